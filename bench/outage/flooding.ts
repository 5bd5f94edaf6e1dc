/** The thread of `flood.ts`: asks over so many connections at once, and at once again, until it is told to stop. */
import { parentPort, workerData } from 'node:worker_threads';
import { somebodyAt } from './ask.ts';

const { edge, from, connections } = workerData as { edge: string; from: string; connections: number };
const ask = somebodyAt(from, edge);
const answers = new Map<number, number>();
const over = new AbortController();
parentPort!.once('message', () => over.abort());
await Promise.all(
  Array.from({ length: connections }, async (_, index) => {
    for (let asked = index; !over.signal.aborted; asked += 1) {
      const { status } = await ask(asked);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  }),
);
parentPort!.postMessage(answers, []);
