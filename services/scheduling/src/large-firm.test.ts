import {
  ask,
  send,
  servedCalls,
  servedFields,
  variablesOf,
  type CallRow,
  type FieldRow,
} from '@portfolio/testkit/calls';
import { holdingNobodyUp } from '@portfolio/testkit/holds';
import { knowUser } from '../test/accounts.ts';
import { callRows } from '../test/call-rows.ts';
import { able, callers, type Who } from '../test/callers.ts';
import { fieldRows } from '../test/field-rows.ts';
import { startPayroll, type TestPayroll } from '../test/payroll.ts';
import { schedulingResources } from './calls.ts';
import { schedulingSubgraph } from './subgraph.ts';

const calls = servedCalls(schedulingResources).filter(({ method }) => method === 'get');
const fields = servedFields(await schedulingSubgraph());
let payroll: TestPayroll;
let rows: Record<string, CallRow>;
let asked: Record<string, FieldRow>;
let people: Awaited<ReturnType<typeof callers>>;

/** As many clients as a file may bring, and a month of a thousand employees, of whom one worked twenty times as much. */
beforeAll(async () => {
  payroll = await startPayroll();
  const { company, ann, database } = payroll;
  await database.query(
    `WITH firm AS (SELECT $1::integer AS id),
       place AS (INSERT INTO client (company_id, name, notes) SELECT id, 'Client ' || n, repeat('x', 500) FROM firm, generate_series(1, 5000) n RETURNING id),
       hired AS (INSERT INTO employee (company_id, first_name, last_name, email, hourly_rate)
         SELECT id, 'Ada', 'Row' || n, 'large' || n || '@example.com', 15 FROM firm, generate_series(1, 1000) n RETURNING id),
       worker AS (SELECT id, row_number() OVER () AS n FROM (SELECT id FROM hired UNION ALL SELECT $2::integer FROM generate_series(1, 20)) AS each)
     INSERT INTO shift (company_id, client_id, employee_id, title, start_time, end_time, status, hourly_pay_rate, allow_overlap)
     SELECT firm.id, (SELECT min(id) FROM place), worker.id, 'Watch', start, start + interval '8 hours',
       CASE WHEN start < now() THEN 'completed' ELSE 'scheduled' END, 20, true
     FROM firm, worker, generate_series(0, 30) AS day, LATERAL (SELECT timestamptz '2026-03-01T06:00Z' + make_interval(days => day::integer, mins => n::integer) AS start) AS times`,
    [company.id, ann.id],
  );
  knowUser(payroll.auth, payroll.guard);
  rows = await callRows(payroll);
  asked = fieldRows(rows, payroll);
  people = await callers(payroll);
  await database.query('ANALYZE');
}, 120_000);
afterAll(() => payroll.close());

const clientOf = (who: Who) => (people[who] ? payroll.as(people[who]) : payroll.rest);

test('a month of a large firm is paid, listed, exported and told without holding anybody up', async () => {
  const { id } = await payroll.period();
  const owner = payroll.as(payroll.owner);
  const { body } = await holdingNobodyUp('generate_payments', () => payroll.generate(id));
  expect(body.count).toBe(1_001);
  // As the database does by itself within a minute.
  await payroll.database.query('ANALYZE');
  const [payment] = (await owner.get(`/planner/payments/?period=${id}&employee=${payroll.ann.id}`)).body.results;
  expect((await owner.patch(`/planner/payments/${payment.id}/`, { status: 'paid' })).status).toBe(200);
  for (const path of [
    `payments/?period=${id}&page_size=100`,
    `payments/export/?period=${id}`,
    `payments/${payment.id}/lines/?page_size=100`,
    `payments/${payment.id}/receipt/`,
    `payroll/export/?period=${id}`,
    'shifts/?page_size=100',
    'shifts/export/',
    'clients/?page_size=100',
    'employees/?page_size=100',
    'timesheets/?week=2026-03-02',
  ])
    expect([path, (await holdingNobodyUp(path, () => owner.get(`/planner/${path}`))).status]).toEqual([path, 200]);
});

test.each(calls.map((call) => [call.name, call] as const))(
  'of a large firm, %s holds nobody up',
  async (name, call) => {
    const row = rows[name] ?? {};
    const own = (await row.own?.()) ?? {};
    const { status } = await holdingNobodyUp(name, () => send(clientOf(able[call.route.access.name]!), call, row, own));
    expect(status).toBeLessThan(500);
  },
);

test.each(fields.map((field) => [field.name, field] as const))(
  'of a large firm, %s holds nobody up',
  async (name, field) => {
    const row = asked[name] ?? {};
    const persona = people[able[field.access.name]!];
    const { good } = await variablesOf(field, row, (await row.own?.()) ?? {});
    const client = persona ? payroll.graphqlAs(persona) : payroll.graphql;
    const { code } = await holdingNobodyUp(name, () => ask(client, field, good));
    expect(code).not.toBe('INTERNAL_SERVER_ERROR');
  },
);
