import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';
import { portVariables } from '../start/environment.ts';
import { findFreePorts } from '../start/ports.ts';
import { runInForeground } from './foreground.ts';
import { tallyJest, tallyPlaywright, type Tally } from './tally.ts';
import { startTestServer } from './test-server.ts';

const bin = (name: string) => join(root, 'node_modules/.bin', name);
const workers = '2';

/** A folder for one run's data, which the database's account may enter. */
export function makeFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'portfolio-test-'));
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Unit and service tests, on one PostgreSQL server. */
export async function runJest(folder: string, signal: AbortSignal): Promise<Tally> {
  const server = await startTestServer(folder);
  const report = join(folder, 'jest.json');
  try {
    const env = {
      ...process.env,
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      TEST_DATABASE_URL: server.url,
    };
    await runInForeground(bin('jest'), ['-w', workers, '--json', '--outputFile', report], env, signal, {
      // The report goes to the file, and its copy on stdout to nobody.
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } finally {
    await server.stop();
  }
  return tallyJest(report);
}

/** Browser tests over the whole product, on free ports and a fresh database. */
export async function runPlaywright(folder: string, chromium: string, signal: AbortSignal): Promise<Tally> {
  const product = await startProduct(folder, signal);
  const report = join(folder, 'playwright.json');
  try {
    const env = {
      ...process.env,
      DATA_PATH: product.dataPath,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      FORCE_COLOR: '0',
    };
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json'];
    await runInForeground(bin('playwright'), args, env, signal);
  } finally {
    await product.stop();
  }
  return tallyPlaywright(report);
}

/** `npm start`, as everybody runs it. */
async function startProduct(folder: string, signal: AbortSignal) {
  signal.throwIfAborted();
  const dataPath = join(folder, 'data');
  const ports = await findFreePorts(portVariables.length);
  const env = Object.fromEntries(portVariables.map((name, index) => [name, String(ports[index])]));
  const child = fork(join(root, 'tools/commands/start.ts'), {
    cwd: root,
    env: { ...process.env, ...env, DATA_PATH: dataPath, DATABASE_URL: '' },
    execArgv: [],
    detached: true,
  });
  const ended = once(child, 'exit');
  const end = () => child.kill('SIGTERM');
  signal.addEventListener('abort', end);
  const ready = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
  if (!ready) throw new Error('The product did not start: it says why above.');
  return {
    dataPath,
    stop: async () => {
      end();
      await ended;
      signal.removeEventListener('abort', end);
    },
  };
}
