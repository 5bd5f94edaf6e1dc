import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@portfolio/remote-kit/contract';
import { registryRemote, releaseSchema, type Published } from '@portfolio/remote-kit/manifest';
import {
  canaryOf,
  promoted,
  publishFiles,
  publishShell,
  readRelease,
  releaseRow,
  withCanary,
  withLive,
  type BuiltRelease,
} from '@portfolio/releases/publish';
import {
  ReleaseError,
  changeRegistry,
  readRegistry,
  requireNotWithdrawn,
  takeMarkAway,
  type Signer,
} from '@portfolio/releases/registry';
import { shellVersions } from '../webpack/shared.ts';
import { root } from '../root.ts';
import { currentCommit } from './commit.ts';
import { requireFit } from './gate.ts';
import { lostLinks, removedRoutes } from './links.ts';
import { requireAnswers, requireKeptPromises } from './shell-gate.ts';
import { liveSupergraph, publishSupergraph } from './supergraph.ts';

type Change = (published: Published) => Published;

const moment = (commit: string) => ({ commit, since: new Date().toISOString() });

/** Stores the shell as it was built. @returns what makes it live */
const storeShell = (signer: Signer, commit: string): Promise<Change> =>
  publishShell(signer.store, {
    folder: join(root, 'shell/dist'),
    contract: contractVersion,
    shared: shellVersions(),
    commit,
  });

/**
 * Releases the shell as it was built; open pages keep finding the files of theirs.
 * @throws ReleaseError when live remotes would miss something of the page, or the live services cannot answer what it asks
 */
export async function releaseShell(signer: Signer): Promise<Published> {
  const folder = join(root, 'shell/dist');
  await requireKeptPromises(folder, await readRegistry(signer), signer.store);
  await requireAnswers(folder, await liveSupergraph(signer));
  return changeRegistry(signer, await storeShell(signer, currentCommit()));
}

export interface ReleaseOptions {
  /** Of the visitors who get it; everybody when left out. */
  percent?: number | undefined;
  /** Of the remote. */
  folder?: string;
  /** Where the site's menu leads. */
  menu?: readonly string[];
  /** Told what people will notice, before anything is published. */
  say?: (sentence: string) => void;
  /** Judges what it does to visitors, once it fits. Throws ReleaseError. */
  tryOut?: (built: BuiltRelease, published: Published) => Promise<void>;
}

/**
 * Releases a remote as it was built, once it fits what is live.
 * @throws ReleaseError when it does not fit, or everybody shall have what was withdrawn; nothing has changed then
 */
export async function releaseRemote(
  signer: Signer,
  name: string,
  { percent, folder = join(root, name), menu = [], say = () => undefined, tryOut }: ReleaseOptions = {},
): Promise<Published> {
  const built = await readRelease(join(folder, 'dist'));
  const row = releaseRow(built.release);
  const before = await readRegistry(signer);
  await requireFit(built, { published: before, supergraph: await liveSupergraph(signer), menu });
  if (percent === undefined) await requireNotWithdrawn(signer.store, row);
  if (before) await tryOut?.(built, before);
  for (const path of removedRoutes(before, row))
    say(`${name} no longer has ${path}: who opens it is told that there is no such page.`);
  await publishFiles(signer.store, built, before);
  const now = moment(currentCommit());
  return changeRegistry(signer, async (published) => {
    // Once more: somebody may have published meanwhile.
    await requireFit(built, { published, supergraph: undefined, menu });
    if (percent === undefined) return withLive(published, row, now);
    await takeMarkAway(signer.store, row.release);
    return withCanary(published, row, percent, now);
  });
}

/** @throws ReleaseError unless the canary is still given to visitors */
export const promoteRemote = (signer: Signer, name: string, menu: readonly string[] = []): Promise<Published> =>
  changeRegistry(signer, async (published) => {
    const { release } = canaryOf(published, name);
    await requireNotWithdrawn(signer.store, release);
    const lost = lostLinks(published, release, menu);
    if (lost.length > 0) throw new ReleaseError(lost.map((each) => `${name}: ${each}`).join('\n'));
    return promoted(published, name, new Date().toISOString());
  });

/** Gives the canary to another share of the visitors; one that was withdrawn begins anew. */
export const shareCanary = (signer: Signer, name: string, percent: number): Promise<Published> =>
  changeRegistry(signer, async (published) => {
    const { release, commit, since } = canaryOf(published, name);
    await takeMarkAway(signer.store, release.release);
    return withCanary(published, release, percent, { commit, since });
  });

/**
 * Makes everything that is built here live at once, as `npm start` does: shell, remotes and supergraph of one checkout. What is live
 * already is left alone.
 * @param names of all remotes; others are taken from the site
 */
export async function publishProduct(signer: Signer, names: readonly string[]): Promise<Published> {
  const supergraph = await readFile(join(root, 'gateway/supergraph.graphql'), 'utf8');
  const before = await readRegistry(signer);
  const builds = await Promise.all(names.map((name) => readRelease(join(root, name, 'dist'))));
  const isLive = ({ release }: (typeof builds)[number]): boolean =>
    before?.remotes.some(({ name, live }) => name === release.name && live.release === release.release) ?? false;
  const fresh = builds.filter((built) => !isLive(built));
  const commit = fresh.length > 0 ? currentCommit() : (before?.shell?.commit ?? currentCommit());
  const shell = await storeShell(signer, commit);
  // They go live with their shell and with each other, so those are what they have to fit.
  const others = (before?.remotes ?? []).filter(
    ({ name }) => names.includes(name) && !fresh.some(({ release }) => release.name === name),
  );
  const together = shell({ sequence: 1, issued: '', expires: '', ...before, remotes: others });
  for (const built of fresh) {
    await requireFit(built, { published: together, supergraph });
    await publishFiles(signer.store, built, before);
  }
  const published = await changeRegistry(signer, (now) => {
    const known = now.remotes.filter(({ name }) => names.includes(name));
    const base = shell(known.length === now.remotes.length ? now : { ...now, remotes: known });
    return fresh.reduce((all, { release }) => withLive(all, releaseRow(release), moment(commit)), base);
  });
  await publishSupergraph(signer, supergraph);
  return published;
}

/**
 * Names the remotes' development servers in the place of releases. Their files change all the time and have no hashes.
 * @param addresses of the servers, which answer already
 */
export async function publishDevelopment(signer: Signer, addresses: readonly string[]): Promise<Published> {
  const shell = await storeShell(signer, currentCommit());
  const remotes = await Promise.all(
    addresses.map(async (address) => {
      const release = releaseSchema.parse(await (await fetch(`${address}/release.json`)).json());
      const live = { ...registryRemote(release, `${address}/`), development: true as const };
      return { name: release.name, live, ...moment('development') };
    }),
  );
  return changeRegistry(signer, (now) => ({ ...shell(now), remotes }));
}
