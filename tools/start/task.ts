import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../root.ts';
import { signalGroup } from '../processes.ts';
import { PlainError } from '../terminal/plain-error.ts';

/** A program that does one thing and ends. */
export interface Task {
  /** What it does, as the subject of a sentence: "The build". */
  title: string;
  file: string;
  args: string[];
  env: Record<string, string>;
}

/**
 * Runs a task to its end.
 * @param onLine gets each line that it writes
 * @param signal ends it, with all that it started
 * @throws PlainError with its last lines when it fails
 */
export function runTask(task: Task, onLine: (text: string) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(task.file, task.args, {
      cwd: root,
      env: task.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    const stop = () => child.pid !== undefined && signalGroup(child.pid, 'SIGKILL');
    signal.addEventListener('abort', stop);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (text) => {
        lines.push(text);
        onLine(text);
      });
    }
    child.on('error', (error) => lines.push(error.message));
    child.on('close', (code) => {
      signal.removeEventListener('abort', stop);
      if (code === 0) resolve();
      else reject(new PlainError([`${task.title} failed. Its last lines:`, ...lines.slice(-40)].join('\n  ')));
    });
  });
}

/** @throws PlainError with npm's last lines when it fails */
export const runNpm = (args: string[], signal: AbortSignal): Promise<void> =>
  runTask(
    {
      title: `"npm ${args[0] === 'run' ? args.slice(0, 2).join(' ') : args[0]}"`,
      file: 'npm',
      args,
      env: process.env as Record<string, string>,
    },
    () => undefined,
    signal,
  );
