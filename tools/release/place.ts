import { join } from 'node:path';
import type { Signer } from '@portfolio/releases/registry';
import { openStore, storeSettings } from '@portfolio/releases/store';
import { readEnvironment } from '@portfolio/service-kit/environment';
import { z } from 'zod';
import { keysAt } from './keys.ts';

/** Where a site's releases are kept, and who may sign. */
export interface Place extends Signer {
  /** The store's folder. */
  folder: string;
  keysPath: string;
}

/**
 * The store of a product below its data path, or the one that `RELEASES_PATH`, `RELEASES_BUCKET` and `RELEASE_KEYS_PATH` name; keys are made
 * when there are none.
 * @param name of the store's folder below the data path
 */
export async function placeOf(dataPath: string, name = 'releases'): Promise<Place> {
  const { RELEASE_KEYS_PATH: keysPath, ...settings } = readEnvironment(
    z.object({
      ...storeSettings,
      RELEASES_PATH: storeSettings.RELEASES_PATH.default(join(dataPath, name)),
      RELEASE_KEYS_PATH: z.string().default(join(dataPath, 'release-keys.json')),
    }),
  );
  return { folder: settings.RELEASES_PATH, keysPath, store: await openStore(settings), keys: keysAt(keysPath) };
}

/** For `RELEASE_KEYS` of the edge. */
export const publicKeys = ({ keys }: Place): string => keys.map(({ publicKey }) => publicKey).join(',');
