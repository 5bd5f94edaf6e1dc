import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { Agent, type Dispatcher } from 'undici';
import type { TrustProxy } from '../environment/proxies.ts';
import { hasBody } from '../server/index.ts';
import { traceHeaders } from '../tracing/index.ts';
import { failureOf, isDroppedConnection, type ForwardFailure } from './failure.ts';
import { describeClient, endToEndRequestHeaders, endToEndResponseHeaders, forwardedHeaders } from './headers.ts';

export { describeClient, forwardedHeaders, type ClientDescription } from './headers.ts';
export * from './failure.ts';

export interface ForwarderOptions {
  /** Milliseconds that an upstream may take to start its answer, counted from the end of the request. */
  responseTimeout?: number;
  /** Milliseconds that an upstream may stay silent within an answer; a slow client does not count. */
  silenceTimeout?: number;
  /** Milliseconds for a new connection. */
  connectTimeout?: number;
  /** Default: nobody. */
  trustProxy?: TrustProxy;
  /** Told about each request that the upstream did not answer, for the log; the client has its answer already. */
  onFailure?: (failure: ForwardFailure, target: ForwardTarget) => void;
}

export interface ForwardTarget {
  /** `http://host:port` of the upstream. */
  origin: string;
  /** Path and query to ask for. */
  path: string;
  /** What was cut off the front of the client's path, so that the upstream can build the client's URLs: `/api` or nothing. */
  prefix?: string;
  requestId: string;
  /** More headers for the upstream, as a flat name, value, name, value list. */
  headers?: readonly string[];
}

export interface Forwarder {
  /**
   * Streams `request` to the upstream and its answer into `response`, in both directions at the pace of the slower side.
   * Resolves when the exchange is over and never rejects: an upstream that cannot answer becomes 502, 503 or 504 with
   * `{"detail"}` (rest.md), one that breaks off within its answer breaks the response off, and a client that goes away
   * cancels the upstream's work. A safe request without a body is sent once more when the connection drops unanswered.
   */
  forward(request: IncomingMessage, response: ServerResponse, target: ForwardTarget): Promise<void>;
  /** Waits for requests in flight and closes the kept-alive connections. */
  close(): Promise<void>;
}

export function createForwarder(options: ForwarderOptions = {}): Forwarder {
  const {
    responseTimeout = 30_000,
    silenceTimeout = 120_000,
    connectTimeout = 5_000,
    trustProxy = () => false,
  } = options;
  const agent = new Agent({ headersTimeout: responseTimeout, bodyTimeout: silenceTimeout, connectTimeout });

  async function forward(request: IncomingMessage, response: ServerResponse, target: ForwardTarget): Promise<void> {
    const bodied = hasBody(request);
    const dispatch = (): Promise<Error | undefined> =>
      exchange(agent, response, {
        origin: target.origin,
        path: target.path,
        method: request.method as Dispatcher.HttpMethod,
        headers: endToEndRequestHeaders(request).concat(
          forwardedHeaders(describeClient(request, trustProxy), target.prefix),
          'x-request-id',
          target.requestId,
          traceHeaders(),
          target.headers ?? [],
        ),
        body: bodied ? Readable.from(bodyOf(request), { objectMode: false }) : null,
      });

    const repeatable = !bodied && (request.method === 'GET' || request.method === 'HEAD');
    let error = await dispatch();
    if (error && repeatable && isDroppedConnection(error) && isUntouched(response)) error = await dispatch();
    if (!error || response.destroyed) return;

    const failure = failureOf(error);
    if (response.headersSent) response.destroy();
    else answerFailure(response, failure);
    options.onFailure?.(failure, target);
  }

  return { forward, close: () => agent.close() };
}

/** One attempt. Resolves with the error when the upstream's answer did not arrive whole. */
function exchange(
  agent: Agent,
  response: ServerResponse,
  request: Dispatcher.DispatchOptions,
): Promise<Error | undefined> {
  return new Promise((resolve) => {
    let controller: Dispatcher.DispatchController | undefined;
    const resume = (): void => controller?.resume();
    const cancel = (): void => controller?.abort(new Error('The client went away'));
    const settle = (error?: Error): void => {
      response.off('drain', resume).off('close', cancel);
      resolve(error);
    };
    response.on('drain', resume).on('close', cancel);

    agent.dispatch(request, {
      onRequestStart(started) {
        controller = started;
        if (response.destroyed) cancel();
      },
      onResponseStart(_controller, status, headers) {
        if (status < 200) return; // interim answers concern this hop; the final one follows
        copyHeaders(response, headers);
        response.writeHead(status);
        // Node keeps the head back until the first bytes of the body; an upstream that is slow to send them must not delay it.
        setImmediate(() => response.destroyed || response.flushHeaders());
      },
      onResponseData(receiving, chunk) {
        // Ended here, because this server closes.
        if (!response.writableEnded && !response.write(chunk)) receiving.pause();
      },
      onResponseEnd() {
        response.end();
        settle();
      },
      onResponseError(_controller, error) {
        settle(error);
      },
    });
  });
}

/** The client's body for undici, which may stop reading early; what remains is then drained to keep the connection usable. */
async function* bodyOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    // Without `destroyOnReturn: false` a refusing upstream would cost the client its connection before it has an answer.
    yield* request.iterator({ destroyOnReturn: false });
  } finally {
    request.resume();
  }
}

const isUntouched = (response: ServerResponse): boolean => !response.headersSent && !response.destroyed;

/** The answering process may have set headers of its own; the two that are lists keep both sides' values. */
function copyHeaders(response: ServerResponse, headers: Record<string, string | string[] | undefined>): void {
  for (const [name, value] of endToEndResponseHeaders(headers)) {
    if (name === 'set-cookie' || name === 'vary') response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
}

function answerFailure(response: ServerResponse, { status, detail }: ForwardFailure): void {
  const body = JSON.stringify({ detail });
  response.setHeader('content-type', 'application/json');
  response.setHeader('content-length', Buffer.byteLength(body));
  response.setHeader('cache-control', 'no-store');
  if (status === 503) response.setHeader('retry-after', '1');
  response.writeHead(status).end(body);
}
