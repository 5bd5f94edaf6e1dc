import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../root.ts';
import { portVariables, type PortVariable } from '../start/environment.ts';
import { findFreePorts } from '../start/ports.ts';

/** A running product of one's own. */
export interface TestProduct {
  dataPath: string;
  ports: Record<PortVariable, number>;
  stop: () => Promise<void>;
}

/**
 * `npm start`, as everybody runs it, on free ports and fresh data.
 * @param folder for its data
 * @param more variables of its environment
 * @param command `cluster` runs two of each part
 * @throws when it does not come up; it has said why
 */
export async function startProduct(
  folder: string,
  signal: AbortSignal,
  more: Record<string, string> = {},
  command: 'start' | 'cluster' = 'start',
): Promise<TestProduct> {
  signal.throwIfAborted();
  const dataPath = join(folder, 'data');
  const free = await findFreePorts(portVariables.length);
  const ports = Object.fromEntries(portVariables.map((name, index) => [name, free[index]])) as TestProduct['ports'];
  const environment = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
  const child = fork(join(root, `tools/commands/${command}.ts`), {
    cwd: root,
    env: { ...process.env, ...environment, DATA_PATH: dataPath, DATABASE_URL: '', ...more },
    execArgv: [],
    // Ctrl-C must not reach it before those who use it.
    detached: true,
  });
  const ended = once(child, 'exit');
  const end = () => child.kill('SIGTERM');
  signal.addEventListener('abort', end);
  const isReady = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
  if (!isReady) throw new Error('The product did not start: it says why above.');
  return {
    dataPath,
    ports,
    stop: async () => {
      end();
      await ended;
      signal.removeEventListener('abort', end);
    },
  };
}
