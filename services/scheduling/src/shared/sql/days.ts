import { zoneLiteral } from './expressions.ts';
import type { DataSource, EntityManager } from 'typeorm';

/** SQL: when time off begins and ends, from `time_off` and the `company` whose clock it means. */
export const timeOffSpan = {
  from: "((time_off.from_day + coalesce(time_off.from_time, '00:00'::time)) AT TIME ZONE company.time_zone)",
  until: "((time_off.until_day + coalesce(time_off.until_time, '24:00'::time)) AT TIME ZONE company.time_zone)",
} as const;

/** SQL: whether a `shift` is its employee's during `time_off`, by the clock of `company`. */
export const duringTimeOff = `shift.employee_id = time_off.employee_id
  AND shift.start_time < ${timeOffSpan.until} AND shift.end_time > ${timeOffSpan.from}`;

/** The date where a company is, else in UTC, now or so many seconds ago: `YYYY-MM-DD`. */
export async function todayOf(
  database: DataSource | EntityManager,
  company: number | undefined,
  secondsAgo = 0,
): Promise<string> {
  const [row] = await database.query<[{ today: string }]>(
    `SELECT ((now() - make_interval(secs => $2))
       AT TIME ZONE coalesce((SELECT time_zone FROM company WHERE id = $1), 'UTC'))::date::text AS today`,
    [company ?? null, secondsAgo],
  );
  return row.today;
}

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
