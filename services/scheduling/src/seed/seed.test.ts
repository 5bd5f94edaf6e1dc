import { defaultPlanningRules } from '@portfolio/contracts/scheduling';
import { conflictsOf, type PlannedEmployee, type PlannedShift } from '@portfolio/planning/conflicts';
import { iso } from '@portfolio/service-kit/database';
import { actors } from '@portfolio/testkit';
import { startScheduling } from '../../test/scheduling.ts';
import { demoCompanies } from './companies.data.ts';
import { demoShifts } from './demo-shifts.ts';
import { seedDemoContent } from './seed.ts';

const scheduling = await startScheduling();
await seedDemoContent(scheduling.database, new Date());
afterAll(() => scheduling.close());

describe('readings.md, demo accounts', () => {
  test('manager administers the first demo company, manager2 the second', async () => {
    const companies = async (actor: { userId: number }) =>
      (await scheduling.as(actor).get('/planner/companies/')).body.results.map(({ name }: { name: string }) => name);
    expect(await companies(actors.manager)).toEqual(['Northgate Security']);
    expect(await companies(actors.manager2)).toEqual(['Lakeshore Protection']);
    expect(await companies(actors.superuser)).toHaveLength(2);
  });

  test('the companies have clients, employees, shifts and a pending invitation', async () => {
    expect((await scheduling.as(actors.manager).get('/planner/admin-stats/')).body).toMatchObject({
      employees: 40,
      clients: 15,
      pendingInvites: 3,
      totalUsers: 2,
    });
    expect((await scheduling.as(actors.manager2).get('/planner/admin-stats/')).body).toMatchObject({
      employees: 6,
      clients: 2,
    });
  });

  test('guard is an employee of the first company with today’s, coming and past shifts', async () => {
    const api = scheduling.as(actors.guard);
    expect((await api.get('/planner/employees/me/')).body).toMatchObject({
      name: 'Gabriel Okafor',
      company_name: 'Northgate Security',
      qualifications: [{ name: 'Fire marshal' }, { name: 'First aid' }, { name: 'Unarmed guard licence' }],
    });
    const { body } = await api.get('/planner/shifts/?page_size=100');
    const today = new Date().toLocaleDateString('sv', { timeZone: 'America/Los_Angeles' });
    const statuses = new Set(body.results.map(({ status }: { status: string }) => status));
    expect(statuses).toEqual(new Set(['scheduled', 'completed', 'missed', 'cancelled']));
    expect(body.results.filter(({ date }: { date: string }) => date === today)).toMatchObject([
      { status: 'scheduled', checked_in: false },
    ]);
    expect(body.results.filter(({ date }: { date: string }) => date > today).length).toBeGreaterThan(5);
  });

  test('guard may take open shifts, and the manager has claims to decide', async () => {
    const { body: open } = await scheduling.as(actors.guard).get('/planner/employees/me/open-shifts/');
    expect(open.length).toBeGreaterThan(0);
    const { body } = await scheduling.as(actors.manager).get('/planner/open-shifts/');
    expect(body.results.some(({ waiting }: { waiting: number }) => waiting > 1)).toBe(true);
  });

  test('guard is offered a shift, and the manager has a swap to approve', async () => {
    const { body } = await scheduling.as(actors.guard).get('/planner/employees/me/offers/');
    expect(body.results.map(({ kind, status }: { kind: string; status: string }) => [kind, status]).toSorted()).toEqual(
      [
        ['give_away', 'waiting'],
        ['swap', 'accepted'],
      ],
    );
    expect((await scheduling.as(actors.manager).get('/planner/swaps/?status=accepted')).body.count).toBe(1);
  });

  test('guard has vacation to take, and the manager has time off to decide', async () => {
    const { body } = await scheduling.as(actors.guard).get('/planner/employees/me/time-off/balances/');
    expect(body[0]).toMatchObject({ type_name: 'Vacation', granted: '15.00', is_counted: true });
    const { body: asked } = await scheduling.as(actors.manager).get('/planner/time-off/?status=pending');
    expect(asked.count).toBeGreaterThan(0);
  });

  test('guard has paid and pending payments', async () => {
    const { payments, summary } = (await scheduling.as(actors.guard).get('/planner/employees/me/payments/')).body;
    expect(payments.map(({ status }: { status: string }) => status)).toEqual(['pending', 'paid']);
    expect(Number(summary.paid_amount)).toBeGreaterThan(500);
    expect(Number(summary.pending_amount)).toBeGreaterThan(500);
  });

  test('the first company has posts, most of them covered this week, with gaps and one whose license has expired', async () => {
    const from = new Date().toISOString().slice(0, 10);
    const until = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
    const { body } = await scheduling.as(actors.manager).get(`/planner/coverage/?from=${from}&until=${until}`);
    const sum = (name: string) =>
      body.posts
        .flatMap((post: Record<string, number[]>) => post[name]!)
        .reduce((all: number, of: number) => all + of, 0);
    expect(body.posts).toHaveLength(5);
    expect(sum('covered')).toBeGreaterThan(sum('asked') / 2);
    expect(sum('open')).toBeGreaterThan(20);
    expect(sum('over')).toBeGreaterThan(0);
    expect(sum('unqualified')).toBeGreaterThan(0);
    const due = await scheduling.as(actors.manager).get(`/planner/licenses/?until=${until}`);
    expect(due.body.results.map(({ employee_name }: { employee_name: string }) => employee_name)).toEqual([
      'Rafael Mendes',
      'Ingrid Halvorsen',
    ]);
  });

  test('a rotation waits to fill its days from some weeks on: day and night, by three guards', async () => {
    const { body } = await scheduling.as(actors.manager).get('/planner/rotations/');
    expect(body.results).toMatchObject([{ planned_until: null, members: [{ team: 1 }, { team: 2 }, { team: 3 }] }]);
    const [{ id, phases }] = body.results;
    const until = new Date(Date.parse(phases[0].from) + 11 * 86_400_000).toISOString().slice(0, 10);
    const days = { from: phases[0].from, until, preview: true };
    const filled = await scheduling.as(actors.manager).post(`/planner/rotations/${id}/fill/`, days);
    expect(filled.body.batch.shifts.map(({ state }: { state: string }) => state)).toEqual(Array(24).fill('made'));
  });

  test('the guard has said when they can work', async () => {
    const { body } = await scheduling.as(actors.guard).get('/planner/employees/me/availability/');
    expect(body.availability_rules).toHaveLength(7);
  });

  test('eight weeks of shifts: what is over is over, who works is checked in but for a few who are late, the rest is to come', async () => {
    const query = <Row>(sql: string) => scheduling.database.query<Row[]>(sql);
    const states = await query<{ state: string }>(
      `SELECT DISTINCT concat_ws(' ', CASE WHEN end_time <= now() THEN 'past' WHEN start_time <= now() THEN 'now' ELSE 'to come' END,
         status, CASE WHEN checked_in_at IS NOT NULL THEN 'in' END, CASE WHEN checked_out_at IS NOT NULL THEN 'out' END) AS state
       FROM shift WHERE status <> 'cancelled'`,
    );
    // Whether somebody is late depends on the hour.
    const found = new Set([...states.map(({ state }) => state), 'now scheduled']);
    expect(found).toEqual(
      new Set(['past completed in out', 'past missed', 'now in_progress in', 'now scheduled', 'to come scheduled']),
    );
    const [span] = await query<{ weeks: number; early: number }>(
      `SELECT round(extract(epoch FROM max(start_time) - min(start_time)) / 604800)::integer AS weeks,
         count(*) FILTER (WHERE created_at > now())::integer AS early FROM shift`,
    );
    expect(span).toEqual({ weeks: 8, early: 0 });
  });

  test('a watch begins at the same hour on the clock of each place', async () => {
    const watches = await scheduling.database.query<object[]>(
      `SELECT DISTINCT site_zone(shift) AS zone, to_char(start_time AT TIME ZONE site_zone(shift), 'HH24:MI') AS at
       FROM shift WHERE title = 'Night watch' ORDER BY 1`,
    );
    expect(watches).toEqual([
      { zone: 'America/Boise', at: '22:00' },
      { zone: 'America/Chicago', at: '22:00' },
      { zone: 'America/Los_Angeles', at: '22:00' },
    ]);
  });

  test('the week grid has a few shifts to warn of, by every rule, and none that is refused', async () => {
    const found = await conflictsAround(new Date());
    const codes = new Set(found.map(({ code }) => code));
    expect(codes).toEqual(new Set(['outside_availability', 'short_rest', 'week_hours', 'days_in_row']));
    expect(new Set(found.map(({ severity }) => severity))).toEqual(new Set(['warning']));
    expect(new Set(found.map(({ shift }) => shift)).size).toBeLessThan(60);
  });

  test('a database with anything in it is left alone', async () => {
    expect(await seedDemoContent(scheduling.database, new Date())).toBe(false);
    expect((await scheduling.as(actors.superuser).get('/planner/companies/')).body.count).toBe(2);
  });
});

/** What the week grid would mark from a week before `now` until two weeks after. */
async function conflictsAround(now: Date) {
  const [company] = demoCompanies;
  const shifts = await scheduling.database.query<PlannedShift[]>(
    `SELECT id, employee_id AS employee, ${iso('start_time')} AS start_time, ${iso('end_time')} AS end_time,
       site_zone(shift) AS time_zone, status, allow_overlap
     FROM shift WHERE company_id = 1 AND start_time BETWEEN $1::timestamptz - interval '7 days' AND $1::timestamptz + interval '14 days'`,
    [now],
  );
  const employees = await scheduling.database.query<PlannedEmployee[]>(
    `SELECT employee_id AS id, $1 AS time_zone, '[]'::json AS qualifications, json_agg(json_build_object(
       'day_of_week', day_of_week, 'is_available', is_available,
       'start_time', to_char(start_time, 'HH24:MI'), 'end_time', to_char(end_time, 'HH24:MI'))) AS availability
     FROM availability_rule GROUP BY 1`,
    [company!.time_zone],
  );
  return conflictsOf({ shifts, employees, rules: defaultPlanningRules });
}

test('the same shifts for the same now, none of them overlapping, whatever the hour', () => {
  const zones = ['America/Los_Angeles', 'America/Boise'];
  for (let hour = 0; hour < 24; hour++) {
    const now = new Date(Date.UTC(2026, 2, 2, hour, 59));
    for (const { employees, time_zone } of demoCompanies) {
      for (const [place, employee] of employees.entries()) {
        const signsIn = employee.user_id !== undefined;
        if (hour > 0 && !signsIn) continue;
        const zoneOf = (turn: number) => zones[turn % zones.length]!;
        const circumstances = { now, timeZone: time_zone, zoneOf, signsIn };
        const shifts = demoShifts(employee, place, circumstances);
        expect(demoShifts(employee, place, circumstances)).toEqual(shifts);
        for (const [i, shift] of shifts.slice(1).entries()) {
          expect(shift.start_time.getTime()).toBeGreaterThanOrEqual(shifts[i]!.end_time.getTime());
        }
      }
    }
  }
});
