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
