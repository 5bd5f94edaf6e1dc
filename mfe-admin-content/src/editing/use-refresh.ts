import { useApolloClient } from '@apollo/client/react';

/**
 * Forgets what was known of root fields of the graph, and asks again for what is shown of them: after a change, lists
 * and pages of the public site must not show what was before.
 */
export function useRefresh(): (...fields: string[]) => Promise<unknown> {
  const client = useApolloClient();
  return async (...fields) =>
    client.refetchQueries({
      updateCache(cache) {
        for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
      },
    });
}
