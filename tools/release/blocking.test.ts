import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKey } from '@portfolio/releases/keys';
import { readRelease } from '@portfolio/releases/publish';
import type { Published, Release } from '@portfolio/remote-kit/manifest';
import { requireSmooth } from './blocking.ts';

/** A rendered page that is touched: asks for the registry, runs the remote that it names, and takes the still away. */
const page = `<!doctype html><link rel="icon" href="data:,"><div id="still">Read me</div><script>
  document.addEventListener('pointermove', async () => {
    const { payload } = await (await fetch('/registry.json')).json();
    await import(JSON.parse(payload).remotes[0].live.entry);
    document.querySelector('#still').remove();
  });
</script>`;

let folder: string;
let server: Server;
/** The script of what is live. */
let live: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blocking-'));
  live = 'export {};';
  const answers: Record<string, () => [type: string, content: string]> = {
    '/registry.json': () => [
      'application/json',
      JSON.stringify({ payload: JSON.stringify({ remotes: [{ live: { entry: '/live.js' } }] }) }),
    ],
    '/live.js': () => ['text/javascript', live],
  };
  server = createServer(({ url = '' }, response) => {
    const [type, content] = answers[url]?.() ?? ['text/html', page];
    response.setHeader('Content-Type', type).end(content);
  }).listen(0);
  await once(server, 'listening');
});
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

const published: Published = { sequence: 7, issued: '', expires: '', remotes: [] };
const site = () => ({
  address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  keys: [makeKey()],
  published,
  browser: process.env['CHROMIUM_PATH']!,
});

const computing = (milliseconds: number): string =>
  `const until = performance.now() + ${milliseconds}; while (performance.now() < until);`;

/** A remote as it was built, that computes for so many milliseconds when it is loaded. */
async function built(computes: number) {
  const script = computing(computes);
  await writeFile(join(folder, 'remote.js'), script);
  const release: Release = {
    name: 'mfe-a',
    version: '1.0.0',
    release: 'one',
    contract: '2.0',
    entry: 'remote.js',
    preload: ['remote.js'],
    routes: [
      { path: '/a', guard: 'open', about: { title: 'A', description: 'A' } },
      { path: '/a/:id', guard: 'open', about: { title: 'A', description: 'A' } },
      { path: '/mine', guard: 'signed-in' },
    ],
    links: [],
    shared: {},
    operations: [],
    languages: ['en', 'es', 'fr'],
    files: { 'remote.js': createHash('sha384').update(script).digest('base64') },
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return readRelease(folder);
}

test('a release whose public screens block a phone for long is refused with the figure', async () => {
  await expect(requireSmooth(await built(500), site(), 300)).rejects.toThrow(
    /^mfe-a: its public screen \/a blocks a phone for \d{3} ms until it is live, and 300 ms is the most\./,
  );
}, 60_000);

test('one that does not is let through, and its figures are told', async () => {
  expect(await requireSmooth(await built(0), site(), 300)).toEqual({ '/a': expect.any(Number) });
}, 60_000);

test('one that blocks no longer than what is live is not what is slow', async () => {
  live = computing(500);
  expect(await requireSmooth(await built(500), site(), 300)).toEqual({ '/a': expect.any(Number) });
}, 60_000);

test('a site that runs another release tells nothing of this one', async () => {
  const other = await built(0);
  server
    .removeAllListeners('request')
    .on('request', (_request, response) => response.setHeader('Content-Type', 'text/html').end('<p>No still</p>'));
  expect(await requireSmooth(other, site(), 300)).toEqual({});
}, 60_000);
