import { useState } from 'react';

interface Retry {
  /** Why the query failed; stays while it is tried again, so that the message and the button keep their place and focus. */
  failure: Error | undefined;
  retry: () => void;
  retrying: boolean;
}

/** A way out of a failed query: `const { failure, retry, retrying } = useRetry(useQuery(...))`. */
export function useRetry({ error, refetch }: { error?: Error | undefined; refetch: () => Promise<unknown> }): Retry {
  const [retried, setRetried] = useState<Error>();
  const retry = (): void => {
    setRetried(error);
    refetch()
      .catch(() => {}) // the query tells its failure itself
      .finally(() => setRetried(undefined));
  };
  return { failure: error ?? retried, retry, retrying: retried !== undefined };
}
