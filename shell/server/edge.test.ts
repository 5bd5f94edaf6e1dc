import { request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { once } from 'node:events';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eventually } from '@portfolio/testkit';
import { mark } from '@portfolio/testkit/marks';
import type { Signed } from '@portfolio/remote-kit/manifest';
import { systemStatus } from '@portfolio/contracts/operations';
import { hash, inForce, key, registry, script, startTestEdge, template, type TestEdge } from './test/edge.ts';

let edge: TestEdge;
beforeAll(async () => {
  edge = await startTestEdge({ API_BASE: 'https://api.example/v1', SUPPORT_EMAIL: '</script><b>@example.com' });
});
afterAll(() => edge.close());

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(edge.url + path, init);

/** A request that is sent as it is: `fetch` tidies paths up, decodes answers, and asks for no copy once it names an ETag. */
async function plain(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { hostname, port } = new URL(edge.url);
  const [answer] = await once(httpRequest({ hostname, port, path, headers }).end(), 'response');
  return answer;
}

/** The JSON of one of the page's data blocks. */
const block = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html)![1]!);

describe('an installable remote', () => {
  const workerOf = async () => (await get('/planner/portal/service-worker.js')).text();

  test('has a web manifest, which its pages name and no others', async () => {
    const answer = await get('/planner/portal/app.webmanifest');
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    expect(await answer.json()).toMatchObject({
      name: 'Employee portal',
      short_name: 'Portal',
      start_url: '/planner/portal',
      scope: '/planner/portal',
      icons: [{ src: 'https://portal.example/icon.1234abcd.svg' }, { purpose: 'maskable' }],
    });
    const link = '<link rel="manifest" href="/planner/portal/app.webmanifest">';
    expect(await (await get('/planner/portal/profile')).text()).toContain(link);
    expect(await (await get('/projects/one')).text()).not.toContain('rel="manifest"');
  });

  test("has a worker for its addresses alone: a line that imports the live release's", async () => {
    const answer = await get('/planner/portal/service-worker.js');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('service-worker-allowed')).toBe('/planner/portal');
    expect(await answer.text()).toContain('importScripts("https://portal.example/service-worker.1234abcd.js");');
  });

  test('has another worker once the release or the page is another', async () => {
    const first = await workerOf();
    expect(await workerOf()).toBe(first);
    await edge.publishShell(template.replace('Portfolio', 'Another shell'), 's2');
    await eventually('another worker', async () => (await workerOf()) !== first);
    await edge.publishShell(template, 's3');
    await eventually('the worker of before', async () => (await workerOf()) === first);
  });
});

describe('the page', () => {
  test.each(['/', '/projects/one', '/login', '/dashboard/', '/planner/register/t0k'])(
    '%s is the shell',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toContain('<div id="root">');
    },
  );

  test.each(['/nothing', '/projects/one/two', '/planner', '/index.html/x'])(
    '%s is the shell too, as 404',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('<div id="root">');
    },
  );

  test('holds settings and registry, which cannot break out of their blocks', async () => {
    const html = await (await get('/')).text();
    const { payload } = block(html, 'registry') as Signed;
    expect(JSON.parse(payload)).toMatchObject({ remotes: registry.remotes.map((live) => ({ live })) });
    expect(block(html, 'runtime-config')).toEqual({
      localRemotes: false,
      releaseKeys: [key.publicKey],
      shell: expect.stringMatching(/^s\d$/),
      apiBase: 'https://api.example/v1',
      graphqlUrl: '/graphql',
      supportPhone: '+1 555 0100',
      supportEmail: '</script><b>@example.com',
      contentLanguage: 'en',
    });
    expect(html.match(/<\/script>/g)).toHaveLength(template.match(/<\/script>/g)!.length);
    expect(html).not.toContain('<b>');
  });

  test('preloads what the remote of this path needs, and nothing of the others', async () => {
    const html = await (await get('/projects/one')).text();
    expect(html).toContain(
      '<link rel="preload" as="script" href="/releases/mfe-public/1.0.0-r1/remote.1234abcd.js" ' +
        `integrity="sha384-${hash}" crossorigin="anonymous">`,
    );
    expect(html).toContain('as="style" href="/releases/mfe-public/1.0.0-r1/main.1234abcd.css"');
    expect(html).not.toContain('href="https://portal.example');
    expect(await (await get('/login')).text()).not.toContain('rel="preload"');
  });

  test.each(['/', '/registry.json', '/humans.txt'])('a fresh copy of %s costs 304', async (path) => {
    const first = await plain(path);
    first.resume();
    const again = await plain(path, { 'if-none-match': first.headers.etag! });
    again.resume();
    expect(again.statusCode).toBe(304);
    const other = await plain(path, { 'if-none-match': '"other"' });
    other.resume();
    expect(other.statusCode).toBe(200);
  });

  test.each<[string, string | undefined, (body: Buffer) => Buffer]>([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, (body) => body],
  ])('asked for as %s it is encoded as %s', async (accepted, encoding, decode) => {
    const answer = await plain('/', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(decode(await buffer(answer)).toString()).toContain('<div id="root">');
  });

  test("decision 0501: a remote of a developer's own machine is allowed only where the deployment says so", async () => {
    const staging = await startTestEdge({ LOCAL_REMOTES: 'true' });
    const answer = await fetch(`${staging.url}/`);
    expect(block(await answer.text(), 'runtime-config')).toMatchObject({ localRemotes: true });
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' .*http:\/\/localhost:\*/);
    await staging.close();
    expect((await get('/')).headers.get('content-security-policy')).not.toContain('localhost');
  });

  test('runs scripts of its own origin and of those that the deployment allows, and none from strings', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')!;
    const directive = (name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `));
    expect(directive('script-src')).toBe("script-src 'self' https://portal.example");
    expect(directive('connect-src')).toBe("connect-src 'self' https://portal.example https://api.example");
    expect(policy).not.toMatch(/unsafe-(?:eval|inline)/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  });

  test.each([
    '/registry.json',
    '/robots.txt',
    '/sitemap.xml',
    '/status',
    '/health',
    '/favicon.ico',
    '/nothing.js',
    '/reports/policy',
  ])('is framed by nobody, whatever it answers: %s', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect([headers.get('x-frame-options'), headers.get('x-content-type-options')]).toEqual(['DENY', 'nosniff']);
  });

  test('lets no page use what no screen needs', async () => {
    const policy = (await get('/')).headers.get('permissions-policy');
    for (const device of ['camera', 'microphone', 'geolocation', 'payment']) expect(policy).toContain(`${device}=()`);
    for (const way of ['get', 'create']) expect(policy).toContain(`publickey-credentials-${way}=(self)`);
  });

  test.each([
    ['/patreon/callback?access_token=x', 'no-referrer'],
    ['/oauth-callback?access_token=x', 'no-referrer'],
    ['/reset-password/7/t0k', 'no-referrer'],
    ['/confirm-email/t0k', 'no-referrer'],
    ['/planner/register/t0k', 'no-referrer'],
    ['/admin/register/t0k', 'no-referrer'],
    ['/projects/one', 'strict-origin-when-cross-origin'],
  ])('%s sends Referrer-Policy %s', async (path, policy) => {
    expect((await get(path)).headers.get('referrer-policy')).toBe(policy);
  });

  test('nothing but reading is allowed on it', async () => {
    const answer = await get('/login', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('files', () => {
  test('hashed ones are kept for good and sent as the build compressed them', async () => {
    const answer = await get('/shell.1234abcd5678.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(await answer.text()).toBe(script);
  });

  test('of a release are kept for good and may be read from anywhere', async () => {
    const answer = await get('/releases/mfe-public/1.0.0-r1/remote.1234abcd.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.text()).toBe('run()');
    expect((await get('/releases/mfe-public/1.0.0-r1/gone.js')).status).toBe(404);
  });

  test('others are checked each time', async () => {
    const answer = await get('/humans.txt');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe('People');
  });

  test.each(['/shell.00000000.js', '/favicon.ico', '/assets/x.png', '/index.html'])(
    '%s, which is missing, is no page',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe('Not found');
    },
  );

  test.each([
    '/../registry/0000000002.json',
    '/%2e%2e/%2e%2e/registry/0000000002.json',
    '/releases/%2e%2e/registry/0000000002.json',
    '/releases/..%2fregistry/0000000002.json',
  ])('no way leads out of the folder: %s', async (path) => {
    const answer = await plain(path);
    answer.resume();
    expect(answer.statusCode).toBe(404);
  });
});

describe('the gateway', () => {
  test.each(['/api/projects/?page=2', '/graphql', '/graphql?query=x', '/media/a.png', '/api'])(
    'answers %s',
    async (path) => {
      const answer = await get(path, { headers: { 'x-request-id': 'r-7' } });
      expect(await answer.json()).toMatchObject({
        url: path,
        headers: { 'x-forwarded-host': new URL(edge.url).host, 'x-forwarded-for': '127.0.0.1', 'x-request-id': 'r-7' },
      });
    },
  );

  test.each(['/apis', '/graphqlx', '/mediation', '/auth/login/'])('is not asked for %s', async (path) => {
    edge.gateway.asked.length = 0;
    expect((await get(path)).status).toBe(404);
    expect(edge.gateway.asked).toEqual([]);
  });
});

test('the status begins here: what is live, before what the gateway tells whom it lets in', async () => {
  const asked = await startTestEdge();
  asked.gateway.answer = ({ url, headers }, response) => {
    response.statusCode = url === '/status' && headers.authorization === 'Bearer staff' ? 200 : 403;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ processes: [{ process: 'gateway', status: 'ok' }] }));
  };
  const status = (bearer: string) =>
    fetch(`${asked.url}/api/status/`, { headers: { authorization: `Bearer ${bearer}` } });
  expect(systemStatus.parse(await (await status('staff')).json())).toEqual({
    processes: [
      expect.objectContaining({
        process: 'edge',
        status: 'ok',
        releases: expect.arrayContaining([{ name: 'mfe-public', release: 'r1', since: inForce.since }]),
      }),
      { process: 'gateway', status: 'ok' },
    ],
  });
  expect((await status('member')).status).toBe(403);
  expect((await fetch(`${asked.url}/api/status/`)).status).toBe(401);
  await asked.close();
});

test('a call that stalls is ended here, and behind us', async () => {
  const impatient = await startTestEdge({ STALL_SECONDS: '0.5' });
  const broken = new Promise((resolve) => {
    impatient.gateway.answer = (request) => void request.resume().once('error', resolve);
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '1000' };
  const call = httpRequest(`${impatient.url}/api/projects/`, { method: 'POST', headers });
  call.write('half');
  const [answer] = await once(call, 'response');
  expect(answer.statusCode).toBe(408);
  expect(JSON.parse(String(await buffer(answer)))).toEqual({
    detail: 'The request took too long to arrive. Please try again.',
  });
  await broken;
  call.destroy();
  await impatient.close();
});

test('without the gateway the page still comes, and calls are answered 503', async () => {
  const alone = await startTestEdge();
  await alone.gateway.stop();
  expect((await fetch(`${alone.url}/`)).status).toBe(200);
  const call = await fetch(`${alone.url}/graphql`, { method: 'POST', body: '{}' });
  expect([call.status, call.headers.get('strict-transport-security')]).toEqual([
    503,
    'max-age=31536000; includeSubDomains',
  ]);
  expect(await call.json()).toEqual({ detail: 'Service temporarily unavailable, try again later.' });
  await alone.close();
});

test('nothing of what visitors send, and browsers report, is in the log', async () => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${mark}`, 'user-agent': mark };
  const answer = edge.gateway.answer;
  edge.gateway.answer = (request) => request.socket.destroy();
  const address = `${mark}@mark.example`;
  for (const path of ['/api/auth/login/', `/api/planner/employee/register/${mark}/`, '/graphql'])
    await get(`${path}?email=${address}`, { method: 'POST', headers, body: `{"email": "${address}` });
  for (const path of ['/oauth-callback', '/reset-password/Nw/', '/projects/one', '/sitemap.xml'])
    await get(`${path}?access_token=${mark}&search=${mark}`, { headers });
  edge.gateway.answer = answer;
  const places = {
    'blocked-uri': `https://x.example/?q=${mark}`,
    'source-file': `https://x.example/confirm-email/${mark}`,
  };
  const report = JSON.stringify({
    'csp-report': { ...places, 'document-uri': `https://x.example/${mark}`, referrer: mark },
  });
  await get('/reports/policy', { method: 'POST', headers, body: report });
  const messages = edge.logged.map((line) => JSON.parse(line).msg);
  expect(messages).toEqual(expect.arrayContaining(['the gateway did not answer', "against the page's policy"]));
  expect(edge.logged.filter((line) => line.toLowerCase().includes(mark))).toEqual([]);
});
