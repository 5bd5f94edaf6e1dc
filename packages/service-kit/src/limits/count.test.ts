import { createTestDatabase, type TestDatabase } from '@portfolio/testkit';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { createDataSource } from '../database/index.ts';
import { countTry, forgetTries, rateLimitTable } from './index.ts';

class RateLimits1700000000000 implements MigrationInterface {
  up = (runner: QueryRunner) => runner.query(rateLimitTable);
  down = (runner: QueryRunner) => runner.query('DROP TABLE rate_limit');
}

const dataSourceOf = (url: string) =>
  createDataSource({ url, entities: [], migrations: [RateLimits1700000000000], applicationName: 'limits-test' });

let testDatabase: TestDatabase;
/** Two instances of a service. */
let here: DataSource;
let there: DataSource;
beforeAll(async () => {
  testDatabase = await createTestDatabase(dataSourceOf);
  [here, there] = await Promise.all([
    dataSourceOf(testDatabase.url).initialize(),
    dataSourceOf(testDatabase.url).initialize(),
  ]);
});
beforeEach(() => here.query('TRUNCATE rate_limit'));
afterAll(async () => {
  await Promise.all([here.destroy(), there.destroy()]);
  await testDatabase.drop();
});

const limit = { name: 'a', tries: 3, seconds: 60 };
const count = (database: DataSource, who = 'visitor', of = limit) => countTry({ database }, of, who);

test('two instances count together, people and limits apart', async () => {
  for (const database of [here, there, here]) await count(database);
  await expect(count(there)).rejects.toMatchObject({
    code: 'throttled',
    headers: { 'Retry-After': expect.stringMatching(/^(60|59)$/) },
  });
  await expect(count(here, 'another')).resolves.toBeUndefined();
  await expect(count(here, 'visitor', { ...limit, name: 'b' })).resolves.toBeUndefined();
});

test('of many tries at once no more than allowed pass', async () => {
  const tries = Array.from({ length: 20 }, (_, i) => count(i % 2 ? here : there));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('a limit ends with its time, and is forgotten then', async () => {
  for (let i = 0; i < 3; i += 1) await count(here);
  await forgetTries(here);
  await expect(count(here)).rejects.toMatchObject({ code: 'throttled' });
  await here.query(`UPDATE rate_limit SET resets_at = now() - interval '1 second'`);
  await expect(count(here)).resolves.toBeUndefined();
  await here.query(`UPDATE rate_limit SET resets_at = now() - interval '1 second'`);
  await forgetTries(here);
  expect(await here.query('SELECT FROM rate_limit')).toEqual([]);
});

test('a row of another table may say for whom it counts', async () => {
  const of = (id: string) =>
    countTry({ database: here }, limit, id, {
      column: 'owner',
      from: `FROM (VALUES ('t1', 'ann')) AS t (id, owner) WHERE id = $1`,
    });
  await of('t1');
  await of('unknown');
  expect(await here.query('SELECT key, tries FROM rate_limit')).toEqual([{ key: 'a ann', tries: 1 }]);
});
