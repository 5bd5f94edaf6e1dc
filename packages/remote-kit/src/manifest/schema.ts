import * as z from 'zod/mini';
import { routePattern, shapeOf } from './path.ts';
import { guards } from './values.ts';

const nonEmpty = z.string().check(z.minLength(1));

/**
 * What search engines and link previews are told of a screen, in English; `translations` has it in the other languages.
 */
const about = z.union([
  /** Always the same. `title` are the words of the screen's `h1`. */
  z.strictObject({ title: nonEmpty, description: nonEmpty }),
  /** What the content service has published at the address. `missing` are the words of the `h1` when that is nothing. */
  z.strictObject({ source: z.literal('content'), missing: nonEmpty }),
]);

/** By the path of a route. Beside the routes, as shells of before take them as they were. */
const translations = z.record(
  z.string(),
  z.strictObject({
    title: z.optional(nonEmpty),
    description: z.optional(nonEmpty),
    missing: z.optional(nonEmpty),
  }),
);

const route = z.strictObject({
  path: z.string().check(z.regex(routePattern, 'A route is like /, /projects/:slug or /admin/planner/*')),
  guard: z.enum(guards),
  /** Search engines are kept out of a route without it. */
  about: z.optional(about),
});

const link = z.strictObject({
  to: z.string().check(z.regex(/^\/[^:*]*$/, 'A link leads to a path without parameters')),
  labels: z.strictObject({ en: nonEmpty, es: nonEmpty, fr: nonEmpty }),
  /** The header's main row, or its admin drop-down. */
  place: z.enum(['header', 'admin-menu']),
  /**
   * Who sees it: everybody, a user with a `patreon_tier`, with an employee profile, or who administers a company or all of
   * them. The drop-down's own rule comes on top.
   */
  when: z.enum(['always', 'patron', 'employee', 'manager']),
  /** Ascending position among all remotes' links of that place. */
  order: z.number(),
});

const remoteName = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'A remote is named like mfe-public'));
const semver = z.string().check(z.regex(/^\d+\.\d+\.\d+/, 'A version is like 1.2.3'));

const distinctRoutes = z.refine<{ path: string }[]>(
  (routes) => new Set(routes.map(({ path }) => shapeOf(path))).size === routes.length,
  'Two routes match the same paths',
);

const declared = {
  name: remoteName,
  routes: z.array(route).check(z.minLength(1), distinctRoutes),
  links: z.array(link),
  /** What `about` says of its routes, to readers of the other languages. */
  translations: z.optional(z.strictObject({ es: translations, fr: translations })),
};

/** What makes a remote's screens installable, and open without a connection. */
const app = z.strictObject({
  /** The path of its screens, of which the first is the start. */
  scope: z.string().check(z.regex(/^(?:\/[\w-]+)+$/, 'A scope is like /planner/employee-portal')),
  name: nonEmpty,
  /** Below the icon. */
  shortName: nonEmpty,
  /** A square SVG; a file of the remote's folder. */
  icon: nonEmpty,
});

/** What a remote's author writes: the remote's `manifest.json`. */
export const manifestSchema = z.strictObject({
  $schema: z.optional(z.string()),
  ...declared,
  /** The version of the contract with the shell that the remote was written against, `major.minor`. */
  contract: z.string().check(z.regex(/^\d+\.\d+$/, 'A contract version is like 1.0')),
  /** Its service worker is `service-worker/service-worker.ts`. */
  app: z.optional(app),
});

/** What a build emits as `release.json`, beside the files it names. */
export const releaseSchema = z.object({
  ...declared,
  contract: manifestSchema.shape.contract,
  version: semver,
  /** Identifies this build: equal sources give the equal release. */
  release: nonEmpty,
  /** The script of the federation container, beside this file. */
  entry: nonEmpty,
  /** Files needed to draw the first screen, entry first; the edge may preload them. */
  preload: z.array(nonEmpty),
  /** Module that is fetched when its screen is wanted → the scripts that come with it. Builds of before say none. */
  screens: z.optional(z.record(z.string(), z.array(nonEmpty))),
  /** Shared package → range that the shell has to satisfy. */
  shared: z.record(z.string(), z.string()),
  /** GraphQL documents of its screens, as they are written: what it asks of the services. */
  operations: z.array(nonEmpty),
  /** The languages that it has all its texts in. */
  languages: z.array(nonEmpty),
  /** The script that renders its screens on a server, beside this file. */
  server: z.optional(nonEmpty),
  /** Icon and service worker, beside this file. */
  app: z.optional(z.extend(app, { worker: nonEmpty })),
  /** File → SHA-384, base64, of every emitted file. */
  files: z.record(z.string(), z.string()),
});

/** An absolute address, or a path of the page's own origin. */
const address = z
  .string()
  .check(z.regex(/^(?:https?:\/\/[^/\s]+)?\/(?!\/)\S*$/, 'An address is like /a or https://host/a'));

const registryRemote = z.object({
  ...declared,
  contract: manifestSchema.shape.contract,
  version: semver,
  release: nonEmpty,
  /** The folder of its files, with a slash at the end. */
  base: address,
  entry: address,
  preload: z.array(address),
  /** File below `base` → SHA-384, base64. Nothing else of it runs. */
  files: releaseSchema.shape.files,
  /** Renders its screens for the edge. */
  server: z.optional(address),
  app: z.optional(z.extend(app, { icon: address, worker: address })),
  /** A development server's, whose files have no hashes because they change all the time. */
  development: z.optional(z.literal(true)),
});

/** What one visitor gets: which release of each remote, and where. */
export const registrySchema = z.object({ remotes: z.array(registryRemote) });

const time = z.iso.datetime();

/** A release that somebody has put into force: since when, and made from which commit. */
const inForce = { since: time, commit: nonEmpty };

const publishedRemote = z.object({
  name: remoteName,
  live: registryRemote,
  ...inForce,
  /** What was live before: the way back, also for a visitor for whom the live one fails. */
  previous: z.optional(registryRemote),
  /** Gets `percent` of the visitors. */
  canary: z.optional(
    z.object({ percent: z.number().check(z.positive(), z.maximum(100)), release: registryRemote, ...inForce }),
  ),
});

const publishedShell = z.object({
  /** Names its folder in the store. */
  release: nonEmpty,
  contract: manifestSchema.shape.contract,
  /** Shared package → the version that the page has. */
  shared: z.record(z.string(), z.string()),
  ...inForce,
  /** Renders its frame for the edge; a file of its folder. */
  server: z.optional(z.object({ file: nonEmpty, hash: nonEmpty })),
  /** Releases before it, latest first, whose files open pages may still ask for. */
  before: z.array(nonEmpty),
  /** Of each of these, when another took its place. */
  until: z.optional(z.record(z.string(), time)),
  /** Of each of these: what all its files add up to. Those that were published before there were any have none. */
  digests: z.optional(z.record(z.string(), nonEmpty)),
});

/** What is signed: everything that is published on a site. */
export const publishedSchema = z.object({
  /** One more with every change, so that an older one is known to be old. */
  sequence: z.int().check(z.positive()),
  issued: time,
  /** From then on nobody takes it over any more; who has it already keeps it. */
  expires: time,
  shell: z.optional(publishedShell),
  remotes: z.array(publishedRemote),
});

/** What is signed, word for word, and by whom. */
export const signedSchema = z.object({
  payload: nonEmpty,
  signatures: z.array(
    z.object({
      /** Ed25519 public key, 32 bytes as base64url. */
      key: nonEmpty,
      /** 64 bytes as base64url. */
      signature: nonEmpty,
    }),
  ),
  /**
   * Canaries that failed too often, as `release`s. Whoever serves the registry says so, unsigned: the worst that it can do is to
   * show the live release.
   */
  withdrawn: z.optional(z.array(nonEmpty)),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Release = z.infer<typeof releaseSchema>;
export type Registry = z.infer<typeof registrySchema>;
export type Published = z.infer<typeof publishedSchema>;
export type PublishedRemote = Published['remotes'][number];
export type PublishedShell = z.infer<typeof publishedShell>;
export type Signed = z.infer<typeof signedSchema>;
export type RegistryRemote = Registry['remotes'][number];
export type RemoteRoute = z.infer<typeof route>;
export type HeaderLink = z.infer<typeof link>;
