import {
  conflictsIn,
  judge,
  publishedSchema,
  signedSchema,
  type Published,
  type Signed,
} from '@portfolio/remote-kit/manifest';
import type { ReleaseStore } from '../store/index.ts';

/** A registry that was found good, and the very words that were signed. */
export interface Opened {
  signed: Signed;
  published: Published;
}

export const registryFolder = 'registry';
/** Marks of canaries that failed too often, named by release. */
export const withdrawnFolder = 'withdrawn';

/** Sorts like the number. */
export const entryOf = (sequence: number): string => `${registryFolder}/${String(sequence).padStart(10, '0')}.json`;

/** The newest registry as it lies in the store, not looked into; undefined when there is none. */
export async function latestSigned(store: ReleaseStore): Promise<{ name: string; text: string } | undefined> {
  const names = await store.list(registryFolder);
  const name = names
    .filter((each) => /^\d+\.json$/.test(each))
    .toSorted()
    .at(-1);
  const content = name && (await store.read(`${registryFolder}/${name}`));
  return name && content ? { name, text: content.toString() } : undefined;
}

/**
 * Looks into a registry: its signature first, then what it says.
 * @param keys public keys that are trusted
 * @throws Error when it is unsigned, of another shape, or contradicts itself. Whether it is too old is for the caller to say.
 */
export async function opened(text: string, keys: readonly string[]): Promise<Opened> {
  const envelope = signedSchema.parse(JSON.parse(text));
  if ((await judge(envelope, keys)) !== 'good')
    throw new Error('The registry is not signed with a key that is trusted.');
  const published = publishedSchema.parse(JSON.parse(envelope.payload));
  const [conflict] = conflictsIn(published.remotes.map(({ live }) => live));
  if (conflict) throw new Error(conflict);
  return { signed: { payload: envelope.payload, signatures: envelope.signatures }, published };
}

/**
 * All registries that are still there, in their order; the last is in force. Those that keys of before have signed are left out.
 * @param keys public keys that are trusted
 */
export async function openedHistory(store: ReleaseStore, keys: readonly string[]): Promise<Published[]> {
  const names = (await store.list(registryFolder)).toSorted();
  const found = await Promise.all(
    names.map(async (name) => {
      const text = (await store.read(`${registryFolder}/${name}`))?.toString() ?? '';
      return opened(text, keys).then(
        ({ published }) => published,
        () => undefined,
      );
    }),
  );
  return found.filter((published) => published !== undefined);
}
