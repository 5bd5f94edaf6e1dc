import { Worker } from 'node:worker_threads';

interface Waiting {
  text: string;
  resolve: (direction: Float32Array | undefined) => void;
}

type Message = { askedAnywhere: Float32Array[] } | { direction: Float32Array };

/**
 * Where English texts point (see `Encoder`), worked out in a thread of its own, which begins with the first text. When that
 * thread fails, nothing points anywhere.
 */
export class SentenceEncoder {
  readonly #failed: (error: Error) => void;
  #worker: Worker | undefined;
  #hasStopped = false;
  #isReady = false;
  #busy: Waiting | undefined;
  #waiting: Waiting[] = [];
  /** Where the questions point that people ask of any site and that none answers; empty until the thread is ready. */
  askedAnywhere: readonly Float32Array[] = [];

  constructor(failed: (error: Error) => void) {
    this.#failed = failed;
  }

  /** Where a question points: before all texts that wait. */
  encodeFirst = (text: string) => this.#encode(text, (waiting) => this.#waiting.unshift(waiting));

  /** Where a text points, after those that came before it. */
  encode = (text: string) => this.#encode(text, (waiting) => this.#waiting.push(waiting));

  #encode(text: string, enqueue: (waiting: Waiting) => void): Promise<Float32Array | undefined> {
    if (this.#hasStopped) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      enqueue({ text, resolve });
      this.#start();
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#stop();
    await this.#worker?.terminate();
  }

  #start(): void {
    if (this.#worker) return;
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    this.#worker = new Worker(new URL(`encoder-worker.${extension}`, import.meta.url));
    // Nobody waits for it at the end.
    this.#worker.unref();
    this.#worker.on('error', (error) => {
      this.#stop();
      this.#failed(error);
    });
    this.#worker.on('message', (message: Message) => {
      if ('askedAnywhere' in message) {
        this.askedAnywhere = message.askedAnywhere;
        this.#isReady = true;
      } else {
        this.#busy?.resolve(message.direction);
        this.#busy = undefined;
      }
      this.#next();
    });
  }

  #next(): void {
    if (!this.#isReady || this.#busy) return;
    this.#busy = this.#waiting.shift();
    if (this.#busy) this.#worker!.postMessage(this.#busy.text, []);
  }

  /** Nothing points anywhere any more. */
  #stop(): void {
    this.#hasStopped = true;
    for (const { resolve } of [...(this.#busy ? [this.#busy] : []), ...this.#waiting]) resolve(undefined);
    this.#busy = undefined;
    this.#waiting = [];
  }
}
