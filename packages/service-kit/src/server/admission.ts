import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRoutine } from '../tracing/trace-id.ts';
import { AppError, errorTable, refusedAnswer, restBody } from '../errors/index.ts';
import { rejectedRequests } from '../metrics/index.ts';
import { clientAddress, type TrustProxy } from '../environment/proxies.ts';
import { hasBody } from './access-log.ts';
import { holderOf, Places, type Holder } from './places.ts';

/** Seconds after which there may be room again. */
const soon = 2;

/** Milliseconds for which a request may wait for a place. Later ones would be answered too late, and those behind them later still. */
const patience = 1_000;

/** Milliseconds after which a body that is still on its way leaves its place to others. */
const slowBody = 250;

/** Addresses whose holder is known by heart. */
const mostKnown = 1_000;

export interface AdmissionOptions {
  /** How many requests may be worked on at once. */
  most: number;
  /** Whose word is taken for whom they ask for; by default nobody's. */
  trustProxy?: TrustProxy;
  /** Paths (no query) that are answered all the same: they cost next to nothing, and pages need all of theirs. */
  isFree?: (path: string) => boolean;
}

/**
 * Lets no more requests in than can be worked on, and of each network its share: all others would only make everybody wait. Who is not
 * let in soon is told when to come again. Only our own work counts: not the time in which a body arrives, and not that in which an answer
 * is read, so that neither uploads and streams nor slow clients take the room of others.
 * @returns calls `work` once the request is let in; one that is not gets its answer
 */
export function admission({ most, trustProxy = () => false, isFree = () => false }: AdmissionOptions) {
  const places = new Places(most);
  const known = new Map<string | undefined, Holder>();
  const holderIn = (request: IncomingMessage): Holder => {
    const address = clientAddress(request, trustProxy);
    const holder = known.get(address) ?? holderOf(address);
    if (known.size >= mostKnown) known.clear();
    known.set(address, holder);
    return holder;
  };

  return (request: IncomingMessage, response: ServerResponse, work: () => void): void => {
    const path = request.url?.split('?', 1)[0] ?? '';
    if (isRoutine(path) || isFree(path)) return work();
    const holder = holderIn(request);
    const begin = (): void => {
      // Whoever waited may have gone, or been told that no more came of their body.
      if (response.closed || response.headersSent) return places.leave(holder);
      holdWhileWorkedOn(places, holder, request, response);
      work();
    };
    if (places.enter(holder)) return begin();
    const turnAway = (): void => refuse(request, response, path);
    // Whoever leaves a place calls the next one in, who is somebody else.
    const stop = places.wait(holder, {
      enter: AsyncResource.bind(() => {
        clearTimeout(timer);
        begin();
      }),
      refuse: turnAway,
    });
    const timer = setTimeout(() => stop() && turnAway(), patience);
    response.once('close', () => {
      clearTimeout(timer);
      stop();
    });
  };
}

function holdWhileWorkedOn(places: Places, holder: Holder, request: IncomingMessage, response: ServerResponse): void {
  let state: 'holding' | 'lent' | 'over' = 'holding';
  const end = (): void => {
    if (state === 'holding') places.leave(holder);
    if (state === 'lent') places.endLoan(holder);
    state = 'over';
  };
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    end();
    return writeHead(...head);
  };
  response.once('close', end);
  if (!hasBody(request)) return;
  const slow = setTimeout(() => {
    if (state === 'holding' && places.lend(holder)) state = 'lent';
  }, slowBody);
  const take = (): void => {
    clearTimeout(slow);
    if (state !== 'lent') return;
    state = 'holding';
    places.endLoan(holder);
    places.take(holder);
  };
  request.once('end', take);
  response.once('close', () => clearTimeout(slow));
}

function refuse({ headers }: IncomingMessage, response: ServerResponse, path: string): void {
  rejectedRequests.inc({ reason: 'full' });
  const error = new AppError('unavailable', undefined, { headers: { 'Retry-After': String(soon) } });
  const { type, body } = answerFor(error, path, headers.accept);
  response.writeHead(errorTable[error.code].status, {
    ...error.headers,
    ...(headers['x-request-id'] && { 'X-Request-Id': headers['x-request-id'] }),
    // A page that a person asked for reloads itself.
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
      body: 'The site is busy. This page will reload shortly.',
    };
  const body = path.startsWith('/graphql') ? refusedAnswer(error) : restBody(error);
  return { type: 'application/json', body: JSON.stringify(body) };
}
