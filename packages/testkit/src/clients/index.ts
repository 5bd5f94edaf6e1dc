export * from './rest-client.ts';
export * from './graphql-client.ts';
