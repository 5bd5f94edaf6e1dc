import { hour } from '../../test/builder.ts';
import { somebody, startScheduling } from '../../test/scheduling.ts';
import type { ShiftEntity } from './shift.entity.ts';

const guard = somebody();

const scheduling = await startScheduling();
const company = await scheduling.make.company(somebody());
const client = await scheduling.make.client(company);
const employee = await scheduling.make.employee(company, { user_id: guard.userId });
afterAll(() => scheduling.close());

const at = (iso: string) => new Date(iso);

async function paid(given: Partial<ShiftEntity>): Promise<{ duration_hours: number; pay: string }> {
  const { id } = await scheduling.make.shift(client, employee, { ...given, allow_overlap: true });
  return (await scheduling.as(guard).get(`/planner/shifts/${id}/`)).body;
}

describe('readings.md, rules: pay is rounded once per shift, half up, to cents', () => {
  test.each([
    ['15.00', 8 * hour, '120.00'],
    ['15.00', 7 * hour + 20 * 60_000, '110.00'],
    // 0.005 dollars exactly: up.
    ['0.01', hour / 2, '0.01'],
    ['0.01', hour / 2 - 1, '0.00'],
    // In binary floating point 1.005 lies below itself and would be rounded down.
    ['2.01', hour / 2, '1.01'],
    ['99999999.99', 100 * hour, '9999999999.00'],
  ])('%s dollars an hour for %d ms is %s', async (hourly_pay_rate, milliseconds, pay) => {
    const start_time = at('2026-03-02T09:00Z');
    const end_time = new Date(start_time.getTime() + milliseconds);
    expect(await paid({ hourly_pay_rate, start_time, end_time })).toMatchObject({ pay });
  });
});

describe('readings.md, payments: worked hours from check-in/out where both exist, else scheduled hours', () => {
  const scheduled = { start_time: at('2026-03-02T09:00Z'), end_time: at('2026-03-02T17:00Z') };

  test.each([
    ['both', at('2026-03-02T09:10Z'), at('2026-03-02T16:40Z'), 7.5],
    ['check-in alone', at('2026-03-02T09:10Z'), null, 8],
    ['neither', null, null, 8],
  ])('%s', async (_title, checked_in_at, checked_out_at, duration_hours) => {
    expect(await paid({ ...scheduled, checked_in_at, checked_out_at })).toMatchObject({ duration_hours });
  });

  test('a night with a clock change counts the real elapsed hours', async () => {
    const night = { start_time: at('2026-03-28T22:00+01:00'), end_time: at('2026-03-29T06:00+02:00') };
    expect(await paid(night)).toMatchObject({ duration_hours: 7, pay: '105.00' });
  });
});
