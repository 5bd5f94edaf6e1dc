import { actors } from '@portfolio/testkit';
import { startScheduling, type TestScheduling } from '../../test/scheduling.ts';
import { demoCompanies } from './companies.data.ts';
import { demoShifts } from './demo-shifts.ts';
import { seedDemoContent } from './seed.ts';

let scheduling: TestScheduling;

beforeAll(async () => {
  scheduling = await startScheduling();
  await seedDemoContent(scheduling.database, new Date());
});
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
      employees: 12,
      clients: 6,
      pendingInvites: 1,
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

  test('guard has paid and pending payments', async () => {
    const { payments, summary } = (await scheduling.as(actors.guard).get('/planner/employees/me/payments/')).body;
    expect(payments.map(({ status }: { status: string }) => status)).toEqual(['pending', 'paid']);
    expect(Number(summary.paid_amount)).toBeGreaterThan(500);
    expect(Number(summary.pending_amount)).toBeGreaterThan(500);
  });

  test('a database with anything in it is left alone', async () => {
    expect(await seedDemoContent(scheduling.database, new Date())).toBe(false);
    expect((await scheduling.as(actors.superuser).get('/planner/companies/')).body.count).toBe(2);
  });
});

test('the same shifts for the same now, none of them overlapping, whatever the hour', () => {
  for (let hour = 0; hour < 24; hour++) {
    const now = new Date(Date.UTC(2026, 2, 2, hour, 59));
    for (const { employees, time_zone } of demoCompanies) {
      for (const [place, employee] of employees.entries()) {
        const circumstances = { now, timeZone: time_zone, signsIn: employee.user_id !== undefined };
        const shifts = demoShifts(employee, place, circumstances);
        expect(demoShifts(employee, place, circumstances)).toEqual(shifts);
        for (const [i, shift] of shifts.slice(1).entries()) {
          expect(shift.start_time.getTime()).toBeGreaterThanOrEqual(shifts[i]!.end_time.getTime());
        }
      }
    }
  }
});
