import { shiftOrdering } from '@portfolio/contracts/scheduling';
import { stepsOf } from '../../test/plans.ts';
import { somebody, startScheduling, type TestScheduling } from '../../test/scheduling.ts';
import type { ClientEntity } from '../clients/client.entity.ts';
import type { CompanyEntity } from '../company/company.entity.ts';
import type { EmployeeEntity } from '../people/employees/employee.entity.ts';

let scheduling: TestScheduling;
let company: CompanyEntity;
const clients: ClientEntity[] = [];
const employees: EmployeeEntity[] = [];
const owner = somebody();

/** More than are sorted by force. */
const amount = 12_000;

beforeAll(async () => {
  scheduling = await startScheduling();
  const { make, database } = scheduling;
  company = await make.company(owner);
  for (const name of ['zoo', 'Émile', 'Emma', 'emil', 'Mall', 'Mall'])
    clients.push(await make.client(company, { name }));
  for (const first_name of ['Ann', 'Élodie', 'bob', 'Zoe'])
    employees.push(await make.employee(company, { first_name }));
  await database.query(
    `INSERT INTO shift (company_id, client_id, employee_id, title, start_time, end_time, status, hourly_pay_rate, allow_overlap, created_at)
     SELECT $1, ($2::integer[])[1 + n % 6], ($3::integer[])[1 + n % 4], CASE n WHEN 4000 THEN 'Quokka' ELSE 'Watch ' || n % 90 END, start, start + interval '8 hours',
       CASE WHEN n % 400 = 0 THEN 'missed' WHEN n % 9 = 0 THEN 'cancelled' ELSE 'completed' END, 20, true, start - (1 + n % 50) * interval '1 day'
     FROM generate_series(1, ${amount}) AS n, LATERAL (SELECT timestamptz '2020-01-01' + n * interval '3 hours' AS start) AS times`,
    [company.id, clients.map(({ id }) => id), employees.map(({ id }) => id)],
  );
  const gate = await make.location(clients[0]!, { name: 'Gate 5%_a' });
  await database.query('UPDATE shift SET location_id = $1 WHERE client_id = $2 AND id % 2 = 0', [
    gate.id,
    gate.client_id,
  ]);
  await database.query('VACUUM (ANALYZE) shift');
});
afterAll(() => scheduling.close());

const list = async (query: string) => (await scheduling.as(owner).get(`/planner/shifts/?page_size=7&${query}`)).body;
const idsOf = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id);

/** What the orders are, told once more and without any of the ways to be quick. */
const orders: Record<(typeof shiftOrdering)[number], string> = {
  start_time: 'start_time DIR, s.id DIR',
  end_time: 'end_time DIR, s.id DIR',
  title: 'title COLLATE "und-x-icu" DIR, start_time DIR, s.id DIR',
  status: 's.status DIR, start_time DIR, s.id DIR',
  client_name: 'c.name COLLATE "und-x-icu" DIR, start_time DIR, s.id DIR',
  employee_name: 'e.first_name COLLATE "und-x-icu" DIR, e.last_name COLLATE "und-x-icu" DIR, start_time DIR, s.id DIR',
  created_at: 's.created_at DIR, s.id DIR',
};
const directed = Object.keys(orders).flatMap((name) => [name, `-${name}`]);

async function expected(ordering: string, page: number, where = 'TRUE'): Promise<number[]> {
  const order = orders[ordering.replace('-', '') as keyof typeof orders];
  const rows = await scheduling.database.query<{ id: number }[]>(
    `SELECT s.id FROM shift s JOIN client c ON c.id = s.client_id JOIN employee e ON e.id = s.employee_id
       LEFT JOIN location l ON l.id = s.location_id
     WHERE s.company_id = ${company.id} AND ${where} ORDER BY ${order.replaceAll('DIR', ordering.startsWith('-') ? 'DESC' : '')}
     LIMIT 7 OFFSET ${(page - 1) * 7}`,
  );
  return rows.map(({ id }) => id);
}

describe('scheduling.md §7, GET /planner/shifts/ of a firm with many', () => {
  test('every column has its order here', () => {
    expect(Object.keys(orders).toSorted()).toEqual([...shiftOrdering].toSorted());
  });

  test.each(directed)('ordering=%s has the right shifts on its pages, and their number', async (ordering) => {
    for (const page of [1, 2, 200]) {
      const body = await list(`ordering=${ordering}&page=${page}`);
      expect([body.count, idsOf(body)]).toEqual([amount, await expected(ordering, page)]);
    }
    const most = await list(`ordering=${ordering}&status=completed`);
    expect(idsOf(most)).toEqual(await expected(ordering, 1, "s.status = 'completed'"));
    const few = await list(`ordering=${ordering}&status=missed`);
    expect([few.count, idsOf(few)]).toEqual([amount / 400, await expected(ordering, 1, "s.status = 'missed'")]);
  });

  test.each(directed)(
    'ordering=%s of some days has the right shifts, from one day, until one, and between',
    async (ordering) => {
      const [from, until] = ["s.start_time >= '2020-02-10'", "s.start_time < '2022-12-21'"];
      for (const [days, where] of [
        ['start_after=2020-02-10', from],
        ['end_before=2022-12-20', until],
        ['start_after=2020-02-10&end_before=2022-12-20', `${from} AND ${until}`],
        [
          'start_after=2020-02-10&end_before=2022-12-20&status=completed',
          `${from} AND ${until} AND s.status = 'completed'`,
        ],
        ['start_after=2020-02-10T00:00:00Z&end_before=2020-02-20', `${from} AND s.start_time < '2020-02-21'`],
      ]) {
        for (const page of days?.includes('&') ? [1, 9] : [1, 300]) {
          expect([days, page, idsOf(await list(`ordering=${ordering}&page=${page}&${days}`))]).toEqual([
            days,
            page,
            await expected(ordering, page, where),
          ]);
        }
      }
    },
  );

  // What is searched, told once more: every term in the title or in one of the names.
  const searched = (search: string) =>
    search
      .split(' ')
      .map((term) => `'%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%'`)
      .map((pattern) => `concat_ws(chr(1), s.title, c.name, l.name, e.first_name, e.last_name) ILIKE ${pattern}`)
      .join(' AND ');

  test.each([
    'WATCH 8',
    'émile',
    'zo',
    'ann watch',
    'mall zoe',
    'watch nobody',
    'gate bob',
    '5%_a watch',
    '_',
    '\\',
    'quokka zoo',
  ])('?search=%s finds what a look at every shift finds, in every order and with filters', async (search) => {
    const where = searched(search);
    const query = `search=${encodeURIComponent(search)}`;
    const [{ count }] = await scheduling.database.query<[{ count: number }]>(
      `SELECT count(*)::integer FROM shift s JOIN client c ON c.id = s.client_id JOIN employee e ON e.id = s.employee_id
         LEFT JOIN location l ON l.id = s.location_id WHERE s.company_id = ${company.id} AND ${where}`,
    );
    for (const ordering of ['-start_time', 'client_name', '-employee_name']) {
      const body = await list(`${query}&ordering=${ordering}`);
      expect([ordering, body.count, idsOf(body)]).toEqual([ordering, count, await expected(ordering, 1, where)]);
    }
    const missed = idsOf(await list(`${query}&status=missed&start_after=2020-06-01&ordering=-client_name`));
    expect(missed).toEqual(
      await expected('-client_name', 1, `${where} AND s.status = 'missed' AND s.start_time >= '2020-06-01'`),
    );
  });

  test('the search for a word that is rare, and for one that all have', async () => {
    expect(await list('search=quokka')).toMatchObject({ count: 1 });
    const body = await list('search=watch&ordering=client_name');
    expect([body.count, idsOf(body)]).toEqual([
      amount - 1,
      await expected('client_name', 1, "s.title ILIKE '%watch%'"),
    ]);
  });

  test.each([
    'start_after=2020-03-01',
    'end_before=2020-03-01',
    'start_after=2020-03-01&end_before=2020-03-01',
    'start_after=2020-03-01&end_before=2020-03-02',
    'start_after=2020-03-01&end_before=2020-11-30',
    'start_after=2020-03-02&end_before=2020-03-01',
    'start_after=2020-03-01T10:00:00Z&end_before=2020-11-30&status=cancelled',
    'start_after=2020-03-01&end_before=2020-11-30T10:00:00Z',
    'start_after=2020-03-01&end_before=2020-11-30&timezone=Pacific/Kiritimati',
  ])('?%s counts as many as there are, wherever their days begin', async (query) => {
    const zones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    for (const [index, client] of clients.entries()) {
      await scheduling.database.query('UPDATE client SET time_zone = $2 WHERE id = $1', [client.id, zones[index % 3]]);
    }
    const { count } = await list(query);
    const { body } = await scheduling.as(owner).get(`/planner/shifts/export/?format=csv&${query}`);
    expect(count).toBe(body.trim().split('\r\n').length - 1);
  });

  test('counts stay exact while shifts are made, changed, deleted and rolled back, also at once', async () => {
    const before = await scheduling.make.company(owner);
    const client = await scheduling.make.client(before);
    const employee = await scheduling.make.employee(before);
    const made = await Promise.all(
      Array.from({ length: 12 }, () => scheduling.make.shift(client, employee, { title: 'Watch' })),
    );
    const api = scheduling.as(owner);
    await Promise.all([
      ...made.slice(0, 4).map(({ id }) => api.patch(`/planner/shifts/${id}/`, { status: 'cancelled' })),
      ...made.slice(4, 7).map(({ id }) => api.delete(`/planner/shifts/${id}/`)),
      ...made.slice(8, 11).map(({ id }) => api.patch(`/planner/shifts/${id}/`, { title: 'Another round' })),
    ]);
    await scheduling.database
      .transaction(async (manager) => {
        await manager.query('DELETE FROM shift WHERE company_id = $1', [before.id]);
        throw new Error('never mind');
      })
      .catch(() => undefined);
    const count = async (status: string) =>
      (await api.get(`/planner/shifts/?company=${before.id}${status && `&status=${status}`}`)).body.count;
    expect([await count(''), await count('scheduled'), await count('cancelled'), await count('missed')]).toEqual([
      9, 5, 4, 0,
    ]);
    const found = async (search: string) =>
      (await api.get(`/planner/shifts/?company=${before.id}&search=${search}`)).body.count;
    expect([await found('another'), await found('watch'), await found('another%20round')]).toEqual([3, 6, 3]);
  });
});

describe('no page or number of many shifts is found by reading or sorting them all', () => {
  const filters = [
    '',
    'status=completed',
    'status=missed',
    'search=quokka',
    'client=CLIENT&status=completed',
    'start_after=2020-02-10&end_before=2022-12-20',
  ];

  test.each(directed)('ordering=%s', async (ordering) => {
    for (const filter of filters) {
      const query = `ordering=${ordering}&${filter.replace('CLIENT', String(clients[0]!.id))}`;
      let count = 0;
      const steps = await stepsOf(scheduling.databaseUrl, async () => ({ count } = await list(query)));
      const whole = steps.filter(
        (step) =>
          (step['Node Type'] === 'Seq Scan' && step['Relation Name']?.startsWith('shift')) ||
          // How many match a search is no planner's to know; few are sorted.
          (step['Node Type'] === 'Sort' && step['Plan Rows'] > amount / 2 && count > amount / 2),
      );
      expect(steps.length).toBeGreaterThan(0);
      expect([query, whole]).toEqual([query, []]);
    }
  });
});
