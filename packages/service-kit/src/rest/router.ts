import { messages } from '@portfolio/contracts/errors';
import express, { Router, type Request, type Response } from 'express';
import { AppError } from '../errors/index.ts';
import { envelope } from './envelope.ts';
import { idParameter, listParameters, textParameter } from './list-parameters.ts';
import { parse } from './parse.ts';
import { Reply } from './reply.ts';
import { verbs, type Handler, type Resource, type RestRequest } from './resource.ts';

/** Bodies of calls are small; uploads have their own parser and limits. */
const bodyLimit = '1mb';

/**
 * An Express router over resources, in order.
 * @param contextOf makes the service's context of a request; verifies the token when `authenticate`
 */
export function restRouter<C>(
  resources: readonly Resource<C>[],
  contextOf: (request: Request, authenticate: boolean) => Promise<C>,
): Router {
  const router = Router({ strict: false, caseSensitive: true });
  const parsers = [
    express.json({ limit: bodyLimit, strict: false }),
    express.urlencoded({ limit: bodyLimit, extended: false }),
  ];
  const rawParser = express.raw({ limit: bodyLimit, type: () => true });
  for (const { path, methods, authenticate, rawBody } of resources) {
    const route = router.route(path);
    const allow = verbs.filter((verb) => methods[verb]).map((verb) => verb.toUpperCase());
    if (methods.get) allow.push('HEAD');
    allow.push('OPTIONS');
    for (const verb of verbs) {
      const handler = methods[verb];
      if (!handler) continue;
      route[verb](...(verb === 'get' ? [] : rawBody ? [rawParser] : parsers), async (request, response) => {
        const context = await contextOf(request, authenticate);
        send(response, await handler(restRequest(context, request, response)));
      });
    }
    route.options((_request, response) => void response.set('Allow', allow.join(', ')).sendStatus(204));
    route.all((request) => {
      throw new AppError('method_not_allowed', messages.methodNotAllowed(request.method), {
        headers: { Allow: allow.join(', ') },
      });
    });
  }
  return router;
}

function restRequest<C>(context: C, request: Request, response: Response): RestRequest<C> {
  return {
    context,
    request,
    response,
    body: (schema) => parse(schema, readBody(request)),
    query: (schema) => parse(schema, request.query),
    id: (name = 'id') => idParameter(request.params[name]),
    parameter: (name) => textParameter(request.params[name]),
    list: (options) => listParameters(request.query, options),
    page: (parameters, page) => envelope(request, parameters, page),
  };
}

/** An absent body reads as an empty one; one that no parser took is of a type we do not speak. */
function readBody(request: Request): unknown {
  if (request.body !== undefined) return request.body;
  if (request.is('*/*') === null) return {};
  const type = request.get('content-type') ?? '';
  throw new AppError('unsupported_media_type', messages.unsupportedMediaType(type));
}

function send(response: Response, result: Awaited<ReturnType<Handler<unknown>>>): void {
  if (result instanceof Reply) {
    response.status(result.status).set(result.headers);
    if (result.body === undefined) response.end();
    else response.json(result.body);
  } else if (result !== undefined) {
    response.json(result);
  } else if (!response.headersSent && !response.writableEnded) {
    response.status(204).end();
  }
}
