import { timezones, type Timezone } from '@portfolio/contracts/scheduling';

const offsetIn = (timeZone: string, at: Date): string | undefined =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** Whether the clocks of two zones agree at `now`. */
export const showsSameClock = (one: string, other: string, now: Date): boolean =>
  offsetIn(one, now) === offsetIn(other, now);

/**
 * The zone that the server shall count days in: the viewer's when settings offer it (scheduling.md §9), else an offered one
 * where the clocks show the same at `now`, else UTC.
 */
export const zoneOfDays = (viewer: string, now: Date): Timezone =>
  timezones.find((zone) => zone === viewer) ?? timezones.find((zone) => showsSameClock(zone, viewer, now)) ?? 'UTC';

/** The day it is at `now` in `timeZone`: `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
