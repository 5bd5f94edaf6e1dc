import { startOfDay } from './clock.ts';
import type { Covered } from './coverage.ts';

/** Minutes of one guard, by day. */
export interface DailyMinutes {
  asked: number[];
  /** Of what is asked for, what somebody is planned for. */
  covered: number[];
  open: number[];
  /** Of guards who are too many. */
  over: number[];
  unqualified: number[];
}

/**
 * Sums of one post's stretches for each day by the clock of its place; over midnight, each day has its part.
 * @param first number of the first day ({@link dayNumber})
 * @param days how many
 */
export function dailyMinutes(
  stretches: readonly Covered[],
  { first, days, zone }: { first: number; days: number; zone: string },
): DailyMinutes {
  const zeros = () => Array.from({ length: days }, () => 0);
  const sums = { asked: zeros(), covered: zeros(), open: zeros(), over: zeros(), unqualified: zeros() };
  const starts = Array.from({ length: days + 1 }, (_, day) => startOfDay(first + day, zone));
  for (const { from, until, asked, covered, unqualified } of stretches) {
    let day = starts.findIndex((start, index) => start <= from && from < (starts[index + 1] ?? -Infinity));
    if (day < 0) day = from < starts[0]! ? 0 : days;
    for (; day < days && starts[day]! < until; day++) {
      const minutes = (Math.min(until, starts[day + 1]!) - Math.max(from, starts[day]!)) / 60_000;
      sums.asked[day]! += minutes * asked;
      sums.covered[day]! += minutes * Math.min(asked, covered);
      sums.open[day]! += minutes * Math.max(0, asked - covered);
      sums.over[day]! += minutes * Math.max(0, covered - asked);
      sums.unqualified[day]! += minutes * unqualified;
    }
  }
  return sums;
}
