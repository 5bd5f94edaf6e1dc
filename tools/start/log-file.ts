import { createWriteStream, openSync, renameSync, statSync, type WriteStream } from 'node:fs';

/** How large a file grows before it is put aside, and how many of those are kept. */
const defaults = { bytes: 10 * 2 ** 20, kept: 3 };

/**
 * A program's log. It goes on where the run before left off; when it is large, it is put aside as `.1`, the one before as `.2`,
 * and so on. A disk that takes no more loses lines, not the run: each later line tries again.
 */
export class LogFile {
  readonly #path: string;
  readonly #limits: typeof defaults;
  readonly #failed: (error: Error) => void;
  #stream: WriteStream | undefined;
  #bytes = 0;

  /** @param failed hears of the first of the lines that are lost in a row */
  constructor(path: string, failed: (error: Error) => void, limits: Partial<typeof defaults> = {}) {
    this.#path = path;
    this.#failed = failed;
    this.#limits = { ...defaults, ...limits };
  }

  write(line: string): void {
    const text = `${line}\n`;
    try {
      if (this.#stream && this.#bytes > this.#limits.bytes) this.#putAside();
      this.#stream ??= this.#open();
      this.#bytes += Buffer.byteLength(text);
      this.#stream.write(text);
    } catch (error) {
      this.#failed(error as Error);
    }
  }

  /** Resolves when everything is in the file, or cannot be. */
  async end(): Promise<void> {
    const stream = this.#stream;
    this.#stream = undefined;
    if (!stream || stream.destroyed) return;
    await new Promise<void>((resolve) => stream.once('close', resolve).end());
  }

  #open(): WriteStream {
    this.#bytes = statSync(this.#path, { throwIfNoEntry: false })?.size ?? 0;
    // Opened here and now: what is written belongs to this file, whatever it is called by then.
    const stream = createWriteStream(this.#path, { fd: openSync(this.#path, 'a', 0o600) });
    stream.on('error', (error) => {
      // An unheard error would end the run. The next line opens the file anew.
      if (this.#stream === stream) this.#stream = undefined;
      this.#failed(error);
    });
    return stream;
  }

  #putAside() {
    this.#stream?.end();
    this.#stream = undefined;
    for (let at = this.#limits.kept; at > 0; at -= 1) {
      const from = at === 1 ? this.#path : `${this.#path}.${at - 1}`;
      if (statSync(from, { throwIfNoEntry: false })) renameSync(from, `${this.#path}.${at}`);
    }
  }
}
