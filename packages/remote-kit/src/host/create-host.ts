import {
  createStore,
  type Host,
  type NavigateOptions,
  type Place,
  type RuntimeConfig,
  type Store,
} from '../contract/index.ts';
import { forgetDrafts, forgetKept, forgetOthers } from '../kept/index.ts';
import {
  createCredentialStorage,
  createGraphqlClient,
  createSession,
  send,
  sha256,
  watchSlowness,
  type AskPassword,
  type PasskeyCalls,
  type Send,
} from '../session/index.ts';
import { createLanguageStore, createThemeStores } from './preferences.ts';

/**
 * Takes over the language that the user saved in their settings: at sign-in, and when it was saved on another device.
 * What this device remembers of the user is no news, so a language chosen in the footer since then stays.
 */
export function followSavedLanguage(session: Host['session'], language: Host['language']): void {
  const saved = () => session.get().user?.settings?.language;
  let known = saved();
  session.subscribe(() => {
    const now = saved();
    if (now && now !== known && session.get().settled) language.set(now);
    known = now;
  });
}

/** React Router's shape of `history.state`, so that every root's router reads the same navigation state. */
interface RouterState {
  usr: unknown;
  key: string;
  idx: number;
}

const indexOf = (state: unknown): number => Number(Object(state).idx) || 0;

/** Changes the address at once. Routers hear of it through `popstate`, which single-spa sends after each change. */
export function changeAddress(to: string, { replace = false, state = null }: NavigateOptions = {}): void {
  const index = indexOf(window.history.state);
  const entry: RouterState = {
    usr: state,
    key: Math.random().toString(36).slice(2, 10),
    idx: replace ? index : index + 1,
  };
  window.history[replace ? 'replaceState' : 'pushState'](entry, '', to);
}

export interface HostOptions {
  config: RuntimeConfig;
  navigate: (to: string, options?: NavigateOptions) => void;
  report: Host['report'];
  announce: Host['announce'];
  notFound: Host['notFound'];
  /** Without it, what needs the password is refused. */
  askPassword?: AskPassword;
}

/** The real host: what the shell, or the bar of a remote that runs alone, gives to remotes. */
export function createHost({ config, navigate, report, announce, notFound, askPassword }: HostOptions): {
  host: Host;
  /** For the shell's own screens. */
  passkeys: PasskeyCalls;
  /** Shows the stored user, then asks the server; never rejects. */
  start: () => Promise<void>;
  /** Whether something is being waited for that takes long. */
  slow: Store<boolean>;
} {
  const watched = watchSlowness(send);
  // Streams and files of REST take their time, and their screens say so themselves.
  const sendRest: Send = (url, options) =>
    (url.startsWith(`${config.apiBase}/auth/`) ? watched.send : send)(url, options);
  const { session, api, authorized, passkeys, start } = createSession({
    apiBase: config.apiBase,
    storage: createCredentialStorage(window),
    send: sendRest,
    goTo: navigate,
    log: report,
    forget: forgetKept,
    forgetTyped: forgetDrafts,
    askPassword,
  });
  const apollo = createGraphqlClient({
    url: config.graphqlUrl,
    send: watched.send,
    // In a chunk of its own: few pages upload anything.
    sendUpload: async (...upload) => (await import('../session/send-upload.ts')).sendUpload(...upload),
    authorized,
    log: report,
    hash: sha256,
  });
  const language = createLanguageStore();
  forgetWithUser(session, () => apollo.clearStore(), report);
  keepOfUserOnly(session, report);
  followSavedLanguage(session, language);

  return {
    host: {
      session,
      // Only what remotes may ask over REST.
      api: { stream: api.stream, events: api.events, download: api.download },
      apollo,
      ...createThemeStores(),
      language,
      navigate,
      report,
      announce,
      notFound,
      place: createStore<Place | undefined>(undefined),
      config,
    },
    passkeys,
    start,
    slow: watched.slow,
  };
}

/** What one user may see must not be left in the cache for the next. */
function forgetWithUser(session: Host['session'], forget: () => Promise<unknown>, report: Host['report']): void {
  let before = session.get().user?.id;
  session.subscribe(() => {
    const now = session.get().user?.id;
    if (before !== undefined && now !== before) forget().catch(report);
    before = now;
  });
}

/** What this device keeps for the time without a connection is for the user who is signed in alone. */
function keepOfUserOnly(session: Host['session'], report: Host['report']): void {
  let known: number | undefined;
  const look = (): void => {
    const now = session.get().user?.id;
    if (now !== undefined && now !== known) forgetOthers(now).catch(report);
    known = now;
  };
  session.subscribe(look);
}
