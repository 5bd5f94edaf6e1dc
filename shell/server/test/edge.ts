import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Published, Registry, RegistryRemote } from '@portfolio/remote-kit/manifest';
import { makeKey, signed } from '@portfolio/releases/keys';
import { digestOf, shellFolder } from '@portfolio/releases/publish';
import { folderStore, type ReleaseStore } from '@portfolio/releases/store';
import { readEnvironment } from '@portfolio/service-kit/environment';
import { createLogger } from '@portfolio/service-kit/logging';
import { closeServer, listen } from '@portfolio/service-kit/server';
import { createEdge } from '../edge.ts';
import { edgeEnvironment } from '../environment.ts';

/** As long as a real hash. */
export const hash = 'A'.repeat(64);

const remote = (name: string, base: string, routes: RegistryRemote['routes']): RegistryRemote => ({
  name,
  version: '1.0.0',
  release: 'r1',
  contract: '2.0',
  base,
  entry: `${base}remote.1234abcd.js`,
  preload: [`${base}remote.1234abcd.js`, `${base}main.1234abcd.css`],
  files: { 'remote.1234abcd.js': hash },
  routes,
  links: [],
});

export const registry: Registry = {
  remotes: [
    {
      ...remote('mfe-public', '/releases/mfe-public/1.0.0-r1/', [
        { path: '/', guard: 'open', about: { title: 'Apps', description: 'Apps & more' } },
        { path: '/projects/:slug', guard: 'open', about: { source: 'content', missing: 'Project not found' } },
        { path: '/patron-blog', guard: 'open', about: { title: 'Patron Blog', description: 'For supporters' } },
        { path: '/patron-blog/:slug', guard: 'open' },
      ]),
      translations: {
        es: {
          '/': { title: 'Aplicaciones', description: 'Aplicaciones y más' },
          '/projects/:slug': { missing: 'Proyecto no encontrado' },
        },
        fr: {},
      },
    },
    remote('mfe-admin-content', '/releases/mfe-admin-content/1.0.0-r1/', [
      { path: '/admin', guard: 'admin' },
      { path: '/admin/pages/:id', guard: 'admin' },
    ]),
    {
      ...remote('mfe-portal', 'https://portal.example/', [
        { path: '/planner/register/:token', guard: 'open' },
        { path: '/planner/portal/*', guard: 'signed-in' },
      ]),
      app: {
        scope: '/planner/portal',
        name: 'Employee portal',
        shortName: 'Portal',
        icon: 'https://portal.example/icon.1234abcd.svg',
        worker: 'https://portal.example/service-worker.1234abcd.js',
      },
    },
  ],
};

export const inForce = { since: '2026-01-01T00:00:00Z', commit: 'abc' };

/** What is published when visitors are to get this registry. */
export const publishedOf = (
  { remotes }: Registry,
  sequence: number,
  shell = 's1',
  before: string[] = [],
): Published => ({
  sequence,
  issued: '2026-01-01T00:00:00Z',
  expires: '2999-01-01T00:00:00Z',
  shell: { release: shell, contract: '2.1', shared: {}, before, ...inForce },
  remotes: remotes.map((live) => ({ name: live.name, live, ...inForce })),
});

export const key = makeKey();

export const template = `<!doctype html><html lang="en"><head><title>Portfolio</title>
<meta name="description" content="The site"/><meta property="og:image" content="/assets/share.1234abcd5678.png"/>
<script type="application/json" id="runtime-config"></script>
<script type="application/json" id="registry"></script>
<script type="application/json" id="menu"></script>
</head><body><div id="root"></div><script src="/shell.1234abcd5678.js"></script></body></html>`;

export const script = `console.log(${JSON.stringify('x'.repeat(5_000))});`;

export interface TestEdge {
  url: string;
  /** What was asked of the gateway's place, besides the menu that every document carries; `answer` says what it answers. */
  gateway: { asked: string[]; answer: RequestListener; stop(): Promise<void> };
  /** The folder of the release store. */
  folder: string;
  store: ReleaseStore;
  /** Signs and publishes it, or what is given as text just as it is, under the next number or the one that it has. */
  publish(published: Published | string): Promise<void>;
  /** Publishes another page of the shell, with the files of the first. */
  publishShell(page: string, release: string, before?: string[]): Promise<void>;
  /** The lines of the log so far. */
  logged: readonly string[];
  /** Resolves to the next line of the log with that message. */
  untilLogged(message: string): Promise<object>;
  close(): Promise<void>;
}

/** The real edge before a built shell, a registry and a gateway of its own. */
export async function startTestEdge(env: Record<string, string> = {}): Promise<TestEdge> {
  const folder = await mkdtemp(join(tmpdir(), 'edge-'));
  const store = folderStore(folder);
  let sequence = 0;
  const publish = async (published: Published | string): Promise<void> => {
    const isText = typeof published === 'string';
    const text = isText ? published : JSON.stringify(signed(JSON.stringify(published), [key]));
    sequence = Math.max(sequence + 1, isText ? 0 : published.sequence);
    await store.create(`registry/${String(sequence).padStart(10, '0')}.json`, text);
  };
  const digests: Record<string, string> = {};
  const storeShell = async (page: string, release: string): Promise<void> => {
    const files = {
      'index.html': page,
      'shell.1234abcd5678.js': script,
      'shell.1234abcd5678.js.br': brotliCompressSync(script),
      'humans.txt': 'People',
      'assets/share.1234abcd5678.png': 'PNG',
      [`only-${release}.1234abcd5678.js`]: release,
    };
    for (const [name, content] of Object.entries(files)) await store.create(`${shellFolder(release)}/${name}`, content);
    digests[release] = await digestOf(join(folder, shellFolder(release)));
  };
  const publishShell = async (page: string, release: string, before?: string[]): Promise<void> => {
    await storeShell(page, release);
    const published = publishedOf(registry, sequence + 1, release, before);
    await publish({ ...published, shell: { ...published.shell!, digests } });
  };
  await storeShell(template, 's1');
  await store.create('remotes/mfe-public/1.0.0-r1/remote.1234abcd.js', 'run()');
  if (env['PUBLISHED'] !== 'nothing') await publish(publishedOf(registry, 1));

  const gateway: TestEdge['gateway'] = {
    asked: [],
    answer: (request, response) => response.end(JSON.stringify({ url: request.url, headers: request.headers })),
    stop: () => closeServer(server),
  };
  const server = createServer((request, response) => {
    if (request.url !== '/api/site/menu/') gateway.asked.push(`${request.method} ${request.url}`);
    gateway.answer(request, response);
  });
  const port = await listen(server, 0, '127.0.0.1');
  const listeners = new Map<string, (line: object) => void>();
  const logged: string[] = [];
  const log = createLogger(
    { name: 'edge', level: 'info' },
    {
      write(line: string) {
        logged.push(line);
        listeners.get(JSON.parse(line).msg)?.(JSON.parse(line));
      },
    },
  );
  const edge = await createEdge(
    readEnvironment(edgeEnvironment, {
      PORT: '0',
      GATEWAY_URL: `http://127.0.0.1:${port}`,
      RELEASES_PATH: folder,
      RELEASE_KEYS: key.publicKey,
      REMOTE_ORIGINS: 'https://portal.example',
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://site.example',
      ...env,
    }),
    { log },
  );
  const url = await edge.listen();
  return {
    url,
    gateway,
    folder,
    store,
    publish,
    publishShell,
    logged,
    untilLogged: (message) => new Promise((resolve) => listeners.set(message, resolve)),
    async close() {
      await edge.close();
      await gateway.stop();
      await rm(folder, { recursive: true });
    },
  };
}
