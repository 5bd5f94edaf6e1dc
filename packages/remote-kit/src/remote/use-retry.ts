import { useState } from 'react';

/**
 * A retry for a query that failed: `const { retry, retrying } = useRetry(refetch)`. Whether it failed again is told by the
 * query itself; `retrying` lets the error stay in place, and the button keep the focus, until that is known.
 */
export function useRetry(again: () => Promise<unknown>): { retry: () => void; retrying: boolean } {
  const [retrying, setRetrying] = useState(false);
  const retry = (): void => {
    setRetrying(true);
    again()
      .catch(() => {})
      .finally(() => setRetrying(false));
  };
  return { retry, retrying };
}
