import { defaultUserSettings } from '@portfolio/contracts/auth';
import { inScope } from '@portfolio/service-kit/row-security';
import { actors } from '@portfolio/testkit';
import { startPayroll, type TestPayroll } from '../../../test/payroll.ts';
import { schedulingDatabase } from '../../database.ts';

let payroll: TestPayroll;
beforeAll(async () => {
  payroll = await startPayroll();
  const { auth, owner } = payroll;
  const contact = { id: owner.userId, email: 'o@example.com', first_name: 'Olga', last_name: 'Ruiz', is_active: true };
  auth.answers.set(`GET /internal/users/contacts?ids=${owner.userId}`, () => ({
    body: [{ ...contact, settings: defaultUserSettings }],
  }));
});
afterAll(() => payroll.close());

const owner = () => payroll.as(payroll.owner);
const events = async (query = '', who = payroll.owner) => (await payroll.as(who).get(`/planner/events/?${query}`)).body;
const told = async (query = '') =>
  (await events(query)).results.map(({ kind, subject }: { kind: string; subject: string }) => [kind, subject]);

test('settings, payments and files are told, with who did it', async () => {
  const { company, ann } = payroll;
  await owner().patch(`/planner/companies/${company.id}/`, { check_in_hours: 12, time_zone: 'UTC' });
  await owner().patch(`/planner/companies/${company.id}/`, { check_in_hours: 12 });
  await payroll.worked(ann, '2026-03-02T09:00:00Z', 8);
  const period = await payroll.period();
  const [payment] = (await payroll.generate(period.id)).body.results;
  await owner().patch(`/planner/payments/${payment.id}/`, { status: 'paid' });
  await owner().patch(`/planner/payments/${payment.id}/`, { status: 'pending' });
  const payAll = 'mutation ($id: ID!) { payPeriod(id: $id) { id } }';
  const pay = () => payroll.graphqlAs(payroll.owner)(payAll, { id: String(period.id) });
  await pay();
  await pay();
  expect((await owner().get('/planner/payments/export/')).status).toBe(200);
  expect((await owner().delete(`/planner/payment-periods/${period.id}/`)).status).toBe(409);
  expect(await told()).toEqual([
    ['export', 'payments.csv'],
    ['payment_paid', 'March (1)'],
    ['payment_pending', 'Ann Lee, March'],
    ['payment_paid', 'Ann Lee, March'],
    ['payments_generated', 'March'],
    ['period_created', 'March'],
    ['settings_changed', ''],
  ]);
  const [first] = (await events('ordering=at')).results;
  expect(first).toEqual({
    id: expect.any(Number),
    at: expect.stringMatching(/Z$/),
    kind: 'settings_changed',
    company: company.id,
    time_zone: 'UTC',
    person: payroll.owner.userId,
    person_name: 'Olga Ruiz',
    client_address: expect.any(String),
    subject: '',
    changes: [{ name: 'check_in_hours', before: '24', after: '12' }],
  });
});

test('found by kind, person, day and words, a page at a time; over GraphQL too', async () => {
  expect(await told('kind=payment_pending')).toEqual([['payment_pending', 'Ann Lee, March']]);
  expect([(await events('person=999')).count, (await events('search=ann')).count]).toEqual([0, 2]);
  const day = new Date().toISOString().slice(0, 10);
  expect((await events(`from=${day}&to=${day}&page_size=2`)).results).toHaveLength(2);
  expect((await events('to=2020-01-01')).count).toBe(0);
  const query = '{ companyEvents(kind: EXPORT) { count results { kind personName } } }';
  const { data } = await payroll.graphqlAs(payroll.owner)(query);
  expect(data.companyEvents).toEqual({ count: 1, results: [{ kind: 'EXPORT', personName: 'Olga Ruiz' }] });
});

test("another firm's administrator sees nothing of it, nor takes its file, a superuser everything", async () => {
  const { company, stranger } = payroll;
  const before = (await events()).count;
  expect((await events(`company=${company.id}`, stranger)).count).toBe(0);
  const file = await payroll.as(stranger).get(`/planner/events/export/?company=${company.id}`);
  expect([file.status, (await events()).count]).toEqual([200, before]);
  expect((await events('', actors.superuser)).count).toBe(before);
});

test('the list is a file, too, which is told in its turn', async () => {
  const { status, body } = await owner().get('/planner/events/export/?ordering=at&kind=settings_changed');
  expect([status, body]).toEqual([200, expect.stringContaining('check_in_hours: 24 > 12')]);
  expect((await told())[0]).toEqual(['export', 'activity.csv']);
});

test('a shift that is planned, moved to somebody, deleted and brought back, at once and by its site’s clock', async () => {
  const { company, ann, bob, make } = payroll;
  const client = await make.client(company, { name: 'Bluebird', time_zone: 'America/Boise' });
  const times = { start_time: '2026-12-21T04:00:00Z', end_time: '2026-12-21T12:00:00Z' };
  const shift = (await owner().post('/planner/shifts/', { client: client.id, employee: ann.id, ...times })).body;
  const path = `/planner/shifts/${shift.id}/`;
  await owner().patch(path, { employee: bob.id, end_time: '2026-12-21T13:00:00Z', notes: 'Ring twice' });
  await owner().patch(path, { title: shift.title });
  await owner().delete(path);
  const change = 'mutation ($changes: [ShiftChange!]!) { changeShifts(changes: $changes) }';
  const restored = { changes: [{ id: String(shift.id), restored: true }] };
  expect((await payroll.graphqlAs(payroll.owner)(change, restored)).errors).toBeUndefined();
  const on = (day: string) => ({ startTime: `${day}T04:00:00Z`, endTime: `${day}T12:00:00Z` });
  const who = { client: String(client.id), employee: String(ann.id) };
  const changes = ['2026-12-28', '2026-12-29'].map((day) => ({ ...who, ...on(day) }));
  expect((await payroll.graphqlAs(payroll.owner)(change, { changes })).errors).toBeUndefined();
  expect((await told()).slice(0, 5)).toEqual([
    ['shifts_created', '2026-12-27 – 2026-12-28 (2)'],
    ['shift_restored', 'Bob Roy, Bluebird, 2026-12-20 21:00'],
    ['shift_deleted', 'Bob Roy, Bluebird, 2026-12-20 21:00'],
    ['shift_changed', 'Ann Lee, Bluebird, 2026-12-20 21:00'],
    ['shift_created', 'Ann Lee, Bluebird, 2026-12-20 21:00'],
  ]);
  const [changed] = (await events('kind=shift_changed')).results;
  expect(changed.changes).toEqual([
    { name: 'employee', before: 'Ann Lee', after: 'Bob Roy' },
    { name: 'end_time', before: '2026-12-21 05:00', after: '2026-12-21 06:00' },
    { name: 'notes', before: null, after: null },
  ]);
});

test.each(["UPDATE audit_event SET kind = ''", 'DELETE FROM audit_event', 'TRUNCATE audit_event'])(
  'the service may not: %s',
  async (sql) => {
    const application = await schedulingDatabase(payroll.applicationDatabaseUrl).initialize();
    const refused = inScope('everything', () => application.query(sql));
    await expect(refused).rejects.toThrow('permission denied for table audit_event');
    await application.destroy();
  },
);
