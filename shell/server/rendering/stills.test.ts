import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Published } from '@portfolio/remote-kit/manifest';
import { eventually } from '@portfolio/testkit';
import { publishedOf, registry, startTestEdge, type TestEdge } from '../test/edge.ts';

let edge: TestEdge;
/** What the content service knows. */
let words = 'First';
/** Milliseconds until it answers. */
let slowly = 0;
beforeAll(async () => {
  edge = await startTestEdge();
  edge.gateway.answer = (request, response) => {
    if (request.url === '/api/site/menu/') return response.end('{"results":[]}');
    if (request.headers.authorization === 'Bearer stranger') return response.writeHead(401).end('{}');
    if (request.headers.authorization === 'Bearer refused') return response.setHeader('x-unwritten', 'yes').end('{}');
    if (request.method === 'PATCH') words = 'Changed';
    response.setHeader('content-type', 'application/json');
    return void answer(request).then((body) => setTimeout(() => response.end(body), slowly));
  };
});
afterAll(() => edge.close());

/** What the screen's render was asked with comes back as its data. */
const answer = async (request: IncomingMessage): Promise<string> =>
  JSON.stringify({ words, headers: request.headers, body: await text(request) });

const frame = `exports.protocol = 1;
exports.render = async ({ url, language }) =>
  ({ html: '<nav>' + language + '</nav><main><div id="still"></div></main>', styles: 'nav{color:red}' });`;

/** Asks the gateway's place, and fails as its address says. */
const screen = `exports.protocol = 1;
exports.render = async ({ url, language, config, graphqlUrl }) => {
  if (url.includes('throws')) throw new Error('broken');
  if (url.includes('hangs')) for (;;);
  if (url.includes('eats')) { const all = []; for (;;) all.push(new Array(1e6).fill({})); }
  const data = await (await fetch(graphqlUrl, { method: 'POST', body: url })).json();
  return { html: '<h1>' + data.words + '</h1><form><input></form>', styles: 'h1{color:blue}',
    data: { ...data, secrets: Object.keys(process.env), script: '</script>' } };
};`;

const hashOf = (code: string): string => createHash('sha384').update(code).digest('base64');
let made = 0;

/** Publishes a release of mfe-public with this server build, and a shell with one. */
async function publish(code: string, hash = hashOf(code)): Promise<void> {
  made += 1;
  const base = `/releases/mfe-public/1.0.0-b${made}/`;
  const file = 'server.1234abcd5678.js';
  await edge.store.create(`remotes/mfe-public/1.0.0-b${made}/${file}`, code);
  await edge.store.create(`shell/s1/${file}`, frame);
  const [live, ...others] = registry.remotes;
  const release = { ...live!, release: `b${made}`, base, entry: `${base}remote.js`, preload: [] };
  const remotes = [{ ...release, server: base + file, files: { ...live!.files, [file]: hash } }, ...others];
  const published: Published = publishedOf({ remotes }, made + 1);
  await edge.publish({ ...published, shell: { ...published.shell!, server: { file, hash: hashOf(frame) } } });
  await eventually('the release is live', async () => (await read('/contact')).html.includes(base) || undefined);
}

async function read(path: string, headers: Record<string, string> = {}) {
  const answered = await fetch(edge.url + path, { headers });
  const html = await answered.text();
  return {
    status: answered.status,
    headers: answered.headers,
    html,
    heading: /<h1>([^<]*)<\/h1>/.exec(html)?.[1],
    data: JSON.parse(/id="still-data">([^<]*)</.exec(html)?.[1] ?? 'null') as Record<string, unknown> | null,
  };
}

/** Waits for the first one that comes in time; on a busy machine the thread may start too slowly, and rests for ten seconds. */
const rendered = (path: string, headers?: Record<string, string>) =>
  eventually(
    `${path} is rendered`,
    async () => {
      const page = await read(path, headers);
      return page.heading ? page : undefined;
    },
    { within: 28_000, every: 50 },
  );

test('a document has the frame, the screen, its styles by their hash and its data, and the head that it always has', async () => {
  await publish(screen);
  const { html, headers, data, status } = await rendered('/?a=1');
  expect(status).toBe(200);
  expect(html).toContain(
    '<div id="root"><nav>en</nav><main><div id="still"><h1>First</h1><form inert><input inert></form></div></main></div>',
  );
  const [, styles = ''] = /<style id="still-styles">([^<]*)<\/style>/.exec(html)!;
  expect(styles).toBe('nav{color:red}h1{color:blue}');
  const allowed = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
  expect(headers.get('content-security-policy')).toContain(`style-src 'self' ${allowed}`);
  expect(html).toContain('<title>Apps · Portfolio</title>');
  expect(data).toMatchObject({ body: '/?a=1', script: '</script>', secrets: [] });
});

test('the language is what the device has chosen, else what its browser asks for', async () => {
  const inFrench = await rendered('/', { 'accept-language': 'pt, fr-CA;q=0.9, es;q=0.8' });
  expect(inFrench.html).toMatch(/<nav>fr<\/nav>/);
  expect(inFrench.headers.get('content-language')).toBe('fr');
  expect(inFrench.headers.get('vary')).toContain('Accept-Language');
  expect((await rendered('/', { 'accept-language': 'fr', cookie: 'language=es' })).html).toContain('<nav>es</nav>');
});

test('nothing of who asks reaches a render: it is the same for everybody', async () => {
  const cookie = 'csrftoken=mine; session=hidden';
  const mine = await rendered('/?who', { cookie, 'x-forwarded-for': '1.2.3.4', 'user-agent': 'me' });
  expect(JSON.stringify(mine.data)).not.toMatch(/mine|hidden|1\.2\.3\.4|"me"/);
  expect((await read('/?who', { authorization: 'Bearer mine', cookie })).heading).toBeUndefined();
  expect((await read('/admin')).heading).toBeUndefined();
  expect((await read('/patron-blog/one')).heading).toBeUndefined();
});

test('what is published through this edge shows with the next document', async () => {
  await rendered('/?news');
  const change = { method: 'PATCH', headers: { authorization: 'Bearer author' }, body: '{}' };
  expect((await fetch(`${edge.url}/api/projects/1/`, change)).status).toBe(200);
  expect((await rendered('/?news')).heading).toBe('Changed');
});

describe('a screen that cannot be rendered any more', () => {
  const fails = screen.replace('if (url', 'if (globalThis.done) for (;;); globalThis.done = true; if (url');

  test('is given as it was, marked with its age, until something is written', async () => {
    words = 'Before';
    await publish(fails);
    const first = await rendered('/');
    expect([first.heading, first.headers.get('age')]).toEqual(['Before', null]);
    const kept = await eventually('a newer one comes too late', async () => {
      const page = await read('/');
      return page.headers.has('age') ? page : undefined;
    });
    expect(kept.heading).toBe('Before');
    expect(Number(kept.headers.get('age'))).toBeGreaterThan(0);

    const changeBy = async (who: string) =>
      (await fetch(`${edge.url}/api/projects/1/`, { method: 'PATCH', headers: { authorization: who }, body: '{}' }))
        .status;
    expect(await changeBy('Bearer stranger')).toBe(401);
    const headers = { authorization: 'Bearer refused', 'idempotency-key': 'any' };
    expect((await fetch(`${edge.url}/graphql`, { method: 'POST', headers, body: '{}' })).status).toBe(200);
    expect((await read('/')).heading).toBe('Before');
    expect(await changeBy('Bearer author')).toBe(200);
    expect((await read('/')).heading).toBeUndefined();
  });
});

test("a render that waits for others is waited for: its time is its processor's", async () => {
  slowly = 400;
  try {
    await publish(screen);
    await rendered('/');
    const page = await read('/?slow');
    expect(page.heading).toBeDefined();
  } finally {
    slowly = 0;
  }
});

test.each([
  ['throws', '/?throws'],
  ['hangs', '/?hangs'],
  ['eats memory', '/?eats'],
])('when a render %s, the page comes as it did before there were renders', async (_, path) => {
  await publish(`${screen}// ${path}`);
  await rendered('/');
  const page = await read(path);
  expect([page.status, page.heading]).toEqual([200, undefined]);
  expect(page.html).toContain('<div id="root"></div>');
});

test.each([
  ['is not the file that was signed', screen, hashOf('another')],
  ['does not even start', 'throw new Error("no")', undefined],
  ['speaks otherwise', 'exports.protocol = 99; exports.render = async () => ({ html: "<h1>x</h1>" });', undefined],
])('a build that %s renders nothing', async (_, code, hash) => {
  await publish(code, hash);
  for (let time = 0; time < 3; time += 1) {
    const page = await read('/');
    expect([page.status, page.heading]).toEqual([200, undefined]);
  }
});
