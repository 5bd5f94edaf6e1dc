import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Registry } from '@portfolio/remote-kit/manifest';
import { readEnvironment } from '@portfolio/service-kit/environment';
import { createLogger } from '@portfolio/service-kit/logging';
import { closeServer, listen } from '@portfolio/service-kit/server';
import { createEdge } from '../edge.ts';
import { edgeEnvironment } from '../environment.ts';

const remote = (name: string, origin: string, paths: string[]): Registry['remotes'][number] => ({
  name,
  version: '1.0.0',
  release: 'r1',
  contract: '1.0',
  entry: `${origin}/mf-manifest.json`,
  preload: [`${origin}/remote.1234abcd.js`, `${origin}/main.1234abcd.css`],
  routes: paths.map((path) => ({ path, guard: 'open' })),
  links: [],
});

export const registry: Registry = {
  remotes: [
    remote('mfe-public', 'http://localhost:3001', [
      '/',
      '/projects/:slug',
      '/patreon/callback',
      '/reset-password/:uid/:token',
    ]),
    remote('mfe-portal', 'https://portal.example', ['/planner/register/:token']),
  ],
};

export const template = `<!doctype html><html><head><title>Portfolio</title>
<script type="application/json" id="runtime-config"></script>
<script type="application/json" id="registry"></script>
</head><body><div id="root"></div><script src="/shell.1234abcd5678.js"></script></body></html>`;

export const script = `console.log(${JSON.stringify('x'.repeat(5_000))});`;

export interface TestEdge {
  url: string;
  /** What was asked of the gateway's place; `answer` says what it answers. */
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
  await writeFile(join(shellPath, 'robots.txt'), 'User-agent: *');

  const gateway: TestEdge['gateway'] = {
    asked: [],
    answer: (request, response) => response.end(JSON.stringify({ url: request.url, headers: request.headers })),
    stop: () => closeServer(server),
  };
  const server = createServer((request, response) => {
    gateway.asked.push(`${request.method} ${request.url}`);
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
