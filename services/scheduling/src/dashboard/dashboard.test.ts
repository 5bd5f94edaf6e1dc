import { actors } from '@portfolio/testkit';
import { hoursFromNow } from '../../test/builder.ts';
import { somebody, startScheduling, type TestScheduling } from '../../test/scheduling.ts';

let scheduling: TestScheduling;

beforeAll(async () => {
  scheduling = await startScheduling();
});
afterAll(() => scheduling.close());

const activityQuery = `query ($company: ID) {
  recentActivity(company: $company) { kind at employeeId employeeName shiftId clientName startTime endTime }
}`;
const attendanceQuery = `query ($timezone: String) { attendance(timezone: $timezone) {
  late missing in expected done
  shifts { id state employeeId employeeName clientName locationName startTime endTime checkedInAt checkedOutAt }
} }`;

/** A company of its own with one client and one employee, who has an account. */
async function firm() {
  const { make } = scheduling;
  const owner = somebody();
  const guard = somebody();
  const company = await make.company(owner);
  const client = await make.client(company, { name: 'Harbour' });
  const employee = await make.employee(company, { first_name: 'Ann', last_name: 'Lee', user_id: guard.userId });
  const graphql = scheduling.graphqlAs(owner);
  const activity = async () => (await graphql(activityQuery, {})).data.recentActivity;
  const kinds = async () => (await activity()).map(({ kind }: { kind: string }) => kind);
  const attendance = async () => (await graphql(attendanceQuery, {})).data.attendance;
  return { owner, guard, company, client, employee, activity, kinds, attendance, api: scheduling.as(owner) };
}

describe('scheduling.md §2, Recent Activity: what truly happened', () => {
  test('nothing while nothing has', async () => {
    expect(await (await firm()).activity()).toEqual([]);
  });

  test('shifts created and changed, check-ins and check-outs, newest first', async () => {
    const { client, employee, guard, activity, kinds, api } = await firm();
    const { body: shift } = await api.post('/planner/shifts/', {
      client: client.id,
      employee: employee.id,
      start_time: hoursFromNow(-1).toISOString(),
      end_time: hoursFromNow(7).toISOString(),
    });
    expect(await activity()).toEqual([
      {
        kind: 'SHIFT_CREATED',
        at: shift.created_at,
        employeeId: String(employee.id),
        employeeName: 'Ann Lee',
        shiftId: String(shift.id),
        clientName: 'Harbour',
        startTime: shift.start_time,
        endTime: shift.end_time,
      },
    ]);
    await api.patch(`/planner/shifts/${shift.id}/`, { notes: 'Ring twice' });
    expect(await kinds()).toEqual(['SHIFT_CHANGED', 'SHIFT_CREATED']);
    const check = (action: string) =>
      scheduling.as(guard).post('/planner/shifts/check_in_out/', { shift_id: shift.id, action });
    await check('check_in');
    expect(await kinds()).toEqual(['CHECKED_IN', 'SHIFT_CHANGED', 'SHIFT_CREATED']);
    await check('check_out');
    expect(await kinds()).toEqual(['CHECKED_OUT', 'CHECKED_IN', 'SHIFT_CHANGED', 'SHIFT_CREATED']);
  });

  test('a change that says the same is none, a cancellation is one', async () => {
    const { client, employee, kinds, api } = await firm();
    const { id } = await scheduling.make.shift(client, employee, { notes: 'x' });
    await api.patch(`/planner/shifts/${id}/`, { notes: 'x', status: 'scheduled' });
    expect(await kinds()).toEqual(['SHIFT_CREATED']);
    await api.patch(`/planner/shifts/${id}/`, { status: 'cancelled' });
    expect(await kinds()).toEqual(['SHIFT_CHANGED', 'SHIFT_CREATED']);
  });

  test('invitations and registrations', async () => {
    const { employee, activity } = await firm();
    const [invited, accepted] = [hoursFromNow(-3), hoursFromNow(-2)];
    await scheduling.make.invitation(employee, { created_at: invited, accepted_at: accepted });
    expect(await activity()).toMatchObject([
      { kind: 'EMPLOYEE_REGISTERED', at: accepted.toISOString(), employeeName: 'Ann Lee', shiftId: null },
      { kind: 'EMPLOYEE_INVITED', at: invited.toISOString(), employeeName: 'Ann Lee', shiftId: null },
    ]);
  });

  test('the ten latest, of the working company alone', async () => {
    const { client, employee, activity, company } = await firm();
    for (let hours = 1; hours <= 12; hours++) {
      await scheduling.make.shift(client, employee, { created_at: hoursFromNow(-hours) });
    }
    const ages = (await activity()).map(({ at }: { at: string }) => Math.round((Date.now() - Date.parse(at)) / 3.6e6));
    expect(ages).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const stranger = scheduling.graphqlAs((await firm()).owner);
    expect((await stranger(activityQuery, { company: company.id })).data.recentActivity).toEqual([]);
    const superuser = scheduling.graphqlAs(actors.superuser);
    expect((await superuser(activityQuery, { company: company.id })).data.recentActivity).toHaveLength(10);
  });
});

describe("the dashboard's day: who is in, late, missing", () => {
  /** Where it is about noon now, so that hours around now are today's. */
  const noonZone = ['UTC', 'America/New_York', 'America/Los_Angeles', 'Europe/Paris', 'Asia/Tokyo', 'Australia/Sydney']
    .map((zone) => {
      const hour = Number(
        new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(new Date()),
      );
      return { zone, distance: Math.abs(hour - 12) };
    })
    .toSorted((a, b) => a.distance - b.distance)[0]!.zone;

  test('each in one state, what needs attention first, cancelled ones not at all', async () => {
    const { client, company, owner } = await firm();
    const shift = async (from: number, to: number, given: object = {}) => {
      const employee = await scheduling.make.employee(company);
      const times = { start_time: hoursFromNow(from), end_time: hoursFromNow(to) };
      return (await scheduling.make.shift(client, employee, { ...times, ...given })).id;
    };
    const expected = await shift(2, 3);
    const done = await shift(-3, -1, { status: 'completed', checked_in_at: hoursFromNow(-3) });
    const running = await shift(-1, 3, { status: 'in_progress', checked_in_at: hoursFromNow(-1) });
    const missed = await shift(-3, -2, { status: 'missed' });
    const late = await shift(-1, 3);
    const later = await shift(-0.5, 3);
    await shift(-1, 3, { status: 'cancelled' });
    await shift(40, 44);
    await shift(-60, -50, { status: 'missed' });

    const graphql = scheduling.graphqlAs(owner);
    const { attendance } = (await graphql(attendanceQuery, { timezone: noonZone })).data;
    expect(attendance).toMatchObject({ late: 2, missing: 1, in: 1, expected: 1, done: 1 });
    const states = attendance.shifts.map(({ id, state }: { id: string; state: string }) => [Number(id), state]);
    expect(states).toEqual([
      [late, 'LATE'],
      [later, 'LATE'],
      [missed, 'MISSING'],
      [running, 'IN'],
      [expected, 'EXPECTED'],
      [done, 'DONE'],
    ]);
    expect(attendance.shifts[3]).toMatchObject({ clientName: 'Harbour', locationName: null, checkedOutAt: null });
  });

  test('one that began yesterday and still runs is of today', async () => {
    const { client, employee, attendance } = await firm();
    const given = { start_time: hoursFromNow(-30), end_time: hoursFromNow(1), status: 'in_progress' } as const;
    await scheduling.make.shift(client, employee, { ...given, checked_in_at: hoursFromNow(-30) });
    expect(await attendance()).toMatchObject({ in: 1, shifts: [{ state: 'IN', employeeName: 'Ann Lee' }] });
  });

  test('nobody', async () => {
    expect(await (await firm()).attendance()).toEqual({
      late: 0,
      missing: 0,
      in: 0,
      expected: 0,
      done: 0,
      shifts: [],
    });
  });
});

describe('scheduling.md §6: for administrators', () => {
  test.each([
    ['recentActivity', '{ recentActivity { kind } }'],
    ['attendance', '{ attendance { late } }'],
  ])('%s', async (_, query) => {
    const { guard } = await firm();
    const codes = async (graphql: ReturnType<TestScheduling['graphqlAs']>) =>
      (await graphql(query, {})).errors?.[0]?.extensions?.code;
    expect(await codes(scheduling.graphqlAs(guard))).toBe('FORBIDDEN');
    expect(await codes(scheduling.graphqlAs(actors.staff))).toBe('FORBIDDEN');
    expect(await codes(scheduling.graphql)).toBe('UNAUTHENTICATED');
  });
});
