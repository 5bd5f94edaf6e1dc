import { spawn, type SpawnOptions } from 'node:child_process';
import { root } from '../root.ts';
import { signalGroup } from '../processes.ts';

/**
 * Runs a program at the terminal from the workspace's root, without input, and resolves to its exit code.
 * @param signal ends it, with all that it started
 */
export function runInForeground(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  options: SpawnOptions = {},
): Promise<number> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: root,
      env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      ...options,
    });
    const end = () => child.pid !== undefined && signalGroup(child.pid, 'SIGTERM');
    signal.addEventListener('abort', end);
    child.once('error', reject);
    child.once('exit', (code) => {
      signal.removeEventListener('abort', end);
      resolve(code ?? 1);
    });
  });
}
