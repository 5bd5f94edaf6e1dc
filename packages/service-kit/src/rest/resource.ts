import type { ListParameters, Page } from '@portfolio/contracts/rest';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { ListOptions } from './list-parameters.ts';

/** What a handler gets. `C` is the service's context: the request's, and the service's own parts. */
export interface RestRequest<C> {
  context: C;
  /** The JSON (or form) body by the contracts' schema. @throws AppError `validation`, `unsupported_media_type` */
  body: <T extends z.ZodType>(schema: T) => z.output<T>;
  /** The query by a schema; every value arrives as a string. @throws AppError `validation` */
  query: <T extends z.ZodType>(schema: T) => z.output<T>;
  /** The id in the path, by default the parameter `id`. @throws AppError `not_found` */
  id: (name?: string) => number;
  parameter: (name: string) => string;
  list: (options: ListOptions) => ListParameters;
  /** The list envelope `{count, next, previous, results}`. */
  page: <T>(parameters: ListParameters, page: Page<T>) => unknown;
  /** For what JSON cannot do: streams, uploads, redirects. A handler that has answered by itself returns nothing. */
  request: Request;
  response: Response;
}

/** Returns the JSON of a 200, or a `Reply` (`created`, `noContent`), or nothing after answering by itself. */
export type Handler<C> = (request: RestRequest<C>) => unknown;

export const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type Methods<C> = Partial<Record<(typeof verbs)[number], Handler<C>>>;

export interface Resource<C> {
  path: string;
  methods: Methods<C>;
  /** False where a stale bearer token must not stand in the way: sign-in, refresh. It is then not even read. */
  authenticate: boolean;
  /** Hands the body on as the bytes that came, `request.body` being a Buffer: for signed messages. */
  rawBody: boolean;
}

/**
 * One path and what each method does there. Other methods are answered 405 with `Allow`; the trailing slash is optional.
 * `resource('/planner/clients/:id', { get: ({ context, id }) => getClient(context, id()) })`
 */
export const resource = <C>(
  path: string,
  methods: Methods<C>,
  { authenticate = true, rawBody = false }: { authenticate?: boolean; rawBody?: boolean } = {},
): Resource<C> => ({ path, methods, authenticate, rawBody });
