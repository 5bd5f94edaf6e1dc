import { daysOf } from '../../time-off/month.ts';

/** The days of a month, `YYYY-MM`, in weeks from Monday, as everywhere; undefined where a week has days of another month. */
export function weeksOfMonth(month: string): (string | undefined)[][] {
  const { before, days } = daysOf(month);
  const cells = [...Array.from({ length: before }, () => undefined), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => cells[week * 7 + place]),
  );
}

const day = 86_400_000;

/** A day, `YYYY-MM-DD`, so many days later. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** All days from one until another, whichever is earlier. */
export function daysBetween(one: string, other: string): string[] {
  const [from, until] = one < other ? [one, other] : [other, one];
  return Array.from({ length: (Date.parse(until) - Date.parse(from)) / day + 1 }, (_, place) => daysAfter(from, place));
}
