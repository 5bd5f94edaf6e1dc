import { runSchedules } from '@portfolio/testkit';
import { hoursFromNow } from '../test/builder.ts';
import { somebody, startScheduling, type TestScheduling } from '../test/scheduling.ts';
import { schedules } from './service.ts';

let scheduling: TestScheduling;

beforeAll(async () => {
  scheduling = await startScheduling();
});
afterAll(() => scheduling.close());

const run = () => runSchedules(scheduling.databaseUrl, schedules, () => scheduling.another());

/** Task → what it left behind, and what it should have. */
const effects: Record<string, () => Promise<[found: unknown, expected: unknown]>> = {
  // readings.md: a scheduled shift whose end has passed without check-in is missed, others are not.
  async 'mark-missed-shifts'() {
    const { make, database } = scheduling;
    const company = await make.company(somebody());
    const client = await make.client(company);
    const employee = await make.employee(company);
    const ended = { start_time: hoursFromNow(-9), end_time: hoursFromNow(-1), allow_overlap: true };
    const statusOf = new Map([
      [(await make.shift(client, employee, ended)).id, 'missed'],
      [(await make.shift(client, employee, { ...ended, status: 'cancelled' })).id, 'cancelled'],
      [(await make.shift(client, employee, { ...ended, status: 'completed' })).id, 'completed'],
      [(await make.shift(client, employee, { ...ended, status: 'in_progress' })).id, 'in_progress'],
      [(await make.shift(client, employee, { ...ended, checked_in_at: hoursFromNow(-9) })).id, 'scheduled'],
      [(await make.shift(client, employee, { ...ended, end_time: hoursFromNow(1) })).id, 'scheduled'],
    ]);
    await run();
    const rows = await database.query<{ id: number; status: string }[]>('SELECT id, status FROM shift');
    return [new Map(rows.map(({ id, status }) => [id, status])), statusOf];
  },
  async 'add-up-shifts'() {
    const { make, database } = scheduling;
    const company = await make.company(somebody());
    const [client, employee] = [await make.client(company), await make.employee(company)];
    const times = { start_time: hoursFromNow(500), end_time: hoursFromNow(508), allow_overlap: true };
    for (let made = 0; made < 3; made += 1) await make.shift(client, employee, times);
    await database.query('DELETE FROM shift WHERE id = (SELECT max(id) FROM shift WHERE company_id = $1)', [
      company.id,
    ]);
    await run();
    const noted = 'SELECT status, change FROM shift_tally WHERE company_id = $1';
    return [await database.query(noted, [company.id]), [{ status: 'scheduled', change: 2 }]];
  },
  async 'forget-tries'() {
    const { database } = scheduling;
    await database.query(
      `INSERT INTO rate_limit (key, tries, resets_at)
       VALUES ('a', 1, now() + interval '1 minute'), ('b', 1, now() - interval '1 minute')`,
    );
    await run();
    return [await database.query('SELECT key FROM rate_limit'), [{ key: 'a' }]];
  },
};

test.each(schedules)('time starts $task, which does its work', async ({ task }) => {
  const [found, expected] = await effects[task]!();
  expect(found).toEqual(expected);
});
