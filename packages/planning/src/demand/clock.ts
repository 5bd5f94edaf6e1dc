import { stretchesOf } from '../conflicts/zones.ts';

const day = 86_400_000;

/**
 * The first instant at which the clock of a zone shows a time of a day, or a later one: of an hour that it shows twice the
 * first, of one that it leaves out the moment at which it leaves it out. So what follows one another by the clock does so in time.
 * @param minutes since midnight; from 1440 of the next day
 * @returns milliseconds
 */
export function firstInstant(number: number, minutes: number, zone: string): number {
  const date = number + Math.floor(minutes / 1440);
  const wall = date * day + (minutes % 1440) * 60_000;
  const parts = stretchesOf(date, zone);
  for (const { start, end, offset } of parts) {
    const instant = wall - offset;
    if (instant < end) return Math.max(instant, start);
  }
  return parts.at(-1)!.end;
}

/** The instant at which a day begins. @returns milliseconds */
export const startOfDay = (number: number, zone: string): number => firstInstant(number, 0, zone);
