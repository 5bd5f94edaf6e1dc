import { matches, ownerOf, type Registry, type RegistryRemote } from '@portfolio/remote-kit/manifest';
import { ownScreenAt } from '../src/routing/own-screens.ts';

/** Screens whose address holds a token, which must not travel on in a `Referer` (readings.md). */
const tokenScreens = [
  '/patreon/callback',
  '/oauth-callback',
  '/reset-password/*',
  '/planner/register/:token',
  '/admin/register/:token',
];

export const receivesToken = (path: string): boolean => tokenScreens.some((pattern) => matches(pattern, path));

export interface Screen {
  /** Whether anybody draws this path. Without a registry nobody can tell, and the shell finds out later. */
  known: boolean;
  /** The remote that does, unless it is the shell. */
  remote: RegistryRemote | undefined;
}

/** Who draws the screen at `path` (no query). */
export function screenAt(path: string, registry: Registry | undefined): Screen {
  if (!registry || ownScreenAt(path)) return { known: true, remote: undefined };
  const remote = ownerOf(registry, path)?.remote;
  return { known: remote !== undefined, remote };
}
