import type { Host } from '@portfolio/remote-kit';
import { createContext, use } from 'react';
import type { RegistryStore } from './registry/registry-store.ts';
import type { Areas } from './remotes/areas.ts';

/** What the shell's own components need; made once, before the first render. */
export interface ShellParts {
  host: Host;
  registry: RegistryStore;
  areas: Areas;
}

export const ShellContext = createContext<ShellParts | undefined>(undefined);

export function useShell(): ShellParts {
  const parts = use(ShellContext);
  if (!parts) throw new Error('Not inside the shell.');
  return parts;
}
