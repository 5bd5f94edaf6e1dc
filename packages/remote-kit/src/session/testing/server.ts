import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { testUser } from '../../testing/index.ts';

export interface Seen {
  method: string;
  path: string;
  authorization: string | undefined;
  csrf: string | undefined;
  language: string | undefined;
  body: Record<string, unknown>;
}

/**
 * An API over real HTTP for the session's tests: knows which tokens are good and hands out new ones. `answer` may take over a
 * request by answering true.
 */
export async function startServer() {
  let serial = 0;
  const state = {
    user: testUser({ username: 'ada' }),
    goodAccess: new Set<string>(),
    goodRefresh: new Set<string>(),
    seen: [] as Seen[],
    answer: (_seen: Seen, _response: ServerResponse): boolean => false,
  };

  const issue = () => {
    serial += 1;
    const tokens = { access: `access-${serial}`, refresh: `refresh-${serial}` };
    state.goodAccess.add(tokens.access);
    state.goodRefresh.add(tokens.refresh);
    return tokens;
  };

  const reply = (response: ServerResponse, status: number, body?: unknown): void => {
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(body === undefined ? '' : JSON.stringify(body));
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = '';
    for await (const part of request.setEncoding('utf8')) text += String(part);
    const seen: Seen = {
      method: request.method ?? '',
      path: request.url ?? '',
      authorization: request.headers.authorization,
      csrf: [request.headers['x-csrftoken']].flat()[0],
      language: request.headers['accept-language'],
      body: text ? JSON.parse(text) : {},
    };
    state.seen.push(seen);
    if (state.answer(seen, response)) return;

    if (seen.path === '/auth/login/') {
      const good = seen.body['password'] === 'right';
      return good
        ? reply(response, 200, { ...issue(), user: state.user })
        : reply(response, 401, { detail: 'No active account found with the given credentials' });
    }
    if (seen.path === '/auth/token/refresh/') {
      const sent = String(seen.body['refresh']);
      if (!state.goodRefresh.delete(sent)) return reply(response, 401, { detail: 'Token is blacklisted' });
      return reply(response, 200, issue());
    }
    const access = seen.authorization?.replace('Bearer ', '') ?? '';
    if (!state.goodAccess.has(access)) {
      return reply(response, 401, { detail: 'Given token not valid for any token type', code: 'token_not_valid' });
    }
    if (seen.path === '/auth/user/') return reply(response, 200, state.user);
    if (seen.path === '/graphql') return reply(response, 200, { data: { me: { __typename: 'User', id: '7' } } });
    if (seen.path === '/auth/logout/') return reply(response, 205);
    return reply(response, 200, { path: seen.path, body: seen.body });
  };

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- listens on TCP
  const { port } = server.address() as AddressInfo;

  return {
    ...state,
    state,
    base: `http://127.0.0.1:${port}`,
    issue,
    reply,
    calls: (path: string) => state.seen.filter((seen) => seen.path === path),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type Server = Awaited<ReturnType<typeof startServer>>;
