import { demoAccounts } from '@portfolio/demo/accounts';
import type { Client } from 'pg';

/** The days of this week, a Monday first. @returns `YYYY-MM-DD` */
export function dayOf(days: number): string {
  const monday = new Date();
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return new Date(monday.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const watches = [
  ['06:00', '14:00'],
  ['14:00', '22:00'],
  ['22:00', '06:00'],
] as const;
const demand = {
  periods: [
    {
      from: dayOf(-70),
      until: null,
      weeks: 1,
      stretches: week.flatMap((day_of_week) =>
        watches.map(([start_time, end_time]) => ({ week: 1, day_of_week, start_time, end_time, heads: null })),
      ),
    },
  ],
  holidays: { region: 'US-OR', rule: 'closed', stretches: [] },
  exceptions: [],
  closures: [],
};

/** A firm of posts with three watches a day, and four guards for each, of whom one stands at nine of ten. @returns its id, and that of a post */
export async function loadPosts(database: Client, posts: number): Promise<{ company: number; post: number }> {
  const guards = 4 * posts;
  const one = async (sql: string, parameters: unknown[]) =>
    (await database.query<{ id: number }>(sql, parameters)).rows[0]!.id;
  const company = await one(`INSERT INTO company (name, time_zone) VALUES ($1, 'America/Los_Angeles') RETURNING id`, [
    `${posts} Posts`,
  ]);
  await database.query('INSERT INTO company_admin (user_id, company_id) VALUES ($1, $2)', [
    demoAccounts.manager.id,
    company,
  ]);
  const skill = await one(`INSERT INTO qualification (company_id, name) VALUES ($1, 'Licence') RETURNING id`, [
    company,
  ]);
  await database.query(
    `INSERT INTO client (company_id, name) SELECT $1, 'Site ' || n FROM generate_series(1, ${posts}) AS n`,
    [company],
  );
  await database.query(
    `WITH made AS (
     INSERT INTO post (company_id, client_id, name, demand) SELECT company_id, id, 'Gate', $2 FROM client WHERE company_id = $1
     RETURNING id, company_id)
   INSERT INTO post_qualification (company_id, post_id, qualification_id, is_required) SELECT company_id, id, $3, true FROM made`,
    [company, JSON.stringify(demand), skill],
  );
  await database.query(
    `WITH hired AS (
     INSERT INTO employee (company_id, first_name, last_name, email, hourly_rate)
     SELECT $1, 'Guard', n::text, 'demand' || n || '@posts${company}.example', 20 FROM generate_series(1, ${guards}) AS n RETURNING id, company_id)
   INSERT INTO employee_qualification (company_id, employee_id, qualification_id)
   SELECT company_id, id, $2 FROM hired WHERE id % 20 > 0`,
    [company, skill],
  );
  await database.query('ALTER TABLE shift DISABLE TRIGGER shift_notice_insert');
  // Four guards for each post, one watch after the other; every tenth is open.
  const { rowCount } = await database.query(
    `WITH place AS (SELECT id, client_id, row_number() OVER (ORDER BY id) - 1 AS n FROM post WHERE company_id = $1),
     guard AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM employee WHERE company_id = $1)
   INSERT INTO shift (company_id, client_id, post_id, employee_id, start_time, end_time, hourly_pay_rate)
   SELECT $1, client_id, place.id, guard.id, start, start + interval '8 hours', 20
   FROM place CROSS JOIN generate_series(-3, 23) AS turn
   JOIN guard ON guard.n = (place.n * 4 + (turn + 4) % 4)
   CROSS JOIN LATERAL (SELECT ($2::date::timestamp + interval '6 hours' + turn * interval '8 hours') AT TIME ZONE 'America/Los_Angeles' AS start) AS at
   WHERE (place.n + turn) % 10 <> 0`,
    [company, dayOf(0)],
  );
  await database.query('ALTER TABLE shift ENABLE TRIGGER shift_notice_insert');
  await database.query('ANALYZE shift, post, employee, client');
  console.log(`  ${posts} posts, ${guards} guards, ${rowCount} shifts`);
  return { company, post: await one('SELECT min(id) AS id FROM post WHERE company_id = $1', [company]) };
}
