import { restClient, actors } from '@portfolio/testkit';
import { startScheduling, type TestScheduling } from '../test/scheduling.ts';

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startScheduling();
});
afterAll(() => scheduling.close());

test.each([
  ['/planner/clients/?search=a%00b', 400],
  ['/planner/shifts/?status=a%00b', 400],
  ['/planner/admin/validate-token/a%00b/', 404],
  ['/planner/employee/validate-token/a%00b/', 404],
])('NUL in an address is nonsense, not a fault: %s', async (path, status) => {
  expect((await scheduling.as(actors.superuser).get(path)).status).toBe(status);
});

test('readiness tells of jobs that fail', async () => {
  const another = await scheduling.another();
  const ready = async () => (await restClient(another.url).get('/health/ready')).body;
  expect(await ready()).toMatchObject({ status: 'ok', jobs: { failing: 0, stuck: 0 } });
  await scheduling.database.query(`SELECT graphile_worker.add_job('mark-missed-shifts', '{"payload": 1}'::json)`);
  while ((await ready()).jobs.failing === 0);
  expect(await ready()).toMatchObject({ status: 'ok', jobs: { failing: 1, stuck: 0 } });
  await another.close();
});
