import { clear, createStore, delMany, get, keys, set, update, type UseStore } from 'idb-keyval';

/** Opened when first needed: most pages keep nothing. */
const opened = (name: string): (() => UseStore) => {
  let store: UseStore | undefined;
  return () => (store ??= createStore(`portfolio-${name}`, name));
};
const copies = opened('kept');
const unsent = opened('unsent');

/** What this device keeps of a user, also over a restart. */
export interface Kept {
  read: <Value>(name: string) => Promise<Value | undefined>;
  write: (name: string, value: unknown) => Promise<void>;
  /** At once, whoever else changes it: another tab, a service worker. */
  change: <Value>(name: string, change: (value: Value | undefined) => Value) => Promise<void>;
}

const prefix = (userId: number): string => `${userId}/`;

/** In IndexedDB, under the user's own names: nobody else on this device reads it. Rejects where the browser keeps nothing. */
const within =
  (store: () => UseStore) =>
  (userId: number): Kept => ({
    read: async (name) => get(prefix(userId) + name, store()),
    write: async (name, value) => set(prefix(userId) + name, value, store()),
    change: async (name, change) => update(prefix(userId) + name, change, store()),
  });

/** Copies of what the server knows, for the time without a connection. */
export const keptOf = within(copies);

/** What the server has not been told yet. Nobody's sign-out or sign-in forgets it: it waits for its user. */
export const unsentOf = within(unsent);

/** Of whom there is something unsent under that name, or was. */
export async function usersWithUnsent(name: string): Promise<number[]> {
  const names = await keys<string>(unsent());
  return names.filter((each) => each.endsWith(`/${name}`)).map((each) => Number.parseInt(each, 10));
}

/** Forgets all copies: somebody signs out. */
export const forgetKept = async (): Promise<void> => clear(copies());

/** Forgets the copies of all others: `userId` has signed in. */
export async function forgetOthers(userId: number): Promise<void> {
  const names = await keys<string>(copies());
  await delMany(
    names.filter((name) => !name.startsWith(prefix(userId))),
    copies(),
  );
}
