import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file that has arrived whole and is not checked yet. */
export interface ReceivedFile {
  path: string;
  /** SHA-256 of its content, in hexadecimal. */
  hash: string;
  bytes: number;
  /** As the sender named it; for messages and its extension, never for a path. */
  filename: string;
}

/** Thrown when a file is larger than its kind may be. */
export class FileTooLarge extends Error {}

/** A private folder for what one request uploads. Whatever was not kept goes with `dispose()`. */
export class Incoming {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async open(root: string): Promise<Incoming> {
    const folder = join(root, randomUUID());
    await mkdir(folder, { recursive: true });
    return new Incoming(folder);
  }

  /**
   * Streams a file to disk, hashing on the way; memory use does not depend on its size.
   * @throws {FileTooLarge} as soon as more than `maxBytes` have come
   */
  async receive(source: Readable, filename: string, maxBytes: number): Promise<ReceivedFile> {
    const path = join(this.folder, randomUUID());
    const hash = createHash('sha256');
    let bytes = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        if (bytes > maxBytes) return done(new FileTooLarge());
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(source, measure, createWriteStream(path, { flags: 'wx' }));
    return { path, hash: hash.digest('hex'), bytes, filename };
  }

  async dispose(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
