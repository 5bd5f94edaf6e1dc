import { createTestDatabase, type TestDatabase } from '@portfolio/testkit';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../database/index.ts';
import { createLimit, RateLimits20261121080500 } from './index.ts';

const dataSourceOf = (url: string) =>
  createDataSource({ url, entities: [], migrations: [RateLimits20261121080500], applicationName: 'limits-test' });

let testDatabase: TestDatabase;
let database: DataSource;
beforeAll(async () => {
  testDatabase = await createTestDatabase(dataSourceOf);
  database = await dataSourceOf(testDatabase.url).initialize();
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

test('two instances count together, keys and names apart', async () => {
  const [here, there] = [1, 2].map(() => createLimit(database, { name: 'a', tries: 3, seconds: 60 })) as [
    ReturnType<typeof createLimit>,
    ReturnType<typeof createLimit>,
  ];
  await here.consume('visitor');
  await there.consume('visitor');
  await here.consume('visitor');
  await expect(there.consume('visitor')).rejects.toMatchObject({
    code: 'throttled',
    headers: { 'Retry-After': expect.stringMatching(/^\d+$/) },
  });
  await expect(here.consume('another')).resolves.toBeUndefined();
  await expect(createLimit(database, { name: 'b', tries: 3, seconds: 60 }).consume('visitor')).resolves.toBeUndefined();
});

test('of many tries at once no more than allowed pass', async () => {
  const limit = createLimit(database, { name: 'rush', tries: 5, seconds: 60 });
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => limit.consume('visitor')));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

test('a try can be taken back, and all forgotten', async () => {
  const limit = createLimit(database, { name: 'back', tries: 2, seconds: 60 });
  await limit.consume('visitor');
  await limit.reward('visitor');
  await limit.consume('visitor');
  await limit.consume('visitor');
  await expect(limit.consume('visitor')).rejects.toMatchObject({ code: 'throttled' });
  await limit.reset('visitor');
  await expect(
    createLimit(database, { name: 'back', tries: 2, seconds: 60 }).consume('visitor'),
  ).resolves.toBeUndefined();
});
