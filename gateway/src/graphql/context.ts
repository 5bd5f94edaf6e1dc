import type { IncomingMessage } from 'node:http';
import { describeClient, forwardedHeaders } from '@portfolio/service-kit/forward';
import type { TrustProxy } from '@portfolio/service-kit/environment';

/** What every subgraph request of one incoming operation shares. */
export interface GatewayContext {
  /** Flat list of name, value, name, value. */
  headers: readonly string[];
  /** Whether variables may hold files. */
  multipart: boolean;
  /** Whether the answer would be the same for everybody: nobody is signed in. */
  isForAll: boolean;
}

const passedOn = ['authorization', 'accept-language', 'user-agent', 'idempotency-key'] as const;

/** Who asks, in which language, under which request id: the subgraphs decide what that allows. */
export function gatewayContext(
  request: IncomingMessage,
  requestId: string,
  trustProxy: TrustProxy,
): Omit<GatewayContext, 'isForAll'> {
  const headers = ['x-request-id', requestId, ...forwardedHeaders(describeClient(request, trustProxy))];
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value === 'string' && value) headers.push(name, value);
  }
  return { headers, multipart: request.headers['content-type']?.startsWith('multipart/form-data') ?? false };
}
