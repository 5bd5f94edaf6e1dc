import { somebody, startScheduling } from '../../test/scheduling.ts';
import { hour, hoursFromNow } from '../../test/builder.ts';

const owner = somebody();
const guard = somebody();
const colleague = somebody();

const scheduling = await startScheduling();
const { make } = scheduling;
const company = await make.company(owner);
const client = await make.client(company, { name: 'Mall', phone: '+47 22 00 00 00' });
const me = await make.employee(company, { user_id: guard.userId, hourly_rate: '22.50' });
const them = await make.employee(company, { user_id: colleague.userId });
afterAll(() => scheduling.close());
afterEach(() => scheduling.database.query('DELETE FROM shift'));

const day = 24 * hour;
/** Nine in the morning UTC, so many days from today. */
const morning = (days: number) => new Date(Math.floor(Date.now() / day) * day + days * day + 9 * hour);
const at = (days: number) => ({ start_time: morning(days), end_time: new Date(morning(days).getTime() + 8 * hour) });
const ids = (answer: { body: { results: { id: number }[] } }) => answer.body.results.map(({ id }) => id);

describe('scheduling.md §7, portal: GET /planner/shifts/ with query employee', () => {
  test('answers the fields of the employee portal view', async () => {
    const location = await scheduling.make.location(client, { name: 'Gate', address: '1 Pier', city: 'Oslo' });
    const shift = await scheduling.make.shift(client, me, {
      location_id: location.id,
      start_time: new Date('2026-03-02T22:00Z'),
      end_time: new Date('2026-03-03T06:00Z'),
      checked_in_at: new Date('2026-03-02T21:50Z'),
      checked_out_at: new Date('2026-03-03T06:10Z'),
      status: 'completed',
      notes: 'Radio 3',
    });
    const answer = await scheduling.as(guard).get(`/planner/shifts/?employee=${me.id}`);
    expect(answer).toMatchObject({ status: 200, body: { count: 1, next: null, previous: null } });
    expect(answer.body.results).toEqual([
      {
        id: shift.id,
        date: '2026-03-02',
        time_zone: 'UTC',
        start_time: '2026-03-02T22:00:00.000Z',
        end_time: '2026-03-03T06:00:00.000Z',
        status: 'completed',
        location_name: 'Gate',
        client_name: 'Mall',
        client_address: '',
        client_contact_person: '',
        client_phone: '+47 22 00 00 00',
        company_name: 'Company 1',
        company_phone: '',
        location_address: '1 Pier, Oslo',
        notes: 'Radio 3',
        checked_in: true,
        checked_out: true,
        checked_in_at: '2026-03-02T21:50:00.000Z',
        checked_out_at: '2026-03-03T06:10:00.000Z',
        check_in_tapped_at: null,
        check_out_tapped_at: null,
        late_minutes: null,
        absence: null,
        said_at: null,
        published_at: expect.any(String),
        confirmed_at: null,
        to_confirm: false,
        check_in_from: '2026-03-01T22:00:00.000Z',
        check_out_until: '2026-03-03T18:00:00.000Z',
        hourly_pay_rate: '22.50',
        duration_hours: 8.333333,
        pay: '187.50',
      },
    ]);
  });

  test('the date is that of the time zone asked for', async () => {
    await scheduling.make.shift(client, me, {
      start_time: new Date('2026-03-02T22:00Z'),
      end_time: new Date('2026-03-03T06:00Z'),
    });
    const dateIn = async (timezone: string) =>
      (await scheduling.as(guard).get(`/planner/shifts/?timezone=${timezone}`)).body.results[0].date;
    expect(await dateIn('Asia/Tokyo')).toBe('2026-03-03');
    expect(await dateIn('America/New_York')).toBe('2026-03-02');
    const wrong = await scheduling.as(guard).get('/planner/shifts/?timezone=Mars');
    expect(wrong).toMatchObject({ status: 400, body: { timezone: ['"Mars" is not a valid choice.'] } });
  });

  test('the shifts of some days: those that start on them, in the time zone asked for', async () => {
    await scheduling.make.shift(client, me, {
      start_time: new Date('2026-03-02T22:00Z'),
      end_time: new Date('2026-03-03T06:00Z'),
    });
    const count = async (query: string) => (await scheduling.as(guard).get(`/planner/shifts/?${query}`)).body.count;
    expect(await count('first_day=2026-03-02&last_day=2026-03-02')).toBe(1);
    expect(await count('first_day=2026-03-03&last_day=2026-03-09')).toBe(0);
    expect(await count('first_day=2026-03-03&last_day=2026-03-09&timezone=Asia/Tokyo')).toBe(1);
    expect(await count('last_day=2026-03-01')).toBe(0);
    const week = await scheduling.graphqlAs(guard)(
      'query ($a: Date!, $b: Date!) { myShifts(firstDay: $a, lastDay: $b, ordering: "start_time", pageSize: 100) { results { date } } }',
      { a: '2026-03-02', b: '2026-03-08' },
    );
    expect(week.data.myShifts.results).toEqual([{ date: '2026-03-02' }]);
    const wrong = await scheduling.as(guard).get('/planner/shifts/?first_day=yesterday');
    expect(wrong).toMatchObject({ status: 400, body: { first_day: [expect.any(String)] } });
  });

  test('an employee sees only their own shifts', async () => {
    const mine = await scheduling.make.shift(client, me);
    await scheduling.make.shift(client, them);
    expect(ids(await scheduling.as(guard).get('/planner/shifts/'))).toEqual([mine.id]);
    expect(ids(await scheduling.as(guard).get(`/planner/shifts/?employee=${them.id}`))).toEqual([]);
    expect((await scheduling.rest.get('/planner/shifts/')).status).toBe(401);
  });
});

describe('scheduling.md §4, portal shift filters', () => {
  const made = async () => ({
    yesterday: await scheduling.make.shift(client, me, at(-1)),
    missed: await scheduling.make.shift(client, me, { ...at(-2), status: 'missed' }),
    doneToday: await scheduling.make.shift(client, me, { ...at(0), status: 'completed' }),
    tomorrow: await scheduling.make.shift(client, me, at(1)),
    cancelled: await scheduling.make.shift(client, me, { ...at(2), status: 'cancelled' }),
    later: await scheduling.make.shift(client, me, at(3)),
  });
  const filtered = async (filter: string) => ids(await scheduling.as(guard).get(`/planner/shifts/?filter=${filter}`));

  test('upcoming = dated today or later and not cancelled; the nearest first', async () => {
    const { doneToday, tomorrow, later } = await made();
    expect(await filtered('upcoming')).toEqual([doneToday.id, tomorrow.id, later.id]);
  });

  test('past = dated before today, or completed or missed; the newest first', async () => {
    const { doneToday, yesterday, missed } = await made();
    expect(await filtered('past')).toEqual([doneToday.id, yesterday.id, missed.id]);
  });

  test('all shows everything', async () => {
    const { yesterday, missed, doneToday, tomorrow, cancelled, later } = await made();
    const everything = [later, cancelled, tomorrow, doneToday, yesterday, missed].map(({ id }) => id);
    expect(await filtered('all')).toEqual(everything);
    expect(await filtered('')).toEqual(everything);
  });

  test('pages', async () => {
    const { later, cancelled } = await made();
    const answer = await scheduling.as(guard).get('/planner/shifts/?page_size=2');
    expect(ids(answer)).toEqual([later.id, cancelled.id]);
    expect(answer.body).toMatchObject({ count: 6, next: expect.stringContaining('page=2') });
  });

  test('GraphQL answers the same', async () => {
    const { tomorrow } = await made();
    const query = `{
      myShifts(filter: UPCOMING, timezone: "UTC", page: 2, pageSize: 1) {
        count
        results { id date status locationName clientName checkedIn checkedOut hourlyPayRate durationHours pay startTime }
      }
    }`;
    const { data, errors } = await scheduling.graphqlAs(guard)(query);
    expect(errors).toBeUndefined();
    expect(data.myShifts).toEqual({
      count: 3,
      results: [
        {
          id: String(tomorrow.id),
          date: morning(1).toISOString().slice(0, 10),
          status: 'SCHEDULED',
          locationName: null,
          clientName: 'Mall',
          checkedIn: false,
          checkedOut: false,
          hourlyPayRate: '22.50',
          durationHours: 8,
          pay: '180.00',
          startTime: morning(1).toISOString(),
        },
      ],
    });
    expect((await scheduling.graphqlAs(colleague)(query)).data.myShifts.count).toBe(0);
    expect((await scheduling.graphql(query)).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });
});

describe('readings.md: overlapping shifts of one employee are refused by the database', () => {
  const span = (from: number, to: number) => ({ start_time: hoursFromNow(from), end_time: hoursFromNow(to) });
  const refusal = expect.objectContaining({ driverError: expect.objectContaining({ constraint: 'shift_no_overlap' }) });
  const [exclusionViolation, deadlock] = ['23P01', '40P01'];

  test('of two concurrent inserts exactly one succeeds', async () => {
    for (let round = 0; round < 10; round++) {
      const inserts = [span(0, 8), span(4, 12), span(7, 9)].map((times) =>
        scheduling.make.shift(client, me, {
          ...times,
          start_time: new Date(times.start_time.getTime() + round * day),
          end_time: new Date(times.end_time.getTime() + round * day),
        }),
      );
      const outcomes = await Promise.allSettled(inserts);
      const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(failures).toHaveLength(2);
      // Two that wait for each other are a deadlock to PostgreSQL, which ends one of them.
      for (const { reason } of failures) expect([exclusionViolation, deadlock]).toContain(reason.driverError.code);
    }
  });

  test('also where a shift that was cancelled comes back', async () => {
    const cancelled = await scheduling.make.shift(client, me, { ...span(0, 8), status: 'cancelled' });
    await scheduling.make.shift(client, me, span(0, 8));
    const revived = scheduling.database.query("UPDATE shift SET status = 'scheduled' WHERE id = $1", [cancelled.id]);
    await expect(revived).rejects.toEqual(refusal);
  });

  test('not where they touch, are cancelled, belong to two people, or allow_overlap is given', async () => {
    await scheduling.make.shift(client, me, span(0, 8));
    await scheduling.make.shift(client, me, { ...span(0, 8), status: 'cancelled' });
    await scheduling.make.shift(client, me, { ...span(0, 8), allow_overlap: true });
    await scheduling.make.shift(client, them, span(0, 8));
    const [{ end_time }] = await scheduling.database.query('SELECT end_time FROM shift ORDER BY id LIMIT 1');
    const touching = { start_time: end_time, end_time: hoursFromNow(10) };
    expect((await scheduling.make.shift(client, me, touching)).id).toBeGreaterThan(0);
  });

  test('a shift cannot join the client of one company with the employee of another', async () => {
    const elsewhere = await scheduling.make.company(somebody());
    const stranger = await scheduling.make.employee(elsewhere);
    await expect(scheduling.make.shift(client, stranger)).rejects.toMatchObject({
      driverError: { constraint: 'shift_employee_fkey' },
    });
  });
});

test('of what was published, the shifts of one employee are found by an index, and unfolded alone', async () => {
  const plan = await scheduling.database.transaction(async (manager) => {
    await manager.query('SET LOCAL enable_seqscan = off');
    const mine =
      'SELECT FROM known_shifts() AS shift WHERE shift.employee_id = (SELECT id FROM employee WHERE user_id = $1)';
    return manager.query<unknown>(`EXPLAIN (FORMAT JSON) ${mine}`, [guard.userId]);
  });
  expect(JSON.stringify(plan)).toContain('published_shift_employee_idx');
});
