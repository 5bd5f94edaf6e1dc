import { createTestDatabase, type TestDatabase } from '@portfolio/testkit';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { createDataSource } from '../database/index.ts';
import { backgroundContext, currentContext, runInContext } from '../request-context/index.ts';
import { enqueue, JobQueue20261121080000, jobRunner, task } from './index.ts';

const dataSourceOf = (url: string) =>
  createDataSource({ url, entities: [], migrations: [JobQueue20261121080000], applicationName: 'jobs-test' });

let testDatabase: TestDatabase;
let database: DataSource;
let runner: ReturnType<typeof jobRunner>;
const done: { word: string; requestId: string | undefined }[] = [];
const trouble = { failures: 0 };
let arrived: (() => void) | undefined;

const say = task('say', z.object({ word: z.string() }), (_context, { word }) => {
  if (trouble.failures > 0) {
    trouble.failures -= 1;
    return Promise.reject(new Error('not now'));
  }
  done.push({ word, requestId: currentContext()?.requestId });
  arrived?.();
  return Promise.resolve();
});

const said = async (count: number) => {
  while (done.length < count) await new Promise<void>((resolve) => (arrived = resolve));
  return done.map(({ word }) => word);
};

beforeAll(async () => {
  testDatabase = await createTestDatabase(dataSourceOf);
  database = await dataSourceOf(testDatabase.url).initialize();
  runner = jobRunner({ databaseUrl: testDatabase.url, tasks: [say], log: pino({ level: 'silent' }) });
  await runner.start();
});
beforeEach(() => {
  done.length = 0;
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
  while (trouble.failures > 0) await database.query('SELECT pg_sleep(0.01)');
  for (let due = 0; due === 0;) {
    const [, count] = await database.query<[unknown, number]>(
      'UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL AND attempts > 0',
    );
    due = count;
  }
  await enqueue(database, 'say', { word: 'bell' });
  expect((await said(2)).toSorted()).toEqual(['bell', 'twice']);
});

test('a job that was under way when its process was killed is taken over', async () => {
  await runner.stop();
  await enqueue(database, 'say', { word: 'orphan' });
  await database.query(
    `UPDATE graphile_worker._private_jobs SET locked_by = 'dead', locked_at = now() - interval '61 seconds', attempts = 1`,
  );
  runner = jobRunner({ databaseUrl: testDatabase.url, tasks: [say], log: pino({ level: 'silent' }) });
  await runner.start();
  expect(await said(1)).toEqual(['orphan']);
});

test('the queue outlives the loss of its connections', async () => {
  await database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'jobs'`,
  );
  await enqueue(database, 'say', { word: 'still here' });
  expect(await said(1)).toEqual(['still here']);
});
