import { messages } from '@portfolio/contracts/errors';
import { namedSchemas, operations, type Access, type Operation } from '@portfolio/contracts/openapi';
import { listOf, maxPageSize } from '@portfolio/contracts/rest';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponsesObject } from 'zod-openapi';
import { inRoot, type GeneratedFile } from './generated-file.ts';

/** The description of the REST interface, OpenAPI 3.1, from the contracts' schemas (rest.md, API description). */
export function describeApi(): GeneratedFile[] {
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Portfolio',
        version: '1.0.0',
        description:
          'Every path is also served at the root, without `/api`, and with or without its trailing slash. ' +
          'Sign in at `/api/auth/login/` and send the access token as a bearer token.',
      },
      servers: [{ url: '/api' }],
      tags: Object.keys(operations).map((name) => ({ name })),
      paths: paths(),
      components: {
        schemas: { ...namedSchemas, Refusal: refusalBody, FieldErrors: fieldErrors },
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    { outputIdSuffix: '' },
  );
  return [{ path: inRoot('gateway/openapi.json'), content: `${JSON.stringify(document, null, 2)}\n` }];
}

function paths(): Record<string, Record<string, ZodOpenApiOperationObject>> {
  const found: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [tag, list] of Object.entries(operations)) {
    for (const operation of list) (found[operation.path] ??= {})[operation.method] = describe(operation, tag);
  }
  return found;
}

const callers: Record<Access, string> = {
  open: 'Open to everybody.',
  'signed-in': 'For signed-in users.',
  'company-admin': 'For administrators of a company, within their companies.',
  staff: 'For staff and superusers.',
  superuser: 'For superusers.',
  employee: 'For employees, about themselves.',
  patron: 'For supporters with a tier.',
};

function describe(operation: Operation, tag: string): ZodOpenApiOperationObject {
  const { method, path, summary, access, body } = operation;
  return {
    operationId: `${method}${path.replaceAll(/[^a-z0-9]+([a-z0-9]?)/gi, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary,
    description: callers[access],
    security: access === 'open' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    requestParams: parameters(operation),
    ...(body && { requestBody: { required: true, content: content(body, operation.files) } }),
    responses: responses(operation),
  };
}

function parameters(operation: Operation): ZodOpenApiOperationObject['requestParams'] {
  const path = pathParameters(operation.path);
  const query = queryParameters(operation);
  return { ...(path && { path }), ...(query && { query }) };
}

function pathParameters(path: string): z.ZodObject | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  if (names.length === 0) return undefined;
  return z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
}

function queryParameters({ ordering, query }: Operation): z.ZodObject | undefined {
  if (!ordering) return query;
  const size = z.int().min(1).max(maxPageSize).optional();
  return z.object({
    ...query?.shape,
    page: z.int().min(1).optional(),
    page_size: size,
    limit: size.meta({ description: 'The same as page_size.' }),
    search: z.string().optional().meta({ description: 'Every word must match, case-insensitively.' }),
    ...(ordering.length > 0 && {
      ordering: z
        .string()
        .optional()
        .meta({ description: `Comma-separated, each with an optional "-": ${ordering.join(', ')}.` }),
    }),
  });
}

/** Files travel beside the fields in a multipart form; without files JSON does. */
function content(body: z.ZodType, files: Operation['files']) {
  if (!files) return { 'application/json': { schema: body } };
  const binary = z.string().meta({ format: 'binary' }).optional();
  const parts = Object.entries(files).map(([name, count]) => [name, count === 'one' ? binary : z.array(binary)]);
  const form = body instanceof z.ZodObject ? body.extend(Object.fromEntries(parts)) : body;
  return { 'multipart/form-data': { schema: form } };
}

const refusalBody = z.object({ detail: z.string() });
const fieldErrors = z.record(z.string(), z.array(z.string()));

const refusal = (description: string, schema: z.ZodType = refusalBody) => ({
  description,
  content: { 'application/json': { schema } },
});

function responses({ path, access, body, ordering, answer, status }: Operation): ZodOpenApiResponsesObject {
  const refused: ZodOpenApiResponsesObject = {
    ...(body && { 400: refusal('Messages per field.', fieldErrors) }),
    ...(access !== 'open' && { 401: refusal(messages.notAuthenticated) }),
    ...(!['open', 'signed-in'].includes(access) && { 403: refusal(messages.permissionDenied) }),
    ...((path.includes('{') || ordering) && { 404: refusal(ordering ? messages.invalidPage : messages.notFound) }),
  };
  if (!answer) return { 204: { description: 'Done.' }, ...refused };
  if (typeof answer === 'string') {
    return {
      [status ?? 200]: { description: 'As a file.', content: { [answer]: { schema: z.string() } } },
      ...refused,
    };
  }
  const schema = ordering ? listOf(answer) : answer;
  return { [status ?? 200]: { description: 'Done.', content: { 'application/json': { schema } } }, ...refused };
}
