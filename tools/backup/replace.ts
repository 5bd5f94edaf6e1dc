import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFiles, filesBelow, isPassing } from './files.ts';
import type { Manifest } from './manifest.ts';

/** Beside what is there, and on the same disk: what it will be, and what it was. */
const next = '.restoring';
const former = '.replaced';

/** What a folder will hold, whole, before anything in it changes. A try of before that was cut off is cleared away. */
export async function stageFiles(from: string, to: string): Promise<void> {
  for (const name of [next, former]) await rm(join(to, name), { recursive: true, force: true });
  await mkdir(join(to, next), { recursive: true, mode: 0o700 });
  await copyFiles(from, join(to, next));
}

/** Puts what was staged in the place of what is there. The folder itself stays: it may be a disk of its own. */
export async function swapFiles(to: string): Promise<void> {
  await mkdir(join(to, former), { recursive: true, mode: 0o700 });
  for (const name of await readdir(to))
    if (name !== next && name !== former && !isPassing(`${name}/`))
      await rename(join(to, name), join(to, former, name));
  for (const name of await readdir(join(to, next))) await rename(join(to, next, name), join(to, name));
  for (const name of [next, former]) await rm(join(to, name), { recursive: true, force: true });
}

/** Files that are there and not in the backup. */
export async function filesLost(folder: string, kept: Manifest['files'][string] = {}): Promise<string[]> {
  return existsSync(folder) ? (await filesBelow(folder)).filter((path) => !(path in kept)) : [];
}
