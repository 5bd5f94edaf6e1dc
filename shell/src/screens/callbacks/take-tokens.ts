import type { Tokens } from '@portfolio/remote-kit';

/**
 * The tokens in the address of a callback, which are taken out of it, and so out of the browser's history, at once
 * (readings.md). Undefined when one is missing.
 */
export function takeTokens(): Tokens | undefined {
  const query = new URLSearchParams(window.location.search);
  const [access, refresh] = [query.get('access_token'), query.get('refresh_token')];
  if (access !== null || refresh !== null) {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }
  return access && refresh ? { access, refresh } : undefined;
}
