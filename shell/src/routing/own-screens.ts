import { matches, type Guard } from '@portfolio/remote-kit/manifest';

/** Screens that the shell draws itself. Also read by the edge, which answers their paths with 200. */
export const ownScreens = [
  { path: '/login', show: 'login', guard: 'open' },
  { path: '/dashboard', show: 'dashboard', guard: 'signed-in' },
  { path: '/reset-password', show: 'reset-request', guard: 'open' },
  { path: '/reset-password/:uid/:token', show: 'reset-confirm', guard: 'open' },
  { path: '/confirm-email/:token', show: 'confirm-email', guard: 'open' },
  { path: '/patreon/callback', show: 'patreon-callback', guard: 'open' },
  { path: '/oauth-callback', show: 'oauth-callback', guard: 'open' },
] as const satisfies readonly { path: string; show: string; guard: Guard }[];

export type OwnScreen = (typeof ownScreens)[number];
export type OwnScreenName = OwnScreen['show'];

/** The shell's own screen at `path` (no query), if it has one there. */
export const ownScreenAt = (path: string): OwnScreen | undefined =>
  ownScreens.find((screen) => matches(screen.path, path));
