import { explained, improve, modelOf, type Progress } from '@portfolio/planning/roster';
import { parentPort, workerData } from 'node:worker_threads';
import type { PlannedFirm } from './firm-of.ts';

/** What the thread is given. */
export interface Order {
  firm: PlannedFirm;
  /** What was found before: duties of each guard. */
  start: number[][];
  seed: number;
  milliseconds: number;
  /** Not 0 once it shall end. */
  stop: Int32Array;
  /** Whether what is found is the proposal. */
  isLast: boolean;
}

/** What it says: how far it is, or at last what is proposed. */
export type Said = {
  /** How many were missing before. */
  asked: number;
  missing: number;
  value: number;
  found: Progress['best'];
} & ({ kind: 'progress' } | { kind: 'done'; explained?: ReturnType<typeof explained> });

const toldEvery = 400;

/** Works on a plan for a while: what costs time is done where no request waits for it. */
function work({ firm, start, seed, milliseconds, stop, isLast }: Order): void {
  const began = performance.now();
  const model = modelOf(firm);
  let told = 0;
  let first: Progress | undefined;
  let last: Progress | undefined;
  for (const progress of improve(model, { seed, start })) {
    first ??= progress;
    last = progress;
    const now = performance.now() - began;
    if (now - told > toldEvery) {
      told = now;
      say({
        kind: 'progress',
        asked: first.missing,
        missing: progress.missing,
        value: progress.value,
        found: progress.best,
      });
    }
    if (now > milliseconds || Atomics.load(stop, 0) !== 0) break;
  }
  const { missing, value, best: found } = last!;
  const isEnd = isLast || Atomics.load(stop, 0) !== 0;
  say({
    kind: 'done',
    asked: first!.missing,
    missing,
    value,
    found,
    ...(isEnd && { explained: explained(firm, model, found) }),
  });
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window
const say = (said: Said): void => parentPort!.postMessage(said);

work(workerData as Order);
