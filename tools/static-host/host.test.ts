import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createStaticHost } from './host.ts';

let folder: string;
let host: ReturnType<typeof createStaticHost>;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-host-'));
  await writeFile(join(folder, 'data.json'), '{}');
  await writeFile(join(folder, 'main.0123abcd.js'), 'plain');
  await writeFile(join(folder, 'main.0123abcd.js.br'), brotliCompressSync('plain'));
  host = createStaticHost(folder).listen(0, '127.0.0.1');
  await once(host, 'listening');
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});

afterAll(async () => {
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
  await rm(folder, { recursive: true });
});

test('files can be read from any origin', async () => {
  const answer = await fetch(`${address}/data.json`);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('content-type')).toBe('application/json');
});

test('hashed names are cached for good, in the compressed variant that was built', async () => {
  const answer = await fetch(`${address}/main.0123abcd.js`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.text()).toBe('plain');
});

test('other names are checked each time, and a new build shows at once', async () => {
  await writeFile(join(folder, 'release.json'), '{"release":"a"}');
  const first = await fetch(`${address}/release.json`);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const etag = String(first.headers.get('etag'));
  expect((await fetch(`${address}/release.json`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  await writeFile(join(folder, 'release.json'), '{"release":"abc"}');
  expect(await (await fetch(`${address}/release.json`)).json()).toEqual({ release: 'abc' });
});

test('what is not there, lies outside, or is not a read is refused', async () => {
  expect((await fetch(`${address}/missing.js`)).status).toBe(404);
  expect((await fetch(`${address}/..%2f..%2fetc/passwd`)).status).toBe(404);
  expect((await fetch(`${address}/data.json`, { method: 'POST' })).status).toBe(405);
});
