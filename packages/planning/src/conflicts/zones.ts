import { fromAbsolute, parseDate, toCalendarDate, type CalendarDate } from '@internationalized/date';

/** The day that it is somewhere at an instant. */
export const dayAt = (instant: number, timeZone: string): CalendarDate =>
  toCalendarDate(fromAbsolute(instant, timeZone));

const minute = 60_000;

/** A part of a day in which the clock runs evenly: an instant shows `instant + offset` on the wall. */
export interface Stretch {
  start: number;
  end: number;
  offset: number;
}

const offsetAt = (instant: number, timeZone: string) => fromAbsolute(instant, timeZone).offset;

/** The one or two (a clock change) even parts of a day, in order. */
export function stretchesOf(day: string, timeZone: string): Stretch[] {
  const date = parseDate(day);
  const start = date.toDate(timeZone).getTime();
  const end = date.add({ days: 1 }).toDate(timeZone).getTime();
  const [before, after] = [offsetAt(start, timeZone), offsetAt(end - minute, timeZone)];
  if (before === after) return [{ start, end, offset: before }];
  const change = changeBetween(start, end, timeZone, before);
  return [
    { start, end: change, offset: before },
    { start: change, end, offset: after },
  ];
}

/** The first minute at which a clock no longer has the offset `before`. */
function changeBetween(start: number, end: number, timeZone: string, before: number): number {
  let [low, high] = [start, end];
  while (high - low > minute) {
    const middle = low + Math.floor((high - low) / minute / 2) * minute;
    if (offsetAt(middle, timeZone) === before) low = middle;
    else high = middle;
  }
  return high;
}
