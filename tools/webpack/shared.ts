import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { moduleFederationPlugin } from '@module-federation/sdk';
import semver from 'semver';
import { BuildError, readPackage, top } from './project.ts';

interface SharedLibrary {
  /** Its name in package.json. */
  library: string;
  /** What a module writes to import it. A trailing slash takes in every subpath. */
  request: string;
  /** Our selection of its exports, in `packages/remote-kit/src/shared`; the whole module when left out. */
  selection?: string;
  /** What a browser loads of a library whose package.json has no "exports" to say so. */
  file?: string;
}

/**
 * What all roots on a page have to share: libraries with state of their own (contexts, caches, style sheets, hooks). Without the
 * subpaths of react-dom a remote would bring its own copy of react-dom/client.
 */
const sharedLibraries: SharedLibrary[] = [
  { library: 'react', request: 'react' },
  { library: 'react', request: 'react/' },
  { library: 'react-dom', request: 'react-dom' },
  { library: 'react-dom', request: 'react-dom/' },
  { library: 'react-router-dom', request: 'react-router-dom', selection: 'router.ts' },
  {
    library: 'styled-components',
    request: 'styled-components',
    selection: 'styled.ts',
    file: 'styled-components/dist/styled-components.browser.esm.js',
  },
  { library: '@apollo/client', request: '@apollo/client', selection: 'apollo.ts' },
  { library: '@apollo/client', request: '@apollo/client/react', selection: 'apollo-react.ts' },
  { library: '@apollo/client', request: '@apollo/client/errors', selection: 'apollo-errors.ts' },
  { library: '@portfolio/remote-kit', request: '@portfolio/remote-kit' },
];

const selections = join(top, 'packages/remote-kit/src/shared');

/** Request → names that the page shares of it, for the requests with a selection. */
export const selectedExports: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  sharedLibraries.flatMap(({ request, selection }) => {
    if (!selection) return [];
    const [, names = ''] = /export \{([^}]*)\}/.exec(readFileSync(join(selections, selection), 'utf8')) ?? [];
    return [[request, new Set(names.split(',').map((name) => name.trim()))]];
  }),
);

/** Package → exact version that the shell of this workspace provides. */
export const shellVersions = (): Record<string, string> => versionsOf(join(top, 'shell'));

function versionsOf(folder: string): Record<string, string> {
  const { name, dependencies } = readPackage(folder);
  const libraries = new Set(sharedLibraries.map(({ library }) => library));
  return Object.fromEntries(
    [...libraries].map((library) => {
      const version = dependencies[library];
      if (!version)
        throw new BuildError(`${name}/package.json must depend on ${library}: all roots on a page share it.`);
      return [library, version];
    }),
  );
}

/**
 * Package → range that the shell has to satisfy, from the remote's own dependencies: what it was tested with, or a compatible
 * later version. Throws when the given versions, by default those of this workspace's shell, do not satisfy one.
 */
export function sharedRanges(folder: string, provided = shellVersions()): Record<string, string> {
  return Object.fromEntries(
    Object.entries(versionsOf(folder)).map(([library, version]) => {
      const range = `^${version}`;
      const shell = provided[library] ?? 'none';
      if (!semver.satisfies(shell, range)) {
        throw new BuildError(
          `${readPackage(folder).name} needs ${library} ${range}, but the shell provides ${shell}. ` +
            `Use a version that ${shell} satisfies, or release a newer shell first.`,
        );
      }
      return [library, range];
    }),
  );
}

/** Folders whose imports of a selected library mean the library itself: the selections, and the libraries' own files. */
const implementers = [selections, ...[...selectedExports.keys()].map(packageFolder)];

function packageFolder(request: string): string {
  const name = request.split('/').slice(0, request.startsWith('@') ? 2 : 1);
  return join(top, 'node_modules', ...name);
}

/**
 * The file that `request`, written in `issuer`, means although the library is shared; undefined when the shared module is meant.
 * Without it a selection would import itself, and a library whose files import it by name would get the selection only.
 */
export function directImport(request: string, issuer: string): string | undefined {
  const shared = sharedLibraries.find((library) => library.selection && library.request === request);
  const direct = shared && implementers.some((folder) => issuer.startsWith(`${folder}${sep}`));
  return direct ? fileURLToPath(import.meta.resolve(shared.file ?? request)) : undefined;
}

type SharedConfig = moduleFederationPlugin.SharedConfig;

const entries = (describe: (shared: SharedLibrary) => SharedConfig): moduleFederationPlugin.SharedObject =>
  Object.fromEntries(
    sharedLibraries.map((shared) => [shared.request, { singleton: true, strictVersion: true, ...describe(shared) }]),
  );

const implementation = ({ selection }: SharedLibrary): SharedConfig =>
  selection ? { import: join(selections, selection) } : {};

/** The shell provides everything with its first chunk: no remote can run without. */
export const sharedByShell = (versions: Record<string, string>): moduleFederationPlugin.SharedObject =>
  entries((shared) => ({
    ...implementation(shared),
    eager: true,
    version: versions[shared.library],
    requiredVersion: `^${versions[shared.library]}`,
  }));

/**
 * A published remote takes what it shares from the page and has no copy of its own, so there is one React by construction.
 * Alone, in development, it brings the copies along.
 */
export const sharedByRemote = (ranges: Record<string, string>, alone: boolean): moduleFederationPlugin.SharedObject =>
  entries((shared) => ({
    // A selection is not in its library's folder, where the version would be found.
    ...(alone
      ? { ...implementation(shared), version: ranges[shared.library]?.replace('^', '') }
      : { import: false as const }),
    requiredVersion: ranges[shared.library],
  }));
