import { conflictsIn, publishedSchema, type Published } from '@portfolio/remote-kit/manifest';
import { signed, type SigningKey } from '../keys/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { ReleaseError } from './release-error.ts';
import { entryOf, latestSigned, opened, openedHistory, registryFolder } from './opened.ts';

/** Who may change what is published. */
export interface Signer {
  store: ReleaseStore;
  keys: readonly SigningKey[];
  now?: () => Date;
}

const day = 24 * 60 * 60 * 1000;
/** So long a registry may be taken over; each change makes it new. */
const validDays = 90;
/** Registries of before, for `status` and for people who look what happened. */
const kept = 50;

const nothing: Published = { sequence: 1, issued: '', expires: '', remotes: [] };

/** What is published now; undefined while nothing is. @throws ReleaseError when somebody else has signed it */
export async function readRegistry({ store, keys }: Signer): Promise<Published | undefined> {
  const latest = await latestSigned(store);
  if (!latest) return undefined;
  const trusted = keys.map(({ publicKey }) => publicKey);
  const { published } = await opened(latest.text, trusted).catch((error: unknown) => {
    throw new ReleaseError(
      `${latest.name}: ${String(error)} Use the keys that have signed it, or remove it from the store.`,
    );
  });
  return published;
}

/** All registries that are still there; the last is in force. */
export const readHistory = ({ store, keys }: Signer): Promise<Published[]> =>
  openedHistory(
    store,
    keys.map(({ publicKey }) => publicKey),
  );

/**
 * Publishes a change. Whoever changes it at the same time is not lost: then `change` is asked again, with what that one has
 * published.
 * @param change gets what is published and gives what shall be; the very same when nothing is to change. What it throws ends it
 */
export async function changeRegistry(
  signer: Signer,
  change: (published: Published) => Published | Promise<Published>,
): Promise<Published> {
  const { store, keys, now = () => new Date() } = signer;
  for (;;) {
    const before = await readRegistry(signer);
    const wanted = await change(before ?? nothing);
    if (before && wanted === before) return before;
    requireOneOwner(wanted);
    const issued = now();
    const published = publishedSchema.parse({
      ...wanted,
      sequence: before ? before.sequence + 1 : 1,
      issued: issued.toISOString(),
      expires: new Date(issued.getTime() + validDays * day).toISOString(),
    });
    const text = JSON.stringify(signed(JSON.stringify(published), keys));
    if (await store.create(entryOf(published.sequence), text)) {
      await forgetOld(store);
      return published;
    }
  }
}

/** Also while a canary is in the place of its live release. */
function requireOneOwner({ remotes }: Published): void {
  const lives = remotes.map(({ live }) => live);
  const withCanaries = remotes.map(({ live, canary }) => canary?.release ?? live);
  const [conflict] = [...conflictsIn(lives), ...conflictsIn(withCanaries)];
  if (conflict) throw new ReleaseError(`${conflict} Change the manifest.json of one of them.`);
}

async function forgetOld(store: ReleaseStore): Promise<void> {
  const old = (await store.list(registryFolder)).toSorted().slice(0, -kept);
  await Promise.all(old.map((name) => store.remove(`${registryFolder}/${name}`)));
}
