import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface WatchedFile {
  close(): void;
}

/**
 * Calls `changed` with the whole text each time the file's content becomes another one, one call at a time. It watches the
 * folder, so that replacing the file by a rename is seen, and so is a file that comes back after it was gone.
 * @param current the text that the caller has already
 * @param changed what it throws goes to `failed`, and the next change is awaited
 * @param failed told when the file cannot be read or `changed` throws
 */
export function watchFile(
  path: string,
  current: string,
  changed: (text: string) => void | Promise<void>,
  failed: (error: unknown) => void,
): WatchedFile {
  let known = current;
  let running: Promise<void> | undefined;
  let again = false;

  async function read(): Promise<void> {
    try {
      const text = await readFile(path, 'utf8');
      if (text === known) return;
      known = text;
      await changed(text);
    } catch (error) {
      failed(error);
    }
  }

  function look(): void {
    if (running) {
      again = true;
      return;
    }
    running = read().finally(() => {
      running = undefined;
      if (!again) return;
      again = false;
      look();
    });
  }

  const watcher = watch(dirname(path), look);
  watcher.on('error', failed);
  look(); // a change between the caller's reading and now
  return watcher;
}
