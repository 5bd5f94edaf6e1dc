import { clear, createStore, del, delMany, get, keys, promisifyRequest, update, type UseStore } from 'idb-keyval';

/** Values by their names: JSON. */
type Values = Readonly<Record<string, unknown>>;

/** Values that only their key opens. The browser keeps the key beside them, and gives its bytes to no script. */
interface Sealed {
  key: CryptoKey;
  /** Fresh each time, so no two are the same. */
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** A place for what is yet to be sealed. */
const reserved: Partial<Sealed> = {};

const algorithm = 'AES-GCM';

// oxlint-disable-next-line typescript/no-unnecessary-condition -- pages of plain HTTP have no `subtle`, whatever the types say
const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

const canSeal = (): boolean => subtle() !== undefined;

/** @param before where its key is, if there is one already */
async function seal(values: Values, before?: Partial<Sealed>): Promise<Sealed> {
  const key = before?.key ?? (await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, usages));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(values));
  return { key, iv, data: await crypto.subtle.encrypt({ name: algorithm, iv }, key, text) };
}
const usages: KeyUsage[] = ['encrypt', 'decrypt'];

/** Undefined where they cannot be opened: damaged, or brought here without their key. */
async function open({ key, iv, data }: Partial<Sealed>): Promise<Values | undefined> {
  if (!data) return {};
  try {
    if (!key || !iv) return undefined;
    const text = await crypto.subtle.decrypt({ name: algorithm, iv }, key, data);
    return JSON.parse(new TextDecoder().decode(text)) as Values;
  } catch {
    return undefined;
  }
}

/** Opened when first needed: most pages keep nothing. */
const opened = (name: string): (() => UseStore) => {
  let store: UseStore | undefined;
  return () => (store ??= createStore(`portfolio-${name}`, name));
};
const copies = opened('kept');
const unsent = opened('unsent');
const typed = opened('typed');

/** Under it all of a user's values are, sealed. No value had this name when each was kept under its own, in plain text. */
const sealedName = 'sealed';
const prefix = (userId: number): string => `${userId}/`;
/** All names of a user: the sign after `/` is `0`. */
const namesOf = (userId: number): IDBKeyRange => IDBKeyRange.bound(prefix(userId), `${userId}0`, false, true);

/** What one moment had of a user. */
interface Found {
  sealed: Partial<Sealed> | undefined;
  /** Of the release before, one tab of which may still be open. */
  plain: Values;
}

async function find(records: IDBObjectStore, userId: number): Promise<Found> {
  const [names, values] = await Promise.all([
    promisifyRequest(records.getAllKeys(namesOf(userId)) as IDBRequest<string[]>),
    promisifyRequest<unknown[]>(records.getAll(namesOf(userId))),
  ]);
  const { [sealedName]: sealed, ...plain } = Object.fromEntries(
    names.map((name, index) => [name.slice(prefix(userId).length), values[index]]),
  );
  return { sealed: sealed as Partial<Sealed> | undefined, plain };
}

/** Every sealing has an IV of its own, which tells it from all others. */
const isSame = (one: Found, other: Found): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Puts `sealed` in the place of what was found, unless that is no longer what is there. */
const replace = (store: UseStore, userId: number, found: Found, sealed: Sealed | undefined): Promise<boolean> =>
  store('readwrite', async (records) => {
    if (!isSame(found, await find(records, userId))) return false;
    const name = prefix(userId) + sealedName;
    // First, because a browser that cannot store keys throws here; nothing is deleted then.
    if (sealed) records.put(sealed, name);
    else records.delete(name);
    for (const plain of Object.keys(found.plain)) records.delete(prefix(userId) + plain);
    await promisifyRequest(records.transaction);
    return true;
  });

/** How a kind of values is kept. */
interface Kind {
  store: () => UseStore;
  /** Sealed values and those of the release before, as one. */
  merge: (sealed: Values, plain: Values) => Values;
  /** Whether a change is still wanted where nothing is: not of what was forgotten meanwhile. */
  startsAnew: boolean;
}

/**
 * Changes a user's values, whoever else does at the same time: another tab, a service worker. A transaction ends while something
 * is being sealed, so it is done again when another change came in between; each such round is one that another has finished.
 * @param how returns the very same values where nothing is to change
 */
async function changed({ store, merge, startsAnew }: Kind, userId: number, how: (values: Values) => Values) {
  for (;;) {
    const found = await store()('readonly', (records) => find(records, userId));
    if (!startsAnew && !found.sealed && isEmpty(found.plain)) return {};
    const inside = found.sealed && (await open(found.sealed));
    const before = merge(inside ?? {}, found.plain);
    const after = how(before);
    const isReadable = isEmpty(found.plain) && (!found.sealed || inside);
    if (isReadable && after === before) return after;
    const sealed = isEmpty(after) ? undefined : await seal(after, inside && found.sealed);
    if (await replace(store(), userId, found, sealed)) return after;
  }
}
const isEmpty = (values: Values): boolean => Object.keys(values).length === 0;

/** Whoever forgets all while something is being sealed takes its place away. */
const reserve = (store: UseStore, userId: number): Promise<void> =>
  update(prefix(userId) + sealedName, (there = reserved) => there, store);

/** What this device keeps of a user, also over a restart, sealed: nobody else on this device reads it. */
export interface Kept {
  read: <Value>(name: string) => Promise<Value | undefined>;
  write: (name: string, value: unknown) => Promise<void>;
  /** At once, whoever else changes it. */
  change: <Value>(name: string, change: (before: Value | undefined) => Value) => Promise<void>;
}

const copied: Kind = { store: copies, merge: (sealed, plain) => ({ ...plain, ...sealed }), startsAnew: false };

/**
 * Copies of what the server knows, for the time without a connection. Rejects where the browser keeps nothing. Keeps nothing on
 * pages that can seal nothing: those of plain HTTP, which without a connection do not open anyway.
 */
export const keptOf = (userId: number): Kept => ({
  async read<Value>(name: string) {
    if (!canSeal()) return undefined;
    const values = await changed(copied, userId, (same) => same);
    return values[name] as Value | undefined;
  },
  async write(name, value) {
    await keptOf(userId).change(name, () => value);
  },
  async change<Value>(name: string, change: (before: Value | undefined) => Value) {
    if (!canSeal()) return;
    await reserve(copies(), userId);
    await changed(copied, userId, (values) => ({ ...values, [name]: change(values[name] as Value | undefined) }));
  },
});

/** Lists of what the server has not been told yet, sealed as well. */
export interface Unsent {
  read: <Item>(name: string) => Promise<readonly Item[]>;
  /** At once, whoever else changes it: another tab, a service worker. */
  change: <Item>(name: string, change: (items: readonly Item[]) => readonly Item[]) => Promise<void>;
}

const listIn = (values: Values, name: string) => (values[name] ?? []) as readonly unknown[];

const waiting: Kind = {
  store: unsent,
  merge: (sealed, plain) =>
    Object.keys(plain).reduce<Values>(
      (all, name) => ({ ...all, [name]: [...listIn(all, name), ...listIn(plain, name)] }),
      sealed,
    ),
  startsAnew: true,
};

/**
 * What the server has not been told yet. Nobody's sign-out or sign-in forgets it: it waits for its user. On pages that can seal
 * nothing it is kept as it is, because losing it is worse.
 */
export const unsentOf = (userId: number): Unsent => ({
  async read<Item>(name: string) {
    if (!canSeal()) return (await get<readonly Item[]>(prefix(userId) + name, unsent())) ?? [];
    return listIn(await changed(waiting, userId, (same) => same), name) as readonly Item[];
  },
  async change<Item>(name: string, change: (items: readonly Item[]) => readonly Item[]) {
    if (!canSeal()) return update<readonly Item[]>(prefix(userId) + name, (items = []) => change(items), unsent());
    await changed(waiting, userId, ({ [name]: items = [], ...others }) => {
      const left = change(items as readonly Item[]);
      return left.length === 0 ? others : { ...others, [name]: left };
    });
  },
});

/** Of whom there is something unsent, or was. */
export async function usersWithUnsent(): Promise<number[]> {
  const names = await keys<string>(unsent());
  return [...new Set(names.map((name) => Number.parseInt(name, 10)))];
}

/** What somebody typed into forms and has not saved yet. */
export interface Drafts {
  read: <Draft>(name: string) => Promise<Draft | undefined>;
  /** Before the first `write`: makes room, which signing out takes away again. */
  begin: () => Promise<void>;
  /** Keeps it, or nothing under that name. Does nothing where room was not made, or taken away meanwhile. */
  write: (name: string, draft: unknown) => Promise<void>;
}

const drafts: Kind = { ...copied, store: typed };

/**
 * Of one user; 0 is who is not signed in. Unlike copies they outlast a session that ends by itself, and unlike what was not sent
 * they go when their user signs out. Pages that can seal nothing keep none.
 */
export const draftsOf = (userId: number): Drafts => ({
  async read<Draft>(name: string) {
    if (!canSeal()) return undefined;
    return (await changed(drafts, userId, (same) => same))[name] as Draft | undefined;
  },
  begin: async () => (canSeal() ? reserve(typed(), userId) : undefined),
  async write(name, draft) {
    if (!canSeal()) return;
    await changed(drafts, userId, (values) => {
      const others = Object.entries(values).filter(([other]) => other !== name);
      return Object.fromEntries(draft === undefined ? others : [...others, [name, draft]]);
    });
  },
});

/** Forgets what a user typed: they sign out. */
export const forgetDrafts = async (userId: number): Promise<void> => del(prefix(userId) + sealedName, typed());

/** Forgets all copies and their keys: somebody signs out, or their session has ended. */
export const forgetKept = async (): Promise<void> => clear(copies());

/** Forgets the copies of all others: `userId` has signed in. */
export async function forgetOthers(userId: number): Promise<void> {
  const names = await keys<string>(copies());
  await delMany(
    names.filter((name) => !name.startsWith(prefix(userId))),
    copies(),
  );
}
