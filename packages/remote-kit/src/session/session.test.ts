import { gql } from '@apollo/client';
import { jest } from '@jest/globals';
import { ApiError, NetworkError } from '../contract/index.ts';
import { testUser } from '../testing/index.ts';
import { createGraphqlClient, createCredentialStorage, createSession, send, storageKeys } from './index.ts';
import { sendUpload } from './send-upload.ts';
import type { AskPassword } from './index.ts';
import { startServer, type Server } from './testing/server.ts';

let server: Server;
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  await server.close();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'csrftoken=; max-age=0';
});

/** One tab. */
function openTab({ askPassword }: { askPassword?: AskPassword } = {}) {
  const goTo = jest.fn<(path: string, options?: { state?: unknown }) => void>();
  const log = jest.fn<(error: unknown, details: Record<string, unknown>) => void>();
  const storage = createCredentialStorage(window);
  const forget = jest.fn(() => Promise.resolve());
  const client = createSession({ apiBase: server.base, storage, send, goTo, log, askPassword, forget });
  const apollo = createGraphqlClient({
    url: `${server.base}/graphql`,
    send,
    sendUpload,
    authorized: client.authorized,
    log,
  });
  return { ...client, apollo, storage, goTo, log, forget };
}

/** What is stored after a sign-in whose access token has run out since. */
function storeSession({ stale = false, user = true } = {}) {
  const tokens = server.issue();
  if (stale) server.state.goodAccess.delete(tokens.access);
  localStorage.setItem(storageKeys.access, tokens.access);
  localStorage.setItem(storageKeys.refresh, tokens.refresh);
  if (user) localStorage.setItem(storageKeys.user, JSON.stringify(server.state.user));
  return tokens;
}

const stored = () => Object.fromEntries(Object.values(storageKeys).map((key) => [key, localStorage.getItem(key)]));
/** The original location is kept. */
const toLogin = ['/login', { state: { from: { pathname: '/', search: '', hash: '' }, expired: true } }];
const nothingStored = { accessToken: null, refreshToken: null, user: null, isAdmin: null };

test('who has yet to set up a second factor is known by their token, and is free with the one that follows', async () => {
  const held = `e.${btoa(JSON.stringify({ second_factor_missing: true }))}.s`;
  const { refresh } = server.issue();
  server.state.goodAccess.add(held);
  localStorage.setItem(storageKeys.access, held);
  localStorage.setItem(storageKeys.refresh, refresh);
  localStorage.setItem(storageKeys.user, JSON.stringify(server.state.user));
  const { session, start, storage } = openTab();
  const seen: unknown[] = [];
  session.subscribe(() => seen.push(session.get()));
  await start();
  expect(seen[0]).toMatchObject({ status: 'signed-in', lacksSecondFactor: true });
  expect(storage.access()).not.toBe(held);
  expect(session.get()).toEqual({ status: 'signed-in', user: server.state.user, settled: true });
});

describe('signing in and out', () => {
  test('login stores tokens, user and admin flag under the documented keys', async () => {
    server.state.user = testUser({ username: 'ada', is_staff: true });
    const { session } = openTab();
    await session.login({ username: 'ada', password: 'right' });
    expect(stored()).toEqual({
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
      user: JSON.stringify(server.state.user),
      isAdmin: 'true',
    });
    expect(session.get()).toEqual({ status: 'signed-in', user: server.state.user, settled: true });
  });

  test('login goes where it is told before anybody hears of the user', async () => {
    const tab = openTab();
    tab.goTo.mockImplementation(() => expect(tab.session.get().status).toBe('anonymous'));
    await tab.session.login({ username: 'ada', password: 'right' }, ({ username }) => `/welcome/${username}`);
    const from = { pathname: '/login', search: '', hash: '' };
    expect(tab.goTo.mock.calls).toEqual([['/welcome/ada', { state: { from } }]]);
  });

  test('a refused login is an ApiError and leaves what was there', async () => {
    const { session, goTo } = openTab();
    const refused = await session.login({ username: 'ada', password: 'wrong' }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'ApiError', status: 401 });
    expect(server.calls('/auth/token/refresh/')).toHaveLength(0);
    expect(goTo).not.toHaveBeenCalled();
  });

  test('logout tells the server, clears local and session storage and what else is kept, and returns the target', async () => {
    const tab = openTab();
    storeSession();
    await tab.start();
    sessionStorage.setItem(storageKeys.access, 'left behind');
    tab.goTo.mockImplementation(() => expect(tab.session.get().status).toBe('signed-in'));
    expect(await tab.session.logout('/login')).toBe('/login');
    expect(stored()).toEqual(nothingStored);
    expect(sessionStorage).toHaveLength(0);
    expect(tab.forget).toHaveBeenCalledTimes(1);
    expect(server.calls('/auth/logout/')).toMatchObject([
      { body: { refresh: 'refresh-1' }, authorization: 'Bearer access-1' },
    ]);
    expect(tab.goTo.mock.calls).toEqual([['/login', undefined]]);
    expect(tab.session.get()).toMatchObject({ status: 'anonymous' });
  });

  test('who is asked before and stays is not signed out', async () => {
    const { session, goTo } = openTab();
    storeSession();
    let isLeaving = false;
    const askNoLonger = session.beforeLogout(() => Promise.resolve(isLeaving));
    await session.logout();
    expect(server.calls('/auth/logout/')).toHaveLength(0);
    expect(goTo).not.toHaveBeenCalled();
    isLeaving = true;
    await session.logout('/login');
    expect(stored()).toEqual(nothingStored);
    askNoLonger();
    expect(goTo).toHaveBeenCalledTimes(1);
  });

  test('logout works without a server', async () => {
    const { session } = openTab();
    storeSession();
    await server.close();
    expect(await session.logout()).toBe('/');
    expect(stored()).toEqual(nothingStored);
  });

  test('tokens of a callback are taken over with their user', async () => {
    const { session } = openTab();
    expect(await session.adopt(server.issue())).toEqual(server.state.user);
    expect(stored()).toMatchObject({ accessToken: 'access-1', isAdmin: 'false' });
  });

  test('tokens of somebody else replace nobody who is signed in, unless asked to', async () => {
    storeSession();
    const before = stored();
    const other = server.issue();
    server.state.user = testUser({ id: 99, username: 'stranger' });
    await expect(openTab().session.adopt(other)).rejects.toMatchObject({
      name: 'SomebodyElse',
      user: { username: 'stranger' },
    });
    expect(stored()).toEqual(before);
    expect(await openTab().session.adopt(other, { replace: true })).toMatchObject({ username: 'stranger' });
    expect(stored().accessToken).toBe(other.access);
  });

  test('tokens of a callback that are no good leave nothing, lead nowhere and end no session', async () => {
    const forged = { access: 'forged', refresh: 'forged' };
    const { session, goTo } = openTab();
    await expect(session.adopt(forged)).rejects.toMatchObject({ status: 401 });
    expect(stored()).toEqual(nothingStored);
    expect(goTo).not.toHaveBeenCalled();

    storeSession();
    const before = stored();
    await expect(openTab().session.adopt(forged)).rejects.toMatchObject({ status: 401 });
    expect(stored()).toEqual(before);
  });
});

describe('at start', () => {
  test('shows the stored user, then the one the server knows', async () => {
    storeSession();
    server.state.user = testUser({ username: 'ada', patreon_tier: 'Gold' });
    const tab = openTab();
    const settled = tab.start();
    expect(tab.session.get()).toMatchObject({ status: 'signed-in', settled: false, user: { patreon_tier: null } });
    await settled;
    expect(tab.session.get()).toMatchObject({ status: 'signed-in', settled: true, user: { patreon_tier: 'Gold' } });
  });

  test('is loading while nothing is known about the user', async () => {
    storeSession({ user: false });
    const tab = openTab();
    const settled = tab.start();
    expect(tab.session.get().status).toBe('loading');
    await settled;
    expect(tab.session.get().status).toBe('signed-in');
  });

  test('a damaged stored user is loaded anew', async () => {
    storeSession();
    localStorage.setItem(storageKeys.user, '{');
    const tab = openTab();
    await tab.start();
    expect(tab.session.get()).toMatchObject({ user: server.state.user });
  });

  test('a dead line is not a sign-out', async () => {
    storeSession();
    await server.close();
    const tab = openTab();
    await tab.start();
    expect(tab.session.get()).toMatchObject({ status: 'signed-in', settled: true });
    expect(stored()).toMatchObject({ accessToken: 'access-1' });
    expect(tab.goTo).not.toHaveBeenCalled();
    expect(tab.forget).not.toHaveBeenCalled();
  });

  test('a session that ended elsewhere leads to /login, and nothing of it is kept', async () => {
    storeSession({ stale: true });
    server.state.goodRefresh.clear();
    const tab = openTab();
    await tab.start();
    expect(tab.goTo.mock.calls).toEqual([toLogin]);
    expect(stored()).toEqual(nothingStored);
    expect(tab.forget).toHaveBeenCalledTimes(1);
  });

  test('without tokens nobody is asked', async () => {
    const tab = openTab();
    await tab.start();
    expect(tab.session.get().status).toBe('anonymous');
    expect(server.state.seen).toHaveLength(0);
  });
});

describe('a refused access token', () => {
  test('50 refused calls at once: one renewal, each call once more', async () => {
    storeSession({ stale: true });
    const { api } = openTab();
    const paths = Array.from({ length: 50 }, (_, index) => `/projects/${index}/`);
    const answers = await Promise.all(paths.map((path) => api.get<{ path: string }>(path)));
    expect(answers.map(({ path }) => path)).toEqual(paths);
    expect(server.calls('/auth/token/refresh/')).toMatchObject([{ body: { refresh: 'refresh-1', rotate: true } }]);
    for (const path of paths) expect(server.calls(path)).toHaveLength(2);
    expect(stored()).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2' });
  });

  test('keeps no connection: the answer that refused it is read to its end', async () => {
    storeSession({ stale: true });
    const asked = jest.spyOn(globalThis, 'fetch');
    await openTab().api.get('/projects/1/');
    const [refusal] = await Promise.all(asked.mock.results.map(({ value }) => value as Promise<Response>));
    expect(refusal).toMatchObject({ status: 401, bodyUsed: true });
    asked.mockRestore();
  });

  test('GraphQL and REST share the renewal', async () => {
    storeSession({ stale: true });
    const { api, apollo } = openTab();
    const query = gql`
      query Me {
        me {
          id
        }
      }
    `;
    const [{ data }] = await Promise.all([apollo.query({ query }), api.get('/projects/')]);
    expect(data).toMatchObject({ me: { id: '7' } });
    expect(server.calls('/auth/token/refresh/')).toHaveLength(1);
  });

  test('GraphQL that says UNAUTHENTICATED with status 200 is renewed and asked once more', async () => {
    storeSession();
    server.state.answer = (seen, response) => {
      if (seen.path !== '/graphql' || seen.authorization !== 'Bearer access-1') return false;
      server.reply(response, 200, { data: null, errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] });
      return true;
    };
    server.state.goodAccess.delete('access-1');
    const { apollo } = openTab();
    const { data } = await apollo.query({
      query: gql`
        query Me {
          me {
            id
          }
        }
      `,
    });
    expect(data).toMatchObject({ me: { id: '7' } });
    expect(server.calls('/graphql')).toHaveLength(2);
  });

  test('a link with its own token works with a dead session: the call goes again without one', async () => {
    storeSession({ stale: true });
    server.state.goodRefresh.clear();
    server.state.answer = (seen, response) => {
      if (seen.path !== '/invitation/') return false;
      const isAnonymous = seen.authorization === undefined;
      server.reply(response, isAnonymous ? 200 : 401, isAnonymous ? { good: true } : { detail: 'no' });
      return true;
    };
    history.replaceState(null, '', '/planner/register/a-token');
    try {
      const { api, goTo, session } = openTab();
      await expect(api.get('/invitation/')).resolves.toEqual({ good: true });
      expect(goTo).not.toHaveBeenCalled();
      expect(session.get().status).toBe('anonymous');
      expect(stored()).toEqual(nothingStored);
    } finally {
      history.replaceState(null, '', '/');
    }
  });

  test('a call is repeated only once', async () => {
    storeSession();
    server.state.answer = (seen, response) => {
      if (seen.path !== '/projects/') return false;
      server.reply(response, 401, { detail: 'no' });
      return true;
    };
    const { api, goTo } = openTab();
    await expect(api.get('/projects/')).rejects.toMatchObject({ status: 401 });
    expect(server.calls('/projects/')).toHaveLength(2);
    const state = { from: { pathname: '/', search: '', hash: '' }, refused: true };
    expect(goTo.mock.calls).toEqual([['/login', { state }]]);
    expect(stored()).toEqual(nothingStored);
  });

  test('a second call that is refused on the way to /login does not forget where to go on', async () => {
    storeSession({ stale: true });
    server.state.goodRefresh.clear();
    const { api, goTo } = openTab();
    await expect(api.get('/projects/')).rejects.toBeInstanceOf(ApiError);
    window.history.replaceState(null, '', '/login');
    await expect(api.get('/projects/')).rejects.toBeInstanceOf(ApiError);
    window.history.replaceState(null, '', '/');
    expect(goTo.mock.calls).toEqual([toLogin]);
  });

  test.each([
    ['no refresh token is stored', () => localStorage.removeItem(storageKeys.refresh)],
    ['the refresh token is refused', () => server.state.goodRefresh.clear()],
  ])('ends the session when %s', async (_, spoil) => {
    storeSession({ stale: true });
    spoil();
    const { api, goTo } = openTab();
    await expect(api.get('/projects/')).rejects.toBeInstanceOf(ApiError);
    expect(stored()).toEqual(nothingStored);
    expect(goTo.mock.calls).toEqual([toLogin]);
  });

  test('keeps the session when the renewal gets no answer or a fault', async () => {
    storeSession({ stale: true });
    server.state.answer = (seen, response) => {
      if (seen.path !== '/auth/token/refresh/') return false;
      server.reply(response, 503, { detail: 'starting' });
      return true;
    };
    const { api, goTo } = openTab();
    await expect(api.get('/projects/')).rejects.toBeInstanceOf(NetworkError);
    expect(goTo).not.toHaveBeenCalled();
    expect(stored()).toMatchObject({ refreshToken: 'refresh-1' });
  });

  test('an answer that comes after logout does not bring the session back', async () => {
    storeSession({ stale: true });
    const tab = openTab();
    let proceed = (): void => {};
    server.state.answer = (seen, response) => {
      if (seen.path !== '/auth/token/refresh/') return false;
      proceed = () => server.reply(response, 200, server.issue());
      return true;
    };
    const call = tab.api.get('/projects/').catch((error: unknown) => error);
    while (server.calls('/auth/token/refresh/').length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await tab.session.logout();
    proceed();
    expect(await call).toMatchObject({ status: 401 });
    expect(stored()).toEqual(nothingStored);
  });
});

describe('several tabs', () => {
  /** Web Locks of one browser, as the standard has them for exclusive requests. */
  const locks = () => {
    let tail: Promise<unknown> = Promise.resolve();
    let waiting = 0;
    const queue = (work: (lock: object) => Promise<unknown>) => {
      waiting += 1;
      const turn = tail.then(() => work({})).finally(() => (waiting -= 1));
      tail = turn.catch(() => {});
      return turn;
    };
    type Work = (lock: object | null) => Promise<unknown>;
    function request(_name: string, options: Work | { ifAvailable: true }, work?: Work): Promise<unknown> {
      if (typeof options === 'function') return queue(options);
      return waiting === 0 ? queue(work!) : work!(null);
    }
    return { request };
  };

  test('tabs renew once between them', async () => {
    Object.defineProperty(navigator, 'locks', { value: locks(), configurable: true });
    storeSession({ stale: true });
    const [one, other] = [openTab(), openTab()];
    await Promise.all([one.api.get('/a/'), other.api.get('/b/'), one.api.get('/c/'), other.api.get('/d/')]);
    expect(server.calls('/auth/token/refresh/')).toHaveLength(1);
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('a tab that sees late what another stored waits for it, and does not exchange the retired token', async () => {
    Object.defineProperty(navigator, 'locks', { value: locks(), configurable: true });
    const { access, refresh } = storeSession({ stale: true });
    const [one, other] = [openTab(), openTab()];
    let looks = 0;
    const late = (now: () => string | null, before: string) => () => (++looks < 10 ? before : now());
    Object.assign(other.storage, {
      access: late(other.storage.access, access),
      refresh: late(other.storage.refresh, refresh),
    });
    await Promise.all([one.api.get('/a/'), other.api.get('/b/')]);
    expect(server.calls('/auth/token/refresh/')).toHaveLength(1);
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('without Web Locks, a tab that comes second takes over what the first one got', async () => {
    const tokens = storeSession({ stale: true });
    const tab = openTab();
    server.state.answer = (seen, response) => {
      if (seen.path !== '/auth/token/refresh/') return false;
      const fresh = server.issue(); // the other tab was quicker: our token is retired
      localStorage.setItem(storageKeys.refresh, fresh.refresh);
      localStorage.setItem(storageKeys.access, fresh.access);
      server.state.goodRefresh.delete(tokens.refresh);
      server.reply(response, 401, { detail: 'Token is blacklisted' });
      return true;
    };
    expect(await tab.api.get('/projects/')).toMatchObject({ path: '/projects/' });
    expect(tab.goTo).not.toHaveBeenCalled();
  });

  const foreignChange = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));

  test('a sign-out in another tab signs out here', async () => {
    storeSession();
    const tab = openTab();
    await tab.start();
    localStorage.clear();
    foreignChange(null);
    expect(tab.session.get().status).toBe('anonymous');
  });

  test('a sign-in in another tab signs in here', async () => {
    const tab = openTab();
    await tab.start();
    storeSession();
    foreignChange(storageKeys.user);
    expect(tab.session.get()).toMatchObject({ status: 'signed-in', user: { username: 'ada' } });
  });
});

describe('every call', () => {
  test('carries the bearer token, and the CSRF token unless it is a GET', async () => {
    storeSession();
    document.cookie = 'csrftoken=abc%3D';
    const { api } = openTab();
    await api.get('/projects/?page=2');
    await api.post('/contact/submit/', { name: 'Ada' });
    expect(server.state.seen).toMatchObject([
      { path: '/projects/?page=2', authorization: 'Bearer access-1', csrf: undefined },
      { path: '/contact/submit/', authorization: 'Bearer access-1', csrf: 'abc=', body: { name: 'Ada' } },
    ]);
  });

  test('says which language was chosen, for e-mails and the chatbot', async () => {
    storeSession();
    document.documentElement.lang = 'fr';
    await openTab().api.get('/projects/');
    document.documentElement.lang = '';
    await openTab().api.get('/projects/');
    expect(server.state.seen).toMatchObject([{ language: 'fr' }, { language: 'en' }]);
  });

  test('goes once more when the CSRF cookie was set while it was on its way', async () => {
    storeSession();
    server.state.answer = (seen, response) => {
      if (seen.csrf) return false;
      document.cookie = 'csrftoken=abc'; // as the answer to a call beside it does
      server.reply(response, 403, { detail: 'CSRF Failed: CSRF token missing.' });
      return true;
    };
    const { api } = openTab();
    await api.post('/contact/submit/', { name: 'Ada' });
    expect(server.state.seen.map(({ csrf }) => csrf)).toEqual([undefined, 'abc']);
  });

  test('that is refused with the cookie unchanged is not repeated', async () => {
    storeSession();
    document.cookie = 'csrftoken=abc';
    server.state.answer = (_, response) => {
      server.reply(response, 403, { detail: 'You do not have permission to perform this action.' });
      return true;
    };
    const { api } = openTab();
    await expect(api.post('/projects/', {})).rejects.toMatchObject({ status: 403 });
    expect(server.state.seen).toHaveLength(1);
  });

  test('comes again once when servers that have too much to do say when; what might be done twice does not', async () => {
    storeSession();
    server.state.answer = (_, response) => {
      response.setHeader('Retry-After', '0');
      server.reply(response, 503, { detail: 'Service temporarily unavailable, try again later.' });
      return true;
    };
    const { api } = openTab();
    await expect(api.get('/projects/')).rejects.toMatchObject({ status: 503 });
    expect(server.state.seen).toHaveLength(2);
    await expect(api.post('/contact/submit/', {})).rejects.toMatchObject({ status: 503 });
    expect(server.state.seen).toHaveLength(3);
    expect(document.documentElement.dataset['failedRequest']).toMatch(/^[\da-f]{32} \d+$/);
  });

  test('is given up after 30 seconds', async () => {
    storeSession();
    server.state.answer = () => true; // says nothing
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(30_000);
      const early = new AbortController();
      setTimeout(() => early.abort(new DOMException('', 'TimeoutError')), 10);
      return early.signal;
    });
    const { api, log } = openTab();
    await expect(api.get('/projects/')).rejects.toThrow('no answer within 30 s');
    expect(log).toHaveBeenCalledTimes(1);
    timeout.mockRestore();
  });

  test('that fails is logged and rethrown, with its body', async () => {
    storeSession();
    server.state.answer = (_, response) => {
      server.reply(response, 400, { email: ['Enter a valid email address.'], detail: 'no list' });
      return true;
    };
    const { api, log } = openTab();
    const failure = await api.post('/contact/submit/', {}).catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 400, body: { email: ['Enter a valid email address.'] } });
    expect(log).toHaveBeenCalledWith(failure, { method: 'POST', path: '/contact/submit/', status: 400 });
  });

  test('of GraphQL that fails is logged as well', async () => {
    storeSession();
    server.state.answer = (_, response) => {
      server.reply(response, 200, { data: null, errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] });
      return true;
    };
    const { apollo, log } = openTab();
    const query = gql`
      query Me {
        me {
          id
        }
      }
    `;
    await expect(apollo.query({ query })).rejects.toThrow('no');
    expect(log.mock.calls).toEqual([[expect.objectContaining({ message: 'no' }), { operation: 'Me' }]]);
  });

  test('that its screen gave up is no failure', async () => {
    storeSession();
    server.state.answer = () => true;
    const { api, log } = openTab();
    const leave = new AbortController();
    const call = api.get('/projects/', { signal: leave.signal });
    leave.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(log).not.toHaveBeenCalled();
  });

  test('that streams hands over its body while it is on the way', async () => {
    storeSession();
    let finish = (): void => {};
    server.state.answer = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('event: delta\n\n');
      finish = () => response.end('event: done\n\n');
      return true;
    };
    const { api } = openTab();

    const { body } = await api.stream('/chatbot/chat/', { message: 'Hi' });
    const reader = body!.getReader();
    const next = async () => new TextDecoder().decode((await reader.read()).value);

    expect(await next()).toBe('event: delta\n\n');
    finish();
    expect(await next()).toBe('event: done\n\n');
    expect(server.state.seen).toMatchObject([{ path: '/chatbot/chat/', body: { message: 'Hi' } }]);
  });

  test('beside the screens renews the token, and ends no session that is over', async () => {
    storeSession({ stale: true });
    const tab = openTab();
    expect((await tab.api.events('/planner/changes/')).status).toBe(200);
    storeSession({ stale: true });
    server.state.goodRefresh.clear();
    await expect(tab.api.events('/planner/changes/')).rejects.toMatchObject({ status: 401 });
    expect([tab.goTo.mock.calls, tab.log.mock.calls]).toEqual([[], []]);
    expect(stored()).not.toEqual(nothingStored);
  });
});

describe('a call that needs the password', () => {
  const revoke = gql`
    mutation {
      revokeOtherSessions
    }
  `;
  /** A server that wants the password, once, before it does anything. */
  function wantPassword() {
    let confirmed = false;
    const detail = { code: 'password_needed', params: {}, message: 'Please enter your password again.' };
    server.state.answer = ({ path, body }, response) => {
      if (path === '/auth/confirm-password/') {
        confirmed = body['password'] === 'right';
        server.reply(
          response,
          confirmed ? 204 : 400,
          confirmed ? undefined : { password: ['This password is wrong.'] },
        );
      } else if (confirmed) server.reply(response, 200, { data: { revokeOtherSessions: true } });
      else if (path === '/graphql') {
        server.reply(response, 200, {
          errors: [{ message: '', extensions: { code: 'FORBIDDEN', errors: { detail } } }],
        });
      } else {
        response.setHeader('X-Error-Codes', JSON.stringify({ detail }));
        server.reply(response, 403, { detail: detail.message });
      }
      return true;
    };
  }

  test('asks for it, once for all calls of a moment, and goes again with what was sent', async () => {
    storeSession();
    wantPassword();
    const asked: unknown[] = [];
    const tab = openTab({
      askPassword: async (confirm) => {
        asked.push(await confirm('wrong').catch((error: unknown) => error));
        await confirm('right');
        return true;
      },
    });
    const answers = await Promise.all([tab.apollo.mutate({ mutation: revoke }), tab.session.announcePatreon()]);
    expect(answers[0].data).toEqual({ revokeOtherSessions: true });
    expect(asked).toEqual([expect.objectContaining({ status: 400 })]);
    expect(server.calls('/auth/patreon/connect/')).toHaveLength(2);
    expect(new Set(server.calls('/graphql').map(({ body }) => body['query'])).size).toBe(1);
  });

  test('is given up when the user would rather not, and refused where nobody can be asked', async () => {
    storeSession();
    wantPassword();
    const unwilling = openTab({ askPassword: () => Promise.resolve(false) });
    await expect(unwilling.apollo.mutate({ mutation: revoke })).rejects.toMatchObject({ name: 'AbortError' });
    await expect(unwilling.session.announcePatreon()).rejects.toMatchObject({ name: 'AbortError' });
    await expect(openTab().session.announcePatreon()).rejects.toMatchObject({ name: 'ApiError', status: 403 });
  });
});
