import { SomebodyElse, type User, type Tokens } from '@portfolio/remote-kit';
import { useEffect, useState, useLayoutEffect } from 'react';
import { useShell } from '../../shell-context.tsx';
import { arrival } from './arrival-notice.tsx';

interface Ends {
  arrived: (user: User) => void;
  failed: () => void;
}

/**
 * Takes over the tokens of a callback. Somebody who is signed in already is asked before another takes their place: a link
 * that a stranger made must not do it. A visitor is told afterwards who they are.
 * @param ends must be stable
 */
export function useAdoption({ arrived, failed }: Ends): {
  hasTokens: boolean;
  asked: SomebodyElse | undefined;
  replace: () => void;
} {
  const { session } = useShell().host;
  const tokens = useCallbackTokens();
  const [asked, setAsked] = useState<SomebodyElse>();

  useEffect(() => {
    if (!tokens) return;
    const wasVisitor = session.get().status === 'anonymous';
    const enter = async (): Promise<void> => {
      try {
        const user = await session.adopt(tokens);
        if (wasVisitor) arrival.set(true);
        arrived(user);
      } catch (error) {
        if (error instanceof SomebodyElse) setAsked(error);
        else failed();
      }
    };
    void enter();
  }, [session, tokens, arrived, failed]);

  return {
    hasTokens: tokens !== undefined,
    asked,
    replace: () => {
      if (tokens) session.adopt(tokens, { replace: true }).then(arrived, failed);
    },
  };
}

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
function useCallbackTokens(): Tokens | undefined {
  const [tokens] = useState(tokensInAddress);
  useLayoutEffect(clearAddress, []);
  return tokens;
}
