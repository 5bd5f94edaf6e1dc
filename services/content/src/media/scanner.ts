import { createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fault } from '@portfolio/contracts/errors';
import { AppError, validationError } from '@portfolio/service-kit/errors';
import type { Logger } from '@portfolio/service-kit/logging';
import type { FileFields } from './file-fields.ts';
import type { ReceivedFile } from './incoming.ts';

/** Where clamd listens: `tcp://host:3310`, or `unix:///run/clamav/clamd.ctl`. */
export interface ScannerSettings {
  address: string;
  /** Keeps a copy of what was found for somebody to look at; without it the file is gone. */
  quarantine?: string | undefined;
  log: Logger;
}

/** Milliseconds without a word of the scanner, which reads large archives for a while before it answers. */
const patience = 120_000;

/** Has a virus scanner look into app packages before they are kept: others install them on their phones. */
export class Scanner {
  readonly #settings: ScannerSettings;

  constructor(settings: ScannerSettings) {
    this.#settings = settings;
  }

  /**
   * Looks into the packages of an upload, each content once.
   * @throws AppError `validation` for one in which something was found; `unavailable` when the scanner does not do its work: what
   *   nobody has looked into is not kept
   */
  async requireClean(files: Readonly<Record<string, readonly ReceivedFile[]>>, expected: FileFields): Promise<void> {
    for (const [field, sent] of Object.entries(files)) {
      if (expected[field]?.kind === 'image') continue;
      for (const file of new Map(sent.map((one) => [one.hash, one])).values()) {
        const signature = await this.#scan(file.path).catch(unavailable);
        if (signature === undefined) continue;
        const { hash, bytes } = file;
        this.#settings.log.warn({ audit: 'upload.infected', signature, field, hash, bytes }, 'infected upload');
        await this.#setAside(file);
        throw validationError({ [field]: [fault('infected_file', { signature })] });
      }
    }
  }

  /** ClamAV's INSTREAM: chunks, each after its length, and one of no length. @returns what was found, if anything */
  async #scan(path: string): Promise<string | undefined> {
    const socket = this.#connect();
    socket.setTimeout(patience, () => socket.destroy(new Error('The scanner does not answer.')));
    const answered = text(socket);
    // It may answer, and hang up, before all was sent.
    const sent = pipeline(instream(path), socket, { end: false }).catch(() => {});
    const answer = (await answered).replace(/\0$/, '').trim();
    socket.destroy();
    await sent;
    if (/^stream: OK$/.test(answer)) return undefined;
    const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
    if (found === undefined) throw new Error(`The scanner answered "${answer}".`);
    return found;
  }

  #connect(): Socket {
    const { protocol, hostname, port, pathname } = new URL(this.#settings.address);
    return protocol === 'unix:' ? connect(pathname) : connect(Number(port), hostname);
  }

  async #setAside({ path, hash }: ReceivedFile): Promise<void> {
    const { quarantine } = this.#settings;
    if (!quarantine) return;
    await mkdir(quarantine, { recursive: true, mode: 0o700 });
    await copyFile(path, join(quarantine, hash));
    await chmod(join(quarantine, hash), 0o600);
  }
}

async function* instream(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(path, { highWaterMark: 2 ** 18 }) as AsyncIterable<Buffer>) {
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function unavailable(cause: unknown): never {
  throw new AppError('unavailable', undefined, { cause, headers: { 'Retry-After': '60' } });
}
