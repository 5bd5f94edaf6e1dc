import { conflictsIn, publishedSchema, type Published } from '@portfolio/remote-kit/manifest';
import { signed, type SigningKey } from '../keys/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { ReleaseError } from './release-error.ts';
import { openPages } from './open-pages.ts';
import { entriesIn, entryOf, latestSigned, openedEntry, registryFolder, unjudged } from './opened.ts';

/** Who may change what is published. */
export interface Signer {
  store: ReleaseStore;
  keys: readonly SigningKey[];
  now?: () => Date;
}

const day = 24 * 60 * 60 * 1000;
/** So long a registry may be taken over; each change makes it new. */
const validDays = 90;
/** So many registries of before stay in any case, for people who look what happened. */
const kept = 50;
/** Somebody else's change comes before ours so often, and then something else is wrong. */
const attempts = 100;

const nothing: Published = { sequence: 1, issued: '', expires: '', remotes: [] };

/** What is published now; undefined while nothing is. @throws ReleaseError when somebody else has signed it */
export async function readRegistry({ store, keys }: Signer): Promise<Published | undefined> {
  const latest = await latestSigned(store);
  if (!latest) return undefined;
  const trusted = keys.map(({ publicKey }) => publicKey);
  const { published } = await openedEntry(latest, trusted).catch((error: unknown) => {
    throw new ReleaseError(
      `${latest.name}: ${String(error)} Use the keys that have signed it, or remove it from the store.`,
    );
  });
  return published;
}

/**
 * Publishes a change. Whoever changes it at the same time is not lost: then `change` is asked again, with what that one has
 * published.
 * @param change gets what is published and gives what shall be; the very same when nothing is to change. What it throws ends it
 * @param above a number that was seen already, also when it is none of the store's any more
 * @throws ReleaseError when there is no end of others' changes
 */
export async function changeRegistry(
  signer: Signer,
  change: (published: Published) => Published | Promise<Published>,
  above = 0,
): Promise<Published> {
  const { store, keys, now = () => new Date() } = signer;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const before = await readRegistry(signer);
    const wanted = await change(before ?? nothing);
    if (before && wanted === before) return before;
    requireOneOwner(wanted);
    const issued = now();
    const published = publishedSchema.parse({
      ...wanted,
      sequence: Math.max(before?.sequence ?? 0, above) + 1,
      issued: issued.toISOString(),
      expires: new Date(issued.getTime() + validDays * day).toISOString(),
    });
    const text = JSON.stringify(signed(JSON.stringify(published), keys));
    if (await store.create(entryOf(published.sequence), text)) {
      await forgetOld(store, issued);
      return published;
    }
  }
  throw new ReleaseError(
    `Somebody else has published each of ${attempts} times that this was tried. Nothing has changed: try again.`,
  );
}

/** Also while a canary is in the place of its live release. */
function requireOneOwner({ remotes }: Published): void {
  const lives = remotes.map(({ live }) => live);
  const withCanaries = remotes.map(({ live, canary }) => canary?.release ?? live);
  const [conflict] = [...conflictsIn(lives), ...conflictsIn(withCanaries)];
  if (conflict) throw new ReleaseError(`${conflict} Change the manifest.json of one of them.`);
}

/** Removes what was in force when no page of today was open yet: the one after it is older than any. */
async function forgetOld(store: ReleaseStore, now: Date): Promise<void> {
  const names = await entriesIn(store);
  for (const [index, name] of names.slice(0, -kept).entries()) {
    const next = await unjudged(store, names[index + 1]!);
    if (next && now.getTime() - Date.parse(next.issued) < openPages) return;
    await store.remove(`${registryFolder}/${name}`);
  }
}
