import type { Store } from './store.ts';

/** The signed-in user as `/auth/user/` answers and as kept in local storage (core-site.md §3, "User"). */
export interface User {
  id: number;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  is_staff: boolean;
  is_superuser: boolean;
  /** Administers a company (readings.md, "who is an admin"). */
  is_admin: boolean;
  patreon_tier: string | null;
  is_patreon_connected: boolean;
  /** The first one is the working company. */
  administered_companies?: { id: number; name?: string }[];
}

/**
 * `settled` is false while the stored user is shown but the server has not confirmed it yet. `loading` means that there
 * are tokens but nothing is known about their user.
 */
export type SessionState =
  | { status: 'loading'; user: null; settled: false }
  | { status: 'anonymous'; user: null; settled: true }
  | { status: 'signed-in'; user: User; settled: boolean };

export interface Tokens {
  access: string;
  refresh: string;
}

/** core-site.md §4, "Session". Tabs of one browser share it. */
export interface Session extends Store<SessionState> {
  /** Signs in. Throws `ApiError` (401: wrong name or password) or `NetworkError`. */
  login: (credentials: { username: string; password: string }) => Promise<User>;
  /** Takes over tokens from a callback or a registration and loads their user. Throws like `login`; nothing stays stored then. */
  adopt: (tokens: Tokens) => Promise<User>;
  /** Asks the server for the user again, for example after the profile changed. */
  refreshUser: () => Promise<User>;
  /**
   * Forgets all credentials, also when the server cannot be told, goes to `redirect` (default `/`) and returns it.
   */
  logout: (redirect?: string) => Promise<string>;
}

/** Whether the guard of admin routes lets `user` in (core-site.md §2 and §6). */
export const isAdmin = (user: User): boolean => user.is_staff || user.is_superuser || user.is_admin;
