import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { somebodyAt, type Answer } from './ask.ts';

const seconds = 20;
const connections = 500;
/** Each in a network of their own, who asks twice a second. */
const people = 10;
/** Milliseconds within which 99 % of what others ask are answered. */
const aim = 1_000;

/** One network asks over so many connections as often as it is answered: what others, who ask now and then, notice of it. */
export async function flood(edge: string): Promise<boolean> {
  const others = Array.from({ length: people }, (_, index) => somebodyAt(`127.0.${index + 2}.1`, edge));
  const before = await asked(others, 3);
  const worker = new Worker(new URL('flooding.ts', import.meta.url), {
    workerData: { edge, from: '127.0.1.1', connections },
  });
  await sleep(1_000);
  const during = await asked(others, seconds);
  worker.postMessage('stop', []);
  const [answers] = (await once(worker, 'message')) as [Map<number, number>];
  await worker.terminate();
  const refused = during.filter(({ status }) => status >= 500 || status === 0).length;
  const [quiet, flooded] = [p99(before), p99(during)];
  console.log(
    `One network asks over ${connections} connections for ${seconds} s; ${people} others twice a second each`,
  );
  console.log(`  the one      ${[...answers].map(([status, count]) => `${status}: ${count}`).join(', ')}`);
  console.log(
    `  others       ${during.length} asked, ${refused} refused (0), p99 ${flooded.toFixed(0)} ms (≤ ${aim}); ${quiet.toFixed(0)} ms before`,
  );
  return refused === 0 && flooded <= aim;
}

async function asked(others: readonly ((index: number) => Promise<Answer>)[], duration: number): Promise<Answer[]> {
  const answers = await Promise.all(
    others.map(async (ask, index) => {
      const own: Promise<Answer>[] = [];
      await sleep((500 * index) / others.length);
      for (let round = 0; round < duration * 2; round += 1) {
        own.push(ask(index + round));
        await sleep(500);
      }
      return Promise.all(own);
    }),
  );
  return answers.flat();
}

const p99 = (answers: readonly Answer[]): number =>
  answers.map(({ took }) => took).toSorted((a, b) => a - b)[Math.ceil(answers.length * 0.99) - 1] ?? 0;
