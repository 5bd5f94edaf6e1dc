import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { eventually } from '@portfolio/testkit';
import { createServer, type ServerOptions } from './create-server.ts';
import { closeServer, listen } from './running-server.ts';

const stallSeconds = 0.2;
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  for (const close of closers.splice(0)) await close();
});

async function serve(listener: RequestListener, more: Partial<ServerOptions> = {}): Promise<number> {
  const server = createServer(listener, { stallSeconds, ...more });
  closers.push(() => closeServer(server, 0));
  return listen(server, 0, '127.0.0.1');
}

/** Sends the head of a request, and of its body of 1000 bytes what is given. */
function begin(port: number, body: string, { path = '/files/', type = 'multipart/form-data' } = {}): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\n\r\n${body}`);
  return socket;
}

/** Everything that the server says before it closes the connection, which to who still sends is a reset. */
function answerTo(socket: Socket): Promise<string> {
  let told = '';
  socket.setEncoding('utf8').on('data', (part: string) => (told += part));
  socket.on('error', () => {});
  return new Promise((resolve) => socket.once('close', () => resolve(told)));
}

const readAll = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  response.end(`read ${(await text(request)).length}`);
};
/** Sends `count` bytes, `everyMs` apart. */
async function trickle(socket: Socket, count: number, everyMs: number): Promise<void> {
  for (let sent = 0; sent < count && socket.writable; sent += 1) {
    socket.write('x');
    await delay(everyMs);
  }
}

test.each([
  ['REST', '/files/', '{"detail":"The request took too long to arrive. Please try again."}'],
  [
    'GraphQL',
    '/graphql',
    '{"errors":[{"message":"The request took too long to arrive. Please try again.","extensions":{"code":"REQUEST_TIMEOUT","reason":"request_timeout"}}]}',
  ],
])('a request that stalls is answered 408 over %s, and broken off for its reader', async (_road, path, body) => {
  const broken = Promise.withResolvers<unknown>();
  const port = await serve((request) => void text(request).catch(broken.resolve));
  const answer = await answerTo(begin(port, 'half', { path }));
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain('Connection: close');
  expect(answer).toContain(body);
  expect(await broken.promise).toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
});

test('an upload that is slow but moves may take many times as long', async () => {
  const port = await serve((request, response) => void readAll(request, response));
  const socket = begin(port, 'x'.repeat(980));
  const answer = once(socket, 'data');
  await trickle(socket, 20, 50);
  expect(String(await answer)).toContain('read 1000');
  socket.destroy();
});

test('an upload of single bytes, each just in time, is answered 408', async () => {
  const port = await serve((request, response) => void readAll(request, response).catch(() => {}));
  const socket = begin(port, '');
  const answer = answerTo(socket);
  await trickle(socket, 900, 600);
  expect(await answer).toContain('408 Request Timeout');
});

test.each([
  ['half a head', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '],
  ['nothing', ''],
])('a connection that sends %s ends', async (_what, sent) => {
  const port = await serve((_request, response) => void response.end('answered'), { headTimeout: 200 });
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  expect(await answerTo(socket)).toMatch(/^(HTTP\/1\.1 408 Request Timeout[^]*)?$/);
});

test('one address holds no more connections than it may, and gets another when one of them ends', async () => {
  const port = await serve((_request, response) => void response.end('answered'), { connectionsPerAddress: 2 });
  const ask = () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    return socket;
  };
  const first = ask();
  const second = ask();
  await Promise.all([once(first, 'data'), once(second, 'data')]);
  const third = ask();
  expect(await text(third).catch(() => '')).toBe('');
  first.destroy();
  await eventually('another connection is answered', async () => {
    const next = ask();
    const [answer]: unknown[] = await Promise.race([once(next, 'data'), once(next, 'close')]);
    next.destroy();
    return String(answer).includes('answered');
  });
  second.destroy();
});

test('what is no upload may take five minutes, as Node has it', async () => {
  const port = await serve((request, response) => void readAll(request, response).catch(() => {}));
  const now = Date.now;
  const socket = begin(port, '{', { type: 'application/json' });
  const answer = answerTo(socket);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 301_000);
  await trickle(socket, 900, 20);
  expect(await answer).toContain('408 Request Timeout');
});

test('a server that takes its time to read holds nothing against the sender', async () => {
  const port = await serve(async (request, response) => {
    await delay(5 * stallSeconds * 1_000);
    await readAll(request, response);
  });
  const socket = begin(port, 'x'.repeat(1000));
  expect(String(await once(socket, 'data'))).toContain('read 1000');
  socket.destroy();
});

test('an answer before the end of a request that stalls is the only one', async () => {
  const port = await serve((request, response) => void response.writeHead(413).end('too large'));
  const answer = await answerTo(begin(port, 'half'));
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413']);
});

test('a connection that sends requests without end before it is answered is closed, and costs no more than a few', async () => {
  let asked = 0;
  const port = await serve((_request, response) => void ((asked += 1), setImmediate(() => response.end('answered'))));
  const socket = connect(port, '127.0.0.1');
  const told = answerTo(socket);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1_000));
  await told;
  expect(asked).toBeLessThanOrEqual(16);
});

test('a connection may send the next requests before it is answered, and as many in all as it likes', async () => {
  const port = await serve((_request, response) => void setImmediate(() => response.end('answered')));
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let told = '';
  socket.on('data', (part: string) => (told += part));
  for (let round = 1; round <= 4; round += 1) {
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(10));
    await eventually('all are answered', () => told.split('answered').length > 10 * round);
  }
  expect(told.match(/HTTP\/1\.1 200/g)).toHaveLength(40);
  socket.destroy();
});
