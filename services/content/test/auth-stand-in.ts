import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { actors } from '@portfolio/testkit';

/** Stands where the auth service does: publishes the issuer's keys and knows who has a tier. */
export interface AuthStandIn {
  url: string;
  /** User id → tier; others are not known. */
  tiers: Map<number, string | null>;
  /** While false it refuses every call about users. */
  answers: boolean;
  close(): Promise<void>;
}

export async function startAuthStandIn(issuerUrl: string): Promise<AuthStandIn> {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/internal/users/contacts?')) return tellContacts(request.url, response);
    const id = /^\/internal\/users\/(\d+)\/$/.exec(request.url ?? '')?.[1];
    if (id === undefined) return void relay(`${issuerUrl}${request.url}`, response);
    if (!request.headers['x-service-token'] || !double.answers) {
      return void response.writeHead(503).end();
    }
    const tier = double.tiers.get(Number(id));
    if (tier === undefined) return void response.writeHead(404).end();
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ id: Number(id), patreon_tier: tier }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const double: AuthStandIn = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    tiers: new Map([
      [actors.patron.userId, 'Supporter'],
      [actors.member.userId, null],
    ]),
    answers: true,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return double;
}

/** Everybody is called after their id. */
function tellContacts(url: string, response: ServerResponse): void {
  const ids = new URL(url, 'http://auth').searchParams.get('ids')?.split(',') ?? [];
  const contacts = ids.map((id) => ({
    id: Number(id),
    email: `user${id}@example.com`,
    first_name: 'User',
    last_name: id,
  }));
  response.setHeader('content-type', 'application/json').end(JSON.stringify(contacts));
}

async function relay(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(url);
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
}
