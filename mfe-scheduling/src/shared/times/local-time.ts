import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';

/** An instant as `DateTimeField` has it, on the clock of a zone: `2026-11-24T22:00`. */
export const localTime = (instant: string, zone: string): string =>
  toCalendarDateTime(parseAbsolute(instant, zone)).toString().slice(0, 16);

/**
 * The instant of a time on the clock of a zone, ISO 8601 in UTC. Where the clock shows it twice, the first; where the clock
 * leaps over it, as much later.
 * @returns undefined for what is no time
 */
export function instantOf(local: string, zone: string): string | undefined {
  try {
    return toZoned(parseDateTime(local), zone, 'compatible').toAbsoluteString();
  } catch {
    return undefined;
  }
}

/** Whether the clock of a zone leaps over a time, in the night on which it is put forward. */
export function isSkipped(local: string, zone: string): boolean {
  const instant = instantOf(local, zone);
  return instant !== undefined && localTime(instant, zone) !== local.slice(0, 16);
}

/** The next time after `start` at which a clock shows `clock`, or `start` itself; undefined where one of them is none. */
export function endAfter(start: string, clock: string | undefined): string | undefined {
  if (clock === undefined || !/T\d/.test(start)) return undefined;
  const day = parseDateTime(start).add({ days: clock < start.slice(11) ? 1 : 0 });
  return `${day.toString().slice(0, 10)}T${clock}`;
}

/** A time so many hours later on the clock of a zone; undefined for what is no time. */
export function hoursLater(local: string, hours: number, zone: string): string | undefined {
  const instant = instantOf(local, zone);
  return instant && localTime(new Date(Date.parse(instant) + hours * 3_600_000).toISOString(), zone);
}
