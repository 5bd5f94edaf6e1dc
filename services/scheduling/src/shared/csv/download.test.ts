import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { restErrors } from '@portfolio/service-kit/errors';
import { createLogger } from '@portfolio/service-kit/logging';
import { createTestDatabase, eventually } from '@portfolio/testkit';
import express from 'express';
import { schedulingDatabase } from '../../database.ts';
import { sendCsv } from './download.ts';
import { exportLimits, Exports } from './exports.ts';

let sql: string;

const test = await createTestDatabase(schedulingDatabase);
const database = schedulingDatabase(test.url);
database.setOptions({ extra: { ...database.options.extra, statement_timeout: 200 } });
await database.initialize();
const app = express();
const own = schedulingDatabase(test.url, exportLimits);
own.setOptions({ extra: { ...own.options.extra, statement_timeout: 200 } });
const exports = new Exports(own, { ...exportLimits, idle: 1_500 });
app.get('/', (request, response) =>
  sendCsv(response, exports, { name: 'x', company: undefined, columns: { n: 'N' }, sql, parameters: [] }, request.url),
);
app.use(restErrors({ log: createLogger({ name: 'test', level: 'silent' }) }));
const server = createServer(app);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await exports.close();
  await database.destroy();
  await test.drop();
});

const download = (of = 'one') => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/?of=${of}`);

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

it('may follow another at once, as often as one likes', async () => {
  sql = 'SELECT 1 AS n';
  for (let at = 0; at < 30; at += 1) {
    const response = await download();
    expect([response.status, await response.text()]).toEqual([200, 'N\r\n1\r\n']);
  }
});

it('of slow readers of one company holds up nobody else, and is taken from who does not read', async () => {
  sql = `SELECT repeat('x', 10000) AS n FROM generate_series(1, 5000)`;
  // Begun, and not read on: some 50 MB wait for each.
  const slow = await Promise.all(Array.from({ length: 12 }, () => download('slow')));
  expect(slow.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    200,
    ...Array<number>(10).fill(429),
  ]);
  expect(slow.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('15');
  sql = 'SELECT 1 AS n';
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(async (of) => (await download(of)).text()))).toEqual(
    Array(4).fill('N\r\n1\r\n'),
  );
  expect(await Promise.all(Array.from({ length: 10 }, () => database.query('SELECT 1 AS one')))).toHaveLength(10);
  const two = () => Promise.all([download('slow'), download('slow')]);
  await eventually('both readers lost their connections', async () =>
    (await two()).every(({ status }) => status === 200),
  );
  const begun = slow.filter(({ status }) => status === 200);
  const ends = begun.map((response) =>
    response.text().then(
      () => 'whole',
      () => 'cut off',
    ),
  );
  expect(await Promise.all(ends)).toEqual(['cut off', 'cut off']);
});
