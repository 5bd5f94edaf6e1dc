import { zoneLiteral } from './expressions.ts';

/** SQL for the zone of the place where a shift is worked; for statements that do not join its tables anyway. */
const zoneOf = 'site_zone(shift)';

/** The day on which a shift starts where it is worked; `sites` is the zone of all these places, where they have one. */
const dayOf = (sites?: string) =>
  `(shift.start_time AT TIME ZONE ${sites === undefined ? zoneOf : zoneLiteral(sites)})::date`;

/** SQL for the instant at which a day begins in UTC, moved by so many hours. */
const utc = (day: string, hours: number) => `(${day}::date::timestamp + interval '${hours} hours') AT TIME ZONE 'UTC'`;

/**
 * SQL for "starts on that day or later": in `zone`, else where each shift is worked. A condition on `shift` alone, in
 * which an index on `start_time` finds its rows, as a day begins between 14 hours before UTC's and 12 after; only shifts
 * in between have their zones looked up.
 * @param day SQL for a date
 * @param sites the zone of all places, where they have one: then no zone is looked up
 */
export const startsFrom = (day: string, zone?: string, sites?: string): string =>
  zone === undefined
    ? `(shift.start_time >= ${utc(day, -14)} AND (shift.start_time >= ${utc(day, 12)} OR ${dayOf(sites)} >= ${day}::date))`
    : `shift.start_time >= ${day}::date::timestamp AT TIME ZONE ${zoneLiteral(zone)}`;

/** SQL for "starts on that day or earlier"; see {@link startsFrom}. */
export const startsUntil = (day: string, zone?: string, sites?: string): string =>
  zone === undefined
    ? `(shift.start_time < ${utc(day, 36)} AND (shift.start_time < ${utc(day, 10)} OR ${dayOf(sites)} <= ${day}::date))`
    : `shift.start_time < (${day}::date + 1)::timestamp AT TIME ZONE ${zoneLiteral(zone)}`;

/**
 * SQL for what follows of a day's shifts for their ends, so that an index of ends begins where they do. No shift is longer
 * than two days.
 */
export const endsFrom = (day: string): string => `shift.end_time > ${utc(day, -14)}`;
export const endsUntil = (day: string): string => `shift.end_time < ${utc(day, 36 + 48)}`;

/** SQL for "dated today or later": in `zone`, else where each shift is worked. */
export const startsTodayOrLater = (zone?: string): string =>
  zone === undefined
    ? `(shift.start_time >= now() OR (shift.start_time > now() - interval '25 hours'
        AND ${dayOf()} >= (now() AT TIME ZONE ${zoneOf})::date))`
    : `shift.start_time >= date_trunc('day', now(), ${zoneLiteral(zone)})`;
