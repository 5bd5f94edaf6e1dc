import { existsSync, globSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onEndRequest } from '../start/signals.ts';

/** A file, and the folders that it leaves empty. */
function removeWithFolders(path: string): void {
  rmSync(path);
  for (let folder = dirname(path); readdirSync(folder).length === 0; folder = dirname(folder)) rmdirSync(folder);
}

/** Those of workspaces that are gone. */
function removeBrokenLinks(libraries: string): void {
  for (const link of globSync('{*,@portfolio/*}', { cwd: libraries }).map((name) => join(libraries, name)))
    if (!existsSync(link)) rmSync(link);
}

const isSame = (path: string, content: Buffer): boolean => existsSync(path) && readFileSync(path).equals(content);

/** Made by commands, and kept out of the repository. */
const made = ['**/node_modules/**', '**/dist/**', '**/.local/**', '**/.turbo/**', '**/.git/**'];

/**
 * Does all of `work`, or leaves the sources as they were: also those that were there already, and those of the commands that it calls.
 * @param checkout whose sources may be changed
 * @param folder that is made, with everything in it
 * @param work is told when it shall end
 */
export async function wholeOrNothing(
  checkout: string,
  folder: string,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const before = sourcesIn(checkout);
  const wasThere = existsSync(join(checkout, folder));
  const ending = new AbortController();
  onEndRequest(
    () => ending.abort(),
    () => undefined,
  );
  try {
    await work(ending.signal);
    ending.signal.throwIfAborted();
  } catch (error) {
    if (!wasThere) rmSync(join(checkout, folder), { recursive: true, force: true });
    for (const path of sourcesIn(checkout).keys()) if (!before.has(path)) removeWithFolders(join(checkout, path));
    for (const [path, content] of before)
      if (!isSame(join(checkout, path), content)) writeFileSync(join(checkout, path), content);
    removeBrokenLinks(join(checkout, 'node_modules'));
    throw error;
  }
}

function sourcesIn(checkout: string): Map<string, Buffer> {
  const entries = globSync('**', { cwd: checkout, exclude: made, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(join(checkout, '/').length), readFileSync(path)]),
  );
}
