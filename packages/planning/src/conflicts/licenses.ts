import { dayAt } from './zones.ts';

/** Days on which a license is good, both of them included: `YYYY-MM-DD`; null is open. */
export interface Validity {
  from: string | null;
  until: string | null;
}

/**
 * The first day of a shift, by the clock of its place, on which none of some licenses is good; undefined when each day is
 * in one of them.
 * @param licenses undefined where the qualification does not expire, or nobody knows when: it is always good
 */
export function firstInvalidDay(
  licenses: readonly Validity[] | null | undefined,
  shift: { start: number; end: number },
  timeZone: string,
): string | undefined {
  if (!licenses) return undefined;
  const last = dayAt(shift.end - 1, timeZone);
  for (let date = dayAt(shift.start, timeZone); date.compare(last) <= 0; date = date.add({ days: 1 })) {
    const day = date.toString();
    if (!licenses.some(({ from, until }) => (from ?? day) <= day && day <= (until ?? day))) return day;
  }
  return undefined;
}
