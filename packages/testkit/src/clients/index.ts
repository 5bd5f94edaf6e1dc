export { restClient, type RestAnswer, type RestClient } from './rest-client.ts';
export { graphqlClient, type GraphQLAnswer, type GraphQLClient } from './graphql-client.ts';
