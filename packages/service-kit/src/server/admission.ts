import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRoutine } from '../routine/index.ts';
import { AppError, errorTable, refusedAnswer, restBody } from '../errors/index.ts';
import { rejectedRequests } from '../metrics/index.ts';
import { hasBody } from './has-body.ts';

/** Seconds after which there may be room again. */
const soon = 2;

export interface AdmissionOptions {
  /** How many requests may be worked on at once. */
  most: number;
  /** Paths (no query) that are answered all the same: they cost next to nothing, and pages need all of theirs. */
  isFree?: (path: string) => boolean;
}

/**
 * Lets no more requests in than can be worked on: all others would only make everybody wait. Who is not let in is told at once when to
 * come again. Only our own work counts: not the time in which a body arrives, and not that in which an answer is read, so that neither
 * uploads and streams nor slow clients take the room of others.
 * @returns whether the request may go on; otherwise it has its answer
 */
export function admission({ most, isFree = () => false }: AdmissionOptions) {
  let working = 0;
  const begin = (response: ServerResponse): void => {
    working += 1;
    let over = false;
    const end = (): void => {
      if (!over) working -= 1;
      over = true;
    };
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
    response.writeHead = (...head: unknown[]) => {
      end();
      return writeHead(...head);
    };
    response.once('close', end);
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = request.url?.split('?', 1)[0] ?? '';
    if (isRoutine(path) || isFree(path)) return true;
    if (working >= most) {
      refuse(request, response, path);
      return false;
    }
    if (!hasBody(request)) begin(response);
    else request.once('end', () => response.headersSent || response.closed || begin(response));
    return true;
  };
}

function refuse({ headers }: IncomingMessage, response: ServerResponse, path: string): void {
  rejectedRequests.inc({ reason: 'full' });
  const error = new AppError('unavailable', undefined, { headers: { 'Retry-After': String(soon) } });
  const { type, body } = answerFor(error, path, headers.accept);
  response.writeHead(errorTable[error.code].status, {
    ...error.headers,
    ...(headers['x-request-id'] && { 'X-Request-Id': headers['x-request-id'] }),
    // A page that a person asked for comes again by itself.
    Refresh: String(soon),
    'Content-Type': type,
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/** What opened a page shows a sentence, all else reads JSON. */
function answerFor(error: AppError, path: string, accept = ''): { type: string; body: string } {
  if (accept.includes('text/html'))
    return {
      type: 'text/plain; charset=utf-8',
      body: 'Many people are here just now. This page comes by itself in a moment.',
    };
  const body = path.startsWith('/graphql') ? refusedAnswer(error) : restBody(error);
  return { type: 'application/json', body: JSON.stringify(body) };
}
