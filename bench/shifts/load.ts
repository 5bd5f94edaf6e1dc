import type { Client } from 'pg';

/** What the bench has made. */
export interface Firm {
  company: number;
  /** Some id of each, to filter by. */
  client: number;
  employee: number;
}

const employees = 200;
const clients = 500;

/** How many shifts, and over which time: so many days of it are past. */
export interface Extent {
  amount: number;
  days: number;
  past: number;
}

/**
 * One company of 200 employees that holds so many shifts, evenly over the time: most are completed, few missed or
 * cancelled, those to come scheduled. Titles repeat, but for five.
 * @param administrator user who administers it
 */
export async function loadFirm(database: Client, administrator: number, { amount, days, past }: Extent): Promise<Firm> {
  const one = async (sql: string, parameters: unknown[]) =>
    (await database.query<{ id: number }>(sql, parameters)).rows[0]!.id;
  const company = await one(`INSERT INTO company (name) VALUES ('A Million Shifts') RETURNING id`, []);
  await database.query('INSERT INTO company_admin (user_id, company_id) VALUES ($1, $2)', [administrator, company]);
  await database.query(
    `INSERT INTO client (company_id, name) SELECT $1, (ARRAY['Mall', 'Port', 'Clinic', 'Depot', 'Museum'])[1 + n % 5] || ' ' || n
     FROM generate_series(1, ${clients}) AS n`,
    [company],
  );
  await database.query(
    `INSERT INTO location (company_id, client_id, name) SELECT company_id, id, 'Gate ' || n
     FROM client, generate_series(1, 2) AS n WHERE company_id = $1`,
    [company],
  );
  await database.query(
    `INSERT INTO employee (company_id, first_name, last_name, email, hourly_rate)
     SELECT $1, (ARRAY['Ann', 'Bob', 'Cleo', 'Émile', 'Zoe', 'Dan', 'Eve', 'Finn'])[1 + n % 8], 'Guard' || n, 'bench' || n || '@example.com', 20
     FROM generate_series(1, ${employees}) AS n`,
    [company],
  );
  // They do not overlap, and checking each would take most of the time. This product ends with its benches.
  await database.query('ALTER TABLE shift DROP CONSTRAINT IF EXISTS shift_no_overlap');
  // Nobody is told of them.
  await database.query('ALTER TABLE shift DISABLE TRIGGER shift_notice_insert');
  await database.query(shiftsSql, [company, amount, days, past]);
  await database.query('ALTER TABLE shift ENABLE TRIGGER shift_notice_insert');
  await database.query('VACUUM (ANALYZE) shift');
  await database.query('ANALYZE client, employee, location');
  const some = (table: string) =>
    one(`SELECT id FROM ${table} WHERE company_id = $1 ORDER BY id OFFSET 40 LIMIT 1`, [company]);
  return { company, client: await some('client'), employee: await some('employee') };
}

const shiftsSql = `
  WITH guard AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM employee WHERE company_id = $1),
    site AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM client WHERE company_id = $1),
    gate AS (SELECT client_id, min(id) AS id FROM location WHERE company_id = $1 GROUP BY client_id),
    planned AS (
      SELECT guard.id AS employee_id, site.id AS client_id, CASE WHEN turn % 2 = 0 THEN gate.id END AS location_id, turn,
        date_trunc('hour', now()) - $4 * interval '1 day' + guard.n * interval '7 minutes'
          + (turn * $3::float * 24 * ${employees} / $2::float) * interval '1 hour' AS start_time
      FROM guard CROSS JOIN generate_series(1, $2::integer / ${employees}) AS turn
      JOIN site ON site.n = 1 + (guard.n * 7 + turn * 13) % ${clients}
      JOIN gate ON gate.client_id = site.id)
  INSERT INTO shift (company_id, client_id, location_id, employee_id, title, start_time, end_time, status, hourly_pay_rate, created_at)
  SELECT $1, client_id, location_id, employee_id,
    CASE WHEN turn = 1000 AND employee_id % 40 = 0 THEN 'Quokka parade'
      ELSE (ARRAY['Night watch', 'Early watch', 'Patrol', 'Front desk', ''])[1 + turn % 5] || CASE WHEN turn % 5 < 4 THEN ' ' || turn % 37 ELSE '' END END,
    start_time, start_time + interval '8 hours',
    CASE WHEN start_time > now() THEN 'scheduled' WHEN turn % 997 = 0 THEN 'missed' WHEN turn % 53 = 0 THEN 'cancelled' ELSE 'completed' END,
    20, start_time - interval '14 days'
  FROM planned ORDER BY start_time`;
