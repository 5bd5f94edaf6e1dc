import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestScheduling } from './scheduling.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A process that answers, and where. */
export interface Server {
  worker: ChildProcess;
  url: string;
}

/** Processes of their own, which can be killed: what production runs, the built files. Not in `dist`: a product may run from it. */
export async function buildWorkers() {
  await promisify(execFile)('npm', ['run', 'build', '--', '--out-dir', '.local'], { cwd: root });
  const workers: ChildProcess[] = [];

  function start({ environment }: TestScheduling, given: Record<string, string> = {}): ChildProcess {
    const known = Object.entries(environment).map(([name, value]) => [name, String(value)]);
    const worker = spawn(process.execPath, ['--import', './test/dies.ts', '.local/main.js'], {
      cwd: root,
      env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...Object.fromEntries(known), ...given },
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    });
    workers.push(worker);
    return worker;
  }

  return {
    start,

    async startServer(of: TestScheduling, given: Record<string, string> = {}): Promise<Server> {
      const worker = start(of, { LOG_LEVEL: 'info', ...given });
      const { port } = await new Promise<{ port: number }>((resolve) => {
        createInterface(worker.stdout!).on('line', (line) => {
          const said = JSON.parse(line) as { msg?: string; port: number };
          if (said.msg === 'listening') resolve(said);
        });
      });
      return { worker, url: `http://127.0.0.1:${port}` };
    },

    /** Those that are left. */
    end: () => workers.forEach((worker) => worker.kill('SIGKILL')),
  };
}

export async function kill(worker: ChildProcess): Promise<void> {
  if (worker.signalCode !== null) return;
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}

/** Lets a process be killed before its `at`-th statement from now on; 0 lets it live. */
export async function dieAt(worker: ChildProcess, at: number): Promise<void> {
  if (worker.signalCode !== null) return;
  const done = new AbortController();
  const said = ['message', 'exit'].map((event) => once(worker, event, { signal: done.signal }));
  // It may die of what it does beside its answers: then its end is waited for.
  worker.send(at, () => undefined);
  await Promise.race(said);
  for (const each of said) each.catch(() => undefined);
  done.abort();
}

/** What the runner does a minute after a worker died: the locks of the dead are too old. */
export const letTimePass = ({ database }: TestScheduling): Promise<unknown> =>
  database.query(
    "UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '61 seconds' WHERE locked_at IS NOT NULL",
  );
