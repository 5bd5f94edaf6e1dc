import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  registryFor,
  type Published,
  type Registry,
  type RegistryRemote,
  type Signed,
} from '@portfolio/remote-kit/manifest';
import { latestSigned, opened, openedEntry, withdrawnIn, type Opened } from '@portfolio/releases/registry';
import { remoteFolder, shellFolder } from '@portfolio/releases/publish';
import type { Copies, ReleaseStore } from '@portfolio/releases/store';
import type { Logger } from '@portfolio/service-kit/logging';
import type { SignedFiles } from './signed-files.ts';

/** What is in force at one moment. */
export interface Site {
  signed: Signed;
  published: Published;
  /** The live shell's built `index.html`. */
  template: string;
}

export interface LiveSite {
  /** Undefined until there was a good one. */
  current: () => Site | undefined;
  /** What a visitor gets who is told from no other. */
  registry: () => Registry | undefined;
  registryFor: (visitor: string | undefined) => Registry | undefined;
  /** Why no page can be served that works; undefined when all is well. */
  problem: () => string | undefined;
  /** Looks into the store now: a page of another edge may be newer than what this one has seen. */
  renew: () => Promise<void>;
  close: () => Promise<void>;
}

interface Options {
  store: ReleaseStore;
  /** What files are served from. */
  copies: Copies;
  files: SignedFiles;
  /** Milliseconds between two looks into the store: a rollback is seen by the next navigation. */
  lookEvery: number;
  keys: readonly string[];
  /** Other origins that releases may come from. */
  origins: readonly string[];
  /** Releases without hashes may run: development servers'. */
  development: boolean;
  /** Where the last good registry is kept. */
  state: string | undefined;
  log: Logger;
}

/** How every site begins, so no error. */
class NothingYet extends Error {
  override message = 'nothing is published yet: the site is there a second after the first release';
}

/**
 * Follows what is published. A registry is taken over when it is signed, newer, not expired, names allowed origins only, and the shell
 * that it names is there whole; otherwise it is logged, and what was last good stays in force, also over a restart.
 */
export async function liveSite(options: Options): Promise<LiveSite> {
  const { store, state, log } = options;
  let site: Site | undefined;
  let told = '';
  const closing = new AbortController();

  const take = async ({ signed, published }: Opened, isKept: boolean): Promise<void> => {
    if (site && published.sequence <= site.published.sequence) {
      if (signed.payload === site.signed.payload) return;
      throw new Error(`Registry ${published.sequence} is older than ${site.published.sequence}, which is in force.`);
    }
    // What was in force before a restart was not too old when it was taken over.
    if (!isKept && Date.parse(published.expires) < Date.now())
      throw new Error(`Registry ${published.sequence} has expired: publish anything, or renew it.`);
    for (const { live, previous, canary } of published.remotes) {
      for (const release of [live, previous, canary?.release]) if (release) requireAllowed(release, options);
    }
    site = { signed, published, template: await templateOf(published, options) };
    if (state && !isKept) await keep(state, JSON.stringify(signed));
  };

  const lookForMarks = async (): Promise<void> => {
    const withdrawn = await withdrawnIn(store);
    if (!site || withdrawn.join(' ') === (site.signed.withdrawn ?? []).join(' ')) return;
    site = { ...site, signed: { ...site.signed, withdrawn } };
  };

  const look = async (): Promise<void> => {
    try {
      const latest = await latestSigned(store);
      if (!latest) throw site ? new Error('Nothing is published any more.') : new NothingYet();
      if (latest.text !== lastText) await take(await openedEntry(latest, options.keys), false);
      lastText = latest.text;
      await lookForMarks();
      told = '';
    } catch (error) {
      if (told === String(error)) return;
      told = String(error);
      if (error instanceof NothingYet) return log.info(error.message);
      log.error({ err: error }, site ? 'a registry is refused; the last good one stays' : 'no registry can be used');
    }
  };
  let lastText: string | undefined;
  let looking: Promise<void> | undefined;
  /** One look serves all who ask meanwhile. */
  const renew = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  if (state) {
    const kept = await readFile(join(state, 'registry.json'), 'utf8').catch(() => undefined);
    if (kept !== undefined)
      await opened(kept, options.keys)
        .then((found) => take(found, true))
        .catch((error: unknown) => log.warn({ err: error }, 'the registry that was kept is of no use'));
  }
  await renew();
  const watching = (async () => {
    while (!closing.signal.aborted) {
      await sleep(options.lookEvery, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      if (!closing.signal.aborted) await renew();
    }
  })();

  const made = new WeakMap<Site, Map<string, Registry>>();
  const forVisitor = (id: string | undefined): Registry | undefined => {
    if (!site) return undefined;
    const contract = site.published.shell?.contract ?? '0.0';
    const registry = registryFor(site.published, { contract, id, withdrawn: site.signed.withdrawn });
    // The very same for all who get the same, so that what is made of it is made once.
    const name = registry.remotes.map(({ release }) => release).join(' ');
    const known = made.get(site) ?? new Map<string, Registry>();
    made.set(site, known);
    if (!known.has(name)) known.set(name, registry);
    return known.get(name);
  };

  return {
    current: () => site,
    registry: () => forVisitor(undefined),
    registryFor: forVisitor,
    problem: () => (site ? missingOf(site, options.copies.folder) : 'there is no registry'),
    renew,
    async close() {
      closing.abort();
      await watching;
    },
  };
}

/** @throws Error when the deployment does not allow the release, whoever signed it */
function requireAllowed({ name, base, development, ...row }: RegistryRemote, options: Options): void {
  if (development && !options.development)
    throw new Error(`${name} is a development server's, which is not allowed here.`);
  for (const address of [base, row.entry, ...row.preload, row.server ?? base]) {
    const isOwn = address.startsWith('/');
    if (!isOwn && !options.origins.includes(new URL(address).origin))
      throw new Error(`${name} comes from ${address}, and REMOTE_ORIGINS does not allow that.`);
    if (!address.startsWith(base)) throw new Error(`${name} has a file outside of its folder: ${address}.`);
  }
}

async function templateOf({ shell, remotes }: Published, { copies, files }: Options): Promise<string> {
  if (!shell) throw new Error('No shell is published.');
  // What most visitors will ask for is here before they do.
  const own = remotes.filter(({ live }) => live.base.startsWith('/'));
  await Promise.all([shellFolder(shell.release), ...own.map(({ live }) => remoteFolder(live))].map(copies.fetch));
  if (!(await files.isWhole(shell.release, shell))) throw new Error(`Shell ${shell.release} is not what was signed.`);
  const page = join(copies.folder, shellFolder(shell.release), 'index.html');
  const html = await readFile(page, 'utf8').catch(() => undefined);
  if (!html?.includes('</html>')) throw new Error(`The page of shell ${shell.release} is missing.`);
  const missing = missingFile(html, join(copies.folder, shellFolder(shell.release)));
  if (missing) throw new Error(`Shell ${shell.release} lacks ${missing}, which its page names.`);
  return html;
}

/** The first of the page's own files that is not there. */
const missingFile = (html: string, folder: string): string | undefined =>
  [...html.matchAll(/\b(?:src|href)="?(\/[\w./-]+\.\w+)/g)]
    .map(([, path = '']) => path)
    .find((path) => path !== '/feed.xml' && !existsSync(join(folder, path)));

function missingOf({ published, template }: Site, folder: string): string | undefined {
  const missing = missingFile(template, join(folder, shellFolder(published.shell?.release ?? '')));
  return missing && `${missing} of the shell is missing`;
}

async function keep(state: string, text: string): Promise<void> {
  await mkdir(state, { recursive: true });
  await writeFile(join(state, 'registry.json.new'), text);
  await rename(join(state, 'registry.json.new'), join(state, 'registry.json'));
}
