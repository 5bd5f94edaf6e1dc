import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { serviceNames } from '@portfolio/contracts/routes';
import { PlainError } from '../terminal/plain-error.ts';
import { inRoot, type GeneratedFile } from './generated-file.ts';

/** What a service prints of its REST calls: `services/<name>/openapi.json`. */
export interface DescriptionPart {
  paths: Record<string, object>;
  components: { schemas: Record<string, object> };
}

/** The description of the whole REST interface, OpenAPI 3.1, for the gateway to show (rest.md, API description). */
export async function describeApi(): Promise<GeneratedFile[]> {
  const parts = await Promise.all(serviceNames.map(async (name) => [name, await readPart(name)] as const));
  return [{ path: inRoot('gateway/openapi.json'), content: `${JSON.stringify(merge(parts), null, 2)}\n` }];
}

/** @throws PlainError when two services answer one path, or mean different things by one name */
export function merge(parts: readonly (readonly [service: string, part: DescriptionPart])[]) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portfolio',
      version: '1.0.0',
      description:
        'Every path is also served at the root, without `/api`, and with or without its trailing slash. ' +
        'Sign in at `/api/auth/login/` and send the access token as a bearer token. ' +
        'Bodies of refusals are sentences; the header `X-Error-Codes` has their codes and parameters as JSON: ' +
        '`{"name":[{"code":"max_length","params":{"max":200}}]}`, and under `detail` that of the call as a whole.',
    },
    servers: [{ url: '/api' }],
    tags: parts.map(([name]) => ({ name })),
    paths: union(parts.map(([, { paths }]) => paths)),
    components: {
      schemas: union(parts.map(([, { components }]) => components.schemas)),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function union(records: readonly Record<string, object>[]): Record<string, object> {
  const all: Record<string, object> = {};
  for (const [name, value] of records.flatMap((record) => Object.entries(record))) {
    if (all[name] && !isDeepStrictEqual(all[name], value)) throw new PlainError(`Two services describe ${name}.`);
    all[name] = value;
  }
  return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function readPart(service: string): Promise<DescriptionPart> {
  try {
    return JSON.parse(await readFile(inRoot('services', service, 'openapi.json'), 'utf8')) as DescriptionPart;
  } catch (error) {
    throw new PlainError(`services/${service}/openapi.json cannot be read: ${String(error)}. Run "npm run generate".`);
  }
}
