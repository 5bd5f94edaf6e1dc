import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

/** Asks each time it is shown, as others change things too; what is known stands until the answer is there. */
export const useFresh = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables?: NoInfer<Variables>,
  options?: { skip?: boolean; pollInterval?: number; skipPollAttempt?: () => boolean },
) => useQuery<Data>(query, { ...options, variables, fetchPolicy: 'cache-and-network' });
