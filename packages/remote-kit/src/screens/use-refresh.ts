import { useApolloClient } from '@apollo/client/react';

/**
 * The one way to show what a write changed: forgets what was known of root fields of the graph (`'payments'`), whoever asked, and asks
 * again for what is shown of them. Without fields, everything that is shown is asked for again.
 */
export function useRefresh(): (...fields: readonly string[]) => Promise<unknown> {
  const client = useApolloClient();
  // Who does not wait for it need not catch: the parts of the screen say themselves what failed.
  return (...fields) =>
    fields.length === 0
      ? client.refetchQueries({ include: 'active' })
      : client.refetchQueries({
          updateCache(cache) {
            for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
          },
        });
}
