import { firstOf, isoDay, dayNumber, mondayOf, monthOf, sundayOf, sundaysIn, weekdayOf, weekOf } from './days.ts';
import type { Conflict, HoursBeyond, Plan, Timed } from './types.ts';
import { dayNumberAt } from './zones.ts';

type Rules = Plan['rules'];
/** Shifts by the day on which they start: days since 1970. */
export type Days = ReadonlyMap<number, readonly Timed[]>;

const hour = 3_600_000;

export const lengthOf = ({ start, end }: { start: number; end: number }): number => end - start;

/** Of some shifts together. */
export const lengthOfAll = (shifts: readonly { start: number; end: number }[]): number =>
  shifts.reduce((sum, timed) => sum + lengthOf(timed), 0);

/** Shifts that are too short. */
export function shortShifts(shifts: readonly Timed[], rules: Rules): Conflict[] {
  const { shift_hours: severity, min_shift_hours: limit } = rules;
  if (severity === 'off') return [];
  return shifts.flatMap((timed): Conflict[] => {
    const hours = lengthOf(timed) / hour;
    return hours < limit ? [{ code: 'short_shift', severity, shift: timed.shift.id, hours, limit }] : [];
  });
}

/** What somebody works beside the shifts of a plan: milliseconds by year, month and week, and the Sundays. */
export interface Beyond {
  years: ReadonlyMap<number, number>;
  months: ReadonlyMap<number, number>;
  weeks: ReadonlyMap<number, number>;
  sundays: ReadonlySet<number>;
}

const nothing: Beyond = { years: new Map(), months: new Map(), weeks: new Map(), sundays: new Set() };

const known = new WeakMap<readonly HoursBeyond[], Beyond>();

/** Worked out once of each, however many plans they are in. */
export function beyondOf(told: readonly HoursBeyond[] = []): Beyond {
  if (told.length === 0) return nothing;
  let found = known.get(told);
  if (!found) known.set(told, (found = sorted(told)));
  return found;
}

function sorted(told: readonly HoursBeyond[]): Beyond {
  const [years, months, weeks, sundays] = [
    new Map<number, number>(),
    new Map<number, number>(),
    new Map<number, number>(),
    new Set<number>(),
  ];
  for (const { period, hours } of told) {
    const [first, worked] = [dayNumber(period), Math.round(hours * hour)];
    if (period.length === 4) years.set(Number(period), worked);
    else if (period.length === 7) months.set(monthOf(first), worked);
    else if (weekdayOf(first) === 0) weeks.set(weekOf(first), worked);
    else sundays.add(first);
  }
  return { years, months, weeks, sundays };
}

/** Months and years with more hours than the limit, told of each shift that starts in them. */
export function longPeriods(days: Days, rules: Rules, { months, years }: Beyond): Conflict[] {
  const { month_hours, max_month_hours, year_hours, max_year_hours } = rules;
  return [
    ...tooLong('month_hours', month_hours, max_month_hours, 1, months),
    ...tooLong('year_hours', year_hours, max_year_hours, 12, years),
  ];

  function tooLong(
    code: 'month_hours' | 'year_hours',
    severity: Rules['rest'],
    limit: number,
    length: number,
    more: ReadonlyMap<number, number>,
  ): Conflict[] {
    if (severity === 'off') return [];
    return [...Map.groupBy(days, ([day]) => Math.floor(monthOf(day) / length))].flatMap(([period, entries]) => {
      const shifts = entries.flatMap(([, timed]) => timed);
      const sum = lengthOfAll(shifts) + (more.get(period) ?? 0);
      if (sum / hour <= limit) return [];
      const found = { code, severity, first: isoDay(firstOf(period * length)), hours: sum / hour, limit };
      return shifts.map(({ shift }): Conflict => ({ ...found, shift: shift.id }));
    });
  }
}

/** Weeks of which some weeks in a row have more hours than the limit on average, told of each shift that starts in them. */
export function longAverages(days: Days, rules: Rules, beyond: Beyond): Conflict[] {
  const { average_hours: severity, max_average_hours: limit, average_weeks: count } = rules;
  if (severity === 'off') return [];
  const own = Map.groupBy(days, ([day]) => weekOf(day));
  const worked = new Map(beyond.weeks);
  for (const [week, entries] of own) {
    const sum = lengthOfAll(entries.flatMap(([, timed]) => timed));
    worked.set(week, (worked.get(week) ?? 0) + sum);
  }
  return [...own].flatMap(([week, entries]) => {
    const { sum, from } = fullestOf(worked, week, count);
    if (sum <= limit * count * hour) return [];
    const [first, last] = [isoDay(mondayOf(from)), isoDay(mondayOf(from + count) - 1)];
    const found = { code: 'average_hours', severity, first, last, hours: sum / hour / count, limit } as const;
    return entries.flatMap(([, shifts]) => shifts.map(({ shift }): Conflict => ({ ...found, shift: shift.id })));
  });
}

/** Of so many weeks in a row, one of which is given, those with most, the first ones of equal. */
export function fullestOf(worked: ReadonlyMap<number, number>, week: number, count: number) {
  const of = (each: number) => worked.get(each) ?? 0;
  let sum = 0;
  for (let each = week - count + 1; each <= week; each++) sum += of(each);
  let fullest = { sum, from: week - count + 1 };
  for (let from = week - count + 2; from <= week; from++) {
    sum += of(from + count - 1) - of(from - 1);
    if (sum > fullest.sum) fullest = { sum, from };
  }
  return fullest;
}

/** Months with too few Sundays off, told of each shift that takes one. */
export function fewSundays(shifts: readonly Timed[], rules: Rules, beyond: Beyond): Conflict[] {
  const { sundays: severity, min_sundays_off: limit } = rules;
  if (severity === 'off') return [];
  const taken = shifts.flatMap(({ shift, start, end }) => {
    const sunday = sundayOf(dayNumberAt(start, shift.time_zone), dayNumberAt(end - 1, shift.time_zone));
    return sunday === undefined ? [] : [{ shift, sunday }];
  });
  const worked = new Set([...beyond.sundays, ...taken.map(({ sunday }) => sunday)]);
  return taken.flatMap(({ shift, sunday }): Conflict[] => {
    const month = monthOf(sunday);
    const days = sundaysOff(worked, month);
    if (days >= limit) return [];
    return [{ code: 'few_sundays', severity, shift: shift.id, first: isoDay(firstOf(month)), days, limit }];
  });
}

/** How many Sundays of a month are off. */
export function sundaysOff(worked: Iterable<number>, month: number): number {
  let off = sundaysIn(month);
  for (const sunday of worked) if (monthOf(sunday) === month) off--;
  return off;
}
