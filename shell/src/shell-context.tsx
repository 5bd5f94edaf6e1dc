import { HostProvider, type Host, type Store } from '@portfolio/remote-kit';
import type { PasskeyCalls } from '@portfolio/remote-kit/host';
import { createContext, use, type ReactNode } from 'react';
import type { MenuStore } from './layout/menu/menu-store.ts';
import type { LocalRemote } from './registry/local-remote.ts';
import type { RegistryStore } from './registry/registry-store.ts';
import type { PasswordQuestions } from './password-question/questions.ts';
import type { Areas } from './remotes/areas.ts';
import type { Still } from './start/still.ts';

/** What the shell's own components need; made once, before the first render. */
export interface ShellParts {
  host: Host;
  registry: RegistryStore;
  localRemote: LocalRemote;
  /** Whether something is being waited for that takes long. */
  slow: Store<boolean>;
  menu: MenuStore;
  areas: Areas;
  passwordQuestions: PasswordQuestions;
  passkeys: PasskeyCalls;
  still: Still;
}

const ShellContext = createContext<ShellParts | undefined>(undefined);

/** Provides them to the shell's React root; the kit's hooks find the host as they do in a remote. */
export const ShellProvider = ({ parts, children }: { parts: ShellParts; children: ReactNode }) => (
  <ShellContext value={parts}>
    <HostProvider host={parts.host}>{children}</HostProvider>
  </ShellContext>
);

export function useShell(): ShellParts {
  const parts = use(ShellContext);
  if (!parts) throw new Error('Not inside the shell.');
  return parts;
}
