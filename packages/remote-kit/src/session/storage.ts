import { isAdmin, type Tokens, type User } from '../contract/index.ts';
import { lenient } from '../storage/index.ts';

/** core-site.md §3, "Local storage". */
export const storageKeys = {
  access: 'accessToken',
  refresh: 'refreshToken',
  user: 'user',
  admin: 'isAdmin',
} as const;

const allKeys = Object.values(storageKeys);

/** What the tabs of this browser share about the session. Reads are never cached: another tab may have changed it. */
export interface CredentialStorage {
  access: () => string | null;
  refresh: () => string | null;
  user: () => User | null;
  storeTokens: (tokens: Tokens) => void;
  storeUser: (user: User) => void;
  /** Forgets everything, in local and in session storage. */
  clear: () => void;
  /** Calls `listener` after another tab changed something. */
  onForeignChange: (listener: () => void) => () => void;
}

const isUser = (value: unknown): value is User => typeof Object(value).id === 'number';

function parsedUser(text: string | null): User | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isUser(value) ? value : null;
  } catch {
    return null; // damaged: the server knows better
  }
}

export function createCredentialStorage(page: Window): CredentialStorage {
  const local = lenient(() => page.localStorage);
  const session = lenient(() => page.sessionStorage);
  return {
    access: () => local.getItem(storageKeys.access),
    refresh: () => local.getItem(storageKeys.refresh),
    user: () => parsedUser(local.getItem(storageKeys.user)),
    storeTokens({ access, refresh }) {
      local.setItem(storageKeys.refresh, refresh);
      local.setItem(storageKeys.access, access);
    },
    storeUser(user) {
      local.setItem(storageKeys.admin, String(isAdmin(user)));
      local.setItem(storageKeys.user, JSON.stringify(user));
    },
    clear() {
      for (const key of allKeys) {
        local.removeItem(key);
        session.removeItem(key);
      }
    },
    onForeignChange(listener) {
      const heard = ({ key, storageArea }: StorageEvent): void => {
        const ours = key === null || key === storageKeys.access || key === storageKeys.user;
        if (ours && storageArea === page.localStorage) listener();
      };
      page.addEventListener('storage', heard);
      return () => page.removeEventListener('storage', heard);
    },
  };
}
