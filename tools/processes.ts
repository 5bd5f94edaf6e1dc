import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** True when a process of this number runs, also another account's. One that ended and waits to be reaped does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return processState(pid)[0] !== 'Z';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The program's name, without its path; empty when it cannot be told. */
export function processName(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    // Not Linux, or gone.
  }
  return psField(pid, 'comm').split('/').at(-1) ?? '';
}

/** One field of what `ps` says of a process; empty when there is none, or no `ps`. */
export function psField(pid: number, field: 'comm' | 'lstart'): string {
  try {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe', env }).trim();
  } catch {
    return '';
  }
}

/**
 * A mark that tells a process from a later one with the same number: when it started, in the kernel's clock ticks on
 * Linux, to the second elsewhere. Empty when it cannot be told: such a mark is equal to no other.
 */
export const birthMark = (pid: number): string => processState(pid)[19] ?? psField(pid, 'lstart');

/** The fields of Linux's /proc/.../stat from the third (the state) on; none elsewhere. */
function processState(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in parentheses, which may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** Resolves to true when the process has ended within the time, in milliseconds. */
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

/** Sends a signal to a process and all that it started (it must lead a group); silent when it is gone. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Gone already.
  }
}
