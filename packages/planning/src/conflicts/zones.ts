import { fromAbsolute, parseDate, toCalendarDate, type CalendarDate } from '@internationalized/date';

const minute = 60_000;

/** A part of a day in which the clock runs evenly: an instant shows `instant + offset` on the wall. */
export interface Stretch {
  start: number;
  end: number;
  offset: number;
}

const offsetAt = (instant: number, timeZone: string) => fromAbsolute(instant, timeZone).offset;

const day = 24 * 60 * minute;

/** A day somewhere: its even parts, one or, with a clock change, two, in order. */
interface Day {
  date: CalendarDate;
  parts: Stretch[];
}

/** Days that were asked for, by zone and days since 1970: asking a zone's clock costs a thousand times more. */
const known = new Map<string, Map<number, Day>>();
const mostDays = 5000;

function dayOf(number: number, timeZone: string): Day {
  let days = known.get(timeZone);
  if (!days || days.size > mostDays) known.set(timeZone, (days = new Map()));
  let found = days.get(number);
  if (!found) {
    const date = parseDate(new Date(number * day).toISOString().slice(0, 10));
    days.set(number, (found = { date, parts: partsOf(date, timeZone) }));
  }
  return found;
}

/** The day that it is somewhere at an instant. @returns days since 1970 */
export function dayNumberAt(instant: number, timeZone: string): number {
  const number = Math.floor(instant / day);
  for (const each of [number, number - 1, number + 1]) {
    const { parts } = dayOf(each, timeZone);
    if (instant >= parts[0]!.start && instant < parts.at(-1)!.end) return each;
  }
  return Date.parse(toCalendarDate(fromAbsolute(instant, timeZone)).toString()) / day;
}

export const dayAt = (instant: number, timeZone: string): CalendarDate =>
  dayOf(dayNumberAt(instant, timeZone), timeZone).date;

/** The even parts of a day, in order. @param number days since 1970 */
export const stretchesOf = (number: number, timeZone: string): Stretch[] => dayOf(number, timeZone).parts;

function partsOf(date: CalendarDate, timeZone: string): Stretch[] {
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
