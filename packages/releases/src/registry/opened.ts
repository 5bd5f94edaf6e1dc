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

/** A registry as it lies in the store, not looked into. */
export interface Entry {
  /** By which people find it in the store. */
  name: string;
  /** The number under which it lies there, which is the one that it must have. */
  sequence: number;
  text: string;
}

/** The newest registry; undefined when there is none. */
export async function latestSigned(store: ReleaseStore): Promise<Entry | undefined> {
  const name = (await entriesIn(store)).at(-1);
  return name === undefined ? undefined : entryAt(store, name);
}

/** Names of all registries, oldest first. */
export const entriesIn = async (store: ReleaseStore): Promise<string[]> =>
  (await store.list(registryFolder)).filter((name) => /^\d+\.json$/.test(name)).toSorted();

async function entryAt(store: ReleaseStore, file: string): Promise<Entry | undefined> {
  const name = `${registryFolder}/${file}`;
  const content = await store.read(name);
  return content && { name, sequence: Number.parseInt(file, 10), text: content.toString() };
}

/**
 * As `opened`, of an entry of the store.
 * @throws Error also when it lies under another number than its own: an older one that somebody put there would be in force again
 */
export async function openedEntry({ name, sequence, text }: Entry, keys: readonly string[]): Promise<Opened> {
  const found = await opened(text, keys);
  if (found.published.sequence === sequence) return found;
  throw new Error(`${name} holds registry ${found.published.sequence}: remove that file from the store.`);
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
  const found = (await entriesIn(store)).map(async (file) => {
    const entry = await entryAt(store, file);
    return entry && openedEntry(entry, keys).catch(() => undefined);
  });
  return (await Promise.all(found)).flatMap((one) => (one ? [one.published] : []));
}

/** What all registries that are still there name, in their order, whoever has signed them: keys that are dropped since, too. */
export async function everNamed(store: ReleaseStore): Promise<Published[]> {
  const found = await Promise.all((await entriesIn(store)).map((file) => unjudged(store, file)));
  return found.filter((published) => published !== undefined);
}

/** What an entry says, whoever has signed it: good for nothing but to keep what it names. Undefined when it is none. */
export async function unjudged(store: ReleaseStore, file: string): Promise<Published | undefined> {
  try {
    const { payload } = signedSchema.parse(JSON.parse((await entryAt(store, file))?.text ?? ''));
    return publishedSchema.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}
