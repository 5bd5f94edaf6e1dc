import { randomUUID } from 'node:crypto';
import { createTestMailbox, lockWaits, type TestMailbox } from '@portfolio/testkit';
import { knowUser } from '../../../test/accounts.ts';
import { hoursFromNow } from '../../../test/builder.ts';
import { somebody, startScheduling, statusesOf, type TestScheduling } from '../../../test/scheduling.ts';
import type { EmployeeEntity } from '../../people/employees/employee.entity.ts';
import { forgetThreads } from './threads.ts';

let scheduling: TestScheduling;
let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await createTestMailbox();
  scheduling = await startScheduling({ SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await scheduling.close();
  await mailbox.close();
});

type Api = ReturnType<TestScheduling['as']>;
interface Guard {
  user: ReturnType<typeof somebody>;
  employee: EmployeeEntity;
  api: Api;
}

const planners = '/planner/threads/';
const mine = '/planner/employees/me/threads/';

/** A firm with a planner, a mall and some guards with accounts; the first has a shift tomorrow. */
async function firm(count = 2) {
  const { make } = scheduling;
  const owner = somebody();
  knowUser(scheduling.auth, owner, { first_name: 'Pat', last_name: 'Planner' });
  const company = await make.company(owner);
  const mall = await make.client(company, { name: 'Mall' });
  const guards: Guard[] = [];
  for (let index = 0; index < count; index++) {
    const user = somebody();
    const employee = await make.employee(company, { user_id: user.userId, first_name: `G${index}`, last_name: 'X' });
    guards.push({ user, employee, api: scheduling.as(user) });
  }
  const [ann, bob] = guards as [Guard, Guard];
  const day = { start_time: hoursFromNow(24), end_time: hoursFromNow(32) };
  const { id: shift } = await make.shift(mall, ann.employee, day);
  return { owner, company, mall, guards, ann, bob, shift, api: scheduling.as(owner) };
}

const textsOf = async (api: Api, path: string, id: number): Promise<string[]> =>
  (await api.get(`${path}${id}/messages/`)).body.results.map(({ text }: { text: string }) => text);

const readAll = async (api: Api, path: string, id: number) => {
  const last = (await api.get(`${path}${id}/messages/`)).body.results.at(-1);
  return (await api.post(`${path}${id}/read/`, { until: last.id })).body;
};

const noticesOf = ({ employee }: Guard) =>
  scheduling.database.query<{ read: boolean }[]>(
    'SELECT read_at IS NOT NULL AS read FROM notice WHERE employee_id = $1 AND thread_id IS NOT NULL ORDER BY id',
    [employee.id],
  );

test('issue 34.4: planner and guard write about a shift: the newest last, who and when, and who has read it', async () => {
  const { api, ann, shift } = await firm();
  const asked = await api.post(planners, { shift, text: ' The gate code is 4711 ' });
  expect([asked.status, asked.body]).toEqual([
    201,
    expect.objectContaining({ kind: 'shift', subject: shift, client_name: 'Mall', names: 'G0 X', unread: 0 }),
  ]);
  const { id } = asked.body;
  expect((await ann.api.get(`${mine}?shift=${shift}`)).body.results).toEqual([
    expect.objectContaining({ id, unread: 1, last_text: 'The gate code is 4711', client_name: 'Mall' }),
  ]);
  const seen = (await ann.api.get(`${mine}${id}/messages/`)).body.results;
  expect(seen).toEqual([
    expect.objectContaining({ author_name: 'Pat Planner', by_planner: true, is_mine: false, read_by: [] }),
  ]);
  const read = await ann.api.post(`${mine}${id}/read/`, { until: seen[0].id });
  expect([read.status, read.body.unread]).toEqual([200, 0]);
  expect((await ann.api.post(mine, { shift, text: 'Thanks' })).status).toBe(201);

  expect((await api.get(`${planners}${id}/`)).body).toMatchObject({ unread: 1, last_text: 'Thanks' });
  const messages = (await api.get(`${planners}${id}/messages/`)).body.results;
  expect(messages).toEqual([
    expect.objectContaining({ text: 'The gate code is 4711', is_mine: true, read_by: ['G0 X'] }),
    expect.objectContaining({ text: 'Thanks', author_name: 'G0 X', by_planner: false, is_mine: false }),
  ]);
  await api.post(`${planners}${id}/read/`, { until: messages[1].id });
  expect((await api.get(planners)).body.results[0].unread).toBe(0);
  const found = async (word: string) => (await api.get(`${planners}?search=${word}`)).body.count;
  expect([await found('g0'), await found('mall'), await found('g1')]).toEqual([1, 1, 0]);
  expect((await ann.api.get(`${mine}${id}/messages/`)).body.results[1].read_by).toEqual(['Pat Planner']);
  const { data } = await scheduling.graphqlAs(ann.user)(
    `{ myUnreadThreads myThread(id: ${id}) { kind lastText } myNotices { results { isRead thread { threadId clientName asksAcknowledgement } } } }`,
  );
  expect(data).toEqual({
    myUnreadThreads: 0,
    myThread: { kind: 'SHIFT', lastText: 'Thanks' },
    myNotices: {
      results: [{ isRead: true, thread: { threadId: String(id), clientName: 'Mall', asksAcknowledgement: false } }],
    },
  });
});

test('one notice for a thread until it is read, none to the sender, and the planners get one mail', async () => {
  const { api, ann, bob, shift, owner } = await firm();
  const email = `planner${owner.userId}@example.com`;
  knowUser(scheduling.auth, owner, { email });
  for (const text of ['One', 'Two', 'Three']) await api.post(planners, { shift, text });
  expect(await noticesOf(ann)).toEqual([{ read: false }]);
  const [{ id }] = (await ann.api.get(mine)).body.results;
  for (const text of ['Four', 'Five']) await ann.api.post(mine, { shift, text });
  // Written without a line, an answer may have waited: it says nothing of what came meanwhile.
  expect(await noticesOf(ann)).toEqual([{ read: false }]);
  expect((await ann.api.get(`${mine}${id}/`)).body.unread).toBe(3);
  await readAll(ann.api, mine, id);
  expect(await noticesOf(ann)).toEqual([{ read: true }]);
  await api.post(planners, { shift, text: 'Six' });
  expect((await api.get(`${planners}${id}/`)).body.unread).toBe(2);
  expect(await noticesOf(ann)).toEqual([{ read: true }, { read: false }]);
  expect(await noticesOf(bob)).toEqual([]);
  await ann.api.post(mine, { shift, text: 'Seven' });
  const second = await scheduling.another();
  const mail = await mailbox.next(email);
  await second.close();
  expect([mail.subject, mail.text]).toEqual([
    'G0 X has written to you',
    expect.stringContaining(`messages?open=${id}`),
  ]);
  expect(mailbox.received.filter(({ to }) => to?.[0]?.address === email)).toHaveLength(1);
});

test('who leaves a shift, or the firm, reads no more of it; who comes reads what planners wrote, not what the other said', async () => {
  const { api, ann, bob, shift } = await firm();
  await ann.api.post(mine, { shift, text: 'I am ill' });
  const { id } = (await api.post(planners, { shift, text: 'The code is 4711' })).body;
  expect((await bob.api.get(`${mine}${id}/`)).status).toBe(404);
  await api.patch(`/planner/shifts/${shift}/`, { employee: bob.employee.id });
  for (const path of ['', 'messages/']) expect((await ann.api.get(`${mine}${id}/${path}`)).status).toBe(404);
  expect((await ann.api.post(mine, { shift, text: 'Still here?' })).body).toHaveProperty('shift');
  expect((await ann.api.post(`${mine}${id}/read/`, { until: 1 })).status).toBe(404);
  expect(await textsOf(bob.api, mine, id)).toEqual(['The code is 4711']);
  expect((await bob.api.get(mine)).body.results[0].unread).toBe(1);
  const { data } = await scheduling.graphqlAs(ann.user)(
    '{ myNotices { results { thread { kind clientName startTime } } } }',
  );
  expect(data.myNotices.results).toContainEqual({ thread: { kind: 'SHIFT', clientName: null, startTime: null } });
  expect(await textsOf(api, planners, id)).toEqual(['I am ill', 'The code is 4711']);
  await api.patch(`/planner/employees/${bob.employee.id}/`, { status: 'inactive' });
  expect((await bob.api.get(mine)).body.count).toBe(0);
  expect((await bob.api.get(`${mine}${id}/messages/`)).status).toBe(404);
});

test('of an open shift, those who claim it read planners and themselves; of an offer, both guards read each other', async () => {
  const { api, ann, bob, mall } = await firm();
  const open = await scheduling.make.openShift(mall, ann.employee);
  expect((await bob.api.post(mine, { open_shift: open.id, text: 'Hi' })).status).toBe(400);
  await scheduling.database.query(
    `INSERT INTO open_shift_claim (open_shift_id, employee_id, company_id, status) SELECT id, $2, company_id, 'waiting' FROM open_shift WHERE id = $1`,
    [open.id, bob.employee.id],
  );
  const { id } = (await ann.api.post(mine, { open_shift: open.id, text: 'Until when?' })).body;
  await bob.api.post(mine, { open_shift: open.id, text: 'Is there parking?' });
  await api.post(planners, { open_shift: open.id, text: 'Until six' });
  expect(await textsOf(ann.api, mine, id)).toEqual(['Until when?', 'Until six']);
  expect(await textsOf(bob.api, mine, id)).toEqual(['Is there parking?', 'Until six']);
  expect(await textsOf(api, planners, id)).toHaveLength(3);

  const offer = await scheduling.make.offer(mall, ann.employee, bob.employee);
  const between = (await ann.api.post(mine, { offer: offer.id, text: 'Please?' })).body;
  await bob.api.post(mine, { offer: offer.id, text: 'Gladly' });
  expect(await textsOf(ann.api, mine, between.id)).toEqual(['Please?', 'Gladly']);
  expect(await textsOf(api, planners, between.id)).toEqual(['Please?', 'Gladly']);
});

test('of time off, whoever asks for it and the planners write to each other, and no colleague reads it', async () => {
  const { api, ann, bob } = await firm();
  const off = await scheduling.make.timeOff(ann.employee);
  const asked = await ann.api.post(mine, { time_off: off.id, text: 'Half the days would do' });
  const [{ from_day }] = (await api.get('/planner/time-off/')).body.results;
  const days = { from_day, from_time: null, until_day: from_day, until_time: null };
  expect([asked.status, asked.body]).toEqual([
    201,
    expect.objectContaining({ kind: 'time_off', subject: off.id, client_name: null, start_time: null, days }),
  ]);
  const { id } = asked.body;
  expect((await api.get(`${planners}?kind=time_off&time_off=${off.id}`)).body.results).toEqual([
    expect.objectContaining({ id, days, names: 'G0 X', unread: 1 }),
  ]);
  for (const text of ['Which?', 'Today?']) await api.post(planners, { time_off: off.id, text });
  expect(await textsOf(ann.api, mine, id)).toEqual(['Half the days would do', 'Which?', 'Today?']);
  expect([await noticesOf(ann), await noticesOf(bob)]).toEqual([[{ read: false }], []]);
  const { data } = await scheduling.graphqlAs(ann.user)(
    `{ myThreads(timeOff: ${off.id}) { count } myNotices { results { thread { threadId days { fromDay } } } } }`,
  );
  expect(data).toEqual({
    myThreads: { count: 1 },
    myNotices: { results: [{ thread: { threadId: String(id), days: { fromDay: from_day } } }] },
  });

  expect((await bob.api.post(mine, { time_off: off.id, text: 'Me too' })).body).toHaveProperty('time_off');
  expect((await bob.api.get(`${mine}?time_off=${off.id}`)).body.count).toBe(0);
  expect((await bob.api.get(`${mine}${id}/messages/`)).status).toBe(404);
  const other = await firm();
  for (const [theirs, path] of [
    [other.api, planners],
    [other.ann.api, mine],
  ] as const) {
    expect((await theirs.post(path, { time_off: off.id, text: 'Hi' })).status).toBe(400);
    expect((await theirs.get(`${path}?time_off=${off.id}`)).body.count).toBe(0);
  }
});

test('another company’s and a former employee’s: nothing is there', async () => {
  const { ann, shift, api } = await firm();
  const other = await firm();
  const { id } = (await api.post(planners, { shift, text: 'Hi' })).body;
  for (const path of ['', 'messages/', 'readers/'])
    expect((await other.api.get(`${planners}${id}/${path}`)).status).toBe(404);
  expect((await other.api.post(planners, { shift, text: 'Hi' })).status).toBe(400);
  expect((await other.ann.api.post(mine, { shift, text: 'Hi' })).status).toBe(400);
  expect((await other.api.post(`${planners}broadcast/`, { client: 1e6, text: 'Hi' })).status).toBe(400);
  expect((await other.api.get(`${planners}?shift=${shift}`)).body.count).toBe(0);
  await scheduling.database.query('UPDATE employee SET user_id = NULL WHERE id = $1', [ann.employee.id]);
  expect((await ann.api.get(`${mine}${id}/`)).status).toBe(404);
  expect((await api.post(planners, { text: 'About what?' })).body).toEqual({ shift: ['This field is required.'] });
  expect((await api.post(planners, { shift, text: 'x'.repeat(1001) })).status).toBe(400);
});

test('two at once begin one thread; messages are numbered as they come, and a repeated one is one', async () => {
  const { api, ann, shift } = await firm();
  const both = await Promise.all([
    api.post(planners, { shift, text: 'A' }),
    ann.api.post(mine, { shift, text: 'B' }),
    api.post(planners, { shift, text: 'C' }),
  ]);
  expect(statusesOf(both)).toEqual([201, 201, 201]);
  const [id] = [...new Set(both.map(({ body }) => body.id as number))];
  expect((await textsOf(api, planners, id!)).toSorted()).toEqual(['A', 'B', 'C']);
  const headers = { 'Idempotency-Key': randomUUID() };
  for (let time = 0; time < 2; time++)
    expect((await api.post(planners, { shift, text: 'D' }, headers)).status).toBe(201);
  const messages = (await api.get(`${planners}${id}/messages/`)).body.results;
  expect(messages.filter(({ text }: { text: string }) => text === 'D')).toHaveLength(1);

  // Marks never go back, whichever comes first, nor beyond what there is.
  const [first, last] = [messages[0].id, messages.at(-1).id];
  await Promise.all([last, first].map((until) => ann.api.post(`${mine}${id}/read/`, { until })));
  expect((await ann.api.get(`${mine}${id}/`)).body.unread).toBe(0);
  await ann.api.post(`${mine}${id}/read/`, { until: 2_000_000_000 });
  await api.post(planners, { shift, text: 'E' });
  expect((await ann.api.get(`${mine}${id}/`)).body.unread).toBe(1);
});

test('a thread is short, and nobody writes faster than a person', async () => {
  const { api, ann, shift } = await firm();
  const { id } = (await api.post(planners, { shift, text: 'Hi' })).body;
  await scheduling.database.query('UPDATE thread SET messages = 100 WHERE id = $1', [id]);
  const full = await api.post(planners, { shift, text: 'One more' });
  expect([full.status, full.body.detail]).toEqual([409, 'These are 100 messages already. Please call instead.']);
  await scheduling.database.query('UPDATE thread SET messages = 51 WHERE id = $1', [id]);
  await scheduling.database.query(
    `INSERT INTO thread_message (company_id, thread_id, employee_id, text)
     SELECT company_id, id, $2, 'Hi' FROM thread, generate_series(1, 50) WHERE id = $1`,
    [id, ann.employee.id],
  );
  // Whoever fills half of it leaves the other half to the others.
  expect((await ann.api.post(mine, { shift, text: 'One more' })).status).toBe(409);
  const many = await Promise.all(Array.from({ length: 20 }, () => api.post(planners, { shift, text: 'Hi' })));
  expect(statusesOf(many).filter((status) => status === 429)).toHaveLength(2);
});

test('issue 34.4: a broadcast asks to be acknowledged; who has not is seen, and reminded once', async () => {
  const { api, guards, ann, mall, company } = await firm(3);
  const cleo = guards[2]!;
  await scheduling.make.employee(company, { status: 'inactive' });
  await scheduling.make.employee(company, { first_name: 'No', last_name: 'Account' });
  const all = (await api.post(`${planners}broadcast/`, { text: 'New radios from Monday' })).body;
  expect(all).toMatchObject({ kind: 'broadcast', people: 4, have_read: 0, have_acknowledged: 0, client_name: null });
  const site = (await api.post(`${planners}broadcast/`, { client: mall.id, text: 'Lift is broken' })).body;
  expect(site).toMatchObject({ people: 1, client_name: 'Mall' });
  const empty = await scheduling.make.client(company);
  expect((await api.post(`${planners}broadcast/`, { client: empty.id, text: 'Hi' })).body).toEqual({
    client: ['Nobody is there to be written to.'],
  });

  expect((await ann.api.get(mine)).body.count).toBe(2);
  const taps = await Promise.all([1, 2].map(() => ann.api.post(`${mine}${all.id}/acknowledge/`)));
  expect(statusesOf(taps)).toEqual([200, 200]);
  expect(taps[0]!.body).toMatchObject({ unread: 0, acknowledged_at: expect.any(String) });
  expect((await cleo.api.get(mine)).body.results).toEqual([
    expect.objectContaining({ unread: 1, asks_acknowledgement: true, acknowledged_at: null }),
  ]);
  const reminded = await Promise.all([1, 2].map(() => api.post(`${planners}${all.id}/remind/`)));
  expect(statusesOf(reminded)).toEqual([200, 200]);
  expect([await noticesOf(cleo), (await noticesOf(ann)).length]).toEqual([[{ read: false }, { read: false }], 2]);
  const readers = (await api.get(`${planners}${all.id}/readers/`)).body;
  expect(
    readers.map(({ employee_name, acknowledged_at, reminded_at }: Record<string, unknown>) => [
      employee_name,
      acknowledged_at !== null,
      reminded_at !== null,
    ]),
  ).toEqual([
    ['No Account', false, false],
    ['G1 X', false, true],
    ['G2 X', false, true],
    ['G0 X', true, false],
  ]);
  expect((await api.get(`${planners}${all.id}/`)).body).toMatchObject({ have_read: 1, have_acknowledged: 1 });
  const events = (await api.get('/planner/events/')).body.results;
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
    'broadcast_reminded',
    'broadcast_sent',
    'broadcast_sent',
  ]);
});

test('what was written to a site is not written to all once the site is gone', async () => {
  const { api, ann, mall } = await firm();
  const { id } = (await api.post(`${planners}broadcast/`, { client: mall.id, text: 'Lift is broken' })).body;
  for (const table of ['shift', 'client'])
    await scheduling.database.query(`DELETE FROM ${table} WHERE company_id = $1`, [mall.company_id]);
  expect((await api.get(`${planners}${id}/`)).body).toMatchObject({ kind: 'broadcast', client_name: '' });
  expect((await ann.api.get(`${mine}${id}/`)).body).toMatchObject({ client_name: '' });
});

test('what was written to a location is not written to all of its client once the location is gone', async () => {
  const { api, ann, company, mall, guards } = await firm();
  const gate = await scheduling.make.location(mall, { name: 'Gate' });
  const { id: shift } = await scheduling.make.shift(mall, guards[0]!.employee, {
    start_time: hoursFromNow(40),
    end_time: hoursFromNow(48),
    location_id: gate.id,
  });
  const { id } = (await api.post(`${planners}broadcast/`, { location: gate.id, text: 'Lift is broken' })).body;
  await scheduling.database.query('DELETE FROM shift WHERE id = $1', [shift]);
  await scheduling.database.query('DELETE FROM location WHERE company_id = $1', [company.id]);
  const gone = { kind: 'broadcast', client_name: 'Mall', location_name: '' };
  expect((await api.get(`${planners}${id}/`)).body).toMatchObject(gone);
  expect((await ann.api.get(`${mine}${id}/`)).body).toMatchObject(gone);
});

test('what is written on a draft is told with its publication, and not told once that is taken back', async () => {
  const { api, ann, bob, company, mall } = await firm();
  await api.patch(`/planner/companies/${company.id}/`, { plans_in_drafts: true });
  const day = { start_time: hoursFromNow(48), end_time: hoursFromNow(56) };
  const draft = (await api.post('/planner/shifts/', { client: mall.id, employee: bob.employee.id, ...day })).body.id;
  await api.post(planners, { shift: draft, text: 'The code is 4711' });
  expect(await noticesOf(bob)).toEqual([]);
  const publish = async () => (await api.post('/planner/publications/', {})).body.id;
  const first = await publish();
  expect(await noticesOf(bob)).toEqual([{ read: false }]);
  expect((await api.post(`/planner/publications/${first}/take-back/`)).status).toBe(200);
  expect(await noticesOf(bob)).toEqual([]);
  await publish();
  expect([await noticesOf(bob), await noticesOf(ann)]).toEqual([[{ read: false }], []]);
  // Published again, it is told no more.
  await api.patch(`/planner/shifts/${draft}/`, { notes: 'Ring' });
  await publish();
  expect(await noticesOf(bob)).toEqual([{ read: false }]);
});

test('what is written while a draft is published is told with it', async () => {
  const { api, bob, company, mall } = await firm();
  await api.patch(`/planner/companies/${company.id}/`, { plans_in_drafts: true });
  const day = { start_time: hoursFromNow(48), end_time: hoursFromNow(56) };
  const draft = (await api.post('/planner/shifts/', { client: mall.id, employee: bob.employee.id, ...day })).body.id;
  // Whoever is first stands still before it is done, with all written but its trace.
  const runner = scheduling.database.createQueryRunner();
  await runner.startTransaction();
  await runner.query('LOCK TABLE audit_event IN EXCLUSIVE MODE');
  const written = api.post(planners, { shift: draft, text: 'The code is 4711' });
  await lockWaits(scheduling.database, 1);
  const published = api.post('/planner/publications/', {});
  await lockWaits(scheduling.database, 2);
  await runner.rollbackTransaction();
  await runner.release();
  expect([(await written).status, (await published).status]).toEqual([201, 200]);
  expect(await noticesOf(bob)).toEqual([{ read: false }]);
});

test('a thread comes back with its shift, and is forgotten when that cannot', async () => {
  const { api, shift } = await firm();
  const { id } = (await api.post(planners, { shift, text: 'Hi' })).body;
  await api.delete(`/planner/shifts/${shift}/`);
  await forgetThreads(scheduling.database);
  expect((await api.get(`${planners}${id}/`)).status).toBe(200);
  await scheduling.database.query('DELETE FROM deleted_shift WHERE shift_id = $1', [shift]);
  await forgetThreads(scheduling.database);
  expect((await api.get(`${planners}${id}/`)).status).toBe(404);
});
