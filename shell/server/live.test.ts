import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@portfolio/testkit';
import { s3Double } from '@portfolio/testkit/s3';
import { openStore } from '@portfolio/releases/store';
import { makeKey, signed } from '@portfolio/releases/keys';
import { shellFolder } from '@portfolio/releases/publish';
import type { Published, Registry } from '@portfolio/remote-kit/manifest';
import { readEnvironment } from '@portfolio/service-kit/environment';
import { createEdge } from './edge.ts';
import { edgeEnvironment } from './environment.ts';
import { key, publishedOf, registry, script, startTestEdge, template, type TestEdge } from './test/edge.ts';

let edge: TestEdge;
beforeEach(async () => {
  edge = await startTestEdge();
});
afterEach(() => edge.close());

/** Asks again until the edge has noticed a change. */
const until = (path: string, isThere: (text: string) => boolean): Promise<Response> =>
  eventually(`${path} shows the change`, async () => {
    const answer = await fetch(edge.url + path);
    return isThere(await answer.clone().text()) && answer;
  });

const row = registry.remotes[0]!;
const base = '/releases/mfe-public/1.0.0-r2/';
const r2 = { ...row, release: 'r2', base, entry: `${base}remote.js`, preload: [`${base}remote.js`] };
const moved: Registry = { remotes: [r2] };
/** By its address: a signature may have the letters "r2" in it. */
const namesR2 = (text: string): boolean => text.includes(base);

const inForce = async (): Promise<Published> => {
  const { payload } = (await (await fetch(`${edge.url}/registry.json`)).json()) as { payload: string };
  return JSON.parse(payload) as Published;
};

test('/registry.json is what was signed, checked at each use', async () => {
  const answer = await fetch(`${edge.url}/registry.json`);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const published = publishedOf(registry, 1);
  expect(await answer.json()).toEqual(signed(JSON.stringify(published), [key]));
});

test('a new registry is live without a restart and within seconds: in the page, its preloads and its routes', async () => {
  expect((await fetch(`${edge.url}/planner/register/t`)).status).toBe(200);
  const began = performance.now();
  await edge.publish(publishedOf(moved, 2));
  await until('/registry.json', namesR2);
  // Within one on a machine that does nothing else.
  expect(performance.now() - began).toBeLessThan(3000);
  const html = await (await fetch(`${edge.url}/`)).text();
  expect(html).toContain(`as="script" href="${base}remote.js"`);
  expect(html).not.toContain('1.0.0-r1');
  expect((await fetch(`${edge.url}/planner/register/t`)).status).toBe(404);
});

const expired = '2026-01-02T00:00:00Z';
const altered = (published: Published): string => {
  const envelope = signed(JSON.stringify(published), [key]);
  return JSON.stringify({ ...envelope, payload: envelope.payload.replace('"r2"', '"r3"') });
};

describe('a registry changes nothing', () => {
  test.each<[string, Published | string]>([
    ['half-written', '{"payload": "'],
    ['unsigned', JSON.stringify({ payload: JSON.stringify(publishedOf(moved, 2)), signatures: [] })],
    ['signed by somebody else', JSON.stringify(signed(JSON.stringify(publishedOf(moved, 2)), [makeKey()]))],
    ['altered after it was signed', altered(publishedOf(moved, 2))],
    ['an earlier one once more', publishedOf(moved, 1)],
    ['expired', { ...publishedOf(moved, 2), expires: expired }],
    ['of another shape', { ...publishedOf(moved, 2), remotes: [{ name: 'x' }] } as unknown as Published],
    ['with two owners of one route', publishedOf({ remotes: [row, { ...r2, name: 'mfe-thief' }] }, 2)],
    [
      'of an origin that the deployment does not allow',
      publishedOf(
        { remotes: [{ ...r2, base: 'https://evil.example/', entry: 'https://evil.example/a.js', preload: [] }] },
        2,
      ),
    ],
    [
      'with a script outside of its release',
      publishedOf({ remotes: [{ ...r2, entry: 'https://portal.example/a.js' }] }, 2),
    ],
    ["with a development server's release", publishedOf({ remotes: [{ ...r2, development: true }] }, 2)],
    ['with a shell that is not there', publishedOf(moved, 2, 'nowhere')],
  ])('when it is %s', async (_, published) => {
    const refused = edge.untilLogged('a registry is refused; the last good one stays');
    await edge.publish(published);
    await refused;
    expect((await inForce()).sequence).toBe(1);
    expect((await fetch(`${edge.url}/health/ready`)).status).toBe(200);
    await edge.publish(publishedOf(moved, 9));
    await until('/registry.json', namesR2);
  });
});

describe('a file of the shell that was changed in the store', () => {
  const at = (file: string, release = 's2') => join(edge.folder, shellFolder(release), file);
  const alone = 'only-s2.1234abcd5678.js';
  beforeEach(async () => {
    await edge.publishShell(template.replace('id="root"', 'id="root" class="new"'), 's2', ['s1']);
    await until('/', (text) => text.includes('class="new"'));
  });

  test('is served no more, and again once it is what was signed', async () => {
    const good = await readFile(at(alone));
    expect((await fetch(`${edge.url}/${alone}`)).status).toBe(200);
    await appendFile(at(alone), 'steal()');
    expect((await fetch(`${edge.url}/${alone}`)).status).toBe(404);
    expect((await fetch(`${edge.url}/%6fnly-s2.1234abcd5678.js`)).status).toBe(404);
    await writeFile(at(alone), good);
    expect(await eventually('it is served', async () => (await fetch(`${edge.url}/${alone}`)).ok)).toBe(true);
  });

  test('compressed, or beside those that were signed, is none either', async () => {
    await writeFile(at('shell.1234abcd5678.js.br'), 'steal()');
    await writeFile(at(`${alone}.gz`), 'steal()');
    await writeFile(at('new.1234abcd5678.js'), 'steal()');
    expect(await (await fetch(`${edge.url}/shell.1234abcd5678.js`)).text()).toBe(script);
    for (const file of [alone, 'new.1234abcd5678.js']) {
      const answer = await fetch(`${edge.url}/${file}`, { headers: { 'accept-encoding': 'gzip' } });
      expect([answer.status, await answer.text()]).not.toEqual([200, 'steal()']);
      expect(answer.status).toBe(404);
    }
  });

  test('of a release before it is served no more', async () => {
    await appendFile(at('only-s1.1234abcd5678.js', 's1'), 'steal()');
    expect((await fetch(`${edge.url}/only-s1.1234abcd5678.js`)).status).toBe(404);
  });

  test('makes what is published with it none', async () => {
    const refused = edge.untilLogged('a registry is refused; the last good one stays');
    const next = publishedOf(moved, 9);
    await edge.publish({ ...next, shell: { ...next.shell!, digests: { s1: 'what was signed' } } });
    expect(JSON.stringify(await refused)).toContain('Shell s1 is not what was signed.');
    expect(await (await fetch(`${edge.url}/`)).text()).toContain('class="new"');
  });
});

describe('a new shell', () => {
  test('is live without a restart, and an open page still finds the chunks of its own', async () => {
    await edge.publishShell(template.replace('id="root"', 'id="root" class="new"'), 's2', ['s1']);
    // At once: another edge may have served its page already.
    expect((await fetch(`${edge.url}/only-s2.1234abcd5678.js`)).status).toBe(200);
    const page = await until('/', (text) => text.includes('class="new"'));
    expect(page.status).toBe(200);
    for (const release of ['s1', 's2'])
      expect((await fetch(`${edge.url}/only-${release}.1234abcd5678.js`)).status).toBe(200);
  });

  test('that lacks a file which its page names is refused', async () => {
    const refused = edge.untilLogged('a registry is refused; the last good one stays');
    await edge.publishShell(template.replace('shell.1234abcd5678', 'shell.ffffffffffff'), 's2');
    await refused;
    expect(await (await fetch(`${edge.url}/`)).text()).toContain('shell.1234abcd5678');
  });

  test('whose file gets lost later makes the edge not ready', async () => {
    await edge.store.remove(`${shellFolder('s1')}/shell.1234abcd5678.js`);
    const ready = await fetch(`${edge.url}/health/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({
      status: 'unavailable',
      reason: '/shell.1234abcd5678.js of the shell is missing',
    });
  });
});

test('with nothing published the edge is not ready until something is', async () => {
  await edge.close();
  edge = await startTestEdge({ PUBLISHED: 'nothing' });
  expect((await fetch(`${edge.url}/projects/one`)).status).toBe(503);
  expect((await fetch(`${edge.url}/registry.json`)).status).toBe(503);
  expect((await fetch(`${edge.url}/health/live`)).status).toBe(200);
  const ready = await fetch(`${edge.url}/health/ready`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'unavailable', reason: 'there is no registry' });
  const lines = edge.logged.map((line) => JSON.parse(line) as { level: number; msg: string });
  expect(lines.filter(({ level, msg }) => level >= 40 || msg.startsWith('nothing'))).toEqual([
    expect.objectContaining({
      level: 30,
      msg: 'nothing is published yet: the site is there a second after the first release',
    }),
  ]);
  await edge.publish(publishedOf(registry, 1));
  await until('/health/ready', (text) => text.includes('ok'));
});

test('the last good registry outlives a restart with a broken store, and an older one is refused then too', async () => {
  const state = await mkdtemp(join(tmpdir(), 'edge-state-'));
  const start = () =>
    createEdge(
      readEnvironment(edgeEnvironment, {
        PORT: '0',
        GATEWAY_URL: 'http://127.0.0.1:1',
        RELEASES_PATH: edge.folder,
        RELEASE_KEYS: key.publicKey,
        REMOTE_ORIGINS: 'https://portal.example',
        STATE_PATH: state,
        NODE_ENV: 'production',
        PUBLIC_ORIGIN: 'https://site.example',
        LOG_LEVEL: 'fatal',
      }),
    );
  await edge.publish(publishedOf(registry, 7));
  await (await start()).close();
  await edge.store.remove('registry');
  for (const left of [undefined, publishedOf(moved, 3)]) {
    if (left) await edge.store.create('registry/0000000003.json', JSON.stringify(signed(JSON.stringify(left), [key])));
    const again = await start();
    const answer = await fetch(`${await again.listen()}/registry.json`);
    expect(await answer.text()).toContain(String.raw`\"sequence\":7`);
    await again.close();
  }
  await rm(state, { recursive: true });
});

test('a canary is for its share of the visitors, who keep it', async () => {
  const published = publishedOf(registry, 2);
  published.remotes[0] = {
    ...published.remotes[0]!,
    canary: { percent: 50, release: r2, since: expired, commit: 'c' },
  };
  expect((await fetch(edge.url)).headers.get('set-cookie')).not.toContain('visitor=');
  await edge.publish(published);
  await until('/registry.json', namesR2);
  const isCanary = async (cookie: string) => {
    const answer = await fetch(edge.url, { headers: { cookie } });
    return (await answer.text()).includes(`href="${base}remote.js"`);
  };
  const cookies = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const given = (await fetch(edge.url)).headers.getSetCookie().find((each) => each.startsWith('visitor='));
      return given!.split(';')[0]!;
    }),
  );
  const first = await Promise.all(cookies.map(isCanary));
  expect(new Set(first)).toEqual(new Set([true, false]));
  expect(await Promise.all(cookies.map(isCanary))).toEqual(first);
});

test('a document tells visitors apart while a canary runs, once; files and calls, which caches keep for everybody, never do', async () => {
  const published = publishedOf(registry, 2);
  published.remotes[0] = {
    ...published.remotes[0]!,
    canary: { percent: 50, release: r2, since: expired, commit: 'c' },
  };
  await edge.publish(published);
  await until('/registry.json', namesR2);
  const cookiesOf = async (path: string) => {
    const answer = await fetch(edge.url + path, { redirect: 'manual' });
    return answer.headers.getSetCookie().filter((each) => each.startsWith('visitor='));
  };
  for (const path of ['/', '/contact', '/planner/portal'])
    expect(await cookiesOf(path)).toEqual([expect.stringMatching(/^visitor=[\w-]{16};.*; Secure; SameSite=Lax$/)]);
  const files = [
    '/shell.1234abcd5678.js',
    '/humans.txt',
    '/gone.1234abcd5678.js',
    '/releases/mfe-public/1.0.0-r1/remote.1234abcd.js',
  ];
  const calls = [
    '/registry.json',
    '/reports/releases',
    '/health',
    '/robots.txt',
    '/sitemap.xml',
    '/api/projects/',
    '/media/a.png',
  ];
  const app = ['/planner/portal/app.webmanifest', '/planner/portal/service-worker.js'];
  for (const path of [...files, ...calls, ...app]) expect([path, await cookiesOf(path)]).toEqual([path, []]);
});

test('a canary that fails too often for visitors is withdrawn by itself, for all', async () => {
  const published = publishedOf(registry, 2);
  published.remotes[0] = {
    ...published.remotes[0]!,
    canary: { percent: 100, release: r2, since: expired, commit: 'c' },
  };
  await edge.close();
  const token = 'the-token-of-the-operators-in-tests';
  edge = await startTestEdge({ TRUSTED_PROXIES: 'loopback', OPERATIONS_TOKEN: token });
  await edge.publish(published);
  await until('/registry.json', namesR2);
  const cookie = 'visitor=somebody-0123';
  const page = async () => (await fetch(edge.url, { headers: { cookie } })).text();
  expect(await page()).toContain(`href="${base}remote.js"`);
  const report = (visitor: number, failed: number) =>
    fetch(`${edge.url}/reports/releases`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.${visitor}.2` },
      body: JSON.stringify({ releases: [{ name: 'mfe-public', release: 'r2', starts: 1, failed }] }),
    });
  for (let visitor = 1; visitor <= 100; visitor += 1) await report(visitor, visitor % 20 === 0 ? 1 : 0);
  await until('/registry.json', (text) => text.includes('"withdrawn":["r2"]'));
  expect(await page()).not.toContain(`href="${base}remote.js"`);
  const outcomes = await (await fetch(`${edge.url}/reports/releases`)).json();
  expect(outcomes).toMatchObject({ withdrawn: ['r2'] });
  const metrics = await fetch(`${edge.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(await metrics.text()).toMatch(/^release_failures_total\{remote="mfe-public",track="canary"\} [2-5]$/m);
  expect((await fetch(`${edge.url}/metrics`)).headers.get('content-type')).toMatch('text/html');
});

test('nobody withdraws a canary alone, from however many addresses of a network; pages of other sites report nothing', async () => {
  const published = publishedOf(registry, 2);
  published.remotes[0] = {
    ...published.remotes[0]!,
    canary: { percent: 100, release: r2, since: expired, commit: 'c' },
  };
  await edge.close();
  edge = await startTestEdge({ TRUSTED_PROXIES: 'loopback' });
  await edge.publish(published);
  await until('/registry.json', namesR2);
  const report = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ releases: [{ name: 'mfe-public', release: 'r2', starts: 10, failed: 10 }] });
    const sent = { 'content-type': 'application/json', ...headers };
    return (await fetch(`${edge.url}/reports/releases`, { method: 'POST', headers: sent, body })).status;
  };
  const elsewhere = { 'x-forwarded-for': '203.0.113.1' };
  expect(await report({ ...elsewhere, 'content-type': 'text/plain' })).toBe(415);
  expect(await report({ ...elsewhere, 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await report({ ...elsewhere, 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await report({ ...elsewhere, origin: 'https://evil.example' })).toBe(403);
  expect(await report({ ...elsewhere, origin: 'https://site.example' })).toBe(204);
  const alone = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((each) => [`2001:db8:1:${each}::1`, `192.0.2.${each}`]);
  for (const address of alone) expect(await report({ 'x-forwarded-for': address })).toBe(204);
  const told = await (await fetch(`${edge.url}/reports/releases`)).json();
  expect(told).toEqual({ releases: expect.objectContaining({ r2: { starts: 30, failed: 30 } }), withdrawn: [] });
});

test('a canary that fails on pages that were open for long is withdrawn: all that they did counts', async () => {
  const published = publishedOf(registry, 2);
  published.remotes[0] = {
    ...published.remotes[0]!,
    canary: { percent: 100, release: r2, since: expired, commit: 'c' },
  };
  await edge.close();
  edge = await startTestEdge({ TRUSTED_PROXIES: 'loopback' });
  await edge.publish(published);
  await until('/registry.json', namesR2);
  // As much as a page tells at once, and beside it a release that nobody published.
  const releases = ['r2', 'made-up'].map((release) => ({ name: 'mfe-public', release, starts: 20, failed: 1 }));
  for (const visitor of [1, 2, 3, 4])
    await fetch(`${edge.url}/reports/releases`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${visitor}.100` },
      body: JSON.stringify({ releases }),
    });
  await until('/registry.json', (text) => text.includes('"withdrawn":["r2"]'));
  expect(await (await fetch(`${edge.url}/reports/releases`)).json()).toMatchObject({
    releases: { r2: { starts: 76, failed: 4 } },
  });
});

test.each([
  ['no report', '{"releases": 7}', 400],
  ['more than a page has to say', JSON.stringify({ releases: [], more: 'x'.repeat(9000) }), 413],
])('%s is refused', async (_, body, status) => {
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${edge.url}/reports/releases`, { method: 'POST', headers, body })).status).toBe(status);
});

test('what the policy refused is logged with its remote', async () => {
  const logged = edge.untilLogged("against the page's policy");
  const headers = { 'content-type': 'application/csp-report' };
  const body = JSON.stringify({
    'csp-report': {
      'blocked-uri': 'inline',
      'effective-directive': 'style-src',
      'source-file': `https://a${base}x.js`,
    },
  });
  const answer = await fetch(`${edge.url}/reports/policy`, { method: 'POST', headers, body });
  expect(answer.status).toBe(204);
  expect(await logged).toMatchObject({ remote: 'mfe-public', directive: 'style-src' });
});

test('a folder that does not exist is named in plain words', async () => {
  const environment = readEnvironment(edgeEnvironment, {
    GATEWAY_URL: 'http://127.0.0.1:1',
    RELEASES_PATH: '/nowhere/releases',
    RELEASE_KEYS: key.publicKey,
  });
  await expect(createEdge(environment)).rejects.toThrow(
    'The folder /nowhere/releases of RELEASES_PATH does not exist.',
  );
});

test('over a bucket the edge serves copies of what is published, also of a release that it did not know', async () => {
  const s3 = await s3Double('releases');
  const folder = await mkdtemp(join(tmpdir(), 'copies-'));
  const settings = {
    RELEASES_BUCKET: 'releases',
    S3_ENDPOINT: s3.url,
    S3_ACCESS_KEY_ID: s3.keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.keys.secretAccessKey,
  };
  const store = await openStore({ RELEASES_PATH: folder, S3_REGION: 'us-east-1', ...settings });
  for (const [name, content] of Object.entries({
    [`${shellFolder('s1')}/index.html`]: template,
    [`${shellFolder('s1')}/shell.1234abcd5678.js`]: 'run()',
    'remotes/mfe-public/1.0.0-r0/remote.js': 'earlier()',
    'remotes/mfe-public/1.0.0-r0/release.json': '{}',
    'registry/0000000001.json': JSON.stringify(signed(JSON.stringify(publishedOf(registry, 1)), [key])),
  }))
    await store.create(name, content);
  await edge.close();
  edge = await startTestEdge({ ...settings, RELEASES_PATH: folder, PUBLISHED: 'nothing' });
  expect((await fetch(`${edge.url}/health/ready`)).status).toBe(200);
  expect(await (await fetch(`${edge.url}/shell.1234abcd5678.js`)).text()).toBe('run()');
  expect(await (await fetch(`${edge.url}/releases/mfe-public/1.0.0-r0/remote.js`)).text()).toBe('earlier()');
  expect((await fetch(`${edge.url}/releases/mfe-public/1.0.0-r9/remote.js`)).status).toBe(404);
  s3.fails = () => true;
  expect((await fetch(`${edge.url}/releases/mfe-public/1.0.0-r0/remote.js`)).status).toBe(200);
  await s3.close();
  await rm(folder, { recursive: true });
});
