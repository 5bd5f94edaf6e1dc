import type { DataSource, EntityManager } from 'typeorm';

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
