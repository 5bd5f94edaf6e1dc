import { isAdmin, type SessionState, type User } from '@portfolio/remote-kit';
import { ownerOf, type Guard, type Registry, type RegistryRemote } from '@portfolio/remote-kit/manifest';
import { ownScreenAt, type OwnScreenName } from './own-screens.ts';

/** What the page shows for an address. */
export type Decision =
  | { show: 'remote'; remote: RegistryRemote }
  | { show: OwnScreenName | 'not-found' }
  | { show: 'spinner' }
  /** `keepLocation`: the target learns where the visitor wanted to go. `word`: it says why they are not there. */
  | { show: 'redirect'; to: string; keepLocation: boolean; word?: RedirectWord };

/** Nobody is signed in; or somebody who is no administrator. */
export type RedirectWord = 'required' | 'administrators';

const spinner: Decision = { show: 'spinner' };
/** Where the second factor that the site asks for is set up; until then nothing else is to be had. */
const toSetUp: Decision = { show: 'redirect', to: '/dashboard', keepLocation: false };
const toLogin: Decision = { show: 'redirect', to: '/login', keepLocation: true, word: 'required' };
const toDashboard: Decision = { show: 'redirect', to: '/dashboard', keepLocation: false, word: 'administrators' };

/**
 * core-site.md §2, "Guard rule for admin routes". Undefined when the guard lets the visitor in. The stored user may be behind
 * the server's: it opens a door at once, since the server checks every call anyway, but only a confirmed one closes it.
 */
export function refusal(guard: Guard, session: SessionState): Decision | undefined {
  if (guard === 'open') return undefined;
  if (session.status === 'loading') return spinner;
  if (session.status === 'anonymous') return toLogin;
  if (guard === 'signed-in' || isAdmin(session.user)) return undefined;
  return session.settled ? toDashboard : spinner;
}

/** core-site.md §2: every address, its owner and its guard. Pure; single-spa and the shell's own screens both follow it. */
export function decide(pathname: string, registry: Registry | undefined, session: SessionState): Decision {
  const own = ownScreenAt(pathname);
  if (own?.show === 'login' && session.status === 'signed-in') {
    // The query may say why a connection with Patreon failed, which /dashboard tells in the place of /login.
    return { show: 'redirect', to: '/admin', keepLocation: true };
  }
  if (own) return refusal(own.guard, session) ?? { show: own.show };

  if (!registry) return spinner;
  const owner = ownerOf(registry, pathname);
  if (!owner) return { show: 'not-found' };
  const isHeldBack = owner.route.guard !== 'open' && session.status === 'signed-in' && session.lacksSecondFactor;
  return refusal(owner.route.guard, session) ?? (isHeldBack ? toSetUp : { show: 'remote', remote: owner.remote });
}

/** core-site.md §4, "Login": where a visitor lands who has just signed in. */
export const afterLogin = (user: { patreon_tier: string | null }, wanted: string | undefined): string =>
  wanted ?? (user.patreon_tier ? '/patron-blog' : '/admin');

/** core-site.md §4, OAuth callback: the place of somebody who is signed in. */
export const homeOf = (user: User): '/admin' | '/dashboard' => (isAdmin(user) ? '/admin' : '/dashboard');
