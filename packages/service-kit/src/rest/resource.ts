import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { Access } from '../access/index.ts';
import type { ListOptions } from './list-parameters.ts';

/** What a handler gets. `C` is the service's context: the request's, and the service's own parts. */
export interface Call<C, Query = unknown, Body = unknown, List = unknown> {
  context: C;
  /** The query by the route's schema. */
  query: Query;
  /** What a list is asked for, where the route is a list. */
  list: List;
  /** The body by the route's schema; with `files` the handler reads it itself. */
  body: Body;
  /** The id in the path, by default the parameter `id`. @throws AppError `not_found` */
  id: (name?: string) => number;
  parameter: (name: string) => string;
  /** For what JSON cannot do: streams, uploads, redirects, headers. */
  request: Request;
  response: Response;
}

type MediaType = `${string}/${string}`;

/** What one method of a path takes and answers: the router goes by it, and the API description is printed from it. */
export interface Description {
  /** A sentence without its full stop. */
  summary: string;
  query?: z.ZodObject;
  /** Makes the answer a list with paging, whose items are `answer`; the handler returns one `Page`. */
  list?: ListOptions;
  body?: z.ZodType;
  /** Files beside the body, which makes it multipart. */
  files?: Readonly<Record<string, 'one' | 'many'>>;
  /** A schema of JSON, or the media type of a file; nothing for 204. */
  answer?: z.ZodType | MediaType;
  /** Default: 200, or 204 without an answer. */
  status?: 201 | 202 | 302;
}

export interface Route<C> extends Description {
  access: Access<C>;
  /** Of the body. Default: 1 MB. */
  maxBytes?: number;
  /**
   * The IANA zone of the place that the call names, if it names one: times of the body may then go without an offset.
   * @param body not judged yet
   */
  timeZone?: (call: ItemCall<C>, body: unknown) => Promise<string | undefined>;
  /** Hands the body on as the bytes that came, `request.body` being a Buffer: for signed messages. */
  rawBody?: boolean;
  /** False where a POST is carried out each time, whatever its `Idempotency-Key`: it streams, or hands out credentials. */
  repeatable?: false;
  /** Refusals also carry `error`, the one sentence that the screens show (rest.md). */
  errorSentence?: boolean;
  handle(call: Call<C>): unknown;
}

export const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type Verb = (typeof verbs)[number];

/** One path and what each method does there. Other methods are answered 405 with `Allow`; the trailing slash is optional. */
export interface Resource<C> {
  path: string;
  methods: Partial<Record<Verb, Route<C>>>;
  /**
   * Finds what the path names, or throws: asked before a body is read, so that a caller who sends nonsense to what is unknown or
   * another's is answered 404.
   */
  item?: (call: ItemCall<C>) => unknown;
}

export type ItemCall<C> = Pick<Call<C>, 'context' | 'id' | 'parameter'>;
