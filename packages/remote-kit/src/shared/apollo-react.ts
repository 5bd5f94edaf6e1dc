/** What the page shares of @apollo/client/react; see router.ts. */
export { ApolloProvider, useApolloClient, useMutation, useQuery } from '@apollo/client/react';
