import { enqueue } from '@portfolio/service-kit/jobs';
import { hoursFromNow } from '../../test/builder.ts';
import { somebody, startScheduling, type TestScheduling } from '../../test/scheduling.ts';
import { missedSchedule } from './missed.ts';

let scheduling: TestScheduling;

beforeAll(async () => {
  scheduling = await startScheduling({ background: true });
});
afterAll(() => scheduling.close());

test('readings.md: a scheduled shift whose end has passed without check-in is missed, others are not', async () => {
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
  await enqueue(database, missedSchedule.task, {});
  // The queue is done with the job when it has gone.
  const waiting = () => database.query<unknown[]>('SELECT FROM graphile_worker.jobs');
  while ((await waiting()).length > 0) await database.query('SELECT pg_sleep(0.02)');
  const rows = await database.query<{ id: number; status: string }[]>('SELECT id, status FROM shift');
  expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(statusOf);
});
