import { SomebodyElse, type User } from '@portfolio/remote-kit';
import { useEffect, useState } from 'react';
import { useShell } from '../../shell-context.tsx';
import { arrival } from './arrival.ts';
import { useCallbackTokens } from './use-callback-tokens.ts';

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
