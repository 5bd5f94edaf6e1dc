import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { eventually } from '@portfolio/testkit';
import { admission } from './admission.ts';
import { closeServer, listen } from './running-server.ts';

/** Those that are worked on. */
let held: ServerResponse[] = [];
const admit = admission({
  most: 2,
  trustProxy: (address) => address === '127.0.0.1',
  isFree: (path) => path.endsWith('.js'),
});
const server = createServer((request, response) => {
  admit(request, response, () => {
    const path = request.url ?? '';
    if (path.startsWith('/held')) held.push(response);
    else if (path === '/stream') response.write('begun');
    else request.resume().once('end', () => response.end('answered'));
  });
});
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  port = await listen(server, 0, '127.0.0.1');
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const response of held) response.end();
  held = [];
  await eventually('there is room again', async () => (await ask('/')).status === 200);
});
afterAll(() => closeServer(server, 0));

const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);

/** Two requests that take their time. */
async function fill(): Promise<{ first: Promise<Response> }> {
  const first = ask('/held/1');
  void ask('/held/2');
  await eventually('both are worked on', () => held.length === 2);
  return { first };
}

test('what is more than can be worked on is told when to come again, and gets in when others are done', async () => {
  const { first } = await fill();
  const refused = await ask('/projects/');
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    503,
    '2',
    { detail: 'Service temporarily unavailable, try again later.' },
  ]);
  const operation = await ask('/graphql', { method: 'POST', body: '{}' });
  expect([operation.status, await operation.json()]).toEqual([
    503,
    {
      errors: [expect.objectContaining({ extensions: { code: 'UNAVAILABLE', reason: 'unavailable', retryAfter: 2 } })],
    },
  ]);
  const page = await ask('/', { headers: { accept: 'text/html,*/*' } });
  expect([page.status, page.headers.get('refresh'), await page.text()]).toEqual([
    503,
    '2',
    'The site is busy. This page will reload shortly.',
  ]);
  held[0]!.end('done');
  expect((await first).status).toBe(200);
  expect((await ask('/projects/')).status).toBe(200);
});

test.each(['/health/ready', '/metrics', '/status', '/shell.1234abcd.js'])(
  '%s is answered all the same',
  async (path) => {
    await fill();
    expect((await ask(path)).status).toBe(200);
  },
);

test('neither a body that is on its way nor an answer that somebody reads takes the room of others', async () => {
  const sending = connect(port, '127.0.0.1');
  sending.write('POST /upload HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\nhalf');
  sockets.push(sending);
  for (let count = 0; count < 3; count += 1) {
    const reading = connect(port, '127.0.0.1');
    reading.write('GET /stream HTTP/1.1\r\nhost: x\r\n\r\n');
    sockets.push(reading);
    await once(reading, 'data');
  }
  expect((await ask('/')).status).toBe(200);
});

test('whoever goes away leaves their place', async () => {
  const leaving = new AbortController();
  const left = [1, 2].map((which) => ask(`/held/${which}`, { signal: leaving.signal }).catch(() => undefined));
  await eventually('both are worked on', () => held.length === 2);
  leaving.abort();
  await Promise.all(left);
  expect(await eventually('there is room', async () => (await ask('/')).status === 200)).toBe(true);
});

test('who finds no place waits for one a little, and has it when another leaves', async () => {
  await fill();
  const waiting = ask('/projects/');
  const gone = new AbortController();
  const leaving = ask('/projects/', { signal: gone.signal }).catch(() => 'gone');
  gone.abort();
  expect(await leaving).toBe('gone');
  held[0]!.end('done');
  expect((await waiting).status).toBe(200);
});

test('one network does not take all places from others, whom a proxy of ours names', async () => {
  const from = (address: string, path: string) => ask(path, { headers: { 'x-forwarded-for': address } });
  const flood = [1, 2, 3].map((each) => from(`192.0.2.${each}`, `/held/${each}`));
  await eventually('one of them is worked on', () => held.length === 1);
  expect((await from('198.51.100.1', '/projects/')).status).toBe(200);
  const answers = [];
  for (const answer of flood) {
    await eventually('the next is worked on', () => held.length > 0);
    held.shift()!.end('done');
    answers.push((await answer).status);
  }
  expect(answers).toEqual([200, 200, 200]);
});
