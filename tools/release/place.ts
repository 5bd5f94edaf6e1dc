import { join } from 'node:path';
import type { Signer } from '@portfolio/releases/registry';
import { folderStore } from '@portfolio/releases/store';
import { keysAt } from './keys.ts';

/** Where a site's releases are kept, and who may sign. */
export interface Place extends Signer {
  /** The store's folder. */
  folder: string;
  keysPath: string;
}

/**
 * The store of a product below its data path, or the one that `RELEASES_PATH` and `RELEASE_KEYS_PATH` name; keys are made when there
 * are none.
 * @param name of the store's folder below the data path
 */
export function placeOf(dataPath: string, name = 'releases'): Place {
  const {
    RELEASES_PATH: folder = join(dataPath, name),
    RELEASE_KEYS_PATH: keysPath = join(dataPath, 'release-keys.json'),
  } = process.env;
  return { folder, keysPath, store: folderStore(folder), keys: keysAt(keysPath) };
}

/** For `RELEASE_KEYS` of the edge. */
export const publicKeys = ({ keys }: Place): string => keys.map(({ publicKey }) => publicKey).join(',');
