import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { restErrors } from '@portfolio/service-kit/errors';
import { createLogger } from '@portfolio/service-kit/logging';
import { createTestDatabase, type TestDatabase } from '@portfolio/testkit';
import express from 'express';
import type { DataSource } from 'typeorm';
import { schedulingDatabase } from '../database.ts';
import { sendCsv } from './download.ts';

let test: TestDatabase;
let database: DataSource;
let server: Server;
let sql: string;

beforeAll(async () => {
  test = await createTestDatabase(schedulingDatabase);
  database = schedulingDatabase(test.url);
  database.setOptions({ extra: { ...database.options.extra, statement_timeout: 200 } });
  await database.initialize();
  const app = express();
  app.get('/', (_request, response) =>
    sendCsv(response, database, { name: 'x', company: undefined, columns: { n: 'N' }, sql, parameters: [] }),
  );
  app.use(restErrors({ log: createLogger({ name: 'test', level: 'silent' }) }));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await database.destroy();
  await test.drop();
});

const download = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

it('may take longer than any single statement', async () => {
  sql = 'SELECT n FROM generate_series(1, 30) AS n, pg_sleep(0.01 + n * 0)';
  const text = await (await download()).text();
  expect(text.trim().split('\r\n')).toHaveLength(31);
});

it('leaves the limit of other statements as it was', async () => {
  await expect(database.query('SELECT pg_sleep(1)')).rejects.toThrow('statement timeout');
});

it('that fails before its first row is answered as an error', async () => {
  sql = 'SELECT 1 / 0 AS n';
  expect((await download()).status).toBe(500);
});

it('that fails half-way does not look complete', async () => {
  sql = 'SELECT 1 / (5000 - n) AS n FROM generate_series(1, 9000) AS n';
  const response = await download();
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
});

it('frees its connection, however it ends', async () => {
  expect(await Promise.all(Array.from({ length: 10 }, () => database.query('SELECT 1 AS one')))).toHaveLength(10);
});
