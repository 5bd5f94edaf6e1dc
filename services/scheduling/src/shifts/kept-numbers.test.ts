import fc from 'fast-check';
import { shiftOrdering } from '@portfolio/contracts/scheduling';
import { backgroundContext } from '@portfolio/service-kit/request-context';
import { somebody, startScheduling, type TestScheduling } from '../../test/scheduling.ts';
import { tallyTask } from './count-shifts.ts';

/** Few words, which titles and names share; each client has two locations, and there are four employees. */
const word = fc.constantFrom('ann', 'watch', 'gate', 'zo', 'x');
const names = ['Ann', 'Watch Gate', 'Zoo', 'Mall'];
const status = fc.constantFrom('scheduled', 'completed', 'cancelled', 'missed');

const written = fc.record({
  kind: fc.constantFrom('insert', 'update', 'delete'),
  title: fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
  status,
  client: fc.nat(3),
  location: fc.option(fc.nat(1)),
  employee: fc.nat(3),
  /** How many are made, and which of those that are there are changed. */
  number: fc.nat(40),
  isRolledBack: fc.boolean(),
});
type Written = ReturnType<typeof written.generate>['value'];

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 });
const asked = fc.record({
  search: fc.array(word, { maxLength: 3 }),
  status: maybe(status),
  client: maybe(fc.nat(3)),
  employee: maybe(fc.nat(3)),
  start_after: maybe(fc.constantFrom('2020-01-05', '2020-02-01')),
  ordering: fc.constantFrom(...shiftOrdering),
});
type Asked = ReturnType<typeof asked.generate>['value'];

const owner = somebody();
let scheduling: TestScheduling;
let company: number;
const [clients, locations, employees] = [[], [], []] as number[][] as [number[], number[], number[]];

beforeAll(async () => {
  scheduling = await startScheduling();
  const { make } = scheduling;
  const firm = await make.company(owner);
  company = firm.id;
  for (const name of names) {
    const client = await make.client(firm, { name });
    clients.push(client.id);
    for (const gate of [`${name} x`, 'gate']) locations.push((await make.location(client, { name: gate })).id);
    employees.push((await make.employee(firm, { first_name: name, last_name: 'Zoe' })).id);
  }
});
afterAll(() => scheduling.close());

const set = 'client_id = $2, location_id = $3, employee_id = $4, title = $5, status = $6';
const statements: Record<Written['kind'], string> = {
  insert: `INSERT INTO shift (company_id, client_id, location_id, employee_id, title, status, start_time, end_time, hourly_pay_rate, allow_overlap)
    SELECT $1, $2, $3, $4, $5, $6, start, start + interval '8 hours', 20, true
    FROM generate_series(0, $7) AS n, LATERAL (SELECT timestamptz '2020-01-01' + n * interval '19 hours' AS start) AS times`,
  update: `UPDATE shift SET ${set} WHERE company_id = $1 AND id % 41 = $7`,
  delete: 'DELETE FROM shift WHERE company_id = $1 AND id % 41 = $2',
};

/** In a transaction of its own, which may be rolled back, or fail for others at the same rows. */
async function write({ kind, title, client, location, employee, number, isRolledBack, ...change }: Written) {
  const place = location === null ? null : locations[client * 2 + location];
  const values = [company, clients[client], place, employees[employee], title, change.status, number];
  const work = scheduling.database.transaction(async (manager) => {
    await manager.query(statements[kind], kind === 'delete' ? [company, number] : values);
    if (isRolledBack) throw new Error('never mind');
  });
  await work.catch((error: Error) => {
    if (!/never mind|deadlock detected/.test(error.message)) throw error;
  });
}

/** The list's number and what is in its first page, and the same by a look at every shift. */
async function answersTo({ search, client, employee, ordering, ...filter }: Asked) {
  const found = search.map(
    (term) => `concat_ws(chr(1), title, client.name, location.name, first_name, last_name) ILIKE '%${term}%'`,
  );
  const conditions = [
    `shift.company_id = ${company}`,
    ...found,
    ...(filter.status === undefined ? [] : [`shift.status = '${filter.status}'`]),
    ...(client === undefined ? [] : [`shift.client_id = ${clients[client]}`]),
    ...(employee === undefined ? [] : [`shift.employee_id = ${employees[employee]}`]),
    ...(filter.start_after === undefined ? [] : [`start_time >= '${filter.start_after}'`]),
  ];
  const rows = await scheduling.database.query<{ id: number }[]>(
    `SELECT shift.id FROM shift JOIN client ON client.id = client_id JOIN employee ON employee.id = employee_id
       LEFT JOIN location ON location.id = location_id WHERE ${conditions.join(' AND ')}`,
  );
  const query = new URLSearchParams({ company: String(company), ordering, page_size: '100' });
  if (search.length > 0) query.set('search', search.join(' '));
  if (client !== undefined) query.set('client', String(clients[client]));
  if (employee !== undefined) query.set('employee', String(employees[employee]));
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, value);
  const { body } = await scheduling.as(owner).get(`/planner/shifts/?${query.toString()}`);
  const known = new Set(rows.map(({ id }) => id));
  const listed = (body.results as { id: number }[]).map(({ id }) => id);
  return [
    {
      query: query.toString(),
      count: body.count,
      listed: new Set(listed).size,
      strange: listed.filter((id) => !known.has(id)),
    },
    { query: query.toString(), count: rows.length, listed: Math.min(100, rows.length), strange: [] },
  ];
}

test('numbers are those of a look at every shift, whatever is written at once or rolled back, and asked', async () => {
  const [writes, questions] = [
    fc.sample(written, { numRuns: 90, seed: 7 }),
    fc.sample(asked, { numRuns: 120, seed: 7 }),
  ];
  const batchOf = <T>(all: readonly T[], number: number) =>
    all.slice((number * all.length) / 3, ((number + 1) * all.length) / 3);
  const addUp = tallyTask(scheduling.database);
  for (const batch of [0, 1, 2]) {
    await Promise.all([
      ...batchOf(writes, batch).map(write),
      addUp.run(backgroundContext(), {}, new AbortController().signal),
    ]);
    // More titles than are looked up.
    if (batch === 2) {
      const more: Written = { ...writes[0]!, kind: 'insert', number: 3_000, isRolledBack: false };
      await write(more);
      await scheduling.database.query(`UPDATE shift SET title = title || ' watch ' || id WHERE company_id = $1`, [
        company,
      ]);
    }
    for (const question of batchOf(questions, batch)) {
      const [answered, wanted] = await answersTo(question);
      expect(answered).toEqual(wanted);
    }
  }
}, 120_000);
