import { setTimeout as delay } from 'node:timers/promises';
import { eventually, lockWaits, runSchedules } from '@portfolio/testkit';
import { startNotices, type TestNotices } from '../../../test/notices.ts';
import { knowUser } from '../../../test/accounts.ts';
import { hoursFromNow } from '../../../test/builder.ts';
import { reminderSchedule } from './remind.ts';

let firm: TestNotices;
let worker: { close(): Promise<void> };

beforeAll(async () => {
  firm = await startNotices();
  worker = await firm.another();
});
afterAll(async () => {
  await worker.close();
  await firm.close();
});

type Guard = Awaited<ReturnType<TestNotices['guard']>>;

const plan = async (guard: Guard, hours?: number) =>
  (await firm.as(firm.owner).post('/planner/shifts/', firm.shift(guard, hours))).body as { id: number };
const change = (id: number, body: object) => firm.as(firm.owner).patch(`/planner/shifts/${id}/`, body);

/** Waits until the notices of guards are closed and all their messages gone. @throws Error with the failure of a job */
async function told() {
  await firm.minuteIsOver();
  for (let open = 1; open > 0;) {
    const jobs = await firm.database.query<{ last_error: string | null }[]>(
      'SELECT last_error FROM graphile_worker._private_jobs',
    );
    const failed = jobs.find(({ last_error }) => last_error !== null);
    if (failed) throw new Error(`A job failed: ${failed.last_error}`);
    open = jobs.length;
    if (open > 0) await delay(20);
  }
}

/** A guard with a shift they know of. */
async function guardWithShift(hours?: number, settings = {}) {
  const guard = await firm.guard(settings);
  const { id } = await plan(guard, hours);
  await told();
  await firm.mailbox.next(guard.email);
  return { guard, id };
}
const latest = async (guard: Guard) => (await guard.notices()).results[0]!;
const kindsOf = async (guard: Guard) => (await latest(guard)).shifts.map(({ kind }) => kind);

describe('readings.md: shift assigned, changed, cancelled', () => {
  test('a new shift is told by e-mail, and in the list with a link to it', async () => {
    const guard = await firm.guard({ timezone: null });
    const { id } = await plan(guard);
    await told();
    const mail = await firm.mailbox.next(guard.email);
    expect(mail.subject).toBe('New shift · Nightwatch');
    expect(mail.text).toContain('Hello Grace,');
    expect(mail.text).toContain(`http://localhost:3000/planner/employee-portal/shifts/${id}`);
    expect(await guard.notices()).toMatchObject({
      count: 1,
      results: [
        { isRead: false, more: 0, shifts: [{ shift: String(id), kind: 'ASSIGNED', clientName: 'Harbor Mall' }] },
      ],
    });
  });

  test('changed times say what they were before', async () => {
    const { guard, id } = await guardWithShift();
    const { start_time, end_time } = firm.shift(guard, 130);
    const before = await latest(guard);
    await change(id, { start_time, end_time });
    await told();
    const mail = await firm.mailbox.next(guard.email);
    expect(mail.subject).toBe('Shift changed · Nightwatch');
    expect(mail.text).toContain('(before: ');
    const { shifts } = await latest(guard);
    expect(shifts).toMatchObject([{ kind: 'CHANGED', before: { startTime: before.shifts[0]!.startTime } }]);
  });

  test('cancelled, deleted, and given to another: theirs no more, and new to the other', async () => {
    const { guard: first, id: cancelled } = await guardWithShift(100);
    const { guard: second, id: deleted } = await guardWithShift(140);
    const { guard: third, id: given } = await guardWithShift(180);
    await change(cancelled, { status: 'cancelled' });
    await firm.as(firm.owner).delete(`/planner/shifts/${deleted}/`);
    await change(given, { employee: second.id });
    await told();
    expect(await kindsOf(first)).toEqual(['CANCELLED']);
    expect((await latest(second)).shifts).toMatchObject([
      { kind: 'CANCELLED', shift: null },
      { kind: 'ASSIGNED', shift: String(given) },
    ]);
    expect((await latest(third)).shifts).toMatchObject([{ kind: 'CANCELLED', shift: null }]);
    expect((await firm.mailbox.next(first.email)).subject).toBe('Shift cancelled · Nightwatch');
    expect((await firm.mailbox.next(second.email)).subject).toBe('Your schedule changed: 2 shifts · Nightwatch');
  });

  test('a deletion that is undone within the minute is no news', async () => {
    const { guard, id } = await guardWithShift(220);
    const before = (await guard.notices()).count;
    const changes = 'mutation ($changes: [ShiftChange!]!) { changeShifts(changes: $changes) }';
    for (const how of ['deleted', 'restored']) {
      await firm.graphqlAs(firm.owner)(changes, { changes: [{ id, [how]: true }] });
    }
    await told();
    expect((await guard.notices()).count).toBe(before);
    expect((await firm.as(firm.owner).get(`/planner/shifts/${id}/`)).body).toMatchObject({ id });
  });

  test('what is no news is not told: the past, a check-in, a shift that was missed, another rate', async () => {
    const guard = await firm.guard();
    const past = await firm.make.shift(firm.client, guard.employee, {
      start_time: hoursFromNow(-10),
      end_time: hoursFromNow(-2),
    });
    await change(past.id, { notes: 'Late' });
    const now = await firm.make.shift(firm.client, guard.employee, {
      start_time: hoursFromNow(-1),
      end_time: hoursFromNow(7),
    });
    await told();
    const one = (await guard.notices()).count;
    await firm.as(guard.persona).post('/planner/shifts/check_in_out/', { shift_id: now.id, action: 'check_in' });
    await firm.database.query("UPDATE shift SET status = 'missed' WHERE id = $1", [past.id]);
    await firm.as(firm.owner).patch(`/planner/employees/${guard.id}/`, { hourly_rate: '30.00' });
    await told();
    expect([one, (await guard.notices()).count]).toEqual([1, 1]);
  });

  test('a change that is rolled back is not told, and who has no account is told nothing', async () => {
    const { guard, id } = await guardWithShift();
    const other = await firm.make.employee(firm.company);
    const refused = await firm.graphqlAs(firm.owner)(
      'mutation ($changes: [ShiftChange!]!) { changeShifts(changes: $changes) { id } }',
      {
        changes: [
          { kind: 'UPDATE', id, input: { notes: 'x' } },
          { kind: 'DELETE', id: 999_999 },
        ],
      },
    );
    expect(refused.errors).toBeDefined();
    await firm.as(firm.owner).post('/planner/shifts/', firm.shift(other));
    await told();
    expect((await guard.notices()).count).toBe(1);
    expect(await firm.database.query('SELECT FROM notice WHERE employee_id = $1', [other.id])).toEqual([]);
  });
});

test('readings.md: a reminder before start, which time starts, and which comes by e-mail', async () => {
  const { guard, id } = await guardWithShift(11);
  await firm.database.query("UPDATE notice SET created_at = now() - interval '1 day' WHERE employee_id = $1", [
    guard.id,
  ]);
  await worker.close();
  await runSchedules(firm.databaseUrl, [reminderSchedule], async () => {
    worker = await firm.another();
    return { close: () => Promise.resolve() }; // it still has the reminder to tell
  });
  await told();
  expect(guard.mails().map(({ subject }) => subject)).toEqual([
    'New shift · Nightwatch',
    'Your next shift · Nightwatch',
  ]);
  expect(guard.mails()[1]?.text).toContain(`http://localhost:3000/planner/employee-portal/shifts/${id}`);
  expect((await latest(guard)).shifts).toMatchObject([{ kind: 'REMINDER', shift: String(id) }]);
});

test('issue: that a license expires is told 60, 30 and 7 days before, once each, to its guard and who plans; not of what is renewed', async () => {
  const guard = await firm.guard();
  const email = 'manager@example.com';
  knowUser(firm.auth, firm.owner, { email });
  const until = (days: number) => `(now() AT TIME ZONE 'America/Los_Angeles')::date + ${days}`;
  const set = (id: number, days: number) =>
    firm.database.query(`UPDATE license SET valid_until = ${until(days)}, number = '77' WHERE id = $1`, [id]);
  const [card, renewed] = [await firm.make.license(guard.employee), await firm.make.license(guard.employee)];
  await set(card.id, 61);
  await set(renewed.id, 20);
  await firm.database.query(
    `INSERT INTO license (company_id, employee_id, qualification_id) SELECT company_id, employee_id, qualification_id
     FROM license WHERE id = $1`,
    [renewed.id],
  );
  const counts: number[] = [];
  for (const days of [61, 60, 60, 30, 7, 7, -1]) {
    await set(card.id, days);
    await firm.database.query(`SELECT graphile_worker.add_job('warn-of-licenses')`);
    await told();
    counts.push(guard.mails().length);
  }
  expect(counts).toEqual([0, 1, 1, 2, 3, 3, 3]);
  expect(guard.mails()[0]).toMatchObject({ subject: 'Your license expires · Nightwatch' });
  expect(guard.mails()[0]?.text).toMatch(/Card \d+ 77 is valid until .*employee-portal\/profile/s);
  const planner = firm.mailbox.received.find(({ to }) => to?.[0]?.address === email);
  expect(planner).toMatchObject({ subject: 'A license expires' });
  expect(planner?.text).toMatch(/Grace .*, Card \d+: valid until/);
  expect((await latest(guard)).license).toMatchObject({ number: '77' });
});

test('issue: a new open shift is told once to those it is for and who may take it, as they want to be told', async () => {
  const [ann, bob, busy] = [await firm.guard(), await firm.guard({ email_notifications: false }), await firm.guard()];
  const other = await firm.guard();
  await plan(busy, 400);
  await told();
  const { employee: _, ...times } = firm.shift(ann, 400);
  const named = { ...times, audience: 'named', employees: [ann.id, bob.id, busy.id] };
  const { body } = await firm.as(firm.owner).post('/planner/open-shifts/', named);
  // As long as it can be taken back, nobody is told.
  const taken = (await firm.as(firm.owner).post('/planner/open-shifts/', named)).body as { id: number };
  expect(
    await firm.database.query(
      `SELECT run_at > now() + interval '8 seconds' AS waits FROM graphile_worker.jobs WHERE task_identifier = 'announce-open-shift'`,
    ),
  ).toEqual([{ waits: true }, { waits: true }]);
  await firm.as(firm.owner).post(`/planner/open-shifts/${taken.id}/cancel/`);
  await told();
  await firm.database.query(
    `SELECT graphile_worker.add_job('announce-open-shift',
       json_build_object('payload', json_build_object('open_shift', $1::integer)))`,
    [body.id],
  );
  await told();
  const counts = [ann, bob, other].map(async (guard) => (await guard.notices()).count);
  expect(await Promise.all(counts)).toEqual([1, 1, 0]);
  expect(await latest(ann)).toMatchObject({ shifts: [], openShift: { isNew: true, clientName: 'Harbor Mall' } });
  expect(await kindsOf(busy)).toEqual(['ASSIGNED']);
  expect(ann.mails().map(({ subject }) => subject)).toEqual(['A new open shift for you · Nightwatch']);
  expect(ann.mails()[0]?.text).toMatch(/take the open shift .*Harbor Mall.*employee-portal\/open-shifts/s);
  expect(bob.mails()).toEqual([]);
});

test('of an open shift that is cancelled while it is being told, nobody is told', async () => {
  const guard = await firm.guard();
  const { employee: _, ...times } = firm.shift(guard, 600);
  const named = { ...times, audience: 'named', employees: [guard.id] };
  const { id } = (await firm.as(firm.owner).post('/planner/open-shifts/', named)).body as { id: number };
  await firm.database.transaction(async (other) => {
    await other.query('SELECT FROM open_shift WHERE id = $1 FOR UPDATE', [id]);
    await firm.minuteIsOver();
    await lockWaits(firm.database, 1);
    await other.query('UPDATE open_shift SET cancelled_at = now() WHERE id = $1', [id]);
  });
  await told();
  expect((await guard.notices()).count).toBe(0);
});

test('who waits for an open shift that begins before anybody was chosen is told so, by e-mail as well', async () => {
  const guard = await firm.guard();
  const { employee: _, ...times } = firm.shift(guard, 500);
  const named = { ...times, audience: 'named', employees: [guard.id] };
  const { id } = (await firm.as(firm.owner).post('/planner/open-shifts/', named)).body as { id: number };
  await firm.as(guard.persona).post(`/planner/open-shifts/${id}/claim/`);
  await firm.database.query('UPDATE open_shift SET deadline = now(), start_time = now() WHERE id = $1', [id]);
  await firm.database.query(`SELECT graphile_worker.add_job('end-open-shifts')`);
  await eventually('it has ended', async () => (await guard.notices()).count === 1);
  await told();
  const [mail] = guard.mails();
  expect(mail).toMatchObject({ subject: 'Nobody was chosen in time · Nightwatch' });
  expect(mail?.text).toMatch(/asking for the open shift .*Harbor Mall.* Nobody was chosen in time\./s);
});

test('who marks all as read and takes it back at once, from two devices, is answered', async () => {
  const { guard } = await guardWithShift();
  await firm.database.query(
    `INSERT INTO notice (company_id, employee_id, told_at) SELECT company_id, employee_id, now() FROM notice, generate_series(1, 400)
     WHERE employee_id = $1`,
    [guard.id],
  );
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      guard.graphql(index % 2 ? 'mutation { readMyNotices }' : 'mutation { unreadMyNotices }'),
    ),
  );
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
});

test('who is dismissed within the minute is told nothing; hired again, of what is planned then', async () => {
  const guard = await firm.guard();
  await plan(guard, 100);
  const account = 'UPDATE employee SET user_id = $2 WHERE id = $1';
  await firm.database.query(account, [guard.id, null]);
  await told();
  await firm.database.query(account, [guard.id, guard.persona.userId]);
  const { id } = await plan(guard, 140);
  await told();
  expect(await guard.notices()).toMatchObject({ count: 1, results: [{ shifts: [{ shift: String(id) }] }] });
  expect(guard.mails()).toHaveLength(1);
});

describe('several changes within a minute', () => {
  test('are one notice, of what has become of each shift', async () => {
    const { guard, id } = await guardWithShift();
    await change(id, { notes: 'Bring the keys' });
    const { start_time, end_time } = firm.shift(guard, 120);
    await change(id, { start_time, end_time });
    const { id: second } = await plan(guard, 200);
    await told();
    const mail = await firm.mailbox.next(guard.email);
    expect(mail.subject).toBe('Your schedule changed: 2 shifts · Nightwatch');
    expect(mail.text).toContain('notes were changed');
    expect(await guard.notices()).toMatchObject({
      count: 2,
      results: [{ shifts: [{ kind: 'CHANGED' }, { kind: 'ASSIGNED', shift: String(second) }] }, {}],
    });
    expect(guard.mails()).toHaveLength(2);
  });

  test('that undo each other are not told', async () => {
    const { guard, id } = await guardWithShift();
    await change(id, { notes: 'x' });
    await change(id, { notes: '' });
    const { id: brief } = await plan(guard, 300);
    await firm.as(firm.owner).delete(`/planner/shifts/${brief}/`);
    await told();
    expect((await guard.notices()).count).toBe(1);
    expect(guard.mails()).toHaveLength(1);
  });

  test('made at once by several are one notice still', async () => {
    const guard = await firm.guard();
    await Promise.all([100, 120, 140, 160, 180].map((hours) => plan(guard, hours)));
    await told();
    expect(await kindsOf(guard)).toEqual(Array.from({ length: 5 }, () => 'ASSIGNED'));
    expect((await guard.notices()).count).toBe(1);
    expect(guard.mails()).toHaveLength(1);
  });

  test('that are many name some and count the rest', async () => {
    const guard = await firm.guard();
    const { id } = await plan(guard, 24);
    const until = hoursFromNow(24 * 40)
      .toISOString()
      .slice(0, 10);
    const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    await firm.as(firm.owner).post(`/planner/shifts/${id}/repeat/`, { weekdays, until, skip: true });
    await told();
    const { shifts, more } = await latest(guard);
    expect([shifts.length, more > 10]).toEqual([20, true]);
    expect((await firm.mailbox.next(guard.email)).text).toContain(`and ${more} more`);
  });
});

describe('scheduling.md §9, the switches', () => {
  test.each([
    ['email_notifications', { email_notifications: false }],
    ['notifications_enabled', { notifications_enabled: false }],
  ])('%s off: no e-mail, and the list has it', async (_, settings) => {
    const guard = await firm.guard(settings);
    await plan(guard);
    await told();
    expect((await guard.notices()).count).toBe(1);
    expect(guard.mails()).toEqual([]);
  });

  test('notifications_enabled off: nothing is pushed; email_notifications off: it still is', async () => {
    const [silent, loud] = [
      await firm.guard({ notifications_enabled: false }),
      await firm.guard({ email_notifications: false }),
    ];
    const [{ endpoint: unused }, { endpoint: used }] = [await silent.subscribe(), await loud.subscribe()];
    await plan(silent);
    await plan(loud);
    await told();
    const endpoints = firm.pushService.taken.map(({ endpoint }) => endpoint);
    expect([endpoints.includes(unused), endpoints.includes(used)]).toEqual([false, true]);
  });
});

describe('in the language and zone of who reads', () => {
  test.each([
    ['es', 'Turno nuevo · Nightwatch', 'Hola, Grace:', 'Abrir en el portal'],
    ['fr', 'Nouvelle vacation · Nightwatch', 'Bonjour Grace,', 'Ouvrir dans le portail'],
  ] as const)('%s', async (language, subject, greeting, button) => {
    const guard = await firm.guard({ language });
    await plan(guard);
    await told();
    const mail = await firm.mailbox.next(guard.email);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(greeting);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html).toContain(button);
  });

  test('times are those of the place of work; with a zone of their own, both', async () => {
    const times = { start_time: '2029-07-01T05:00:00Z', end_time: '2029-07-01T13:00:00Z' };
    const [here, there] = [await firm.guard(), await firm.guard({ timezone: 'Europe/Paris' })];
    for (const guard of [here, there]) {
      await firm.as(firm.owner).post('/planner/shifts/', { ...firm.shift(guard), ...times });
    }
    await told();
    const textOf = async (email: string) => (await firm.mailbox.next(email)).text?.replaceAll('\u202F', ' ');
    expect(await textOf(here.email)).toContain('- Sat 30 Jun 2029, 22:00–06:00 (+1), Harbor Mall');
    expect(await textOf(there.email)).toContain(
      '- Sun 1 Jul 2029, 07:00–15:00, Sat 30 Jun 2029, 22:00–06:00 (+1) at the site, Harbor Mall',
    );
  });

  test('what managers write is text', async () => {
    const guard = await firm.guard();
    const hostile = await firm.make.client(firm.company, { name: '<script>alert(1)</script>' });
    await firm.as(firm.owner).post('/planner/shifts/', firm.shift(guard, 100, hostile));
    await told();
    expect((await firm.mailbox.next(guard.email)).html).toContain('&lt;script&gt;');
  });
});

describe('web push', () => {
  test('each device gets it encrypted, signed with our key, and opens the shift', async () => {
    const guard = await firm.guard({ language: 'fr' });
    const devices = [await guard.subscribe(), await guard.subscribe()].map(({ endpoint }) => endpoint);
    const { id } = await plan(guard);
    await told();
    const got = firm.pushService.taken.filter(({ endpoint }) => devices.includes(endpoint));
    const notice = await latest(guard);
    expect(got.map(({ endpoint }) => endpoint).toSorted()).toEqual(devices.toSorted());
    expect(got[0]).toMatchObject({
      topic: `notice-${notice.id}`,
      subject: 'mailto:no-reply@site.example',
      message: {
        tag: `notice-${notice.id}`,
        lang: 'fr',
        title: 'Nouvelle vacation',
        body: expect.stringContaining('Harbor Mall'),
        path: `/planner/employee-portal/shifts/${id}`,
      },
    });
  });

  test.each([404, 410] as const)('a device whose endpoint answers %i is forgotten', async (status) => {
    const guard = await firm.guard();
    const { endpoint } = await guard.subscribe();
    firm.pushService.answers = status;
    await plan(guard);
    await told();
    firm.pushService.answers = 201;
    const kept = await firm.database.query('SELECT FROM push_subscription WHERE endpoint = $1', [endpoint]);
    expect(kept).toEqual([]);
    expect(guard.mails()).toHaveLength(1);
  });

  test('a browser belongs to who subscribed it last, and can be unsubscribed; subscribing again changes nothing', async () => {
    const [first, second] = [await firm.guard(), await firm.guard()];
    const input = await first.subscribe();
    const subscribe = 'mutation ($input: PushSubscriptionInput!) { subscribeToPush(input: $input) }';
    const ownersOf = async () => {
      const rows = await firm.database.query<{ employee_id: number }[]>(
        'SELECT employee_id FROM push_subscription WHERE endpoint = $1',
        [input.endpoint],
      );
      return rows.map(({ employee_id }) => employee_id);
    };
    await first.graphql(subscribe, { input });
    expect(await ownersOf()).toEqual([first.id]);
    await second.graphql(subscribe, { input });
    expect(await ownersOf()).toEqual([second.id]);
    const leave = 'mutation ($endpoint: String!) { unsubscribeFromPush(endpoint: $endpoint) }';
    await first.graphql(leave, input);
    expect(await ownersOf()).toEqual([second.id]);
    await second.graphql(leave, input);
    expect(await ownersOf()).toEqual([]);
  });

  test.each([
    ['endpoint', { endpoint: 'ftp://push.example.com/x' }],
    ['endpoint', { endpoint: `https://push.example.com/${'x'.repeat(1000)}` }],
    ['p256dh', { p256dh: 'short' }],
    ['auth', { auth: '!'.repeat(22) }],
  ])('a bad %s is refused', async (field, given) => {
    const guard = await firm.guard();
    const input = { ...firm.pushService.subscribe(), ...given };
    const { errors } = await guard.graphql(
      'mutation ($input: PushSubscriptionInput!) { subscribeToPush(input: $input) }',
      {
        input,
      },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.anything() } });
  });
});

describe('the list', () => {
  test('counts what was not read; one is read, then all; others’ stay', async () => {
    const { guard, id } = await guardWithShift();
    const { guard: other } = await guardWithShift();
    await change(id, { notes: 'x' });
    await told();
    const unread = async () => (await guard.graphql('{ myUnreadNotices }')).data.myUnreadNotices;
    const read = 'mutation ($notices: [ID!]) { readMyNotices(notices: $notices) }';
    expect(await unread()).toBe(2);
    const foreign = (await latest(other)).id;
    const one = await guard.graphql(read, { notices: [(await latest(guard)).id, foreign] });
    expect([one.data.readMyNotices, (await latest(guard)).isRead, (await latest(other)).isRead]).toEqual([
      1,
      true,
      false,
    ]);
    expect((await guard.graphql(read)).data.readMyNotices).toBe(0);
    expect(await unread()).toBe(0);
    // What was marked last is new again, and no more.
    expect((await guard.graphql('mutation { unreadMyNotices }')).data.unreadMyNotices).toBe(1);
  });
});
