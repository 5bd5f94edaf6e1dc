import type { IncomingMessage } from 'node:http';
import type { TrustProxy } from '../environment/proxies.ts';

/** Headers that speak about one connection only (RFC 9110 §7.6.1); undici writes its own. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** What a forwarder writes itself, answers itself (`Expect`), or must never let in from outside (`X-Service-Token`). */
const ownRequestHeaders = new Set([
  'host',
  'expect',
  'forwarded',
  'traceparent',
  'tracestate',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-prefix',
  'x-request-id',
  'x-service-token',
]);

export interface ClientDescription {
  /** Client first, nearest proxy last, as `X-Forwarded-For` has it. */
  addresses: string;
  host: string | undefined;
  proto: string;
  prefix: string;
}

/**
 * Who asked, and under which address: from `X-Forwarded-*` when a trusted proxy sent them, else from the connection.
 * A client that forges these headers changes nothing.
 */
export function describeClient(request: IncomingMessage, trustProxy: TrustProxy): ClientDescription {
  const peer = request.socket.remoteAddress ?? '';
  const said = trustProxy(peer) ? request.headers : {};
  const earlier = header(said['x-forwarded-for']);
  return {
    addresses: earlier ? `${earlier}, ${peer}` : peer,
    host: header(said['x-forwarded-host']) ?? request.headers.host,
    proto: header(said['x-forwarded-proto']) ?? ('encrypted' in request.socket ? 'https' : 'http'),
    prefix: header(said['x-forwarded-prefix']) ?? '',
  };
}

/** `X-Forwarded-*` for the next hop, as a flat name, value, name, value list. */
export function forwardedHeaders(client: ClientDescription, prefix = ''): string[] {
  const headers = ['x-forwarded-for', client.addresses, 'x-forwarded-proto', client.proto];
  if (client.host) headers.push('x-forwarded-host', client.host);
  if (client.prefix + prefix) headers.push('x-forwarded-prefix', client.prefix + prefix);
  return headers;
}

/** The request's end-to-end headers, unchanged and in order, as a flat list. */
export function endToEndRequestHeaders(request: IncomingMessage): string[] {
  const named = connectionOptions(request.headers.connection);
  const { rawHeaders } = request;
  const kept: string[] = [];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!.toLowerCase();
    if (hopByHop.has(name) || ownRequestHeaders.has(name) || named?.has(name)) continue;
    kept.push(name, rawHeaders[i + 1]!);
  }
  return kept;
}

/** The response's end-to-end headers. */
export function* endToEndResponseHeaders(
  headers: Record<string, string | string[] | undefined>,
): Generator<[name: string, value: string | string[]]> {
  const named = connectionOptions(header(headers.connection));
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !hopByHop.has(name) && !named?.has(name)) yield [name, value];
  }
}

/** Names listed in `Connection`, which are hop-by-hop too. Usually absent or one plain word, so nothing is built. */
function connectionOptions(value: string | undefined): Set<string> | undefined {
  if (!value || value === 'keep-alive' || value === 'close') return undefined;
  return new Set(value.split(',').map((name) => name.trim().toLowerCase()));
}

const header = (value: string | string[] | undefined): string | undefined =>
  (Array.isArray(value) ? value.join(', ') : value) || undefined;
