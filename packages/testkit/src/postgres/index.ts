import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface TestServer {
  /** Address of the `postgres` database, as a superuser. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a throw-away PostgreSQL server that goes away with this process at the latest. */
export async function startTestServer(): Promise<TestServer> {
  const supervisor = spawn(process.execPath, [fileURLToPath(new URL('supervisor.ts', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
    // Its own process group: Ctrl-C in the terminal must not stop the database before the tests.
    detached: true,
  });
  const exited = once(supervisor, 'exit');
  const url = await Promise.race([
    once(createInterface(supervisor.stdout), 'line').then(([line]) => String(line)),
    exited.then(() => {
      throw new Error('The test database could not be started.');
    }),
  ]);
  return {
    url,
    async stop() {
      supervisor.stdin.end();
      await exited;
    },
  };
}
