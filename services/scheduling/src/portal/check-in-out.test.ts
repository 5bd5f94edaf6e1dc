import { hoursFromNow } from '../../test/builder.ts';
import { knowUser } from '../../test/accounts.ts';
import { somebody, startScheduling } from '../../test/scheduling.ts';
import { derivedToken } from '../people/registration/token.ts';

const owner = somebody();
const guard = somebody();
const colleague = somebody();

const scheduling = await startScheduling();
const company = await scheduling.make.company(owner);
const client = await scheduling.make.client(company);
const me = await scheduling.make.employee(company, { user_id: guard.userId });
await scheduling.make.employee(company, { user_id: colleague.userId });
for (const user of [guard, colleague]) knowUser(scheduling.auth, user);
afterAll(() => scheduling.close());
beforeEach(() => scheduling.database.query('DELETE FROM shift'));

const now = () => ({ start_time: hoursFromNow(-0.1), end_time: hoursFromNow(8) });
const call = (shift_id: number, action: string, actor = guard) =>
  scheduling.as(actor).post('/planner/shifts/check_in_out/', { shift_id, action });

test('who was set in progress by a manager is checked in, and can check out', async () => {
  const { id } = await scheduling.make.shift(client, me, now());
  const set = (status: string) => scheduling.as(owner).patch(`/planner/shifts/${id}/`, { status });
  const { body } = await set('in_progress');
  expect(body).toMatchObject({ status: 'in_progress', checked_in: true, checked_in_at: body.start_time });
  expect((await call(id, 'check_out')).body).toMatchObject({ status: 'completed', checked_out: true });
  // Completed by mistake: it goes on.
  expect((await set('in_progress')).body).toMatchObject({ checked_in_at: body.start_time, checked_out: false });
  expect((await call(id, 'check_out')).body).toMatchObject({ status: 'completed', checked_out: true });
});

describe('what a phone kept is sent with a key when nobody is signed in', () => {
  const keyOf = async (actor = guard) => (await scheduling.graphqlAs(actor)('{ tapKey }')).data.tapKey as string;
  const send = (shift_id: number, key: string, action = 'check_in') =>
    scheduling.rest.post('/planner/shifts/check_in_out/kept/', { shift_id, action, waited_seconds: 60, key });

  test('once, whoever else sends it too', async () => {
    const { id } = await scheduling.make.shift(client, me, now());
    const key = await keyOf();
    const first = await send(id, key);
    expect(first).toMatchObject({ status: 200, body: { id, status: 'in_progress', checked_in: true } });
    expect((await send(id, key)).body).toEqual(first.body);
    expect((await call(id, 'check_in')).body).toEqual(first.body);
    expect((await send(id, key, 'check_out')).body).toMatchObject({ status: 'completed' });
  });

  test('none of a user who is deactivated', async () => {
    const { id } = await scheduling.make.shift(client, me, now());
    const key = await keyOf();
    knowUser(scheduling.auth, guard, { is_active: false });
    expect((await send(id, key)).status).toBe(404);
    knowUser(scheduling.auth, guard);
    expect((await send(id, key)).status).toBe(200);
  });

  test('it opens one’s own shifts only, and no other key does', async () => {
    const { id } = await scheduling.make.shift(client, me, now());
    const key = await keyOf();
    const [user, until, signature] = key.split('.');
    const later = `${user}.${Number(until) + 1}.${signature}`;
    for (const wrong of [await keyOf(colleague), later, key.slice(0, -1), '', '.', `${user}.${until}`]) {
      expect((await send(id, wrong)).status).toBe(404);
    }
    const said = `${guard.userId}.1700000000`;
    const expired = `${said}.${derivedToken(scheduling.environment.SECRET_KEY, 'kept check-in')(said)}`;
    expect((await send(id, expired)).status).toBe(404);
    expect((await scheduling.as(guard).get(`/planner/shifts/${id}/`)).body.checked_in).toBe(false);
  });
});

describe('scheduling.md §7, POST /planner/shifts/check_in_out/', () => {
  test('check_in begins the shift, check_out completes it; both return the shift', async () => {
    const { id } = await scheduling.make.shift(client, me, now());
    const begun = await call(id, 'check_in');
    expect(begun).toMatchObject({
      status: 200,
      body: { id, status: 'in_progress', checked_in: true, checked_out: false, client_name: client.name },
    });
    expect(Math.abs(Date.parse(begun.body.checked_in_at) - Date.now())).toBeLessThan(10_000);
    expect(await call(id, 'check_out')).toMatchObject({
      status: 200,
      body: { id, status: 'completed', checked_in: true, checked_out: true },
    });
  });

  test('§4: not out before in, not when cancelled; the detail says why', async () => {
    const { id } = await scheduling.make.shift(client, me, now());
    const detail = async (action: string) => {
      const { status, body } = await call(id, action);
      expect(status).toBe(409);
      return body.detail;
    };
    expect(await detail('check_out')).toBe('You have not checked in for this shift.');
    await scheduling.database.query(
      "UPDATE shift SET status = 'cancelled', checked_in_at = NULL, checked_out_at = NULL",
    );
    expect(await detail('check_in')).toBe('You cannot check in: this shift is cancelled.');
  });

  test('many times at once is once: all are answered the same', async () => {
    const { id } = await scheduling.make.shift(client, me, now());
    for (const action of ['check_in', 'check_out']) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => call(id, action)));
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    }
  });

  test('a phone that lost the answer asks again, even after checking out', async () => {
    const { id } = await scheduling.make.shift(client, me, now());
    const first = await call(id, 'check_in');
    expect((await call(id, 'check_in')).body).toEqual(first.body);
    const left = await call(id, 'check_out');
    expect((await call(id, 'check_out')).body).toEqual(left.body);
    expect((await call(id, 'check_in')).body).toEqual(left.body);
  });

  test('the clock was set back since the check-in: the shift ends when it began', async () => {
    const { id } = await scheduling.make.shift(client, me, now());
    await call(id, 'check_in');
    await scheduling.database.query(`UPDATE shift SET checked_in_at = checked_in_at + interval '5 minutes'`);
    const { status, body } = await call(id, 'check_out');
    expect([status, body.checked_out_at]).toEqual([200, body.checked_in_at]);
  });

  test('an employee checks into their own shifts only', async () => {
    const { id } = await scheduling.make.shift(client, me, now());
    expect((await call(id, 'check_in', colleague)).status).toBe(404);
    expect((await call(id, 'check_in', owner)).status).toBe(404);
    expect((await call(999_999, 'check_in')).status).toBe(404);
    expect(
      (await scheduling.rest.post('/planner/shifts/check_in_out/', { shift_id: id, action: 'check_in' })).status,
    ).toBe(401);
  });

  describe('the hours in which it is possible', () => {
    const between = (start: number, end: number) => ({ start_time: hoursFromNow(start), end_time: hoursFromNow(end) });
    const inProgress = { status: 'in_progress', checked_in_at: hoursFromNow(-40) } as const;
    const set = (hours: object) =>
      scheduling
        .as(owner)
        .patch(`/planner/companies/${client.company_id}/`, hours)
        .then(({ status }) => status);
    afterEach(() => set({ check_in_hours: 24, check_out_hours: 12 }));

    test('in from 24 hours before the start', async () => {
      const early = await scheduling.make.shift(client, me, between(24.1, 30));
      expect(await call(early.id, 'check_in')).toMatchObject({
        status: 409,
        body: { detail: expect.stringMatching(/^You can check in from \d{4}-\d\d-\d\d \d\d:\d\d \(UTC\)\.$/) },
      });
      const { id } = await scheduling.make.shift(client, me, between(23.9, 24.05));
      expect((await call(id, 'check_in')).status).toBe(200);
    });

    test('in until the end, which nobody who came so late has worked', async () => {
      const { id } = await scheduling.make.shift(client, me, between(-8, -0.1));
      expect(await call(id, 'check_in')).toMatchObject({
        status: 409,
        body: { detail: 'This shift has ended, so you cannot check in.' },
      });
    });

    test('out until 12 hours after the end', async () => {
      const late = await scheduling.make.shift(client, me, { ...between(-20, -12.1), ...inProgress });
      expect(await call(late.id, 'check_out')).toMatchObject({
        status: 409,
        body: { detail: expect.stringMatching(/^You could check out until .* Ask your administrator/) },
      });
      const { id } = await scheduling.make.shift(client, me, { ...between(-12, -11.9), ...inProgress });
      expect((await call(id, 'check_out')).status).toBe(200);
    });

    test('a company may set others', async () => {
      const soon = await scheduling.make.shift(client, me, between(2, 3));
      expect(await set({ check_in_hours: 1 })).toBe(200);
      expect((await call(soon.id, 'check_in')).status).toBe(409);
      expect(await set({ check_in_hours: 3, check_out_hours: 0 })).toBe(200);
      expect((await call(soon.id, 'check_in')).status).toBe(200);
      const over = await scheduling.make.shift(client, me, { ...between(-2, -1), ...inProgress });
      expect((await call(over.id, 'check_out')).status).toBe(409);
      expect(await set({ check_in_hours: -1 })).toBe(400);
      expect(await set({ check_out_hours: 169 })).toBe(400);
    });
  });

  describe('a phone without connection sends later', () => {
    const sent = (shift_id: number, action: string, waited_seconds: unknown) =>
      scheduling.as(guard).post('/planner/shifts/check_in_out/', { shift_id, action, waited_seconds });
    const secondsAgo = (time: string) => Math.round((Date.now() - Date.parse(time)) / 1000);

    test('the service decides by its own clock, and keeps when it was tapped', async () => {
      const { id } = await scheduling.make.shift(client, me, now());
      const begun = await sent(id, 'check_in', 3600);
      expect(begun).toMatchObject({ status: 200, body: { status: 'in_progress', check_out_tapped_at: null } });
      expect(secondsAgo(begun.body.checked_in_at)).toBeLessThan(10);
      expect(secondsAgo(begun.body.check_in_tapped_at) - 3600).toBeLessThan(10);
      expect((await sent(id, 'check_in', 7200)).body).toEqual(begun.body);
      const { body } = await sent(id, 'check_out', 60);
      expect(secondsAgo(body.check_out_tapped_at) - 60).toBeLessThan(10);
      const seen = await scheduling.as(owner).get(`/planner/shifts/${id}/`);
      expect(seen.body.check_in_tapped_at).toBe(begun.body.check_in_tapped_at);
    });

    test('what comes too late is refused, and administrators see when it was tapped', async () => {
      const over = { start_time: hoursFromNow(-8), end_time: hoursFromNow(-0.1) };
      const { id } = await scheduling.make.shift(client, me, over);
      expect((await sent(id, 'check_in', 8 * 3600)).status).toBe(409);
      const { body } = await scheduling.as(owner).get(`/planner/shifts/${id}/`);
      expect(body).toMatchObject({ status: 'scheduled', checked_in_at: null });
      expect(secondsAgo(body.check_in_tapped_at) - 8 * 3600).toBeLessThan(10);
    });

    test.each([-1, 1.5, 2_592_001, 'yesterday'])('%s is no number of seconds', async (waited) => {
      const { id } = await scheduling.make.shift(client, me, now());
      expect(await sent(id, 'check_in', waited)).toMatchObject({
        status: 400,
        body: { waited_seconds: [expect.any(String)] },
      });
    });
  });

  test('an inactive employee is told so', async () => {
    const { id } = await scheduling.make.shift(client, me, now());
    const status = (to: string) => scheduling.as(owner).patch(`/planner/employees/${me.id}/`, { status: to });
    await status('inactive');
    expect(await call(id, 'check_in')).toMatchObject({
      status: 409,
      body: { detail: 'Your profile is inactive. Please contact your administrator.' },
    });
    await status('active');
    expect((await call(id, 'check_in')).status).toBe(200);
  });

  test('wrong input', async () => {
    expect(await scheduling.as(guard).post('/planner/shifts/check_in_out/', { action: 'leave' })).toMatchObject({
      status: 400,
      body: { shift_id: ['This field is required.'], action: ['"leave" is not a valid choice.'] },
    });
  });

  test('GraphQL does the same', async () => {
    const { id } = await scheduling.make.shift(client, me, now());
    const api = scheduling.graphqlAs(guard);
    const own = (caller: typeof api) => caller('query ($id: ID!) { myShift(id: $id) { status } }', { id });
    expect((await own(api)).data.myShift).toEqual({ status: 'SCHEDULED' });
    expect((await own(scheduling.graphqlAs(colleague))).data.myShift).toBeNull();
    const checkIn = 'mutation ($id: ID!) { checkIn(shiftId: $id) { id status checkedIn } }';
    expect((await api(checkIn, { id })).data.checkIn).toEqual({
      id: String(id),
      status: 'IN_PROGRESS',
      checkedIn: true,
    });
    const later = await scheduling.make.shift(client, me, { start_time: hoursFromNow(50), end_time: hoursFromNow(58) });
    expect(await api(checkIn, { id: later.id })).toMatchObject({
      errors: [{ message: expect.stringMatching(/^You can check in from /), extensions: { code: 'CONFLICT' } }],
    });
    expect((await api('mutation ($id: ID!) { checkOut(shiftId: $id) { status } }', { id })).data.checkOut).toEqual({
      status: 'COMPLETED',
    });
  });
});
