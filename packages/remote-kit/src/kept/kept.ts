import { clear, createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';

let database: UseStore | undefined;

/** Opened when first needed: most pages keep nothing. */
const store = (): UseStore => (database ??= createStore('portfolio-kept', 'kept'));

/** What this device keeps of a user for the time without a connection, also over a restart. */
export interface Kept {
  read: <Value>(name: string) => Promise<Value | undefined>;
  write: (name: string, value: unknown) => Promise<void>;
}

const prefix = (userId: number): string => `${userId}/`;

/** In IndexedDB, under the user's own names: nobody else on this device reads it. Rejects where the browser keeps nothing. */
export const keptOf = (userId: number): Kept => ({
  read: async (name) => get(prefix(userId) + name, store()),
  write: async (name, value) => set(prefix(userId) + name, value, store()),
});

/** Forgets everything that was kept: somebody signs out. */
export const forgetKept = async (): Promise<void> => clear(store());

/** Forgets what was kept of all others: `userId` has signed in. */
export async function forgetOthers(userId: number): Promise<void> {
  const names = await keys<string>(store());
  await delMany(
    names.filter((name) => !name.startsWith(prefix(userId))),
    store(),
  );
}
