import { existsSync } from 'node:fs';
import { readKeys } from '@portfolio/releases/keys';
import { changeRegistry, latestSigned } from '@portfolio/releases/registry';
import { folderStore } from '@portfolio/releases/store';

/** The number of the newest registry of a store; 0 while nothing is published. */
export const newestNumber = async (folder: string): Promise<number> =>
  (await latestSigned(folderStore(folder)))?.sequence ?? 0;

/**
 * Edges and browsers take no registry over that is older than one they have seen, so what was restored gets a number above those.
 * @param seen the newest number before
 * @param keysPath of the keys that sign
 * @returns what is left to do by hand; undefined when all is done
 */
export async function publishAbove(folder: string, seen: number, keysPath: string): Promise<string | undefined> {
  if ((await newestNumber(folder)) >= seen) return undefined;
  const byHand = `Releases: edges have seen registry ${seen}. Publish what was restored above it, with the keys that sign: npm run release -- renew ${seen}`;
  if (!existsSync(keysPath)) return byHand;
  const store = folderStore(folder);
  return changeRegistry({ store, keys: readKeys(keysPath) }, (published) => ({ ...published }), seen).then(
    () => undefined,
    () => byHand,
  );
}
