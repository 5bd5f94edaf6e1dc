import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { AppError, errorTable, refusedAnswer, restBody } from '../errors/index.ts';
import { hasBody } from './has-body.ts';

/** A request without files is small: one that takes longer than this to arrive is held open on purpose. */
const smallRequestMs = 300_000;

/**
 * A server for uploads over slow lines. Node's own `requestTimeout` counts from the beginning of a request and would cut a
 * large file off on its way. Here a request with files may take as long as it moves: 408 answers one of which nothing has
 * arrived for `stallSeconds` (at most twice as long), and its connection is closed.
 */
export function createServer(listener: RequestListener, { stallSeconds }: { stallSeconds: number }): Server {
  return createHttpServer({ requestTimeout: 0 }, (request, response) => {
    if (hasBody(request)) endWhenStalled(request, response, stallSeconds * 1_000);
    listener(request, response);
  });
}

function endWhenStalled(request: IncomingMessage, response: ServerResponse, everyMs: number): void {
  const { socket } = request;
  // Now, because routers shorten it.
  const isGraphQL = request.url?.startsWith('/graphql') ?? false;
  const isForm = request.headers['content-type']?.startsWith('multipart/') ?? false;
  const latest = isForm ? Infinity : Date.now() + smallRequestMs;
  let received = socket.bytesRead;
  const timer = setInterval(() => {
    // What has arrived and is not read is held up by us, or by a server behind us, not by the sender.
    const moves = socket.bytesRead > received || request.readableLength > 0;
    received = socket.bytesRead;
    if (request.complete) clearInterval(timer);
    else if (!moves || Date.now() > latest) refuse(request, response, isGraphQL);
  }, everyMs);
  request.once('close', () => clearInterval(timer));
}

function refuse(request: IncomingMessage, response: ServerResponse, isGraphQL: boolean): void {
  // After the answer; it breaks the request off for its reader too, which the end of a connection then would not.
  const close = () => request.destroy();
  if (response.headersSent) {
    close();
    return;
  }
  const error = new AppError('request_timeout');
  response.writeHead(errorTable[error.code].status, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify(isGraphQL ? refusedAnswer(error) : restBody(error)), close);
}
