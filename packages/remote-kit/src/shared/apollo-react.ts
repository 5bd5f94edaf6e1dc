/** What the page shares of @apollo/client/react; see router.ts. */
export {
  ApolloProvider,
  skipToken,
  useApolloClient,
  useFragment,
  useLazyQuery,
  useMutation,
  useQuery,
} from '@apollo/client/react';
