import type { ReleaseStore } from '../store/index.ts';
import { withdrawnFolder } from './opened.ts';
import { ReleaseError } from './release-error.ts';

/** Canaries that failed too often, as `release`s. */
export const withdrawnIn = async (store: ReleaseStore): Promise<string[]> =>
  (await store.list(withdrawnFolder)).toSorted();

/** Somebody wants it all the same. */
export const takeMarkAway = (store: ReleaseStore, release: string): Promise<void> =>
  store.remove(`${withdrawnFolder}/${release}`);

/** @throws ReleaseError when a release was withdrawn, which is not what everybody shall have */
export async function requireNotWithdrawn(
  store: ReleaseStore,
  { name, release }: { name: string; release: string },
): Promise<void> {
  if (!(await withdrawnIn(store)).includes(release)) return;
  throw new ReleaseError(
    `${name}: ${release} failed too often as a canary and was withdrawn. Release a mended one, ` +
      `or try it with some visitors again: "npm run release -- canary ${name} 5".`,
  );
}
