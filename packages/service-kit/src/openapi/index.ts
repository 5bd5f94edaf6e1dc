import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { typeName, type Subgraph } from '../graphql/index.ts';
import { messages } from '@portfolio/contracts/errors';
import { listOf, maxPageSize, unwrapped } from '@portfolio/contracts/rest';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { acceptableKey, keptFor } from '../idempotency/index.ts';
import { statusOf, takesKey, verbs, type Description, type Resource, type Route, type Verb } from '../rest/index.ts';

/** A service's part of the API description. */
export type DescriptionPart = Pick<ReturnType<typeof createDocument>, 'paths' | 'components'>;

/** What is described of a service. */
interface Described<C> {
  /** Groups the calls in what people read. */
  name: string;
  resources: readonly Resource<C>[];
  /** The things that answers are made of, by the names that their descriptions get. */
  named: Readonly<Record<string, z.ZodType>>;
}

/** Describes a service's REST calls in OpenAPI 3.1, as they are served. */
export function describeResources<C>({ name, resources, named }: Described<C>): DescriptionPart {
  const paths: ZodOpenApiPathsObject = {};
  for (const { path, methods } of resources) {
    const documented = `${path.replaceAll(/:(\w+)/g, '{$1}')}/`;
    for (const verb of verbs) {
      const route = methods[verb];
      if (route) (paths[documented] ??= {})[verb] = describe(verb, documented, route, name);
    }
  }
  const { components, ...document } = createDocument(
    {
      openapi: '3.1.0',
      info: { title: name, version: '1.0.0' },
      paths,
      components: { schemas: { ...named, Refusal: refusalBody, FieldErrors: fieldErrors } },
    },
    { outputIdSuffix: '' },
  );
  return { paths: document.paths, components };
}

/** A body that is absent reads as an empty one: it is required where that is refused. */
function describe<C>(verb: Verb, path: string, route: Route<C>, tag: string): ZodOpenApiOperationObject {
  const { summary, access, body } = route;
  return {
    operationId: `${verb}${path.replaceAll(/[^a-z0-9]+([a-z0-9]?)/gi, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary,
    description: access.description,
    security: access.refusals.length === 0 ? [{}, { bearer: [] }] : [{ bearer: [] }],
    requestParams: { ...parameters(path, route), ...(takesKey(verb, route) && { header: idempotencyKey }) },
    ...(body && { requestBody: { required: !body.safeParse({}).success, content: content(body, route.files) } }),
    responses: responses(path, route),
  };
}

const idempotencyKey = z.object({
  'Idempotency-Key': z
    .string()
    .regex(acceptableKey)
    .optional()
    .meta({
      description: `Any text of 16 to 200 visible ASCII characters, such as a UUID. Sent again with it within ${keptFor}, the call is answered as the first time and carried out once.`,
    }),
});

function parameters(path: string, route: Description): ZodOpenApiOperationObject['requestParams'] {
  const inPath = pathParameters(path);
  const query = queryParameters(route);
  return { ...(inPath && { path: inPath }), ...(query && { query }) };
}

function pathParameters(path: string): z.ZodObject | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  if (names.length === 0) return undefined;
  return z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
}

function queryParameters({ list, query }: Description): z.ZodObject | undefined {
  if (!list) return query;
  const size = z.int().min(1).max(maxPageSize).optional();
  return z.object({
    ...query?.shape,
    page: z.int().min(1).optional(),
    page_size: size,
    limit: size.meta({ description: 'The same as page_size.' }),
    search: z.string().optional().meta({ description: 'Every word must match, case-insensitively.' }),
    ...(list.orderings.length > 0 && {
      ordering: z
        .string()
        .optional()
        .meta({ description: `Comma-separated, each with an optional "-": ${list.orderings.join(', ')}.` }),
    }),
  });
}

/** Files travel beside the fields in a multipart form; without files JSON does. */
function content(body: z.ZodType, files: Description['files']) {
  if (!files) return { 'application/json': { schema: body } };
  const binary = z.string().meta({ format: 'binary' }).optional();
  const parts = Object.entries(files).map(([name, count]) => [name, count === 'one' ? binary : z.array(binary)]);
  const fields = unwrapped(body);
  const form = fields instanceof z.ZodObject ? fields.extend(Object.fromEntries(parts)) : body;
  return { 'multipart/form-data': { schema: form } };
}

const refusalBody = z.object({ detail: z.string() });
const fieldErrors = z.record(z.string(), z.array(z.string()));

const refusal = (description: string, schema: z.ZodType = refusalBody) => ({
  description,
  content: { 'application/json': { schema } },
});

function responses<C>(path: string, route: Route<C>): ZodOpenApiResponsesObject {
  const { access, body, list, answer } = route;
  const status = String(statusOf(route)) as '200';
  const refused: ZodOpenApiResponsesObject = {
    ...(body && { 400: refusal('Messages per field.', fieldErrors) }),
    ...(access.refusals.includes(401) && { 401: refusal(messages.notAuthenticated) }),
    ...(access.refusals.includes(403) && { 403: refusal(messages.permissionDenied) }),
    ...((path.includes('{') || list) && { 404: refusal(list ? messages.invalidPage : messages.notFound) }),
  };
  if (!answer) return { [status]: { description: 'Done.' }, ...refused };
  if (typeof answer === 'string') {
    return { [status]: { description: 'As a file.', content: { [answer]: { schema: z.string() } } }, ...refused };
  }
  const schema = list ? listOf(answer) : answer;
  return { [status]: { description: 'Done.', content: { 'application/json': { schema } } }, ...refused };
}

/** What a contract has under these names, by the names that their descriptions get: `weekTemplate` → `WeekTemplate`. */
export const namedIn = <Name extends string>(contract: Readonly<Record<Name, z.ZodType>>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [typeName(name), contract[name]]));

/**
 * Writes what a service answers: `schema.graphql`, from which the supergraph is composed, and `openapi.json`, its part of
 * the description of the REST interface. With `--check` it only compares: the process fails when a committed file is stale.
 * @param folder of the service: `new URL('..', import.meta.url)`
 */
export async function printContract<C>(
  { subgraph, ...described }: Described<C> & { subgraph: Subgraph },
  folder: URL,
): Promise<void> {
  await print(new URL('schema.graphql', folder), `${subgraph.sdl.trimEnd()}\n`);
  await print(new URL('openapi.json', folder), `${JSON.stringify(describeResources(described), null, 2)}\n`);
}

async function print(file: URL, text: string): Promise<void> {
  if (!process.argv.includes('--check')) return writeFile(file, text);
  const committed = await readFile(file, 'utf8').catch(() => '');
  if (committed === text) return;
  process.stderr.write(`${basename(file.pathname)} does not fit the sources: run "npm run generate".\n`);
  process.exitCode = 1;
}
