import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { languages, type Language } from '@portfolio/contracts/auth';
import type { ServiceName } from '@portfolio/contracts/routes';
import type { Request, RequestHandler } from 'express';
import type { Actor } from '../access/index.ts';
import { traceIdIn } from '../tracing/index.ts';

/** Who asks, in which language, under which id. Use cases take it (with the service's own parts) as first argument. */
export interface RequestContext {
  /** Travels from the edge through every service into the SQL statements. */
  requestId: string;
  language: Language;
  /** Undefined for an anonymous request. */
  actor: Actor | undefined;
  /** Whoever asks has to set up a second factor first: nobody here, but told so where somebody is asked for. */
  isHeldBack?: boolean;
  /** Which other service asks, below `/internal`. */
  caller?: ServiceName;
  /** The visitor's address as the gateway saw it; limits count its `networkOf`. */
  clientAddress: string;
  userAgent: string;
  /** Asks auth now whether the actor's session goes on. @throws AppError `token_not_valid`, `unavailable` */
  confirmSession?: () => Promise<void>;
  /** Whether the actor's session has ended meanwhile: for what goes on after its answer has begun. */
  isSessionOver?: () => boolean;
  /** The header `Idempotency-Key`; see `idempotency/`. */
  idempotencyKey?: string | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The context of the request being answered, or undefined outside of one (start-up, jobs without `runInContext`). */
export const currentContext = (): RequestContext | undefined => storage.getStore();

/** Runs `work` so that logs, SQL and internal calls carry the context's request id. */
export const runInContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** A context for work that no request started, such as a job or a command. */
export const backgroundContext = (requestId: string = randomUUID()): RequestContext => ({
  requestId,
  language: languages[0],
  actor: undefined,
  clientAddress: '',
  userAgent: '',
});

const acceptable = /^[\w.:-]{1,100}$/;

/**
 * The request's own id when it is harmless in a log and in a comment of SQL, else that of the trace which a browser began, else a
 * new one. It has the form of a trace's id, so that one search finds the lines of the logs, the trace and the statements.
 */
export const requestIdOf = ({ 'x-request-id': given, traceparent }: IncomingHttpHeaders): string =>
  typeof given === 'string' && acceptable.test(given)
    ? given
    : (traceIdIn(traceparent) ?? randomUUID().replaceAll('-', ''));

/** Accepts or creates `X-Request-Id`, answers it, and opens the context for everything that follows. */
export const requestContext: RequestHandler = (request, response, next) => {
  const context: RequestContext = {
    requestId: requestIdOf(request.headers),
    language: languageOf(request),
    actor: undefined,
    clientAddress: request.ip ?? '',
    userAgent: (request.get('user-agent') ?? '').slice(0, 300),
    idempotencyKey: request.get('idempotency-key'),
  };
  response.setHeader('X-Request-Id', context.requestId);
  storage.run(context, next);
};

/** Browsers send one of few values; negotiating each time is a noticeable part of a short request. */
const negotiated = new Map<string, Language>();

function languageOf(request: Request): Language {
  const header = request.get('accept-language') ?? '';
  let language = negotiated.get(header);
  if (!language) {
    const accepted = request.acceptsLanguages(...languages);
    language = languages.find((one) => one === accepted) ?? languages[0];
    if (negotiated.size < 1_000) negotiated.set(header, language);
  }
  return language;
}

/** What several parts of a request ask for, found once. `find` is given the context, and its answer kept as long as that. */
export function oncePerRequest<C extends object, T>(find: (context: C) => T): (context: C) => T {
  const known = new WeakMap<C, T>();
  return (context) => {
    if (!known.has(context)) known.set(context, find(context));
    return known.get(context) as T;
  };
}
