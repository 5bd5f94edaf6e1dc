import { createTestDatabase, eventually, runSchedules, type TestDatabase } from '@portfolio/testkit';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { createDataSource } from '../database/index.ts';
import { backgroundContext, currentContext, runInContext } from '../request-context/index.ts';
import { enqueue, JobQueue20261121080000, jobRunner, task, type Schedule } from './index.ts';

const dataSourceOf = (url: string) =>
  createDataSource({
    url,
    entities: [],
    migrations: [JobQueue20261121080000],
    applicationName: 'jobs-test',
  });

let testDatabase: TestDatabase;
let database: DataSource;
let runner: ReturnType<typeof jobRunner>;
const done: { word: string; requestId: string | undefined }[] = [];
const trouble = { failures: 0 };

const say = task('say', z.object({ word: z.string() }), (_context, { word }) => {
  if (trouble.failures > 0) {
    trouble.failures -= 1;
    return Promise.reject(new Error('not now'));
  }
  done.push({ word, requestId: currentContext()?.requestId });
  return Promise.resolve();
});

const everyMinute: Schedule = { task: 'tick', cron: '* * * * *' };
const ticks = { count: 0, pair: 0, mayEnd: Promise.resolve() };
const tick = task('tick', z.object({}), async () => {
  ticks.count += 1;
  await ticks.mayEnd;
});

/** Two jobs that end in the same moment. */
let bothBegan = Promise.withResolvers<void>();
const pair = task('pair', z.object({}), async () => {
  ticks.pair += 1;
  await bothBegan.promise;
});

interface Line {
  level: number;
  msg: string;
  task?: string;
  attempt?: number;
}
const logged: Line[] = [];
const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line) as Line) });

const said = async (count: number) => {
  await eventually(`${count} words are said`, () => done.length >= count);
  return done.map(({ word }) => word);
};

beforeAll(async () => {
  testDatabase = await createTestDatabase(dataSourceOf);
  database = await dataSourceOf(testDatabase.url).initialize();
  runner = jobRunner({ databaseUrl: testDatabase.applicationUrl, tasks: [say, pair], log });
  await runner.start();
});
beforeEach(() => {
  done.length = 0;
  logged.length = 0;
});
afterAll(async () => {
  await runner.stop();
  await database.destroy();
  await testDatabase.drop();
});

test('a job runs with the id of the request that queued it', async () => {
  await runInContext(backgroundContext('req-9'), () => enqueue(database, 'say', { word: 'hello' }));
  await said(1);
  expect(done).toEqual([{ word: 'hello', requestId: 'req-9' }]);
});

test('a job queued in a transaction that is rolled back never runs', async () => {
  const rolledBack = database.transaction(async (manager) => {
    await enqueue(manager, 'say', { word: 'lost' });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await enqueue(database, 'say', { word: 'kept' });
  expect(await said(1)).toEqual(['kept']);
});

test('a job that fails runs again', async () => {
  trouble.failures = 1;
  await enqueue(database, 'say', { word: 'twice' });
  // The library waits e¹ seconds before the second attempt; make it due.
  await eventually('it is due again', async () => {
    const [, count] = await database.query<[unknown, number]>(
      'UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL AND attempts > 0',
    );
    return count > 0;
  });
  await enqueue(database, 'say', { word: 'bell' });
  expect((await said(2)).toSorted()).toEqual(['bell', 'twice']);
});

test('jobs that end together are marked as done each for itself: who locks one does not keep the other', async () => {
  bothBegan = Promise.withResolvers();
  await enqueue(database, 'pair', {});
  await enqueue(database, 'pair', {});
  await eventually('both run', () => ticks.pair === 2);
  const ids = async () =>
    (await database.query<{ id: string }[]>('SELECT id FROM graphile_worker._private_jobs ORDER BY id')).map(
      ({ id }) => id,
    );
  const [first] = await ids();
  await database.transaction(async (other) => {
    await other.query('SELECT FROM graphile_worker._private_jobs WHERE id = $1 FOR UPDATE', [first]);
    bothBegan.resolve();
    await eventually('the second is done', async () => (await ids()).length === 1);
    expect(await ids()).toEqual([first]);
  });
  await eventually('the first is done', async () => (await ids()).length === 0);
});

test('a failure is logged as an error, and counted in health until the job succeeds', async () => {
  expect(await runner.health()).toEqual({ jobs: { waiting: 0, failing: 0, stuck: 0 } });
  await enqueue(database, 'say', { word: 7 });
  await enqueue(database, 'say', { word: 7 }, { maxAttempts: 1 });
  await enqueue(database, 'nobody-does-this', {}, { runAt: new Date(Date.now() - 301_000) });
  const failures = () => logged.filter(({ task: name }) => name === 'say');
  await eventually('both failures are logged', () => failures().length >= 2);
  expect(failures()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ level: 50, attempt: 1, msg: 'job failed, will be tried again' }),
      expect.objectContaining({ level: 50, attempt: 1, msg: 'job failed for the last time' }),
    ]),
  );
  const health = async () => (await runner.health()).jobs;
  await eventually('health counts both', async () => {
    const { failing, stuck } = await health();
    return failing >= 1 && stuck >= 2;
  });
  expect(await health()).toEqual({ waiting: 3, failing: 1, stuck: 2 });
  await database.query('DELETE FROM graphile_worker._private_jobs');
});

test('a payload that is no payload is a failure as any other', async () => {
  await database.query(`SELECT graphile_worker.add_job('say', '"nonsense"'::json)`);
  await eventually('it is logged', () => logged.length > 0);
  expect(logged[0]).toMatchObject({ level: 50, task: 'say', attempt: 1 });
  await database.query('DELETE FROM graphile_worker._private_jobs WHERE locked_at IS NULL');
});

test('a schedule that was due while no process ran is made up for', async () => {
  await runner.stop();
  await runSchedules(testDatabase.url, [everyMinute], async () => {
    runner = jobRunner({ databaseUrl: testDatabase.applicationUrl, tasks: [say, tick], schedules: [everyMinute], log });
    await runner.start();
    return { close: () => Promise.resolve() };
  });
  expect(ticks.count).toBeGreaterThan(0);
});

const due = `UPDATE graphile_worker._private_known_crontabs SET known_since = now() - interval '90 minutes', last_execution = NULL`;
const ticking = () =>
  jobRunner({ databaseUrl: testDatabase.applicationUrl, tasks: [say, tick], schedules: [everyMinute], log });

test('what time starts again while it runs, in another process, too, waits until that is over', async () => {
  await runner.stop();
  ticks.count = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  ticks.mayEnd = promise;
  await database.query(due);
  runner = ticking();
  await runner.start();
  await eventually('it runs', () => ticks.count > 0);
  await database.query(due);
  const other = ticking();
  try {
    await other.start();
    const waiting = `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'tick' AND locked_at IS NULL`;
    await eventually('it is due again', async () => (await database.query<unknown[]>(waiting)).length === 1);
    await enqueue(database, 'say', { word: 'queued after it, and done' });
    await said(1);
    expect(ticks.count).toBe(1);
    resolve();
    await eventually('it runs again', () => ticks.count > 1);
  } finally {
    resolve();
    await other.stop();
  }
});

test('what time starts goes on after a process was killed that did it, and had it due again', async () => {
  await runner.stop();
  ticks.count = 0;
  await database.query(due);
  runner = ticking();
  await runner.start();
  await eventually('it has run', () => ticks.count > 0);
  await runner.stop();
  ticks.count = 0;
  const dead = `SET locked_by = 'dead', locked_at = now() - interval '61 seconds'`;
  await database.query(`UPDATE graphile_worker._private_job_queues ${dead} WHERE queue_name = 'schedule:tick'`);
  await database.query(due);
  runner = ticking();
  await runner.start();
  expect(await eventually('it runs again', () => ticks.count)).toBeGreaterThan(0);
});

test('a job that was under way when its process was killed is taken over', async () => {
  await runner.stop();
  await enqueue(database, 'say', { word: 'orphan' });
  await database.query(
    `UPDATE graphile_worker._private_jobs SET locked_by = 'dead', locked_at = now() - interval '61 seconds', attempts = 1`,
  );
  runner = jobRunner({ databaseUrl: testDatabase.applicationUrl, tasks: [say], log });
  await runner.start();
  expect(await said(1)).toEqual(['orphan']);
});

test('a job that was replaced while it ran, and whose process was killed, is forgotten', async () => {
  await runner.stop();
  await database.query('DELETE FROM graphile_worker._private_jobs');
  await enqueue(database, 'say', { word: 'replaced' });
  await database.query(
    `UPDATE graphile_worker._private_jobs SET locked_by = 'dead', locked_at = now() - interval '61 seconds', attempts = max_attempts`,
  );
  runner = jobRunner({ databaseUrl: testDatabase.applicationUrl, tasks: [say], log });
  await runner.start();
  await eventually('it is gone', async () => {
    const left = "SELECT FROM graphile_worker.jobs WHERE task_identifier = 'say'";
    return (await database.query<unknown[]>(left)).length === 0;
  });
  expect(done).toEqual([]);
});

test('the queue outlives the loss of its connections', async () => {
  // Each waits until its connection is gone: one that took the job with its last breath would keep it for a minute.
  await database.query(
    `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'jobs'`,
  );
  await enqueue(database, 'say', { word: 'still here' });
  expect(await said(1)).toEqual(['still here']);
});
