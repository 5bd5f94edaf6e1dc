import { restClient } from './rest-client.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- assertions look into bodies of any shape
type Json = any;

export interface GraphQLAnswer {
  status: number;
  data: Json;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, Json> }[] | undefined;
}

/** Sends one operation to `{baseUrl}/graphql`. */
export type GraphQLClient = (query: string, variables?: Record<string, unknown>) => Promise<GraphQLAnswer>;

export function graphqlClient(baseUrl: string, bearer?: () => Promise<string>): GraphQLClient {
  const client = restClient(baseUrl, bearer);
  return async (query, variables) => {
    const { status, body } = await client.post('/graphql', { query, variables });
    return { status, data: body.data, errors: body.errors };
  };
}
