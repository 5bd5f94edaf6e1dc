import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What the auth service answers to one call: a status and JSON. */
export type AuthAnswer = (body: unknown, request: IncomingMessage) => { status?: number; body: unknown };

export interface AuthStandIn {
  url: string;
  /** `METHOD /path` → answer; anything else is answered 503, as by an auth service in trouble. */
  answers: Map<string, AuthAnswer>;
  /** The sessions that it says have ended. */
  ended: string[];
  /** Those whose users last proved long ago that it is them. */
  stale: string[];
  close(): Promise<void>;
}

/** An HTTP server that answers what the auth service would, as far as a test says so. */
export async function startAuthStandIn(): Promise<AuthStandIn> {
  const answers: AuthStandIn['answers'] = new Map();
  const ended: string[] = [];
  const stale: string[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = request.method === 'POST' ? await json(request) : undefined;
    const told = request.url?.startsWith('/internal/ended-sessions/') ? { status: 200, body: { ended } } : undefined;
    const session = /^\/internal\/sessions\/([^/]+)\/proof$/.exec(request.url ?? '')?.[1];
    const proof =
      session === undefined
        ? undefined
        : { status: 200, body: { missing: stale.includes(session) ? 'password_needed' : null } };
    const found = told ?? proof ?? answers.get(`${request.method} ${request.url}`)?.(body, request);
    response.statusCode = found ? (found.status ?? 200) : 503;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(found?.body ?? {}));
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    ended,
    stale,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
