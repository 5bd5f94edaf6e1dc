import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Socket } from 'node:net';
import { AppError, errorTable, refusedAnswer, restBody } from '../errors/index.ts';
import { networkOf } from '../limits/index.ts';
import { rejectedRequests } from '../metrics/index.ts';
import { hasBody } from './access-log.ts';

/** A request without files is small: one that takes longer than this to arrive is held open on purpose. */
const smallRequestMs = 300_000;

/** A head is one packet or a few. Node also counts a connection that has not sent anything yet. */
const headMs = 15_000;

/** An upload that brings less does not move: single bytes, each just in time, would hold a connection for ever. */
const leastBytesPerSecond = 4;

/** A connection on which nothing moves either way, such as that of a reader who does not read, ends after this. */
const silenceMs = 150_000;

/** No browser or proxy of today sends a request before the last one is answered. */
const mostUnanswered = 16;

/** A certificate with its key, as PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

export interface ServerOptions {
  stallSeconds: number;
  /** How many connections one address (of IPv6, one /64 network) may hold; further ones are closed. Default: any number. */
  connectionsPerAddress?: number;
  /** Milliseconds for the head of a request to arrive. */
  headTimeout?: number;
  /** Speaks TLS alone, with these. */
  certificate?: Certificate | undefined;
}

/**
 * A server that no slow client can use up, and that takes uploads over slow lines. Node's own `requestTimeout` counts from
 * the beginning of a request and would cut a large file off on its way. Here a request with files may take as long as it
 * moves: 408 answers one of which too little has arrived for `stallSeconds` (at most twice as long), and its connection is
 * closed. Without `requestTimeout` Node would also drop its limit for the head, which is therefore given here.
 */
export function createServer(listener: RequestListener, options: ServerOptions): Server {
  const { stallSeconds, connectionsPerAddress, headTimeout = headMs, certificate } = options;
  const times = {
    requestTimeout: 0,
    headersTimeout: headTimeout,
    connectionsCheckingInterval: Math.ceil(headTimeout / 3),
  };
  const isTooEager = eagerConnections();
  const answer: RequestListener = (request, response) => {
    if (isTooEager(request, response)) return;
    // Each layer above listens for its end.
    response.setMaxListeners(30);
    if (hasBody(request)) endWhenStalled(request, response, stallSeconds * 1_000);
    listener(request, response);
  };
  const server = certificate
    ? createHttpsServer({ ...times, ...certificate, handshakeTimeout: headTimeout }, answer)
    : createHttpServer(times, answer);
  server.setTimeout(silenceMs);
  if (connectionsPerAddress !== undefined) limitConnections(server, connectionsPerAddress);
  return server;
}

function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
    if (count <= most) return;
    rejectedRequests.inc({ reason: 'address' });
    socket.destroy();
  });
}

/**
 * Node hands over all requests of one packet, and reads dozens of packets of one connection, before anybody else has a turn. Whoever
 * sends without reading would have all those answers made and kept.
 * @returns whether the connection has sent more than it may; it is closed then
 */
function eagerConnections(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const unanswered = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    // What came in the same packet is still handed over.
    if (socket.destroyed) return true;
    unanswered.set(socket, count);
    response.once('finish', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count <= mostUnanswered) return false;
    rejectedRequests.inc({ reason: 'eager' });
    socket.destroy();
    return true;
  };
}

function endWhenStalled(request: IncomingMessage, response: ServerResponse, everyMs: number): void {
  const { socket } = request;
  // Now, because routers shorten it.
  const isGraphQL = request.url?.startsWith('/graphql') ?? false;
  const isForm = request.headers['content-type']?.startsWith('multipart/') ?? false;
  const latest = isForm ? Infinity : Date.now() + smallRequestMs;
  const leastBytes = (leastBytesPerSecond * everyMs) / 1_000;
  let received = socket.bytesRead;
  const timer = setInterval(() => {
    // What has arrived and is not read is held up by us, or by a server behind us, not by the sender.
    const moves = socket.bytesRead >= received + leastBytes || request.readableLength > 0;
    received = socket.bytesRead;
    if (request.complete) clearInterval(timer);
    else if (!moves || Date.now() > latest) refuse(request, response, isGraphQL);
  }, everyMs);
  request.once('close', () => clearInterval(timer));
}

function refuse(request: IncomingMessage, response: ServerResponse, isGraphQL: boolean): void {
  // After the answer; it breaks the request off for its reader too, which the end of a connection then would not.
  const close = () => request.destroy();
  rejectedRequests.inc({ reason: 'stalled' });
  if (response.headersSent) {
    close();
    return;
  }
  const error = new AppError('request_timeout');
  response.writeHead(errorTable[error.code].status, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify(isGraphQL ? refusedAnswer(error) : restBody(error)), close);
}
