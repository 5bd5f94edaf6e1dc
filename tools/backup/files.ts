import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Files that are on their way into a store, and belong to a request or a restore under way. */
const passing = /^(incoming|\.drafts|\.restoring|\.replaced)\//;

export const isPassing = (path: string): boolean => passing.test(path);

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Paths of all files below a folder, in order; none when there is no such folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !isPassing(path))
    .toSorted();
}

/**
 * Copies a folder's files.
 * @returns the hash of each copy, by path. A file that went meanwhile is left out: nothing needs it any more
 */
export async function copyFiles(from: string, to: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const path of await filesBelow(from)) {
    const target = join(to, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await copyFile(join(from, path), target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      throw error;
    }
    hashes[path] = await hashOf(target);
  }
  return hashes;
}
