import { setImmediate as turn } from 'node:timers/promises';

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

/** Milliseconds after which whoever has much to do lets others have their turn. */
const sliceMs = 15;

/**
 * Long work in slices, so that no request holds the thread that others wait for. Ask between pieces of the work:
 * `if (slices.isOver()) await slices.next();`
 */
export class Slices {
  #began = performance.now();

  isOver(): boolean {
    return performance.now() - this.#began > sliceMs;
  }

  async next(): Promise<void> {
    await turn();
    this.#began = performance.now();
  }
}

/** `items.map(work)`, in slices. */
export async function mapInSlices<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const slices = new Slices();
  const results: Result[] = [];
  for (const item of items) {
    results.push(work(item, results.length));
    if (slices.isOver()) await slices.next();
  }
  return results;
}

/** So many items of a list are taken in one turn. */
const together = 50;

/** The items of a long answer, each there in its turn: GraphQL completes each as it comes. */
export function inTurns<Item>(items: readonly Item[]): Promise<Item>[] {
  let there = Promise.resolve();
  return items.map((item, index) => {
    if (index > 0 && index % together === 0) there = there.then(() => turn());
    return there.then(() => item);
  });
}
