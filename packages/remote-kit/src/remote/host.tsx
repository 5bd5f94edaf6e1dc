import { createContext, use, type ReactNode } from 'react';
import type { Language } from '../manifest/index.ts';
import { useStore, type Host, type SessionState, type Theme, type User } from '../contract/index.ts';

const HostContext = createContext<Host | undefined>(undefined);

/** Provides what the shell hands out to one React root, a remote's or its own. */
export const HostProvider = ({ host, children }: { host: Host; children: ReactNode }) => (
  <HostContext value={host}>{children}</HostContext>
);

/** Everything the shell hands to this remote. */
export function useHost(): Host {
  const host = use(HostContext);
  if (!host) throw new Error('This screen is not inside a remote: render it with defineRemote() or renderRemote().');
  return host;
}

/** Who is signed in, kept up to date across tabs. */
export const useSession = (): SessionState => useStore(useHost().session);

/** The signed-in user, or null. */
export const useUser = (): User | null => useSession().user;

export const useTheme = (): Theme => useStore(useHost().theme);

export const useLanguage = (): Language => useStore(useHost().language);

/** The REST client. GraphQL goes through Apollo's own hooks. */
export const useApi = (): Host['api'] => useHost().api;
