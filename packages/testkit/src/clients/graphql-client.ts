import { restClient } from './rest-client.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- assertions look into bodies of any shape
type Json = any;

export interface GraphQLAnswer {
  status: number;
  data: Json;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, Json> }[] | undefined;
}

/** Sends one operation to `{baseUrl}/graphql`; with files among its variables, as a form. */
export type GraphQLClient = (query: string, variables?: Record<string, unknown>) => Promise<GraphQLAnswer>;

export function graphqlClient(baseUrl: string, bearer?: () => Promise<string>): GraphQLClient {
  const client = restClient(baseUrl, bearer);
  return async (query, variables) => {
    const files = Object.entries(variables ?? {}).filter((entry): entry is [string, Blob] => entry[1] instanceof Blob);
    const { status, body } =
      files.length === 0
        ? await client.post('/graphql', { query, variables })
        : await client.post('/graphql', formOf({ query, variables }, files), { 'apollo-require-preflight': 'true' });
    return { status, data: body.data, errors: body.errors };
  };
}

/** https://github.com/jaydenseric/graphql-multipart-request-spec */
function formOf(operation: object, files: readonly [variable: string, Blob][]): FormData {
  const form = new FormData();
  form.set(
    'operations',
    JSON.stringify(operation, (_, value: unknown) => (value instanceof Blob ? null : value)),
  );
  form.set('map', JSON.stringify(Object.fromEntries(files.map(([name]) => [name, [`variables.${name}`]]))));
  for (const [name, file] of files) form.set(name, file);
  return form;
}
