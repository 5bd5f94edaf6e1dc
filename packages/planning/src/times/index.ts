import { parseAbsolute, toCalendarDateTime, toZoned, type CalendarDateTime } from '@internationalized/date';

/** ISO 8601. */
export interface Times {
  start_time: string;
  end_time: string;
}

/** Start and end as a clock shows them. */
export interface LocalTimes {
  start: CalendarDateTime;
  end: CalendarDateTime;
}

/** The times of a shift on the clock of its place; the end is never before the start. @param zone IANA name */
export function localTimesOf({ start_time, end_time }: Times, zone: string): LocalTimes {
  const [start, end] = [start_time, end_time].map((time) => toCalendarDateTime(parseAbsolute(time, zone)));
  if (end!.compare(start!) > 0) return { start: start!, end: end! };
  // Within an hour that the clock shows twice.
  return { start: start!, end: start!.add({ milliseconds: Date.parse(end_time) - Date.parse(start_time) }) };
}

/** The same times of day so many days later, or earlier. */
export const movedByDays = ({ start, end }: LocalTimes, days: number): LocalTimes => ({
  start: start.add({ days }),
  end: end.add({ days }),
});

/**
 * The instants of times on the clock of a place: a watch from 22:00 to 06:00 stays one, although it is an hour shorter in
 * the night in which clocks go forward. Of an hour that a clock shows twice, the first; one that it leaves out begins as
 * much later, and where only the start is left out, the shift keeps its length.
 */
export function instantsOf({ start, end }: LocalTimes, zone: string): Times {
  const begins = toZoned(start, zone, 'compatible').toDate();
  const ends = toZoned(end, zone, 'compatible').toDate();
  const length = end.toDate('UTC').getTime() - start.toDate('UTC').getTime();
  const later = ends > begins ? ends : new Date(begins.getTime() + length);
  return { start_time: begins.toISOString(), end_time: later.toISOString() };
}
