import { hoursByWeek, pastOf, timesOf } from './pieces.ts';

/** How evenly something is shared. */
export interface Spread {
  /** 0: all have the same; near 1: one has all. */
  gini: number;
  least: number;
  most: number;
}

/** Half the mean difference of two of them, by their mean (Gini 1912). Of nobody, and of nothing, all are alike. */
export function spreadOf(amounts: readonly number[]): Spread {
  const sorted = amounts.toSorted((a, b) => a - b);
  const sum = sorted.reduce((total, amount) => total + amount, 0);
  const weighted = sorted.reduce((total, amount, index) => total + (2 * index + 1 - sorted.length) * amount, 0);
  return { gini: sum === 0 ? 0 : weighted / (sorted.length * sum), least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 };
}

/** What somebody does with these shifts: hours, nights, weekend shifts, and the hours of weeks beyond `overtimeAfter`. */
export function workOf(shifts: Parameters<typeof pastOf>[0], overtimeAfter: number) {
  const weeks = hoursByWeek(shifts.map((shift) => timesOf(shift)));
  const overtime = [...weeks.values()].reduce((sum, hours) => sum + Math.max(0, hours - overtimeAfter), 0);
  return { ...pastOf(shifts, 1), overtime };
}
