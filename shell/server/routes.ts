import { matches, ownerOf, type Registry, type RegistryRemote, type RemoteRoute } from '@portfolio/remote-kit/manifest';
import { ownScreenAt, type OwnScreen } from 'shell/own-screens';

/** Screens whose address holds a token, which must not travel on in a `Referer` (readings.md). */
const tokenScreens = [
  '/patreon/callback',
  '/oauth-callback',
  '/reset-password/*',
  '/confirm-email/:token',
  '/planner/register/:token',
  '/admin/register/:token',
];

export const receivesToken = (path: string): boolean => tokenScreens.some((pattern) => matches(pattern, path));

export interface Screen {
  /** Whether anybody draws this path. Without a registry nobody can tell, and the shell finds out later. */
  known: boolean;
  /** The shell's own screen. */
  own?: OwnScreen;
  /** Otherwise the remote that draws it, and by which of its routes. */
  remote?: RegistryRemote;
  route?: RemoteRoute;
}

/** Who draws the screen at `path` (no query). */
export function screenAt(path: string, registry: Registry | undefined): Screen {
  const own = ownScreenAt(path);
  if (own) return { known: true, own };
  if (!registry) return { known: true };
  const owner = ownerOf(registry, path);
  return { known: owner !== undefined, ...owner };
}
