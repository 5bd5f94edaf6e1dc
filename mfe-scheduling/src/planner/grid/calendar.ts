import {
  endOfMonth,
  parseAbsolute,
  parseDate,
  startOfMonth,
  startOfWeek,
  toCalendarDate,
  today as todayIn,
  toZoned,
  type CalendarDate,
} from '@internationalized/date';

/** How many days a view shows, at most; the first is the default. */
const daysShown = { week: 7, day: 1, 'two-weeks': 14, 'four-weeks': 28, month: 31 } as const;

export type View = keyof typeof daysShown;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are the views
export const views = Object.keys(daysShown) as View[];

/** Whether there is room for the beginning of a shift alone. */
export const isNarrow = (view: View): boolean => daysShown[view] > 14;

/** Days of a schedule with the instants between them, in one time zone. */
export interface Period {
  zone: string;
  view: View;
  days: readonly CalendarDate[];
  /** Milliseconds: the beginning of each day, and the end of the last; an hour less or more apart when clocks change. */
  bounds: readonly number[];
}

/** Today where the company is, not where the reader is. */
export const today = (zone: string): CalendarDate => todayIn(zone);

/** @returns undefined for what is no date, such as `2026-02-30` */
export function dateOf(text: string | null): CalendarDate | undefined {
  try {
    return text === null ? undefined : parseDate(text);
  } catch {
    return undefined;
  }
}

/** The days that a view shows around a date. Weeks begin on Monday, as availability and payroll have them; a month on its first. */
export function periodOf(view: View, date: CalendarDate, zone: string): Period {
  const isMonth = view === 'month';
  const first = isMonth ? startOfMonth(date) : view === 'day' ? date : mondayOf(date);
  const length = isMonth ? endOfMonth(date).day : daysShown[view];
  const days = Array.from({ length }, (_, index) => first.add({ days: index }));
  return { zone, view, days, bounds: boundsOf(days, zone) };
}

/** The same view before (-1) or after (1). */
export const neighbour = (date: CalendarDate, view: View, direction: 1 | -1): CalendarDate =>
  date.add(view === 'month' ? { months: direction } : { days: direction * daysShown[view] });

/**
 * The whole weeks that a period touches, as instants to ask the server for: overtime counts by the week.
 * @param zones in which somebody works, beside the period's own
 */
export function weeksOf({ days, zone }: Period, zones: readonly string[] = []): { from: string; to: string } {
  const all = [zone, ...zones];
  const last = mondayOf(days.at(-1)!).add({ days: 7 });
  const sorted = (day: CalendarDate) => all.map((each) => midnight(day, each)).toSorted();
  return { from: sorted(mondayOf(days[0]!))[0]!, to: sorted(last).at(-1)! };
}

export const mondayOf = (date: CalendarDate): CalendarDate => startOfWeek(date, 'en', 'mon');

const midnight = (date: CalendarDate, zone: string): string => toZoned(date, zone).toAbsoluteString();

export const instantOf = (date: CalendarDate, zone: string): number => Date.parse(midnight(date, zone));

/** The day on which an instant falls. */
export const dayOf = (instant: string, zone: string): CalendarDate => toCalendarDate(parseAbsolute(instant, zone));

const elsewhere = new WeakMap<Period, Map<string, readonly number[]>>();

/** The instants between the days of a period on the clock of another zone: a shift is of the day of the place where it is worked. */
export function boundsIn(period: Period, zone: string): readonly number[] {
  if (zone === period.zone) return period.bounds;
  const known = elsewhere.get(period) ?? new Map<string, readonly number[]>();
  elsewhere.set(period, known);
  const bounds = known.get(zone) ?? boundsOf(period.days, zone);
  known.set(zone, bounds);
  return bounds;
}

const boundsOf = (days: readonly CalendarDate[], zone: string): number[] =>
  [...days, days.at(-1)!.add({ days: 1 })].map((day) => instantOf(day, zone));

/** The number of the day that has the instant (milliseconds): -1 before the first, their number after the last. */
export function dayIndex(bounds: readonly number[], instant: number): number {
  let day = -1;
  while (day + 1 < bounds.length && instant >= bounds[day + 1]!) day += 1;
  return day;
}

export interface Times {
  startTime: string;
  endTime: string;
}

/**
 * The same times of day so many days later (or earlier): a watch from 22:00 to 06:00 stays one, although it is an hour
 * shorter in the night in which clocks go forward. Minutes move both ends by real time.
 */
export function movedTimes(
  { startTime, endTime }: Times,
  by: { days?: number; minutes?: number },
  zone: string,
): Times {
  const moved = (instant: string) =>
    parseAbsolute(instant, zone)
      .add({ days: by.days ?? 0 })
      .add({ minutes: by.minutes ?? 0 })
      .toAbsoluteString();
  const times = { startTime: moved(startTime), endTime: moved(endTime) };
  // Both ends may fall into the hour that clocks leave out.
  return times.startTime < times.endTime ? times : { ...times, endTime: later(times.startTime, step, zone) };
}

/** Resizing goes by so many minutes. */
export const step = 15;

/** The end (or the start) so many minutes later, at least one step after (before) the other. */
export function resizedTimes(times: Times, edge: 'start' | 'end', minutes: number, zone: string): Times {
  const wanted = later(edge === 'end' ? times.endTime : times.startTime, minutes, zone);
  if (edge === 'start') {
    const latest = later(times.endTime, -step, zone);
    return { ...times, startTime: wanted < latest ? wanted : latest };
  }
  const earliest = later(times.startTime, step, zone);
  return { ...times, endTime: wanted > earliest ? wanted : earliest };
}

const later = (instant: string, minutes: number, zone: string): string =>
  parseAbsolute(instant, zone).add({ minutes }).toAbsoluteString();

/** Elapsed hours, whatever the clocks do in between. */
export const hoursOf = ({ startTime, endTime }: Times): number =>
  (Date.parse(endTime) - Date.parse(startTime)) / 3_600_000;
