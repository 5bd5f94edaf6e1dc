export { connectPatreon } from './connect-patreon.ts';
export { defineRemote, type RemoteDefinition } from './define-remote.tsx';
export { HostProvider, useApi, useHost, useLanguage, useSession, useTheme, useUser } from './host.tsx';
export { lazyScreen } from './lazy-screen.tsx';
export { NotFound } from './not-found.tsx';
export { useLeaveGuard } from './use-leave-guard.ts';
export { useRetry } from './use-retry.ts';
export { useSearchText } from './use-search-text.ts';
export { useZone } from './use-zone.ts';
