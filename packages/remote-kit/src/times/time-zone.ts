import { timezones, type Timezone } from '@portfolio/contracts/scheduling';
import { useEffect, useState } from 'react';

const minute = 60_000;

/** Now, as of the last time the screen came into view: a phone shows tomorrow the tab that it was left with today. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') {
        setNow((before) => (Date.now() - before.getTime() > minute ? new Date() : before));
      }
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return now;
}

const offsetIn = (timeZone: string, at: Date): string | undefined =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** `America/Los_Angeles` as people say it, "Los Angeles"; it is told so everywhere. No two zones share a city. */
export const zoneName = (timeZone: string): string => timeZone.replace(/^.*\//, '').replaceAll('_', ' ');

/** Whether the clocks of two zones agree at `now`. */
export const showsSameClock = (one: string, other: string, now: Date): boolean =>
  offsetIn(one, now) === offsetIn(other, now);

/**
 * The zone among those that settings offer (scheduling.md §9) that shows the same as `zone`: itself, or one whose clock agrees
 * at `now`; undefined where none does.
 */
export const offeredZone = (zone: string, now: Date): Timezone | undefined =>
  timezones.find((offered) => offered === zone) ?? timezones.find((offered) => showsSameClock(offered, zone, now));

/** The day it is at `now` in `timeZone`: `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
