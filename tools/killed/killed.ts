import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Target } from '../backup/restore.ts';
import { root } from '../root.ts';

export type Work =
  | { kind: 'restore'; target: Omit<Target, 'say'>; from: string }
  | { kind: 'release'; store: string; keys: string; name: string; folder: string };

export interface Killed {
  /** The step before which the process is killed, from 1. */
  at?: number;
}

/**
 * Does it in a process of its own.
 * @returns how many steps it took; undefined when it was killed before the last
 * @throws Error with what it said when it failed
 */
export async function inProcess(work: Work, { at }: Killed = {}): Promise<number | undefined> {
  const script = join(import.meta.dirname, 'child.ts');
  const child = spawn(process.execPath, [script, JSON.stringify({ ...work, at })], { cwd: root, stdio: 'pipe' });
  const [[code, signal], shown, failure] = await Promise.all([
    once(child, 'close') as Promise<[number | null, string | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  if (signal === 'SIGKILL') return undefined;
  if (code !== 0) throw new Error(failure);
  return Number(shown);
}
