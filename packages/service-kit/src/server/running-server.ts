import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type ServerEnvironment, EnvironmentError } from '../environment/index.ts';
import type { Logger } from '../logging/index.ts';
import { measureConnections, measureRequest } from '../metrics/index.ts';
import { destination, destinationsOf, guardOutgoing } from '../outgoing/index.ts';
import { trustedProxies } from '../environment/proxies.ts';
import { requestIdOf } from '../request-context/index.ts';
import { traceRequest } from '../tracing/index.ts';
import { admission, type AdmissionOptions } from './admission.ts';
import { createServer, type ServerOptions, type Certificate } from './create-server.ts';
import type { RunningServer } from './run.ts';
import { readFileSync, watchFile, unwatchFile } from 'node:fs';
import { Server as TlsServer } from 'node:tls';

/**
 * @param port 0 lets the system choose
 * @returns the port
 * @throws the system's error, e.g. `EADDRINUSE`
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Requests that outlive this are cut off at shutdown. */
const shutdownLimitMs = 10_000;

/** Idle kept-alive connections end at once, busy ones after their answer, all of them at the limit. */
export async function closeServer(server: Server, limitMs: number = shutdownLimitMs): Promise<void> {
  if (!server.listening) return;
  // A connection that was busy when closing began becomes idle, and would be kept alive, after its answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), limitMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  clearTimeout(cut);
}

type Paths = Pick<ServerEnvironment, 'TLS_CERT_PATH' | 'TLS_KEY_PATH'>;

/** How often a renewed certificate is looked for. */
const lookEveryMs = 60_000;

/** @throws EnvironmentError when one of the two is missing or cannot be read */
function certificateOf({ TLS_CERT_PATH: cert, TLS_KEY_PATH: key }: Paths): Certificate | undefined {
  if (!cert && !key) return undefined;
  if (!cert || !key) throw new EnvironmentError('TLS needs both TLS_CERT_PATH and TLS_KEY_PATH.');
  const read = (name: keyof Paths, path: string) => {
    try {
      return readFileSync(path, 'utf8');
    } catch (error) {
      throw new EnvironmentError(`The file of ${name} cannot be read: ${(error as Error).message}.`);
    }
  };
  return { cert: read('TLS_CERT_PATH', cert), key: read('TLS_KEY_PATH', key) };
}

/** New connections get a renewed certificate, without a restart. @returns ends it */
function renewCertificate(server: Server, paths: Paths, log: Logger): () => void {
  const { TLS_CERT_PATH: path } = paths;
  if (!path || !(server instanceof TlsServer)) return () => undefined;
  const look = () => {
    try {
      server.setSecureContext(certificateOf(paths) ?? {});
      log.info('the certificate was read anew');
    } catch (error) {
      log.error({ err: error }, 'a certificate is refused; the last good one stays');
    }
  };
  watchFile(path, { interval: lookEveryMs, persistent: false }, look);
  return () => unwatchFile(path, look);
}

interface Options extends Omit<ServerOptions, 'stallSeconds' | 'certificate'> {
  environment: ServerEnvironment;
  log: Logger;
  /** Whom it calls besides those that the environment names: `host:port`. */
  destinations?: readonly string[];
  /** Called before the first request is accepted, e.g. to connect. */
  open?: () => Promise<void>;
  /** Paths that are answered however much there is to do. */
  isFree?: AdmissionOptions['isFree'];
  /** Called after the last request, e.g. to close clients. */
  release: () => Promise<void>;
}

/**
 * How every server of ours runs and ends: open, accept; then not ready any more, drain, finish the requests under way
 * (bounded), release.
 * @param listenerOf makes the listener; it is told whether the server is closing, for health checks
 */
export function runningServer(listenerOf: (isClosing: () => boolean) => RequestListener, options: Options) {
  const { environment, log, destinations = [], open, release, isFree, ...limits } = options;
  const trustProxy = trustedProxies(environment.TRUSTED_PROXIES);
  const admit = admission({ most: environment.REQUESTS_AT_ONCE, trustProxy, ...(isFree && { isFree }) });
  let closing = false;
  const streams = endlessStreams();
  const listener = listenerOf(() => closing);
  const answer: RequestListener = (request, response) => {
    // Who keeps a connection to us alive opens the next one elsewhere, before this one ends.
    if (closing) response.setHeader('Connection', 'close');
    streams.follow(request, response);
    measureRequest(request, response);
    const isContinued = request.headers['x-request-id'] !== undefined;
    const requestId = requestIdOf(request.headers);
    // Everybody who looks finds the same one.
    request.headers['x-request-id'] = requestId;
    traceRequest(request, response, { requestId, isContinued }, () => {
      admit(request, response, () => listener(request, response));
    });
  };
  const certificate = certificateOf(environment);
  const server = createServer(answer, { ...limits, stallSeconds: environment.STALL_SECONDS, certificate });
  const stopRenewal = renewCertificate(server, environment, log);
  const closeUnused = unusedConnections(server);
  measureConnections(server);
  return {
    log,
    guard() {
      const more = [...destinations, ...environment.ALLOWED_HOSTS].map(destination);
      guardOutgoing([...destinationsOf(environment), ...more], {
        log,
        loopback: environment.NODE_ENV !== 'production',
      });
    },
    async listen(port: number = environment.PORT) {
      await open?.();
      const actual = await listen(server, port, environment.HOST);
      log.info({ port: actual }, 'listening');
      return `${certificate ? 'https' : 'http'}://${environment.HOST}:${actual}`;
    },
    async close() {
      if (closing) return;
      closing = true;
      stopRenewal();
      await delay(environment.DRAIN_SECONDS * 1_000);
      streams.end();
      const closed = closeServer(server);
      closeUnused();
      await closed;
      await release();
    },
  } satisfies RunningServer & { listen: (port?: number) => Promise<string> };
}

/**
 * Clients open connections in advance. One on which nothing has come is not idle to Node, and would hold up the end until the limit.
 * @returns closes them
 */
function unusedConnections(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}

/**
 * Events that a `GET` asks for go on until somebody ends them, and would hold up the end until the limit: their readers come back, to
 * another process.
 */
function endlessStreams() {
  const open = new Set<ServerResponse>();
  return {
    follow({ method }: IncomingMessage, response: ServerResponse) {
      if (method !== 'GET') return;
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    end() {
      for (const response of open)
        if (String(response.getHeader('Content-Type')).startsWith('text/event-stream')) response.end();
    },
  };
}
