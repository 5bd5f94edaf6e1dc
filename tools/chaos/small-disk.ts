import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** Bytes of the disk that a site of chaos has: three databases with their logs and all files fit in several times. */
const size = 1_200_000_000;

/** Where the disk is, for the process that runs on it. */
export const diskVariable = 'CHAOS_DISK';

/**
 * Runs this very command again in a mount namespace of its own, in which `folder` is a small disk in memory: nothing outside can be
 * filled, and it is gone with the process. Linux only; not root alone, where the system lets everybody make namespaces.
 * @returns the exit code; undefined where there are no such disks
 */
export async function runOnSmallDisk(folder: string): Promise<number | undefined> {
  const spaces = spaceOptions();
  if (!spaces) return undefined;
  const mounted = ['sh', '-c', `mount -t tmpfs -o size=${size},mode=0711 tmpfs "$0" && exec "$@"`, folder];
  const own = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const [file = '', ...args] = [...spaces.outer, ...mounted, ...spaces.inner, ...own];
  const child = spawn(file, args, { stdio: 'inherit', env: { ...process.env, [diskVariable]: folder } });
  // Ctrl-C reaches it, too, and it ends by itself.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** `unshare` before the mount and after it: who is not root is so for the mount only, because PostgreSQL refuses to run as root. */
function spaceOptions(): { outer: string[]; inner: string[] } | undefined {
  const [user, group] = [process.getuid?.(), process.getgid?.()];
  const choices =
    user === 0
      ? { outer: ['unshare', '--mount'], inner: [] }
      : {
          outer: ['unshare', '--mount', '--map-root-user'],
          inner: ['unshare', '--user', `--map-user=${user}`, `--map-group=${group}`],
        };
  const trial = [...choices.outer, 'sh', '-c', 'mount -t tmpfs none /mnt && exec "$@"', 'sh', ...choices.inner, 'true'];
  return spawnSync(trial[0]!, trial.slice(1)).status === 0 ? choices : undefined;
}

/** Writes until nothing fits any more. @returns frees it again */
export function fill(disk: string): () => void {
  const path = join(disk, 'filler');
  const file = openSync(path, 'w');
  try {
    for (let piece = Buffer.alloc(16_000_000, 1); piece.length > 0;) {
      try {
        writeSync(file, piece);
      } catch {
        // What is left is filled with smaller pieces.
        piece = piece.subarray(0, piece.length >> 1);
      }
    }
  } finally {
    closeSync(file);
  }
  return () => rmSync(path, { force: true });
}
