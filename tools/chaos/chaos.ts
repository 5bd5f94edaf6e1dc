import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../terminal/plain-error.ts';
import { audit, isBroken, Post } from './audit.ts';
import { makeDraftingFirm } from './drafted-writes.ts';
import { faults, type Fault } from './faults.ts';
import { Random } from './random.ts';
import { report, type Recovery } from './report.ts';
import type { Site } from './site.ts';
import { write, type Written } from './writer.ts';
import { makeDesk } from './writes.ts';

const writers = 6;
/** A site that is not whole after so long does not recover by itself. */
const patienceMs = 120_000;
/** A job that failed often waits long before it is tried again: after the sixth time, seven minutes. Mails that come later than that are lost. */
const mailPatienceMs = 10 * 60_000;

/**
 * Lets clients write while parts of the site fail, one round after the other, and compares what they were told with what there is.
 * @param until no round begins after this time
 * @returns whether all is as it must be
 */
export async function chaos(
  site: Site,
  { rounds, seed, until, signal }: { rounds: number; seed: number; until: number; signal: AbortSignal },
): Promise<boolean> {
  const random = new Random(seed);
  const names = Array.from({ length: writers }, (_, index) => `${seed}-${index}`);
  const firm = await makeDraftingFirm(site);
  const desks = await Promise.all(names.map((name) => makeDesk(site, name, firm)));
  const written: Written[] = [];
  const post = new Post(site);
  const stop = new AbortController();
  const work = Promise.all(
    names.map((name, index) =>
      write(site, desks[index]!, {
        name,
        random: new Random(seed + index + 1),
        stopped: stop.signal,
        signal,
        note: (one) => written.push(one),
      }),
    ),
  );
  // Told at the end, not in the middle of a round.
  work.catch(() => {});

  const recoveries: Recovery[] = [];
  const possible = faults.filter(({ isPossible }) => isPossible?.(site) ?? true);
  const draws = deck(possible, random);
  for (let round = 1; round <= rounds && Date.now() < until; round += 1) {
    const fault = draws.next().value;
    const began = performance.now();
    const hit = await fault.strike(site, random);
    await whole(site, signal).catch((error: unknown) => {
      throw new PlainError(`${round}. ${fault.name} (${hit}): ${String(error)}`);
    });
    const seconds = (performance.now() - began) / 1_000;
    recoveries.push({ fault: fault.name, seconds });
    console.log(`${round}. ${fault.name} (${hit}): whole after ${seconds.toFixed(1)} s, ${written.length} writes`);
    await post.collect();
    await sleep(random.between(100, 1_500));
  }
  stop.abort();
  await work;

  const mailed = written.filter((one) => one.write.mails && one.refusal === undefined);
  await post.await(mailed, mailPatienceMs);
  signal.throwIfAborted();
  const audits = await audit(site, written, post);
  for (const { write: kind, mark, refusal, broken } of written) {
    for (const why of [...(refusal ? [refusal] : []), ...broken]) console.log(`${kind.name} ${mark}: ${why}`);
  }
  console.log(`\n${report(audits, recoveries, faults)}\n`);
  return !audits.some(isBroken);
}

/** Each kind of fault once, in an order of chance, before they come as often as their weights say: no run is without one. */
function* deck(possible: readonly Fault[], random: Random): Generator<Fault, never> {
  const left = [...possible];
  while (left.length > 0) yield left.splice(Math.floor(random.between(0, left.length)), 1)[0]!;
  for (;;)
    yield random.pick(
      possible,
      possible.map(({ weight }) => weight),
    );
}

/** @throws PlainError when it takes too long */
async function whole(site: Site, signal: AbortSignal): Promise<void> {
  const end = Date.now() + patienceMs;
  // Twice, because the first may have been answered by what was about to end.
  for (let times = 0; times < 2;) {
    await sleep(50, undefined, { signal });
    try {
      await site.requireWhole();
      times += 1;
    } catch (error) {
      times = 0;
      if (Date.now() > end)
        throw new PlainError(`The site is not whole again after ${patienceMs / 1_000} s: ${String(error)}`);
    }
  }
}
