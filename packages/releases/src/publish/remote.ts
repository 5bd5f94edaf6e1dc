import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  registryRemote,
  releaseSchema,
  type Published,
  type RegistryRemote,
  type Release,
} from '@portfolio/remote-kit/manifest';
import type { ReleaseStore } from '../store/index.ts';
import { ReleaseError } from '../registry/index.ts';
import { filesIn, storeFiles } from './files.ts';

/** Where a site serves the folder `remotes` of the store. */
const releasesPath = '/releases/';

type Named = Pick<Release, 'name' | 'version' | 'release'>;

const ownName = ({ name, version, release }: Named): string => `${name}/${version}-${release}`;

/** A release's folder in the store. */
export const remoteFolder = (release: Named): string => `remotes/${ownName(release)}`;

export const releaseRow = (release: Release): RegistryRemote =>
  registryRemote(release, `${releasesPath}${ownName(release)}/`);

/** What a build has left in its folder. */
export interface BuiltRelease {
  folder: string;
  release: Release;
}

/** @throws ReleaseError when the folder holds no release, or other files than it says */
export async function readRelease(folder: string): Promise<BuiltRelease> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => {
    throw new ReleaseError(`There is no release.json in ${folder}: build the remote first.`);
  });
  const release = releaseSchema.parse(JSON.parse(text));
  for (const [file, hash] of Object.entries(release.files)) {
    const content = await readFile(join(folder, file)).catch(() => undefined);
    if (!content || createHash('sha384').update(content).digest('base64') !== hash)
      throw new ReleaseError(
        `${release.name}: ${file} in ${folder} is not the file that was built. Build the remote again.`,
      );
  }
  return { folder, release };
}

/**
 * Stores a release's files; `release.json` last, so that it says that all are there. What was altered in the store since is mended.
 * @param published says what was signed, and so which of two descriptions of one release was altered
 * @throws ReleaseError when another was published under this name: what is published never changes
 */
export async function publishFiles(
  store: ReleaseStore,
  { folder, release }: BuiltRelease,
  published?: Published,
): Promise<void> {
  const target = remoteFolder(release);
  const stored = releaseSchema.safeParse(parsed(await store.read(`${target}/release.json`)));
  const isAnother = stored.success && !isDeepStrictEqual(stored.data, release);
  const signed = (published?.remotes ?? []).flatMap(({ live, previous, canary }) => [live, previous, canary?.release]);
  if (isAnother && !signed.some((row) => isDeepStrictEqual(row, releaseRow(release))))
    throw new ReleaseError(
      `${release.name} ${release.version} (${release.release}) was published with other files. ` +
        'Give it another version in its package.json and release it again.',
    );
  const files = (await filesIn(folder)).filter((file) => file !== 'release.json');
  await storeFiles(store, folder, files, target);
  await storeFiles(store, folder, ['release.json'], target);
}

/** Undefined when it is missing, or no JSON. */
function parsed(content: Buffer | undefined): unknown {
  try {
    return JSON.parse(content?.toString() ?? '');
  } catch {
    return undefined;
  }
}
