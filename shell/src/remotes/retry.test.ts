import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assertSound, fetchOnce, Final, withRetries } from './retry.ts';

let server: Server;
let statuses: number[];
let asked: number;
let url: string;

beforeEach(async () => {
  asked = 0;
  server = createServer((_, response) => {
    asked += 1;
    response.writeHead(statuses.shift() ?? 200).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- listens on TCP
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/remote.js`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('a fault of the server is tried again', async () => {
  statuses = [503, 500, 200];
  const response = await withRetries(() => fetchOnce(url));
  expect(response.status).toBe(200);
  expect(asked).toBe(3);
});

test('404 is final', async () => {
  statuses = [404, 200];
  await expect(withRetries(() => fetchOnce(url))).rejects.toBeInstanceOf(Final);
  expect(asked).toBe(1);
});

test('a script that is not there is not waited for', async () => {
  statuses = [404];
  await expect(assertSound(url, '')).rejects.toBeInstanceOf(Final);
  await expect(assertSound(url, '')).resolves.toBeUndefined();
});

test('a script that was altered is not waited for either', async () => {
  const hash = createHash('sha384').update('{}').digest('base64');
  await expect(assertSound(url, `sha384-${hash}`)).resolves.toBeUndefined();
  await expect(assertSound(url, `sha384-${'A'.repeat(64)}`)).rejects.toThrow('is not the file that was published');
});

test('after three attempts the failure is told', async () => {
  statuses = [500, 502, 503, 200];
  await expect(withRetries(() => fetchOnce(url))).rejects.toThrow('503');
  expect(asked).toBe(3);
});
