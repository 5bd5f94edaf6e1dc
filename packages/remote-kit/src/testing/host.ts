import {
  createStore,
  type Crash,
  type Host,
  type Place,
  type Session,
  type SessionState,
  type Theme,
  type ThemeChoice,
  type User,
} from '../contract/index.ts';
import { changeAddress } from '../host/create-host.ts';
import type { RestClient } from '../session/rest.ts';
import type { Language } from '../manifest/index.ts';
import { apiAnswering, apolloAnswering, type GraphqlAnswers, type RestAnswers } from './answers.ts';

export interface TestHostOptions {
  /** Who is signed in; nobody when left out. */
  user?: Partial<User>;
  /** They have to set up a second factor first. */
  lacksSecondFactor?: boolean;
  theme?: Theme;
  language?: Language;
  graphql?: GraphqlAnswers;
  rest?: RestAnswers;
}

/** A host without a server, and what was said to it. */
export interface TestHost extends Host {
  reported: unknown[];
  announced: string[];
  crashes: Crash[];
  /** Paths that the remote declared not found. */
  missing: string[];
}

const someone: User = {
  id: 7,
  username: 'someone',
  email: 'someone@example.com',
  first_name: 'Some',
  last_name: 'One',
  is_staff: false,
  is_superuser: false,
  is_active: true,
  is_admin: false,
  patreon_tier: null,
  is_patreon_connected: false,
  administered_companies: [],
  company_admin_for: [],
  employee_profile: null,
  settings: null,
  date_joined: '2026-01-01T00:00:00Z',
  last_login: null,
};

/** Without an answer of the test's own, everybody may sign in. */
const loginCall = 'POST /auth/login/';

/** Whole user with the given particulars. */
export const testUser = (particulars: Partial<User> = {}): User => ({ ...someone, ...particulars });

function testSession(
  { user, lacksSecondFactor, rest = {} }: TestHostOptions,
  api: RestClient,
  navigate: Host['navigate'],
): Session {
  const signedIn = (who: User): SessionState => ({ status: 'signed-in', user: who, settled: true });
  const state = createStore<SessionState>(
    user
      ? { ...signedIn(testUser(user)), ...(lacksSecondFactor && { lacksSecondFactor }) }
      : { status: 'anonymous', user: null, settled: true },
  );
  const enter = (who: User): Promise<User> => {
    state.set(signedIn(who));
    return Promise.resolve(who);
  };
  let ask: (() => Promise<boolean>) | undefined;
  return {
    get: state.get,
    subscribe: state.subscribe,
    beforeLogout: (question) => {
      ask = question;
      return () => (ask = undefined);
    },
    login: async (credentials, target) => {
      if (loginCall in rest) await api.post('/auth/login/', credentials);
      const who = testUser({ ...user, username: credentials.username });
      if (target) navigate(target(who));
      return enter(who);
    },
    announcePatreon: async () => {
      await api.post('/auth/patreon/connect/');
    },
    adopt: () => enter(testUser(user)),
    refreshUser: () => enter(testUser(user)),
    logout: async (redirect = '/') => {
      if (ask && !(await ask())) return window.location.pathname;
      navigate(redirect);
      state.set({ status: 'anonymous', user: null, settled: true });
      return redirect;
    },
  };
}

export function createTestHost(options: TestHostOptions = {}): TestHost {
  const { theme = 'dark', language = 'en', graphql = {}, rest = {} } = options;
  const api = apiAnswering(rest);
  const shown = createStore(theme);
  const themeChoice = createStore<ThemeChoice>(theme);
  themeChoice.subscribe(() => shown.set(themeChoice.get() === 'light' ? 'light' : 'dark'));
  const [reported, announced, crashes, missing]: [unknown[], string[], Crash[], string[]] = [[], [], [], []];
  const navigate: Host['navigate'] = (to, how) => {
    changeAddress(to, how);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };
  return {
    session: testSession(options, api, navigate),
    theme: { get: shown.get, subscribe: shown.subscribe, set: themeChoice.set },
    themeChoice,
    language: createStore(language),
    apollo: apolloAnswering(graphql),
    api,
    navigate,
    report: (error) => reported.push(error),
    announce: (message) => announced.push(message),
    notFound: (pathname) => missing.push(pathname),
    place: createStore<Place | undefined>(undefined),
    config: {
      apiBase: '',
      graphqlUrl: '/graphql',
      supportEmail: 'support@example.com',
      supportPhone: '+1 555 0100',
      contentLanguage: 'en',
    },
    reported,
    announced,
    crashes,
    missing,
  };
}
