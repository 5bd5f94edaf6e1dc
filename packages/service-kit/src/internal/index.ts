import { messages } from '@portfolio/contracts/errors';
import { addressVariable, type AddressVariable, type ServiceName } from '@portfolio/contracts/routes';
import { errorCodesHeader, withCodes } from '@portfolio/contracts/rest';
import type { Readable } from 'node:stream';
import { Agent, request } from 'undici';
import { z } from 'zod';
import {
  EnvironmentError,
  type ServiceEnvironment,
  keyFor,
  serviceCredential,
  type ServiceCredential,
} from '../environment/index.ts';
import { AppError, notFound, validationError } from '../errors/index.ts';
import { currentContext } from '../request-context/index.ts';
import { traceparent } from '../tracing/index.ts';

export interface InternalClient {
  /**
   * `GET {base}{path}` of another service, its answer parsed by `schema`.
   * @throws AppError `not_found` for a 404, `validation` with the same fields for a 400, else `unavailable` (refused, timed out, failed or unexpected answer)
   */
  get<T extends z.ZodType>(path: string, schema: T): Promise<z.output<T>>;
  /** The same with a JSON body. The call must be idempotent: a time-out does not tell whether it was carried out. */
  post<T extends z.ZodType>(path: string, body: unknown, schema: T): Promise<z.output<T>>;
  /** Body of a `GET` as it comes. Whoever asks reads it to its end, or destroys it. @throws AppError `unavailable` */
  stream(path: string): Promise<Readable>;
  close(): Promise<void>;
}

const fault = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
});
const fieldErrors = z.record(z.string(), z.array(z.union([z.string(), fault])));

/**
 * Calls between our servers: kept-alive connections, a short time-out and the request's id.
 * @param options `credential`: for calls below `/internal`; what everybody may call needs none
 */
export function internalClient(options: {
  baseUrl: string;
  credential?: ServiceCredential;
  timeoutMs?: number;
}): InternalClient {
  const { baseUrl, credential } = options;
  const agent = new Agent({ keepAliveTimeout: 30_000, connections: 16, connectTimeout: 1_000 });

  /** Sends it once more where what we have shown is refused and we have learnt why. */
  async function ask(
    path: string,
    {
      headers,
      ...init
    }: Omit<Parameters<typeof request>[1] & object, 'path' | 'headers'> & {
      headers: Record<string, string>;
    },
  ) {
    const send = async () =>
      request(`${baseUrl}${path}`, {
        ...init,
        dispatcher: agent,
        headers: { ...headers, ...(credential && { 'x-service-token': await credential.value() }) },
      });
    const response = await send();
    if (response.statusCode !== 403 || !credential?.learnFrom(response.headers)) return response;
    await response.body.dump();
    return send();
  }

  async function call<T extends z.ZodType>(method: 'GET' | 'POST', path: string, schema: T, body?: unknown) {
    const requestId = currentContext()?.requestId;
    const span = traceparent();
    // Not AbortSignal.timeout, which cannot be called off: it would make an error, with its stack, after each call.
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), options.timeoutMs ?? 2_000);
    try {
      const response = await ask(path, {
        method,
        signal: abort.signal,
        headers: {
          accept: 'application/json',
          ...(requestId && { 'x-request-id': requestId }),
          ...(span && { traceparent: span }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      if (response.statusCode === 404) {
        await response.body.dump();
        throw notFound();
      }
      if (response.statusCode === 400) {
        const codes = response.headers[errorCodesHeader.toLowerCase()];
        const refused = withCodes(
          await response.body.json(),
          typeof codes === 'string' ? JSON.parse(codes) : undefined,
        );
        throw validationError(fieldErrors.parse(refused));
      }
      if (response.statusCode >= 300) {
        await response.body.dump();
        throw new Error(`${method} ${path.split('?', 1)[0]} was answered ${response.statusCode}`);
      }
      return schema.parse(await response.body.json());
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('unavailable', messages.unavailable, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  async function stream(path: string): Promise<Readable> {
    try {
      const { statusCode, body } = await ask(path, {
        headersTimeout: options.timeoutMs ?? 2_000,
        headers: { accept: 'application/json' },
      });
      if (statusCode === 200) return body;
      await body.dump();
      throw new Error(`GET ${path.split('?', 1)[0]} was answered ${statusCode}`);
    } catch (error) {
      throw new AppError('unavailable', messages.unavailable, { cause: error });
    }
  }

  return {
    stream,
    get: (path, schema) => call('GET', path, schema),
    post: (path, body, schema) => call('POST', path, schema, body),
    close: () => agent.close(),
  };
}

/**
 * Calls another of our services with the key that it and we share.
 * @throws EnvironmentError when there is none
 */
export function serviceClient(
  service: ServiceName,
  environment: Pick<ServiceEnvironment, AddressVariable | 'OUTGOING_KEYS' | 'PLAIN_SERVICE_KEYS'>,
  options: { timeoutMs?: number } = {},
): InternalClient {
  const key = keyFor(service, environment.OUTGOING_KEYS);
  if (key === undefined)
    throw new EnvironmentError(
      `The environment variable OUTGOING_KEYS has no key for ${service}, which this service calls: "${service}:" and what ${service} has in INCOMING_KEYS.`,
    );
  const credential = serviceCredential(service, key, environment.PLAIN_SERVICE_KEYS);
  return internalClient({ ...options, baseUrl: environment[addressVariable(service)], credential });
}
