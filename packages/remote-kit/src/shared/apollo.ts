/** What the page shares of @apollo/client; see router.ts. Documents come parsed from code generation, so `gql` is not here. */
export { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client';
