interface From {
  pathname: string;
  search: string;
  hash: string;
}

/** Where a redirect came from, out of the navigation state of its target (`state.from`); undefined without one. */
function cameFrom(state: unknown): From | undefined {
  const { pathname, search, hash } = Object(Object(state).from);
  const part = (value: unknown): string => (typeof value === 'string' ? value : '');
  return typeof pathname === 'string' ? { pathname, search: part(search), hash: part(hash) } : undefined;
}

/** Where a guard sent the visitor from to `/login`: a path of this site, or undefined. */
export function wantedLocation(state: unknown): string | undefined {
  const from = cameFrom(state);
  return from && from.pathname !== '/login' ? `${from.pathname}${from.search}${from.hash}` : undefined;
}

/** Whether nobody asked for the page that is refused: sign-in leads everybody to `/admin` (core-site.md §4). */
export const wordless = (pathname: string, state: unknown): boolean =>
  pathname === '/admin' && cameFrom(state)?.pathname === '/login';

/** Whether a redirect leads here from a page for administrators. */
export const wasForAdministrators = (state: unknown): boolean => Object(state).word === 'administrators';

/** The query of `/login` that a signed-in visitor opened and was led away from; empty for everybody else. */
export function queryOfSkippedLogin(state: unknown): URLSearchParams {
  const from = cameFrom(state);
  return new URLSearchParams(from?.pathname === '/login' ? from.search : '');
}
