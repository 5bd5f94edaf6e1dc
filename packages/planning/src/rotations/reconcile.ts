import type { Turn } from './turns.ts';

/** A shift that a rotation has made: for whom, where and when, whatever became of it since. */
export interface Made extends Turn {
  /** Guards know it, or have known it. */
  isPublished: boolean;
  /** Nobody has changed it by hand. */
  isAsMade: boolean;
}

export interface Reconciled<Known extends Made> {
  /** What is to be there; also what is there already. */
  wanted: Turn[];
  /** Drafts that the rotation has no more, or otherwise. */
  gone: Known[];
  /** What it would have otherwise by now, but stays, and with it the day of its employee. */
  kept: Known[];
}

/**
 * Compares what a rotation gives on some days with what it has made of them before. What is published stays, and what was changed by
 * hand; of the rest, what is no turn any more goes. Each employee has a turn a day, so nobody gets a second one beside what stays.
 */
export function reconcile<Known extends Made>(turns: readonly Turn[], made: readonly Known[]): Reconciled<Known> {
  const wanted = new Map(turns.map((turn) => [nameOf(turn), turn]));
  const [gone, kept]: [Known[], Known[]] = [[], []];
  for (const shift of made) {
    const name = nameOf(shift);
    const turn = wanted.get(name);
    if (turn && isSame(turn, shift) && shift.isAsMade) continue;
    if (shift.isAsMade && !shift.isPublished) gone.push(shift);
    else {
      kept.push(shift);
      wanted.delete(name);
    }
  }
  return { wanted: [...wanted.values()], gone, kept };
}

const nameOf = ({ employee, day }: Turn): string => `${employee} ${day}`;

const isSame = (one: Turn, other: Turn): boolean =>
  one.post === other.post && one.from === other.from && one.until === other.until;
