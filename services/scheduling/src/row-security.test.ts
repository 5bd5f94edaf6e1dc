import { prepared } from '@portfolio/service-kit/database';
import { inScope, type Scope } from '@portfolio/service-kit/row-security';
import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { somebody, startScheduling, type TestScheduling } from '../test/scheduling.ts';
import { AvailabilityRuleEntity } from './people/availability/availability-rule.entity.ts';
import { schedulingDatabase } from './database.ts';
import { PaymentPeriodEntity, PaymentEntity } from './pay/payroll/payment.entity.ts';
import { AdminRegistrationLinkEntity } from './people/registration/invitation.entity.ts';

/** Tables whose rows belong to no company. */
const shared = new Set(['account_erasure', 'idempotency_key', 'migrations', 'rate_limit']);
/** Tables that are none of the business of who works there. */
const managers = new Set([
  'audit_event',
  'license_warning',
  'list_view',
  'publication',
  'roster_plan',
  'rotation',
  'rotation_shift',
]);

interface Table {
  name: string;
  /** The column of the company. */
  key: string;
  /** The column of the employee whom a row concerns. */
  employee: string | null;
  /** What an INSERT may name. */
  columns: string;
  isForced: boolean;
}

let scheduling: TestScheduling;
/** What the service itself has: its role, and no condition but what a test writes. */
let bare: DataSource;
let tables: Table[];
let own: Firm;
let foreign: Firm;

beforeAll(async () => {
  scheduling = await startScheduling();
  bare = await schedulingDatabase(scheduling.applicationDatabaseUrl).initialize();
  [own, foreign] = [await makeFirm(), await makeFirm()];
  tables = await scheduling.database.query<Table[]>(`
    SELECT relname AS name, relrowsecurity AND relforcerowsecurity AS "isForced",
      CASE relname WHEN 'company' THEN 'id' ELSE 'company_id' END AS key,
      CASE WHEN relname = 'employee' THEN 'id' ELSE max(attname) FILTER (WHERE attname = 'employee_id') END AS employee,
      string_agg(attname, ', ') FILTER (WHERE attgenerated = '') AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
    GROUP BY pg_class.oid ORDER BY relname`);
  tables = tables.filter(({ name }) => !shared.has(name));
});
afterAll(async () => {
  await bare.destroy();
  await scheduling.close();
});

interface Firm {
  id: number;
  manager: number;
  guard: { user: number; employee: number };
}

/** A company with two employees, and two rows at least in every table. */
async function makeFirm(): Promise<Firm> {
  const { make, database } = scheduling;
  const [owner, guard] = [somebody(), somebody()];
  const company = await make.company(owner);
  const { id: company_id } = company;
  const client = await make.client(company);
  await make.location(client);
  const ann = await make.employee(company, { user_id: guard.userId });
  const [bob, cleo] = [await make.employee(company), await make.employee(company)];
  const { id: qualification } = await make.qualification(company, 'First aid', ann, bob);
  await database.query(
    `INSERT INTO required_qualification (company_id, client_id, location_id, qualification_id)
     SELECT company_id, client_id, id, $1::integer FROM location WHERE company_id = $2
     UNION ALL SELECT $2, $3::integer, NULL, $1`,
    [qualification, company_id, client.id],
  );
  const post = await make.post(client);
  await make.rosterPlan(company);
  await make.listView(company, 'Nights');
  const { id: rotation } = await make.rotation(company, 'Nights');
  await database.query(
    'INSERT INTO post_qualification (company_id, post_id, qualification_id, is_required) VALUES ($1, $2, $3, true)',
    [company_id, post.id, qualification],
  );
  const { id: template } = await make.weekTemplate(company, 'Usual');
  await database.query(`INSERT INTO audit_event (company_id, kind) VALUES ($1, 'export')`, [company_id]);
  const span = { start_date: '2029-01-01', end_date: '2029-01-31' };
  const period = await database.manager.save(PaymentPeriodEntity, { company_id, name: 'January', ...span });
  const token_hash = randomBytes(32);
  const used = { token_hash, created_by: 1, expires_at: new Date(), used_at: new Date(), company_id };
  await database.manager.insert(AdminRegistrationLinkEntity, used);
  for (const employee of [ann, bob]) {
    const { id: employee_id } = employee;
    const shift = await make.series(client, employee);
    await make.invitation(employee);
    const payment = await database.manager.save(PaymentEntity, { company_id, employee_id, period_id: period.id });
    await database.query(
      // Only what has ended is paid.
      `UPDATE shift SET status = 'completed', payment_id = $1, start_time = now() - interval '9 hours', end_time = now() - interval '1 hour'
       WHERE id = $2`,
      [payment.id, shift.id],
    );
    await database.query(`UPDATE payment SET status = 'paid', payment_date = now() WHERE id = $1`, [payment.id]);
    await database.query(
      `INSERT INTO published_shift (shift_id, company_id, employee_id, client_id, snapshot)
       SELECT -id, company_id, employee_id, client_id, to_jsonb(shift) FROM shift WHERE id = $1`,
      [shift.id],
    );
    await database.query(
      `INSERT INTO attendance_correction (company_id, shift_id, corrected_by, reason, status_before, status_after)
       VALUES ($1, $2, 1, '', 'missed', 'completed')`,
      [company_id, shift.id],
    );
    await database.query(
      `WITH told AS (INSERT INTO notice (company_id, employee_id, told_at) VALUES ($1, $2, now()) RETURNING *),
         shifts AS (INSERT INTO notice_shift (notice_id, company_id, shift_id) SELECT id, company_id, $3 FROM told)
       INSERT INTO notice_delivery (notice_id, company_id) SELECT id, company_id FROM told`,
      [company_id, employee_id, shift.id],
    );
    await database.query(
      `WITH made AS (INSERT INTO publication (company_id, shifts, people) VALUES ($1, 1, 1) RETURNING id)
       INSERT INTO publication_shift (publication_id, company_id, shift_id, employee_id, is_deletion)
       SELECT id, $1, $2, $3, false FROM made`,
      [company_id, shift.id, employee_id],
    );
    await database.query(
      `INSERT INTO deleted_shift (shift_id, company_id, employee_id, shift) VALUES ($1, $2, $3, '{}')`,
      [shift.id, company_id, employee_id],
    );
    const open = await make.openShift(client, employee);
    await database.query(
      'INSERT INTO open_shift_employee (open_shift_id, employee_id, company_id) VALUES ($1, $2, $3)',
      [open.id, employee_id, company_id],
    );
    const license = await make.license(employee, 'card.pdf');
    await database.query(
      `INSERT INTO license_warning (license_id, company_id, valid_until, days) VALUES ($1, $2, now(), 7)`,
      [license.id, company_id],
    );
    await make.unavailability(employee);
    await make.wish(employee);
    await make.timeOff(employee, 'pending', '', 'note.pdf');
    await database.query(
      `WITH turning AS (
         INSERT INTO rotation_member (company_id, rotation_id, employee_id, post_id, team) VALUES ($1, $2, $3, $4, 1))
       INSERT INTO rotation_shift (shift_id, company_id, rotation_id, day, turn) VALUES ($5, $1, $2, now(), '{}')`,
      [company_id, rotation, employee_id, post.id, shift.id],
    );
    await make.offer(client, employee, cleo);
    await make.thread(client, employee);
    const endpoint = randomBytes(8).toString('hex');
    await database.query(
      `INSERT INTO push_subscription (company_id, employee_id, endpoint, p256dh, auth) VALUES ($1, $2, $3, '', '')`,
      [company_id, employee_id, endpoint],
    );
    await database.query(
      `INSERT INTO calendar_feed (company_id, employee_id, seed, token_hash) VALUES ($1, $2, $3, $4)`,
      [company_id, employee_id, endpoint, randomBytes(32)],
    );
    const hours = { start_time: '09:00', end_time: '17:00', is_available: true };
    await database.manager.insert(AvailabilityRuleEntity, { company_id, employee_id, day_of_week: 'monday', ...hours });
    await database.query(
      `INSERT INTO week_template_shift
         (template_id, company_id, client_id, employee_id, title, notes, allow_overlap, start_local, end_local)
       SELECT $1, company_id, client_id, employee_id, '', '', false, '2001-01-01 09:00', '2001-01-01 17:00'
       FROM shift WHERE id = $2`,
      [template, shift.id],
    );
  }
  return { id: company_id, manager: owner.userId, guard: { user: guard.userId, employee: ann.id } };
}

type Row = Record<string, unknown>;

/** Every row of a table that the database shows: no condition is asked. */
const rowsOf = (table: Table, scope?: Scope): Promise<Row[]> => {
  const read = () => bare.query<Row[]>(`SELECT * FROM ${table.name}`);
  return scope === undefined ? read() : inScope(scope, read);
};

/** Does something with each table; the tables with what came of it. */
const ofEach = async <Result>(work: (table: Table) => Promise<Result>, which = tables) =>
  Object.fromEntries(await Promise.all(which.map(async (table) => [table.name, await work(table)] as const)));
const sameOfEach = <Result>(result: Result, which = tables) =>
  Object.fromEntries(which.map(({ name }) => [name, result]));

test('every table has a company, and the database guards it from everybody', async () => {
  const guarded = Object.fromEntries(
    tables.map(({ name, columns, key, isForced }) => [name, { columns, key, isForced }]),
  );
  for (const { columns, key } of Object.values(guarded)) expect(columns.split(', ')).toContain(key);
  expect(tables.filter(({ isForced }) => !isForced).map(({ name }) => name)).toEqual([]);
  expect(tables.length).toBeGreaterThan(15);
});

describe('with the conditions of the application taken out', () => {
  const companies = (rows: Row[], { key }: Table) => [...new Set(rows.map((row) => row[key]))];

  test('an administrator reaches the rows of their company, and none of another', async () => {
    const seen = await ofEach(async (table) => companies(await rowsOf(table, { user: own.manager }), table));
    expect(seen).toEqual(sameOfEach([own.id]));
  });

  test('so does what is done for a company', async () => {
    const seen = await ofEach(async (table) => companies(await rowsOf(table, { company: own.id }), table));
    expect(seen).toEqual(sameOfEach([own.id]));
  });

  test('jobs and superusers, who say so, reach everything', async () => {
    const seen = await ofEach(async (table) => companies(await rowsOf(table, 'everything'), table));
    expect(seen).toEqual(sameOfEach(expect.arrayContaining([own.id, foreign.id])));
  });

  test.each([
    ['who says no scope', undefined],
    ['a user who is nobody here', { user: 999_999 }],
  ])('%s reaches nothing', async (_who, scope) => {
    expect(await ofEach(async (table) => (await rowsOf(table, scope)).length)).toEqual(sameOfEach(0));
  });

  test('a guard reaches of what concerns employees only what concerns them', async () => {
    const { user, employee } = own.guard;
    const personal = tables.filter((table) => table.employee !== null);
    expect(personal.length).toBeGreaterThan(5);
    const seen = await ofEach(async (table) => {
      const rows = await rowsOf(table, { user });
      return [...new Set(rows.map((row) => row[table.employee!]))];
    }, personal);
    expect(seen).toEqual(sameOfEach([employee], personal));
    const others = tables.filter((table) => table.employee === null && !managers.has(table.name));
    const around = await ofEach(async (table) => companies(await rowsOf(table, { user }), table), others);
    expect(around).toEqual(sameOfEach([own.id], others));
    const hidden = tables.filter(({ name }) => managers.has(name));
    expect(await ofEach(async (table) => (await rowsOf(table, { user })).length, hidden)).toEqual(
      sameOfEach(0, hidden),
    );
    // Both employees have one of each.
    for (const name of ['paid_line', 'attendance_correction', 'license_scan', 'time_off_file'])
      expect(
        await rowsOf(
          tables.find((table) => table.name === name)!,
          { user },
        ),
      ).toHaveLength(1);
  });

  /** Tables that nobody changes refuse before it is known which rows are meant. */
  const refusal =
    /violates row-level security|is only ever added to|permission denied for table (?:audit_event|time_off_entry)|what has been paid does not change/;

  test('rows of another company are not changed and not deleted', async () => {
    const changed = await ofEach(({ name, key }) =>
      inScope({ user: own.manager }, async () => {
        const change = async (sql: string) => {
          const tried = bare.query<[Row[], number]>(`${sql} WHERE ${key} = $1`, [foreign.id]);
          return tried.then(([, count]) => count, refused);
        };
        return (await change(`UPDATE ${name} SET ${key} = ${key}`)) + (await change(`DELETE FROM ${name}`));
      }),
    );
    expect(changed).toEqual(sameOfEach(0));
  });

  /** So many rows are changed. @throws what is no refusal */
  function refused(error: Error): number {
    if (!refusal.test(error.message)) throw error;
    return 0;
  }

  test('no row is made for another company, and none is given to it', async () => {
    const made = await ofEach(async (table) => {
      const { name, columns, key } = table;
      const [row] = (await rowsOf(table, { company: foreign.id })).map((found) => JSON.stringify(found));
      const insert = `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
        SELECT ${columns} FROM json_populate_record(NULL::${name}, $1)`;
      // A company has no other to be given to.
      const give =
        name === 'company' ? insert : `UPDATE ${name} SET ${key} = (json_populate_record(NULL::${name}, $1)).${key}`;
      return inScope({ user: own.manager }, async () => {
        await expect(bare.query(insert, [row])).rejects.toThrow('violates row-level security');
        await expect(bare.query(give, [row])).rejects.toThrow(refusal);
        return true;
      });
    });
    expect(made).toEqual(sameOfEach(true));
  });
});

describe('a scope ends with its statement', () => {
  const count = async (read: <T>(sql: string) => Promise<T>) => (await read<Row[]>('SELECT FROM client')).length;

  test('also on the same connection, and within a transaction', async () => {
    await bare.transaction(async (manager) => {
      const read = <T>(sql: string) => manager.query<T>(sql);
      expect(await inScope('everything', () => count(read))).toBe(2);
      expect(await inScope({ company: own.id }, () => count(read))).toBe(1);
      expect(await count(read)).toBe(0);
    });
  });

  test('where a savepoint takes its end back, too', async () => {
    await bare.transaction(async (manager) => {
      const read = <T>(sql: string) => manager.query<T>(sql);
      expect(await inScope('everything', () => count(read))).toBe(2);
      const inner = manager.transaction(async () => {
        expect(await count(read)).toBe(0);
        throw new Error('given up');
      });
      await expect(inner).rejects.toThrow('given up');
      expect(await count(read)).toBe(0);
    });
  });

  test('and what fails leaves a connection that works', async () => {
    const failing = bare.transaction((manager) =>
      inScope('everything', async () => {
        await expect(manager.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
        await expect(manager.query('SELECT 1')).rejects.toThrow('current transaction is aborted');
        throw new Error('given up');
      }),
    );
    await expect(failing).rejects.toThrow('given up');
    expect(await inScope('everything', () => count((sql) => bare.query(sql)))).toBe(2);
  });

  test('and what fails before its scope is assumed leaves a connection that knows its prepared statements', async () => {
    const one = await schedulingDatabase(scheduling.applicationDatabaseUrl).setOptions({ poolSize: 1 }).initialize();
    const sql = prepared('SELECT count(*)::integer AS count FROM client');
    const counted = (scope: Scope) => inScope(scope, () => one.query<object[]>(sql));
    try {
      // Nothing has been prepared on it yet.
      const aborted = one.transaction(async (manager) => {
        await manager.query('SELECT 1 / 0').catch(() => {});
        await inScope('everything', () => manager.query(sql));
      });
      await expect(aborted).rejects.toThrow('current transaction is aborted');
      expect(await inScope('everything', () => one.query<object[]>('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
      await expect(counted({ user: 2 ** 31 })).rejects.toThrow('out of range');
      expect(await counted('everything')).toEqual([{ count: 2 }]);
      await expect(counted({ user: 2 ** 31 })).rejects.toThrow('out of range');
      expect(await counted('everything')).toEqual([{ count: 2 }]);
    } finally {
      await one.destroy();
    }
  });

  test('many at once each have their own', async () => {
    const scopes = Array.from({ length: 60 }, (_, index) => [own.id, foreign.id][index % 2]!);
    const seen = await Promise.all(
      scopes.map((company) => inScope({ company }, () => bare.query<Row[]>('SELECT company_id FROM client'))),
    );
    expect(seen).toEqual(scopes.map((company_id) => [{ company_id }]));
  });
});

test('the role of the service owns nothing, and is bound by row-level security', async () => {
  const [{ owned, bound }] = await bare.query<[{ owned: string[]; bound: boolean }]>(`
    SELECT (SELECT array_agg(objid::text) FROM pg_shdepend WHERE deptype = 'o' AND refobjid = pg_roles.oid) AS owned,
      NOT (rolsuper OR rolbypassrls OR rolcreatedb OR rolcreaterole) AS bound
    FROM pg_roles WHERE rolname = current_user`);
  expect([owned, bound]).toEqual([null, true]);
  for (const sql of [
    'ALTER TABLE shift DISABLE ROW LEVEL SECURITY',
    'DROP POLICY scope ON shift',
    'CREATE TABLE a ()',
    'DELETE FROM migrations',
    'UPDATE migrations SET name = name',
    'INSERT INTO migrations (timestamp, name) VALUES (1, $$a$$)',
  ])
    await expect(bare.query(sql)).rejects.toThrow(/must be owner|permission denied/);
});

test('a search uses its index though the policy must judge each row first', async () => {
  const plan = await bare.transaction(async (manager) => {
    await manager.query('SET LOCAL enable_seqscan = off');
    const search = `EXPLAIN (FORMAT JSON) SELECT id FROM location WHERE name ILIKE '%night watch%'`;
    return inScope({ user: own.manager }, () => manager.query<unknown>(search));
  });
  expect(JSON.stringify(plan)).toContain('location_name_search_idx');
});
