import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { hasCode } from './files.ts';

/** A byte range, both ends included, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where kept files live. Names come from `address.ts` (a hash, so they need no escaping) and their content never
 * changes. `keep` takes a finished local file and must be atomic: a name either has its whole content or none.
 */
export interface FileStorage {
  keep(localPath: string, name: string): Promise<void>;
  /** Bytes of a kept file, or undefined when there is none of that name. */
  size(name: string): Promise<number | undefined>;
  read(name: string, range: ByteRange): Promise<Readable>;
  /** Removes what is there; nothing there is no error. */
  remove(name: string): Promise<void>;
  names(): AsyncIterable<{ name: string; changedAt: Date }>;
}

/** What was written to a file, or the names in a folder, outlasts a loss of power from here on. */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Keeps files below `root`, spread over folders by the first two digits of their hash. */
export class DiskStorage implements FileStorage {
  readonly #root: string;

  readonly #sync: typeof syncToDisk;

  constructor(root: string, sync = syncToDisk) {
    this.#root = root;
    this.#sync = sync;
  }

  #path(name: string): string {
    return join(this.#root, name.slice(0, 2), name);
  }

  async keep(localPath: string, name: string): Promise<void> {
    const folder = join(this.#root, name.slice(0, 2));
    await this.#sync(localPath);
    // A folder that is new is an entry of its own folder.
    if (await mkdir(folder, { recursive: true, mode: 0o700 })) await this.#sync(this.#root);
    await rename(localPath, this.#path(name));
    await this.#sync(folder);
  }

  async size(name: string): Promise<number | undefined> {
    const found = await stat(this.#path(name)).catch(whenMissing(undefined));
    return found?.isFile() ? found.size : undefined;
  }

  read(name: string, range: ByteRange): Promise<Readable> {
    return Promise.resolve(createReadStream(this.#path(name), range));
  }

  async remove(name: string): Promise<void> {
    await rm(this.#path(name), { force: true });
  }

  async *names(): AsyncGenerator<{ name: string; changedAt: Date }> {
    for (const folder of await readdir(this.#root).catch(whenMissing([]))) {
      if (!/^[0-9a-f]{2}$/.test(folder)) continue;
      for (const name of await readdir(join(this.#root, folder))) {
        const found = await stat(this.#path(name)).catch(whenMissing(undefined));
        if (found) yield { name, changedAt: found.mtime };
      }
    }
  }
}

const whenMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (hasCode(error, 'ENOENT')) return value;
    throw error;
  };
