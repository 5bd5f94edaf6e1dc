/** Texts by their keys. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage of the browser that never throws: what it refuses, because it is blocked or full, is kept as long as the page is open.
 * @param area asked at each call, because merely naming a blocked one throws
 */
export function lenient(area: () => Storage): KeyValueStorage {
  const refused = new Map<string, string>();
  const attempt = <Value>(use: (storage: Storage) => Value): Value | undefined => {
    try {
      return use(area());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => refused.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      refused.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        refused.delete(key);
      });
    },
    removeItem(key) {
      refused.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** Until the user clears it; all tabs share it. */
export const deviceStorage = lenient(() => localStorage);

/** As long as this tab is open. */
export const tabStorage = lenient(() => sessionStorage);
