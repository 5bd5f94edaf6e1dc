import { setImmediate as turn } from 'node:timers/promises';

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
