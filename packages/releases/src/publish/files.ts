import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ReleaseStore } from '../store/index.ts';

/** Files that are stored at the same time. */
const atOnce = 16;

/** Paths of all files below a folder, with slashes, in order; without source maps, which show everybody the sources. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted();
}

/**
 * Stores these files of a folder. Those that are there already stay; one that was altered in the store, which nobody runs any more, is put
 * there anew.
 */
export async function storeFiles(
  store: ReleaseStore,
  from: string,
  files: readonly string[],
  to: string,
): Promise<void> {
  for (let first = 0; first < files.length; first += atOnce) {
    const some = files.slice(first, first + atOnce);
    await Promise.all(some.map(async (file) => storeFile(store, `${to}/${file}`, await readFile(join(from, file)))));
  }
}

async function storeFile(store: ReleaseStore, name: string, content: Buffer): Promise<void> {
  if ((await store.create(name, content)) || (await store.read(name))?.equals(content)) return;
  await store.remove(name);
  await store.create(name, content);
}
