import type { ApolloClient } from '@apollo/client';
import type { Language } from '../manifest/index.ts';
import type { Api } from './api.ts';
import type { Command, CommandSearch } from './commands.ts';
import type { Session } from './session.ts';
import type { Store, WritableStore } from './store.ts';

/**
 * Version of everything in this folder, `major.minor`. A manifest names the version it was written against; the shell
 * hosts it while the major is equal and its own minor is not smaller. Adding is minor; changing or removing is major.
 */
export const contractVersion = '2.4';

export type Theme = 'dark' | 'light';

/** What a device can choose; `system` is what its operating system shows. */
export type ThemeChoice = Theme | 'system';

/** Values that the deployment sets at run time, without a rebuild. */
export interface RuntimeConfig {
  /** Prefix of every REST path, without a trailing slash: `/api` or an absolute URL. */
  apiBase: string;
  /** Where GraphQL is answered. */
  graphqlUrl: string;
  /** Shown in the contact panel (core-site.md §2, `/contact`). */
  supportEmail: string;
  supportPhone: string;
  /** In which language the site's content is written, as an IETF language tag. */
  contentLanguage?: string;
}

/** Which build is running; shown when something fails. */
export interface ReleaseInfo {
  name: string;
  version: string;
  release: string;
}

export interface NavigateOptions {
  replace?: boolean;
  /** Navigation state, read by the target as `useLocation().state`. */
  state?: unknown;
}

/** The part of the product where somebody works, and for whom: the planner of one company. */
export interface Place {
  /** Name of the area, in the reader's language. */
  area: string;
  /** Whose it is, such as a company's name. It takes the place of the site's name in the document's titles. */
  owner?: string | undefined;
}

/** Where in a remote's life it failed. */
export type CrashPhase = 'load' | 'mount' | 'render' | 'update' | 'unmount';

export interface Crash {
  phase: CrashPhase;
  error: unknown;
}

/** What the shell hands to every remote. Each member is stable for the life of the page. */
export interface Host {
  session: Session;
  /** What is shown. */
  theme: Store<Theme> & { set: (theme: Theme) => void };
  /** What this device has chosen; setting it or `theme` changes both. Since 2.1. */
  themeChoice: WritableStore<ThemeChoice>;
  language: Store<Language> & { set: (language: Language) => void };
  /** GraphQL, with the session's credentials. A `File` in the variables makes an operation an upload; see `UploadContext`. */
  apollo: ApolloClient;
  /** The streams of REST: downloads, and answers that come piece by piece. */
  api: Api;
  /** Goes to a path of any remote or of the shell. Inside a screen, `Link` and `useNavigate` do the same. */
  navigate: (to: string, options?: NavigateOptions) => void;
  /** Records an error that a person should look at; never throws. */
  report: (error: unknown, details?: Record<string, unknown>) => void;
  /** Says a short message to screen readers; `assertive` interrupts. */
  announce: (message: string, politeness?: 'polite' | 'assertive') => void;
  /** Replaces the remote's area by the shell's not-found screen for as long as `pathname` is open. */
  notFound: (pathname: string) => void;
  /** Shown beside the brand while a remote's screens are open; `usePlace` sets and clears it. */
  place: WritableStore<Place | undefined>;
  config: RuntimeConfig;
}

/** What a remote's lifecycles receive from the shell. */
export interface RemoteProps extends Host {
  release: ReleaseInfo;
  /** The element the remote owns between mount and unmount. */
  domElement: HTMLElement;
  /** Tells the shell that the remote cannot go on; the shell takes the area back and offers a retry. */
  crashed: (crash: Crash) => void;
}

/** What a remote exposes as `./remote`. Every promise settles at once and none rejects. */
export interface RemoteLifecycles {
  bootstrap: (props: RemoteProps) => Promise<void>;
  mount: (props: RemoteProps) => Promise<void>;
  unmount: (props: RemoteProps) => Promise<void>;
  /** What of the remote's the text finds; may reject. Called whether or not the remote is shown. Since 2.3. */
  find?: (host: Host, search: CommandSearch) => Promise<readonly Command[]>;
}
