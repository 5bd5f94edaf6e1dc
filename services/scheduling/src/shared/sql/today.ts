import type { DataSource, EntityManager } from 'typeorm';

/** Today's date where a company is, else in UTC: `YYYY-MM-DD`. */
export async function todayOf(database: DataSource | EntityManager, company: number | undefined): Promise<string> {
  const [row] = await database.query<[{ today: string }]>(
    `SELECT (now() AT TIME ZONE coalesce((SELECT time_zone FROM company WHERE id = $1), 'UTC'))::date::text AS today`,
    [company ?? null],
  );
  return row.today;
}
