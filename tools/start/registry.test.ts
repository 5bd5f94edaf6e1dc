import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownerOf, type Release } from '@portfolio/remote-kit/manifest';
import { writeRegistry } from './registry.ts';

let folder: string;
const servers: Server[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
});
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

async function host(name: string, path: string): Promise<string> {
  const release: Release = {
    name,
    version: '1.0.0',
    release: 'abc',
    contract: '1.0',
    entry: 'remote.js',
    preload: [],
    routes: [{ path, guard: 'open' }],
    links: [],
    shared: {},
    files: {},
  };
  const server = createServer((_request, response) => response.end(JSON.stringify(release)));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('it holds what the hosts serve, with absolute addresses', async () => {
  const address = await host('mfe-public', '/');
  const path = join(folder, 'registry.json');
  await writeRegistry(path, [address, await host('mfe-portal', '/planner')]);
  const registry = JSON.parse(await readFile(path, 'utf8'));
  expect(ownerOf(registry, '/')?.remote).toMatchObject({
    name: 'mfe-public',
    entry: `${address}/remote.js`,
  });
});

test('two remotes that claim one route are refused by name', async () => {
  const hosts = [await host('mfe-public', '/'), await host('mfe-portal', '/')];
  await expect(writeRegistry(join(folder, 'refused.json'), hosts)).rejects.toThrow(
    'The route / of mfe-portal already belongs to mfe-public. Change the manifest.json of one of them.',
  );
});
