import type { RequestHandler } from 'express';
import type { Logger } from '../logging/index.ts';
import { collectNotes, type Noted } from '../errors/app-error.ts';
import { currentContext } from '../request-context/index.ts';
import { isRoutine } from '../tracing/trace-id.ts';
import type { IncomingMessage } from 'node:http';
import type { EventEmitter } from 'node:events';

/**
 * Calls `listener` when a request or an answer has closed, at once if it has already: the event comes only once, and
 * who asked somebody else first, such as for a session, would wait for it for ever.
 */
export function whenClosed(stream: EventEmitter & { readonly closed: boolean }, listener: () => void): void {
  if (stream.closed) listener();
  else stream.once('close', listener);
}

export const hasBody = (request: IncomingMessage): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

/** What follows is a token that signs somebody up, or shows somebody's shifts. Express takes either case. */
const beforeSecret = /\/(register|validate-token|calendar|reset-password\/[^/]+|confirm-email)\/+[^/]+/i;

/** No address of ours needs them, but a program that hands a link on may write it so. */
const escapes = /%[0-9a-f]{2}/gi;
const asWritten = (escape: string): string => String.fromCodePoint(Number.parseInt(escape.slice(1), 16));

/** A path as logs may keep it: without query, and without the token that it may hold. */
export function loggedPath(path: string): string {
  const [bare] = path.split('?', 1);
  const shown = bare!.replace(beforeSecret, '/$1/…');
  if (shown !== bare || !bare.includes('%')) return shown;
  const plain = bare.replace(escapes, asWritten);
  return beforeSecret.test(plain) ? encodeURI(plain).replace(beforeSecret, '/$1/…') : bare;
}

/** One line per request. */
export function accessLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const path = loggedPath(request.path);
    const context = currentContext();
    const noted: Noted = { refused: new Set() };
    response.once('close', () => {
      const level = isRoutine(path) ? 'debug' : 'info';
      log[level](
        {
          requestId: context?.requestId,
          userId: context?.actor?.userId,
          method: request.method,
          path,
          status: response.statusCode,
          ...(noted.operation && { operation: noted.operation }),
          ...(noted.refused.size > 0 && { refused: [...noted.refused] }),
          ms: Math.round(performance.now() - startedAt),
          ...(response.writableFinished ? {} : { aborted: true }),
        },
        'request',
      );
    });
    collectNotes(noted, next);
  };
}
