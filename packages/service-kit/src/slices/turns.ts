/**
 * Runs work for many, so much at once. Who waits takes turns by their key: a long queue of one delays another by one
 * piece of work at most, not by the queue.
 */
export class Turns {
  readonly #width: number;
  /** In the order in which keys have their turn; each with those who wait under it. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;

  constructor(width: number) {
    this.#width = width;
  }

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#width) await this.#turn(key);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#pass();
    }
  }

  #turn(key: string): Promise<void> {
    return new Promise((resolve) => {
      const queue = this.#waiting.get(key);
      if (queue) queue.push(resolve);
      else this.#waiting.set(key, [resolve]);
    });
  }

  /** Gives the place to the next key, which comes behind all others then. */
  #pass(): void {
    for (const [key, queue] of this.#waiting) {
      this.#waiting.delete(key);
      const next = queue.shift();
      if (queue.length > 0) this.#waiting.set(key, queue);
      if (next) return next();
    }
    this.#running -= 1;
  }
}
