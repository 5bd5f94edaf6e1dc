import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fault } from '@portfolio/contracts/errors';
import { AppError } from '@portfolio/service-kit/errors';
import { maxBytes, readableSize } from './file-fields.ts';
import type { MediaKind } from './media-file.entity.ts';

/** A file that has arrived whole and is not checked yet. */
export interface ReceivedFile {
  path: string;
  /** SHA-256 of its content, in hexadecimal. */
  hash: string;
  bytes: number;
  /** As the sender named it; for its extension, never for a path. */
  filename: string;
}

/** What may wait to be written: the chunks of a fast sender then go to disk several at a time. */
const writeBytes = 2 ** 20;

/** A private folder for what one request uploads. Whatever was not kept goes with `dispose()`. */
export class Incoming {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async open(root: string): Promise<Incoming> {
    const folder = join(root, randomUUID());
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new Incoming(folder);
  }

  /**
   * Streams a file to disk, hashing on the way; memory use does not depend on its size.
   * @param field whose name the errors carry
   * @throws AppError `too_large` as soon as more than its kind may have has come
   */
  async receive(source: Readable, filename: string, field: string, kind: MediaKind): Promise<ReceivedFile> {
    const path = join(this.folder, randomUUID());
    const hash = createHash('sha256');
    let bytes = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        if (bytes > maxBytes(kind)) return done(tooLarge(field, kind));
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(source, measure, createWriteStream(path, { flags: 'wx', mode: 0o600, highWaterMark: writeBytes }));
    return { path, hash: hash.digest('hex'), bytes, filename };
  }

  async dispose(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

function tooLarge(field: string, kind: MediaKind): AppError {
  const wrong = fault('file_too_large', { limit: readableSize(maxBytes(kind)) });
  return new AppError('too_large', wrong.message, { fields: { [field]: [wrong] } });
}
