import {
  ApiError,
  createStore,
  SomebodyElse,
  type NavigateOptions,
  type Session,
  type SessionState,
  type Tokens,
  type User,
} from '../contract/index.ts';
import { createAuthorized, type AskPassword, type Authorized } from './authorized.ts';
import { createPasskeyCalls, type PasskeyCalls } from './passkeys.ts';
import { createRenewal } from './renewal.ts';
import { createApi, type RestClient } from './rest.ts';
import type { CredentialStorage } from './storage.ts';
import { asJson, type Send } from './transport.ts';

/**
 * Whether an access token is that of somebody who has to set up a second factor first, as it says itself. Only to lead them there: what a
 * token is good for, the services decide.
 */
function isHeldBack(access: string | null): boolean {
  const content = access?.split('.')[1];
  if (!content) return false;
  try {
    // A name of ours in ASCII: whatever characters the rest has, it is found.
    return Object(JSON.parse(atob(content.replaceAll('-', '+').replaceAll('_', '/')))).second_factor_missing === true;
  } catch {
    return false; // no token of ours
  }
}

export interface SessionOptions {
  apiBase: string;
  storage: CredentialStorage;
  send: Send;
  /**
   * Changes the address at once, before the session's followers hear of the change: a guard that still sees the screen of before
   * must not send the visitor elsewhere.
   */
  goTo: (path: string, options?: NavigateOptions) => void;
  log: (error: unknown, details: Record<string, unknown>) => void;
  /** Without it a call that needs the password is refused. */
  askPassword?: AskPassword | undefined;
  /** Forgets what else this device keeps of the user, when they sign out or their session has ended. */
  forget?: () => Promise<unknown>;
  /** Forgets what a user typed and did not save, when they sign out: not when their session has ended. */
  forgetTyped?: (userId: number) => Promise<unknown>;
}

export interface SessionClient {
  session: Session;
  api: RestClient;
  authorized: Authorized;
  passkeys: PasskeyCalls;
  /** Shows the stored user, then asks the server. Resolves when that is settled; never rejects. */
  start: () => Promise<void>;
}

const loading: SessionState = { status: 'loading', user: null, settled: false };
const anonymous = { status: 'anonymous', user: null, settled: true } as const;

/** core-site.md §4, "Session". */
export function createSession({
  apiBase,
  storage,
  send,
  goTo,
  log,
  forget,
  forgetTyped,
  askPassword,
}: SessionOptions): SessionClient {
  const state = createStore<SessionState>(anonymous);

  const signedIn = (user: User, settled = true): SessionState => ({
    status: 'signed-in',
    user,
    settled,
    ...(isHeldBack(storage.access()) && { lacksSecondFactor: true }),
  });

  /** Counts sign-ins and sign-outs, so that an answer about the user before is not kept as the present one. */
  let generation = 0;

  const questions: (() => Promise<boolean>)[] = [];

  const leave = async (target: string | undefined, options?: NavigateOptions, isRefused = false): Promise<void> => {
    generation += 1;
    storage.clear();
    if (target !== undefined) goTo(target, options);
    state.set(isRefused ? { ...anonymous, refused: true } : anonymous);
    await forget?.().catch((error: unknown) => log(error, { kept: 'not forgotten' }));
  };

  const exchange = createRenewal({ storage, send, url: `${apiBase}/auth/token/refresh/` });
  /** Another token may give other rights. */
  const renew: typeof exchange = async (stale) => {
    const renewal = await exchange(stale);
    const now = state.get();
    if (now.status === 'signed-in' && isHeldBack(storage.access()) !== (now.lacksSecondFactor ?? false))
      state.set(signedIn(now.user, now.settled));
    return renewal;
  };
  const authorized = createAuthorized({
    storage,
    renew,
    // A session that ended by itself is told of on /login, unlike one that somebody left.
    expire(why) {
      const { pathname } = window.location;
      const needsNobody = isByLink(pathname);
      // The first of several calls that are refused at once has led there, and said where to go on.
      const to = needsNobody || pathname === '/login' ? undefined : '/login';
      void leave(to, { state: { from: whereWeAre(), [why]: true } }, why === 'refused');
      return needsNobody;
    },
    confirmPassword:
      askPassword && (() => askPassword((password) => api.post('/auth/confirm-password/', { password }))),
  });
  const sending = { base: apiBase, send, log };
  const beside = createAuthorized({ storage, renew, expire: () => false, confirmPassword: undefined });
  const api = createApi({ ...sending, authorized, beside });
  /** For calls that carry their own credentials: their 401 says nothing about the stored session. */
  const plainApi = createApi({ ...sending, authorized: (call) => call(null) });

  const keep = (user: User): User => {
    storage.storeUser(user);
    state.set(signedIn(user));
    return user;
  };

  const enter = async (path: string, body: object, target?: (user: User) => string): Promise<User> => {
    const { user, ...tokens } = await plainApi.post<Tokens & { user: User }>(path, body);
    generation += 1;
    storage.storeTokens(tokens);
    // Who is let in nowhere in particular has asked for nothing that a guard could refuse.
    if (target) goTo(target(user), { state: { from: { pathname: '/login', search: '', hash: '' } } });
    return keep(user);
  };

  const refreshUser = async (): Promise<User> => {
    const asked = generation;
    // It may be set up by now, which only a new token knows.
    if (isHeldBack(storage.access())) await renew(storage.access());
    const user = await api.get<User>('/auth/user/');
    return asked === generation ? keep(user) : user;
  };

  /** What storage says now; also after another tab signed in, out or in as somebody else. */
  const readStorage = (settled: boolean): void => {
    const user = storage.user();
    if (!storage.access() && !storage.refresh()) state.set(anonymous);
    else if (user) state.set(signedIn(user, settled));
    else state.set(loading);
  };

  const session: Session = {
    get: state.get,
    subscribe: state.subscribe,
    refreshUser,

    async announcePatreon() {
      await api.post('/auth/patreon/connect/');
    },

    login: (credentials, target) => enter('/auth/login/', credentials, target),

    async adopt(tokens, { replace = false } = {}) {
      // Asked with these tokens, and without a renewal: that they are no good ends no session, and leads nowhere.
      const given = createApi({ ...sending, authorized: (call) => call(tokens.access) });
      const user = await given.get<User>('/auth/user/');
      const present = storage.refresh() ? storage.user() : null;
      if (present && present.id !== user.id && !replace) throw new SomebodyElse(user, present);
      generation += 1;
      storage.storeTokens(tokens);
      return keep(user);
    },

    beforeLogout(ask) {
      questions.push(ask);
      return () => void questions.splice(questions.indexOf(ask), 1);
    },

    async logout(redirect = '/') {
      const asked = questions.at(-1);
      if (asked && !(await asked())) return window.location.pathname;
      const [access, refresh] = [storage.access(), storage.refresh()];
      const { user } = state.get();
      await leave(redirect);
      if (user) await forgetTyped?.(user.id).catch((error: unknown) => log(error, { typed: 'not forgotten' }));
      if (refresh) await tellServer(send, `${apiBase}/auth/logout/`, access, refresh, log);
      return redirect;
    },
  };

  const start = async (): Promise<void> => {
    storage.onForeignChange(() => {
      generation += 1;
      readStorage(true);
      if (state.get().status === 'loading') void settle();
    });
    readStorage(false);
    if (state.get().status !== 'anonymous') await settle();
  };

  /** Asks the server who this is. Without an answer the stored user stands, because a dead line is not a sign-out. */
  const settle = async (): Promise<void> => {
    try {
      await refreshUser();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return; // `authorized` has ended the session
      const user = storage.user();
      state.set(user ? signedIn(user) : anonymous);
    }
  };

  return { session, api, authorized, passkeys: createPasskeyCalls({ api, plainApi, enter }), start };
}

/** Screens to which a link with a token of its own leads: they need no session, so that one that has ended does not close them. */
const isByLink = (path: string): boolean =>
  /^\/(?:confirm-email|reset-password|admin\/register|planner\/register)\/./.test(path);

/** Kept across the sign-in that follows, as guards do (core-site.md §2). */
const whereWeAre = (): { pathname: string; search: string; hash: string } => {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
};

async function tellServer(
  send: Send,
  url: string,
  access: string | null,
  refresh: string,
  log: SessionOptions['log'],
): Promise<void> {
  try {
    await send(url, {
      access,
      method: 'POST',
      keepalive: true, // also when the page is being left
      ...asJson({ refresh }),
    });
  } catch (error) {
    log(error, { path: '/auth/logout/' });
  }
}
