import { once } from 'node:events';
import { connect } from 'node:net';
import { startTestGateway, type TestGateway } from './test/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ env: { CORS_ORIGINS: 'http://localhost:3001, https://portfolio.example/' } });
});
afterAll(() => gateway.close());

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(gateway.url + path, init);

/** The answer to a raw request target, which `fetch` would tidy up. */
async function rawStatus(target: string): Promise<string> {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  const [data] = await once(socket, 'data');
  socket.destroy();
  return String(data).slice(9, 12);
}

describe('the REST front', () => {
  test.each([
    ['/auth/login/', 'auth', '/auth/login/'],
    ['/api/auth/login', 'auth', '/auth/login'],
    ['/api/planner/clients/?page=2', 'scheduling', '/planner/clients/?page=2'],
    ['/media/a.png', 'content', '/media/a.png'],
  ])('%s is answered by %s as %s', async (path, service, url) => {
    const answer = await get(path, { method: 'POST', body: '{"a":1}', headers: { authorization: 'Bearer t' } });
    expect(answer.status).toBe(200);
    const seen: unknown = await answer.json();
    expect(seen).toMatchObject({ service, url, method: 'POST', body: '{"a":1}' });
    expect(seen).toMatchObject({
      headers: {
        authorization: 'Bearer t',
        'x-forwarded-host': new URL(gateway.url).host,
        'x-forwarded-for': '127.0.0.1',
      },
    });
  });

  test('says below which prefix the client asked', async () => {
    expect(await (await get('/api/projects/')).json()).toMatchObject({ headers: { 'x-forwarded-prefix': '/api' } });
    expect(await (await get('/projects/')).json()).not.toHaveProperty(['headers', 'x-forwarded-prefix']);
  });

  test('never lets the key of a service in', async () => {
    const answer = await get('/auth/user/', { headers: { 'x-service-token': 'stolen' } });
    expect(await answer.json()).not.toHaveProperty(['headers', 'x-service-token']);
  });

  test.each(['/', '/nothing', '/api/nothing/', '/internal/users/5', '/api/internal/users/5'])(
    '%s answers 404 as JSON',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ detail: 'Not found.' });
    },
  );

  test.each(['/auth/../internal/users/5', '/auth/%2e%2e/internal/', '//internal/', '/auth//internal'])(
    'the way around by %s leads nowhere',
    async (target) => {
      expect(await rawStatus(target)).toBe('404');
    },
  );

  test('a service that is down costs its own paths only', async () => {
    await gateway.services.content.stop();
    const answer = await get('/projects/');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ detail: 'Service temporarily unavailable, try again later.' });
    expect((await get('/auth/user/')).status).toBe(200);
    await gateway.services.content.restart();
    expect((await get('/projects/')).status).toBe(200);
  });
});

describe('the request id', () => {
  test('of the client reaches the service and comes back', async () => {
    const answer = await get('/auth/user/', { headers: { 'x-request-id': 'from-edge-1' } });
    expect(answer.headers.get('x-request-id')).toBe('from-edge-1');
    expect(await answer.json()).toMatchObject({ headers: { 'x-request-id': 'from-edge-1' } });
  });

  test('is made when there is none, or none that may be logged', async () => {
    const answer = await get('/auth/user/', { headers: { 'x-request-id': 'a b"}' } });
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(await answer.json()).toMatchObject({ headers: { 'x-request-id': id } });
  });
});

describe('CSRF', () => {
  const post = (path: string, headers: Record<string, string>): Promise<Response> =>
    get(path, {
      method: 'POST',
      body: '{"query":"{ me { name } }"}',
      headers: { 'content-type': 'application/json', ...headers },
    });

  test('the first answer sets the cookie that scripts can read, beside those of the service', async () => {
    const cookies = (await get('/auth/user/')).headers.getSetCookie();
    expect(cookies).toEqual([
      expect.stringMatching(/^csrftoken=[\w-]{32}; Max-Age=31536000; Path=\/; Expires=[^;]+; SameSite=Lax$/),
      'service=auth; Path=/',
    ]);
    const later = await get('/auth/user/', { headers: { cookie: 'a=b; csrftoken=t' } });
    expect(later.headers.getSetCookie()).toEqual(['service=auth; Path=/']);
  });

  test.each(['/media/a.png', '/api/media/a.png'])('no token comes with %s, which caches keep for all', async (path) => {
    expect((await get(path)).headers.getSetCookie()).toEqual(['service=content; Path=/']);
  });

  test('behind TLS the cookie is secure', async () => {
    const answer = await get('/auth/user/', { headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers.getSetCookie()[0]).toContain('; Secure');
  });

  test.each(['/auth/logout/', '/api/auth/logout/', '/graphql'])(
    'an unsafe request to %s repeats the cookie',
    async (path) => {
      const cookie = 'csrftoken=token-1';
      const missing = await post(path, { cookie });
      expect(missing.status).toBe(403);
      expect(await missing.json()).toEqual({ detail: 'CSRF Failed: CSRF token missing.' });
      const wrong = await post(path, { cookie, 'x-csrftoken': 'token-2' });
      expect(wrong.status).toBe(403);
      expect(await wrong.json()).toEqual({ detail: 'CSRF Failed: CSRF token incorrect.' });
      expect((await post(path, { cookie, 'x-csrftoken': 'token-1' })).status).toBe(200);
    },
  );

  test('an API client without the cookie passes, and so does a safe request with it', async () => {
    expect((await post('/auth/logout/', { authorization: 'Bearer t' })).status).toBe(200);
    expect((await get('/auth/user/', { headers: { cookie: 'csrftoken=t' } })).status).toBe(200);
  });
});

describe('pages of other sites', () => {
  const write = (path: string, headers: Record<string, string>) =>
    get(path, {
      method: 'POST',
      body: '{"query":"{ me { name } }"}',
      headers: { 'content-type': 'application/json', ...headers },
    });
  const evil = 'https://evil.example';

  test.each(['/contact/', '/api/chatbot/', '/graphql'])(
    'have nobody write to %s, by a form or otherwise',
    async (path) => {
      for (const headers of [
        { origin: evil },
        { origin: evil, 'sec-fetch-site': 'cross-site' },
        { origin: 'null', 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'https://other.localhost', 'sec-fetch-site': 'same-site' },
      ]) {
        const answer = await write(path, headers as Record<string, string>);
        expect([answer.status, await answer.json()]).toEqual([
          403,
          { detail: 'Requests of other sites are not taken.' },
        ]);
      }
    },
  );

  test('programs, our own pages and those that are named may', async () => {
    for (const headers of [
      {},
      { origin: 'http://localhost:3000' },
      { origin: 'https://portfolio.example', 'sec-fetch-site': 'cross-site' },
      { origin: gateway.url },
      { origin: 'http://elsewhere.test', 'sec-fetch-site': 'same-origin' },
    ]) {
      expect((await write('/contact/', headers as Record<string, string>)).status).toBe(200);
    }
  });
});

describe('GraphQL bodies that cannot be read', () => {
  const deep = `{"query":"{ me { name } }","variables":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`;
  test.each<[string, string, Record<string, string>]>([
    ['nested too deeply', deep, {}],
    ['that cannot be unpacked', '{}', { 'content-encoding': 'gzip' }],
    ['that are no JSON', '{"query": ', {}],
  ])('%s are the fault of who asks', async (_what, body, headers) => {
    const answer = await get('/graphql', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
    const { errors } = (await answer.json()) as { errors: { extensions: object }[] };
    expect([answer.status, errors[0]?.extensions]).toEqual([400, expect.objectContaining({ code: 'BAD_REQUEST' })]);
  });
});

describe('CORS', () => {
  test.each(['http://localhost:3000', 'http://localhost:3001', 'https://portfolio.example'])(
    '%s may read answers, with credentials',
    async (origin) => {
      const { headers } = await get('/auth/user/', { headers: { origin } });
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('vary')).toContain('Origin');
    },
  );

  test('another page may not, and is not told otherwise by a preflight', async () => {
    const origin = 'https://evil.example';
    expect((await get('/auth/user/', { headers: { origin } })).headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await get('/graphql', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('an OPTIONS that is no preflight asks the service what may be done there, wherever it comes from', async () => {
    for (const headers of [{}, { origin: 'http://localhost:3001' }] as Record<string, string>[]) {
      const answer = await get('/api/projects/', { method: 'OPTIONS', headers });
      expect(await answer.json()).toMatchObject({ service: 'content', method: 'OPTIONS', url: '/projects/' });
      expect(answer.headers.get('access-control-allow-origin')).toBe(headers['origin'] ?? null);
    }
  });

  test('a preflight allows the headers that our client sends', async () => {
    const preflight = await get('/api/projects/7/', {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3001',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,x-csrftoken',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,x-csrftoken');
  });
});

test('answers carry security headers and do not name the software', async () => {
  const { headers } = await get('/nothing');
  expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('nothing of what callers send, and services answer, is in the log', async () => {
  const mark = 'qxmarke';
  const address = `${mark}@mark.example`;
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${mark}`,
    'idempotency-key': mark,
    'user-agent': mark,
    referer: `http://localhost:3000/?q=${mark}`,
  };
  const said: object[] = [
    { email: address },
    { query: `mutation { signIn(username: "${mark}") { name } }` },
    { query: 'query ($page: Int) { projects(pageSize: $page) { count } }', variables: { page: mark } },
    { query: `{ ${mark}(a: "${mark}" }` },
  ];
  const bodies = [...said.map((body) => JSON.stringify(body)), `{"email": "${mark}`];
  const paths = [
    `/auth/login/?email=${address}`,
    `/api/planner/employee/register/${mark}/`,
    `/nothing?search=${mark}`,
    '/graphql',
  ];
  const sendAll = async () => {
    for (const path of paths)
      for (const body of bodies) await (await get(path, { method: 'POST', headers, body })).text();
  };
  await sendAll();
  for (const service of Object.values(gateway.services))
    service.intercept = (_request, response) => response.end(`${address} is no JSON`);
  await sendAll();
  for (const service of Object.values(gateway.services)) service.intercept = (request) => request.socket.destroy();
  await sendAll();
  for (const service of Object.values(gateway.services)) service.intercept = undefined;
  expect(gateway.logged.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['request', 'a service did not answer', 'a subgraph did not answer']),
  );
  expect(gateway.logged.filter((line) => JSON.stringify(line).toLowerCase().includes(mark))).toEqual([]);
});
