import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Registry, RegistryRemote } from '@portfolio/remote-kit/manifest';
import { readEnvironment } from '@portfolio/service-kit/environment';
import { createLogger } from '@portfolio/service-kit/logging';
import { closeServer, listen } from '@portfolio/service-kit/server';
import { createEdge } from '../edge.ts';
import { edgeEnvironment } from '../environment.ts';

const remote = (name: string, origin: string, routes: RegistryRemote['routes']): RegistryRemote => ({
  name,
  version: '1.0.0',
  release: 'r1',
  contract: '2.0',
  entry: `${origin}/remote.1234abcd.js`,
  preload: [`${origin}/remote.1234abcd.js`, `${origin}/main.1234abcd.css`],
  routes,
  links: [],
});

export const registry: Registry = {
  remotes: [
    remote('mfe-public', 'http://localhost:3001', [
      { path: '/', guard: 'open', about: { title: 'Apps', description: 'Apps & more' } },
      { path: '/projects/:slug', guard: 'open', about: { source: 'content', missing: 'Project not found' } },
      { path: '/patron-blog', guard: 'open', about: { title: 'Patron Blog', description: 'For supporters' } },
      { path: '/patron-blog/:slug', guard: 'open' },
    ]),
    remote('mfe-admin-content', 'http://localhost:3002', [
      { path: '/admin', guard: 'admin' },
      { path: '/admin/pages/:id', guard: 'admin' },
    ]),
    {
      ...remote('mfe-portal', 'https://portal.example', [
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

export const template = `<!doctype html><html><head><title>Portfolio</title>
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
  writeRegistry(text: string): Promise<void>;
  writeTemplate(text: string): Promise<void>;
  untilLogged(message: string): Promise<void>;
  close(): Promise<void>;
}

/** The real edge before a built shell, a registry and a gateway of its own. */
export async function startTestEdge(env: Record<string, string> = {}): Promise<TestEdge> {
  const folder = await mkdtemp(join(tmpdir(), 'edge-'));
  const shellPath = join(folder, 'dist');
  const replace = async (path: string, text: string): Promise<void> => {
    await writeFile(`${path}.new`, text);
    await rename(`${path}.new`, path);
  };
  await mkdir(join(shellPath, 'assets'), { recursive: true });
  const writeTemplate = (text: string): Promise<void> => replace(join(shellPath, 'index.html'), text);
  const writeRegistry = (text: string): Promise<void> => replace(join(folder, 'registry.json'), text);
  await writeTemplate(template);
  await writeRegistry(JSON.stringify(registry));
  await writeFile(join(shellPath, 'shell.1234abcd5678.js'), script);
  await writeFile(join(shellPath, 'shell.1234abcd5678.js.br'), brotliCompressSync(script));
  await writeFile(join(shellPath, 'humans.txt'), 'People');

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
  const listeners = new Map<string, () => void>();
  const log = createLogger(
    { name: 'edge', level: 'info' },
    { write: (line) => listeners.get(JSON.parse(line).msg)?.() },
  );
  const edge = await createEdge(
    readEnvironment(edgeEnvironment, {
      PORT: '0',
      GATEWAY_URL: `http://127.0.0.1:${port}`,
      REGISTRY_PATH: join(folder, 'registry.json'),
      SHELL_PATH: shellPath,
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
    writeRegistry,
    writeTemplate,
    untilLogged: (message) => new Promise((resolve) => listeners.set(message, resolve)),
    async close() {
      await edge.close();
      await gateway.stop();
      await rm(folder, { recursive: true });
    },
  };
}
