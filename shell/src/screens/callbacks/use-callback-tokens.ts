import type { Tokens } from '@portfolio/remote-kit';
import { useLayoutEffect, useState } from 'react';

function tokensInAddress(): Tokens | undefined {
  const query = new URLSearchParams(window.location.search);
  const [access, refresh] = [query.get('access_token'), query.get('refresh_token')];
  return access && refresh ? { access, refresh } : undefined;
}

/** Also out of the browser's history. */
function clearAddress(): void {
  const { pathname, search } = window.location;
  if (/[?&](?:access|refresh)_token=/.test(search)) window.history.replaceState(window.history.state, '', pathname);
}

/**
 * The tokens in the address of a callback; undefined when one is missing. They leave the address as soon as the screen
 * stands (readings.md), and not while it is rendered: React may throw a rendering away and start over, and would then
 * find none.
 */
export function useCallbackTokens(): Tokens | undefined {
  const [tokens] = useState(tokensInAddress);
  useLayoutEffect(clearAddress, []);
  return tokens;
}
