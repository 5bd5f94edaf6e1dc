/** What the page shares of @apollo/client/errors; see router.ts. */
export { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
