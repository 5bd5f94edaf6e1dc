import { dayNumber, isoDay, mondayOf, weekOf } from './days.ts';
import { lengthOfAll } from './periods.ts';
import type { Conflict, Plan, Timed } from './types.ts';
import { dayAt } from './zones.ts';

type Rules = Plan['rules'];

/** Shifts of one employee by the day on which they start where they are worked, in order. */
export function byDay(shifts: readonly Timed[]): Map<string, Timed[]> {
  const days = shifts.map((timed) => [dayAt(timed.start, timed.shift.time_zone).toString(), timed] as const);
  return new Map(
    [
      ...Map.groupBy(
        days.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))),
        ([day]) => day,
      ),
    ].map(([day, entries]) => [day, entries.map(([, timed]) => timed)]),
  );
}

/** Weeks, from Monday, with more hours than the limit, told of each shift that starts in them. */
export function longWeeks(days: Map<string, Timed[]>, rules: Rules): Conflict[] {
  const { week_hours: severity, max_week_hours: limit } = rules;
  if (severity === 'off') return [];
  const weeks = Map.groupBy(days, ([day]) => isoDay(mondayOf(weekOf(dayNumber(day)))));
  return [...weeks].flatMap(([week, entries]) => {
    const shifts = entries.flatMap(([, timed]) => timed);
    const hours = lengthOfAll(shifts) / 3_600_000;
    if (hours <= limit) return [];
    return shifts.map(({ shift }): Conflict => ({ code: 'week_hours', severity, shift: shift.id, week, hours, limit }));
  });
}

/** More days in a row with a shift than the limit, told of each shift of them. */
export function longRows(days: Map<string, Timed[]>, rules: Rules): Conflict[] {
  const { days_in_row: severity, max_days_in_row: limit } = rules;
  if (severity === 'off') return [];
  const found: Conflict[] = [];
  let row: string[] = [];
  const close = () => {
    const [first, last] = [row[0], row.at(-1)];
    if (first === undefined || last === undefined || row.length <= limit) return;
    for (const day of row) {
      for (const { shift } of days.get(day) ?? []) {
        found.push({ code: 'days_in_row', severity, shift: shift.id, first, last, days: row.length, limit });
      }
    }
  };
  for (const day of days.keys()) {
    const previous = row.at(-1);
    if (previous !== undefined && dayNumber(day) !== dayNumber(previous) + 1) {
      close();
      row = [];
    }
    row.push(day);
  }
  close();
  return found;
}
