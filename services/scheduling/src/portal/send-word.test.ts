import { createTestMailbox } from '@portfolio/testkit';
import { hoursFromNow } from '../../test/builder.ts';
import { knowUser } from '../../test/accounts.ts';
import { somebody, startScheduling } from '../../test/scheduling.ts';

const owner = somebody();
const guard = somebody();
const colleague = somebody();
const stranger = somebody();

const mailbox = await createTestMailbox();
const scheduling = await startScheduling({ SMTP_URL: mailbox.url });
const company = await scheduling.make.company(owner, { name: 'Harbour Security', phone: '+1 503 555 0100' });
const client = await scheduling.make.client(company);
const me = await scheduling.make.employee(company, { first_name: 'Ann', last_name: 'Lee', user_id: guard.userId });
const other = await scheduling.make.employee(company, { user_id: colleague.userId });
const elsewhere = await scheduling.make.company(somebody());
await scheduling.make.employee(elsewhere, { user_id: stranger.userId });
knowUser(scheduling.auth, guard);
knowUser(scheduling.auth, owner, { email: 'owner@firm.example' });
afterAll(async () => {
  await scheduling.close();
  await mailbox.close();
});
beforeEach(() => scheduling.database.query('DELETE FROM shift'));

const soon = { start_time: hoursFromNow(2), end_time: hoursFromNow(10) };
const planned = (given: object = {}) => scheduling.make.shift(client, me, { ...soon, ...given });
const word = (shift_id: number, said: object, actor = guard) =>
  scheduling.as(actor).post('/planner/shifts/word/', { shift_id, ...said });
const checkIn = (shift_id: number) =>
  scheduling.as(guard).post('/planner/shifts/check_in_out/', { shift_id, action: 'check_in' });
const seen = async (id: number) => (await scheduling.as(owner).get(`/planner/shifts/${id}/`)).body;
const nothing = { late_minutes: null, absence: null, said_at: null };

test('a guard says by how much they will be late; they and the planners see it, and whom to call', async () => {
  const { id } = await planned();
  const { status, body } = await word(id, { late_minutes: 20 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ late_minutes: 20, absence: null, status: 'scheduled' });
  expect(body).toMatchObject({ company_name: 'Harbour Security', company_phone: '+1 503 555 0100' });
  expect(Math.abs(Date.parse(body.said_at) - Date.now())).toBeLessThan(10_000);
  expect(await seen(id)).toMatchObject({ late_minutes: 20, absence: null, said_at: body.said_at });
});

test('said twice, also at once, is said once; another word counts instead, and may be taken back', async () => {
  const { id } = await planned();
  const answers = await Promise.all(Array.from({ length: 6 }, () => word(id, { late_minutes: 20 })));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await word(id, { late_minutes: 20 })).body).toEqual(answers[0]!.body);
  expect((await word(id, { absence: 'ill' })).body).toMatchObject({ late_minutes: null, absence: 'ill' });
  // Both at once would contradict each other.
  expect((await word(id, { absence: 'other', late_minutes: 5 })).body).toMatchObject({ late_minutes: null });
  expect((await word(id, {})).body).toMatchObject(nothing);
  expect((await word(id, {})).status).toBe(200);
});

test('nobody speaks of another’s shift: colleague, planner, other company, who is signed out', async () => {
  const { id } = await planned();
  for (const actor of [colleague, owner, stranger])
    expect((await word(id, { absence: 'ill' }, actor)).status).toBe(404);
  expect((await scheduling.rest.post('/planner/shifts/word/', { shift_id: id, absence: 'ill' })).status).toBe(401);
  expect(await seen(id)).toMatchObject(nothing);
});

test.each([
  ['past', { start_time: hoursFromNow(-9), end_time: hoursFromNow(-1) }, 'This shift is over, or no longer planned.'],
  ['cancelled', { status: 'cancelled' }, 'This shift is over, or no longer planned.'],
  [
    'a day and more away',
    { start_time: hoursFromNow(25), end_time: hoursFromNow(30) },
    'You can say this from 24 hours before the shift.',
  ],
])('not of a shift that is %s', async (_, given, detail) => {
  const { id } = await planned(given);
  expect(await word(id, { late_minutes: 20 })).toMatchObject({ status: 409, body: { detail } });
});

test('who is checked in is not late any more, whichever comes first', async () => {
  const { id } = await planned();
  await word(id, { late_minutes: 20 });
  const [spoken, came] = await Promise.all([word(id, { absence: 'ill' }), checkIn(id)]);
  expect(came.status).toBe(200);
  expect([200, 409]).toContain(spoken.status);
  const refused = await word(id, { late_minutes: 40 });
  expect(refused).toMatchObject({ status: 409, body: { detail: 'You have already checked in for this shift.' } });
});

test.each([
  ['late_minutes', { late_minutes: 0 }],
  ['late_minutes', { late_minutes: 601 }],
  ['absence', { absence: 'tired' }],
])('%s of %j is refused', async (field, said) => {
  const { id } = await planned();
  expect(await word(id, said)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
});

test('it is forgotten when the shift is given to somebody else or moved, and stays when its notes change', async () => {
  const { id } = await planned();
  const change = (input: object) => scheduling.as(owner).patch(`/planner/shifts/${id}/`, input);
  await word(id, { absence: 'transport' });
  expect((await change({ notes: 'Ring twice' })).body).toMatchObject({ absence: 'transport' });
  expect((await change({ start_time: hoursFromNow(3).toISOString() })).body).toMatchObject(nothing);
  await word(id, { absence: 'transport' });
  expect((await change({ employee: other.id })).body).toMatchObject(nothing);
});

test('what a phone kept says when it was said, with the key', async () => {
  const { id } = await planned();
  const { tapKey: key } = (await scheduling.graphqlAs(guard)('{ tapKey }')).data;
  const kept = { shift_id: id, late_minutes: 30, waited_seconds: 600 };
  const send = (more: object) => scheduling.rest.post('/planner/shifts/word/kept/', { ...kept, ...more });
  expect((await send({ key: 'x' })).status).toBe(404);
  const { status, body } = await send({ key });
  expect(status).toBe(200);
  expect(Math.abs(Date.parse(body.said_at) - Date.now() + 600_000)).toBeLessThan(10_000);
});

test('planners are told on their dashboard: among what happened, and on the day, who cannot come first', async () => {
  const late = await scheduling.make.shift(client, other, { ...soon, start_time: hoursFromNow(-0.5) });
  const { id } = await planned();
  await word(id, { absence: 'family' });
  const { data } = await scheduling.graphqlAs(owner)(
    `{ recentActivity { kind shiftId employeeName } attendance(timezone: "${noonZone()}") { shifts { id absence lateMinutes saidAt } } }`,
  );
  expect(data.recentActivity[0]).toEqual({ kind: 'SAID_ABSENT', shiftId: String(id), employeeName: 'Ann Lee' });
  expect(data.attendance.shifts).toMatchObject([
    { id: String(id), absence: 'FAMILY', lateMinutes: null, saidAt: expect.any(String) },
    { id: String(late.id), absence: null },
  ]);
  await word(id, { late_minutes: 10 });
  const kinds = (await scheduling.graphqlAs(owner)('{ recentActivity { kind } }')).data.recentActivity;
  expect(kinds[0]).toEqual({ kind: 'SAID_LATE' });
  expect(kinds).not.toContainEqual({ kind: 'SAID_ABSENT' });
});

test('who says one thing and another without end has to wait; who says the same again does not', async () => {
  const { id } = await planned();
  await word(id, { absence: 'ill' });
  await scheduling.database.query(`UPDATE rate_limit SET tries = 30 WHERE key = 'word ' || $1`, [guard.userId]);
  const refused = await word(id, { absence: 'family' });
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await word(id, { absence: 'ill' })).body).toMatchObject({ absence: 'ill' });
  await scheduling.database.query('DELETE FROM rate_limit');
});

test('who cannot come is told to the administrators by mail, once, and not what was taken back before', async () => {
  const { id } = await planned();
  await word(id, { absence: 'family' });
  await word(id, {});
  await word(id, { late_minutes: 10 });
  await word(id, { absence: 'ill' });
  await word(id, { absence: 'ill' });
  const worker = await scheduling.another();
  const { subject, text } = await mailbox.next('owner@firm.example');
  await worker.close();
  expect(subject).toMatch(/^Ann Lee cannot come: /);
  expect(text).toContain('Reason: ill.');
  expect(text).toContain(`/admin/planner/shifts/${id}`);
  expect(mailbox.received).toHaveLength(1);
});

/** Where hours around now are today's. */
const noonZone = (): string =>
  ['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Europe/Paris', 'America/New_York', 'Australia/Sydney'].find((zone) => {
    const hour = Number(
      new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(new Date()),
    );
    return hour >= 2 && hour < 20;
  })!;
