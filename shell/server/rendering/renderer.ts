import { Worker } from 'node:worker_threads';
import type { Rendered, RenderRequest } from '@portfolio/remote-kit/rendering';

/** Milliseconds after which a build that has not answered is ended: what it waits for gives up before. */
const patience = 3_000;
/** Milliseconds until a build that has ended by itself may run again. */
const pause = 10_000;
/** Renders that wait; the next one is refused at once. */
const most = 20;

const limits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, codeRangeSizeMb: 16, stackSizeMb: 4 };

interface Waiting {
  resolve: (rendered: Rendered) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/**
 * Runs a server build in a thread of its own, with little memory and nothing of the edge's environment. What it does there harms
 * nobody: a build that throws, hangs or eats is ended, and its renders are rejected.
 */
export class Renderer {
  readonly #name: string;
  readonly #code: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #last = 0;
  #restsUntil = 0;

  /** @param name for messages */
  constructor(name: string, code: string) {
    this.#name = name;
    this.#code = code;
    this.#start();
  }

  /** Rejects with what is wrong. */
  render(request: RenderRequest): Promise<Rendered> {
    if (this.#waiting.size >= most) return Promise.reject(new Error(`${this.#name} has enough to do.`));
    if (!this.#worker && Date.now() < this.#restsUntil) return Promise.reject(new Error(`${this.#name} rests.`));
    const worker = this.#worker ?? this.#start();
    const id = (this.#last += 1);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#end(worker, new Error(`${this.#name} takes too long.`)), patience);
      this.#waiting.set(id, { resolve, reject, timer });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window
      worker.postMessage({ id, request });
    });
  }

  /** Milliseconds of a processor that its thread has used so far. */
  async processor(): Promise<number> {
    const { user, system } = (await this.#worker?.cpuUsage().catch(() => undefined)) ?? { user: 0, system: 0 };
    return (user + system) / 1_000;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (worker) this.#end(worker, new Error(`${this.#name} is closed.`));
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('worker.ts', import.meta.url), {
      workerData: { name: this.#name, code: this.#code },
      env: {},
      argv: [],
      execArgv: [],
      resourceLimits: limits,
      // What it prints goes nowhere: failures are told as such.
      stdout: true,
      stderr: true,
    });
    worker.unref();
    worker.on('message', ({ id, rendered, failure }: { id: number; rendered?: Rendered; failure?: string }) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      clearTimeout(waiting?.timer);
      if (rendered) waiting?.resolve(rendered);
      else waiting?.reject(new Error(failure));
    });
    worker.on('error', (error) => this.#end(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#end(worker, new Error(`${this.#name} has ended.`)));
    this.#worker = worker;
    return worker;
  }

  #end(worker: Worker, reason: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#restsUntil = Date.now() + pause;
    void worker.terminate();
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    this.#waiting.clear();
  }
}
