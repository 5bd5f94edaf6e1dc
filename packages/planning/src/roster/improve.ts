import type { Progress, Roster, RosterModel } from './model.ts';
import { movesOf } from './moves.ts';
import { RosterState } from './state.ts';

interface Options {
  seed?: number;
  /** A roster to begin with: what of it is not allowed is left out. */
  start?: Roster;
}

/** Changes after which it is told how far things are. */
const roundsAtOnce = 200;
/** A change may be as bad as what was so many changes ago: late acceptance. */
const memory = 400;
/** Without anything better in so many changes, it begins again at the best. */
const patience = 60_000;

/**
 * Looks for the roster that costs least: gives each duty to whom it costs least, then tries changes, and keeps those that are no
 * worse than things were a while ago. It goes on for as long as it is asked: whoever asks watches clock and interruption. What it
 * finds follows from model, seed and how often it was asked.
 */
export function* improve(model: RosterModel, { seed = 1, start }: Options = {}): Generator<Progress, never> {
  const random = randomOf(seed);
  const state = new RosterState(model, start);
  const { fill, change } = movesOf(state, random);
  let rounds = 0;
  let best: Progress = { rounds, value: state.value, missing: state.missing, best: [...state.has] };
  /** Two sums of the same costs may differ in their last digits. */
  const isBetter = () => state.value < best.value - 1e-6;
  const note = () => {
    if (isBetter()) best = { rounds, value: state.value, missing: state.missing, best: [...state.has] };
  };
  yield best;
  for (const _ of fill()) {
    state.keep();
    note();
    yield { ...best, rounds };
  }
  let late = new Float64Array(memory).fill(state.value);
  let lastBest = 0;
  for (;;) {
    for (let round = 0; round < roundsAtOnce; round++) {
      rounds++;
      const before = state.value;
      change();
      const place = rounds % memory;
      if (state.value > before && state.value > late[place]!) state.takeBack();
      else state.keep();
      late[place] = Math.min(late[place]!, state.value);
      if (isBetter()) lastBest = rounds;
      note();
      if (rounds - lastBest < patience) continue;
      lastBest = rounds;
      for (const [person, duties] of best.best.entries()) state.set(person, duties);
      state.keep();
      late = late.fill(state.value * (1 + 0.02 * random()));
    }
    yield { ...best, rounds };
  }
}

/** Numbers from 0 until 1 that follow from a seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
