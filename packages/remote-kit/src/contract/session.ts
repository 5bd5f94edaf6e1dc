import type { UserWire } from '@portfolio/contracts/auth';
import type { Store } from './store.ts';

/** The signed-in user as `/auth/user/` answers and as kept in local storage. */
export type User = UserWire;

/**
 * `settled` is false while the stored user is shown but the server has not confirmed it yet. `loading` means that there
 * are tokens but nothing is known about their user.
 */
export type SessionState =
  | { status: 'loading'; user: null; settled: false }
  /** `refused`: the session ended because the server refused even a token that it had just renewed. */
  | { status: 'anonymous'; user: null; settled: true; refused?: true }
  /** `lacksSecondFactor`: the site asks for a second factor, and the services do nothing for them until it is set up. */
  | { status: 'signed-in'; user: User; settled: boolean; lacksSecondFactor?: boolean };

export interface Tokens {
  access: string;
  refresh: string;
}

/** core-site.md §4, "Session". Tabs of one browser share it. */
export interface Session extends Store<SessionState> {
  /**
   * Signs in and, when `target` is given, goes where it says. Throws `ApiError` (401: wrong name or password) or
   * `NetworkError`.
   */
  login: (
    credentials: { username: string; password: string; code?: string | undefined },
    target?: (user: User) => string,
  ) => Promise<User>;
  /**
   * Takes over tokens from a callback or a registration and loads their user. Throws like `login`; nothing is stored then,
   * and a session that was there goes on. Somebody else's session is replaced only with `replace`; `SomebodyElse` is thrown
   * without, so that nobody is signed in as another by following a link.
   */
  adopt: (tokens: Tokens, options?: { replace?: boolean }) => Promise<User>;
  /**
   * Tells the server that this user leaves for Patreon, so that the membership is linked to the account. Throws like `login`.
   */
  announcePatreon: () => Promise<void>;
  /** Asks the server for the user again, for example after the profile changed. */
  refreshUser: () => Promise<User>;
  /**
   * Forgets all credentials, also when the server cannot be told, goes to `redirect` (default `/`) and returns it. Returns where
   * we are when whoever is asked before (`beforeLogout`) wants to stay.
   */
  logout: (redirect?: string) => Promise<string>;
  /**
   * Has `ask` answer whether to go on before somebody signs out; the last one that was given asks. Returns the way to ask no
   * longer. Since 2.2.
   */
  beforeLogout: (ask: () => Promise<boolean>) => () => void;
}

/** Whether the guard of admin routes lets `user` in (core-site.md §2 and §6). */
export const isAdmin = (user: User): boolean => user.is_staff || user.is_superuser || user.is_admin;

/** Tokens belong to another user than the one who is signed in. */
export class SomebodyElse extends Error {
  override name = 'SomebodyElse';
  readonly user: User;
  readonly present: User;

  constructor(user: User, present: User) {
    super('The tokens belong to somebody else.');
    this.user = user;
    this.present = present;
  }
}
