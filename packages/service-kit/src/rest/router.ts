import { messages } from '@portfolio/contracts/errors';
import { type Page, asIso, unwrapped } from '@portfolio/contracts/rest';
import { Router, type Request, type Response } from 'express';
import { AppError } from '../errors/index.ts';
import { type Once, once } from '../idempotency/index.ts';
import { readBody } from './body.ts';
import { coerced } from './coerced.ts';
import { envelope } from './envelope.ts';
import { idParameter, listParameters, textParameter } from './list-parameters.ts';
import { fieldsOf, metadataOf } from './metadata.ts';
import { parse } from './parse.ts';
import { verbs, type ItemCall, type Resource, type Route, type Verb } from './resource.ts';
import { parseDateTime, toZoned } from '@internationalized/date';
import { z } from 'zod';
import type { OutgoingHttpHeader } from 'node:http';

/** `once` for a REST call: what is answered again has the headers that the first answer was given too, such as its `ETag`. */
export async function onceOverRest<T>(
  context: Once,
  response: Response,
  call: Parameters<typeof once>[1],
  work: () => Promise<T> | T,
): Promise<T> {
  const kept = await once(context, call, async () => {
    const before = response.getHeaders();
    const answer = await work();
    const given = Object.entries(response.getHeaders()).filter(([name, value]) => before[name] !== value);
    return { answer, headers: given as [string, OutgoingHttpHeader][] };
  });
  if (!response.headersSent) for (const [name, value] of kept.headers) response.setHeader(name, value);
  return kept.answer;
}

/**
 * A body whose times without an offset are those of a place's clock. A time that its clock skips is moved on, one that it
 * shows twice is the first. What is no time stays as it is; the schema refuses it.
 * @param zone finds the place's IANA zone, and is asked only when a time needs it; without a zone all stays as it is
 */
async function withOffsets(
  schema: z.ZodType,
  body: unknown,
  zone: () => Promise<string | undefined>,
): Promise<unknown> {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodObject) || typeof body !== 'object' || body === null) return body;
  const local = Object.entries(body).filter(
    ([name, value]) =>
      Object.hasOwn(inner.shape, name) && isInstant(inner.shape[name]) && typeof value === 'string' && isLocal(value),
  );
  if (local.length === 0) return body;
  const timeZone = await zone();
  if (timeZone === undefined) return body;
  return { ...body, ...Object.fromEntries(local.map(([name, value]) => [name, placed(String(value), timeZone)])) };
}

function isInstant(schema: z.core.$ZodType | undefined): boolean {
  if (!schema) return false;
  if (z.globalRegistry.get(schema)?.['format'] === 'date-time') return true;
  const wrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  return wrapped && isInstant(schema.unwrap());
}

const isLocal = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(asIso(value));

function placed(value: string, timeZone: string): string {
  try {
    return toZoned(parseDateTime(asIso(value)), timeZone).toAbsoluteString();
  } catch {
    return value;
  }
}

/**
 * An Express router over resources, in order. Each call is answered in this order: who asks (401, 403), what the path
 * names (404), how they ask (400), and only then the handler.
 * @param contextOf makes the service's context of a request; verifies the token when `authenticate`
 */
export function restRouter<C extends Once>(
  resources: readonly Resource<C>[],
  contextOf: (request: Request, authenticate: boolean) => Promise<C>,
): Router {
  const router = Router({ strict: false, caseSensitive: true });
  for (const resource of resources) {
    const { path, methods, item } = resource;
    const expressRoute = router.route(path);
    const allow = allowed(methods);
    const metadata = metadataOf(resource);
    const readsToken = Object.values(methods).some(({ access }) => access.readsToken);
    for (const verb of verbs) {
      const route = methods[verb];
      if (!route) continue;
      expressRoute[verb](async (request, response) => {
        if (route.errorSentence) response.locals['errorSentence'] = true;
        const context = await contextOf(request, route.access.readsToken);
        await route.access.check(context);
        const named = callOf(context, request);
        if (route.body) await item?.(named);
        const query = route.query && parse(route.query, request.query);
        const list = route.list && listParameters(request.query, route.list);
        const body = await bodyOf(route, named, request, response);
        const handle = () => route.handle({ ...named, query, list, body, request, response });
        const name = `${verb} ${request.baseUrl}${request.path}`;
        // What takes files reads them first, and sees to it by itself.
        const result =
          takesKey(verb, route) && !route.files
            ? await onceOverRest(context, response, { name, input: body }, handle)
            : await handle();
        if (isAnswered(response)) return;
        response.status(statusOf(route));
        if (!route.answer || result === undefined) response.end();
        else response.json(list ? envelope(request, list, result as Page<unknown>) : result);
      });
    }
    expressRoute.options(async (request, response) => {
      const context = await contextOf(request, readsToken);
      await reading(methods).access.check(context);
      const call = callOf(context, request);
      const actions = await actionsOf(resource, call);
      response.set('Allow', allow).json({ ...metadata, ...(actions && { actions }) });
    });
    expressRoute.all(async (request) => {
      const context = await contextOf(request, readsToken);
      await gateOf(methods, request.method).access.check(context);
      throw new AppError('method_not_allowed', messages.methodNotAllowed(request.method), {
        headers: { Allow: allow },
      });
    });
  }
  return router;
}

/** What every handler gets of a request. */
const callOf = <C>(context: C, request: Request): ItemCall<C> => ({
  context,
  id: (name = 'id') => idParameter(request.params[name]),
  parameter: (name: string) => textParameter(request.params[name]),
});

/** OPTIONS tells what may be read to whom may read it; of a path that only takes, to whom may send. */
const reading = <C>({ get, ...others }: Resource<C>['methods']): Route<C> => get ?? Object.values(others)[0]!;

/** Whom a method that the path does not have tells so: who may change something there, or read. */
function gateOf<C>(methods: Resource<C>['methods'], method: string): Route<C> {
  const { get: _get, ...changing } = methods;
  const reads = ['GET', 'HEAD'].includes(method);
  return (reads ? undefined : Object.values(changing)[0]) ?? reading(methods);
}

/** What the caller may send, and of which fields; undefined for nothing. */
async function actionsOf<C>({ methods, item }: Resource<C>, call: ItemCall<C>) {
  const actions: Record<string, ReturnType<typeof fieldsOf>> = {};
  for (const verb of ['post', 'put'] as const) {
    const route = methods[verb];
    if (!route) continue;
    try {
      await route.access.check(call.context);
      await item?.(call);
      actions[verb.toUpperCase()] = fieldsOf(route);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return Object.keys(actions).length > 0 ? actions : undefined;
}

/** Whether a call heeds an `Idempotency-Key`. */
export const takesKey = <C>(verb: Verb, { repeatable, rawBody }: Route<C>): boolean =>
  verb === 'post' && repeatable !== false && !rawBody;

/** Also for the API description. */
export const statusOf = ({ status, answer }: Pick<Route<unknown>, 'status' | 'answer'>): number =>
  status ?? (answer ? 200 : 204);

const isAnswered = (response: Response) => response.headersSent || response.writableEnded;

function allowed<C>(methods: Resource<C>['methods']): string {
  const allow = verbs.filter((verb) => methods[verb]).map((verb) => verb.toUpperCase());
  return [...allow, ...(methods.get ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

async function bodyOf<C>(
  { body, files, rawBody, maxBytes, timeZone }: Route<C>,
  call: ItemCall<C>,
  request: Request,
  response: Response,
) {
  // A form with files is the handler's to read, as they arrive.
  if (files || (!body && !rawBody)) return undefined;
  const read = await readBody(request, response, { maxBytes, raw: rawBody });
  if (!body) return undefined;
  const sent = coerced(body, read, !request.is(['json', '+json']));
  return parse(body, timeZone ? await withOffsets(body, sent, () => timeZone(call, sent)) : sent);
}
