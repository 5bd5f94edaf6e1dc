import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import { connect, createServer as createTcpServer, type Server as TcpServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createForwarder, type ForwarderOptions, type ForwardFailure } from './index.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function listen(server: Server | TcpServer): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(async () => {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return portOf(server);
}

function portOf(server: Server | TcpServer): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen');
  return address.port;
}

const upstreamOf = async (listener: RequestListener) => `http://127.0.0.1:${await listen(createServer(listener))}`;

/** A forwarding server before `origin`; answers its own port and what the forwarder reported. */
async function front(origin: string, options: ForwarderOptions & { prefix?: string } = {}) {
  const failures: ForwardFailure[] = [];
  const forwarder = createForwarder({ ...options, onFailure: (failure) => failures.push(failure) });
  closers.push(() => forwarder.close());
  let finished: (() => void) | undefined;
  const server = createServer((request, response) => {
    response.appendHeader('set-cookie', 'front=1');
    void forwarder
      .forward(request, response, { origin, path: request.url!, prefix: options.prefix, requestId: 'request-1' })
      .then(() => finished?.());
  });
  const port = await listen(server);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    failures,
    /** The next exchange's end. */
    over: () => new Promise<void>((resolve) => (finished = resolve)),
  };
}

/** `megabytes` MB in 64 KB pieces, counting what has been taken from it. */
function source(megabytes: number) {
  const piece = Buffer.alloc(65_536, 'x');
  const produced = { bytes: 0, stream: Readable.from(pieces(), { objectMode: false }) };
  function* pieces() {
    for (let i = 0; i < megabytes * 16; i++) {
      produced.bytes += piece.length;
      yield piece;
    }
  }
  return produced;
}

const MB = 1_048_576;
/** What kernel and stream buffers of three hops may hold; far below the 200 MB that pass. */
const inFlightLimit = 32 * MB;

test('passes method, path, query, body and end-to-end headers, and answers with status, headers and body', async () => {
  const origin = await upstreamOf(async (request, response) => {
    const body = await text(request);
    response.writeHead(418, {
      'x-answer': 'yes',
      'set-cookie': ['a=1', 'b=2'],
      connection: 'x-secret',
      'x-secret': '1',
    });
    response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }));
  });
  const { url, port } = await front(origin, { prefix: '/api' });
  const answer = await fetch(`${url}/a/b/?q=%20x`, {
    method: 'PATCH',
    body: 'héllo',
    headers: { authorization: 'Bearer t', 'x-service-token': 'forged', 'x-request-id': 'forged', te: 'trailers' },
  });

  expect(answer.status).toBe(418);
  expect(answer.headers.get('x-answer')).toBe('yes');
  expect(answer.headers.get('x-secret')).toBeNull();
  expect(answer.headers.getSetCookie()).toEqual(['front=1', 'a=1', 'b=2']);
  const { headers, ...seen } = JSON.parse(await answer.text());
  expect(seen).toEqual({ method: 'PATCH', url: '/a/b/?q=%20x', body: 'héllo' });
  expect(headers).toMatchObject({
    authorization: 'Bearer t',
    host: new URL(origin).host,
    'content-length': '6',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': `127.0.0.1:${port}`,
    'x-forwarded-proto': 'http',
    'x-forwarded-prefix': '/api',
    'x-request-id': 'request-1',
  });
  expect(headers).not.toHaveProperty('x-service-token');
  expect(headers).not.toHaveProperty('te');
});

const echoHeaders: RequestListener = (request, response) => void response.end(JSON.stringify(request.headers));
const claims = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-host': 'portfolio.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-prefix': '/site',
};

test('continues the X-Forwarded chain of a trusted proxy', async () => {
  const { url } = await front(await upstreamOf(echoHeaders), { prefix: '/api', trustProxy: () => true });
  expect(await (await fetch(url, { headers: claims })).json()).toMatchObject({
    ...claims,
    'x-forwarded-for': '203.0.113.9, 127.0.0.1',
    'x-forwarded-prefix': '/site/api',
  });
});

test('ignores X-Forwarded claims of a peer that is not trusted', async () => {
  const { url, port } = await front(await upstreamOf(echoHeaders), {});
  const seen: unknown = await (await fetch(url, { headers: claims })).json();
  expect(seen).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': `127.0.0.1:${port}`,
    'x-forwarded-proto': 'http',
  });
  expect(seen).not.toHaveProperty('x-forwarded-prefix');
});

test.each([204, 304])('%d and HEAD answers have no body and keep the connection usable', async (status) => {
  const origin = await upstreamOf((request, response) => {
    if (request.method === 'HEAD') response.writeHead(200, { 'content-length': '5' });
    else response.writeHead(status);
    response.end();
  });
  const { url } = await front(origin);
  expect((await fetch(url)).status).toBe(status);
  const head = await fetch(url, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe('5');
  expect(await (await fetch(url)).text()).toBe('');
});

test('answers Expect: 100-continue itself and hides interim answers of the upstream', async () => {
  const origin = await upstreamOf(async (request, response) => {
    response.writeEarlyHints({ link: '</a.css>; rel=preload' });
    response.end(`${request.headers.expect} ${await text(request)}`);
  });
  const { port } = await front(origin);
  const request = httpRequest({ port, host: '127.0.0.1', method: 'POST', headers: { expect: '100-continue' } });
  request.flushHeaders();
  await once(request, 'continue');
  request.end('body');
  const [answer] = await once(request, 'response');
  expect(answer).toMatchObject({ statusCode: 200 });
  expect(await text(answer)).toBe('undefined body');
});

test('sends the head of an answer on before the first bytes of its body exist', async () => {
  let finish: () => void = () => {};
  const origin = await upstreamOf((_request, response) => {
    response.flushHeaders();
    finish = () => response.end('late');
  });
  const { url } = await front(origin);
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  finish();
  expect(await answer.text()).toBe('late');
});

test('streams a large answer at the pace of the client', async () => {
  const produced = source(200);
  const { url } = await front(await upstreamOf((_request, response) => void produced.stream.pipe(response)));
  const answer = await fetch(url);
  let read = 0;
  let mostInFlight = 0;
  for await (const chunk of answer.body!) {
    read += chunk.length;
    mostInFlight = Math.max(mostInFlight, produced.bytes - read);
    await new Promise(setImmediate);
  }
  expect(read).toBe(200 * MB);
  expect(mostInFlight).toBeLessThan(inFlightLimit);
});

test('streams a large upload at the pace of the upstream', async () => {
  const produced = source(200);
  let mostInFlight = 0;
  const origin = await upstreamOf(async (request, response) => {
    let read = 0;
    for await (const chunk of request) {
      read += chunk.length;
      mostInFlight = Math.max(mostInFlight, produced.bytes - read);
      await new Promise(setImmediate);
    }
    response.end(String(read));
  });
  const { port } = await front(origin);
  const request = httpRequest({ port, host: '127.0.0.1', method: 'POST' });
  const [[answer]] = await Promise.all([once(request, 'response'), pipeline(produced.stream, request)]);
  expect(await text(answer)).toBe(String(200 * MB));
  expect(mostInFlight).toBeLessThan(inFlightLimit);
});

test('a client that goes away before the answer cancels the upstream request', async () => {
  let reached: (request: IncomingMessage) => void = () => {};
  const arrival = new Promise<IncomingMessage>((resolve) => (reached = resolve));
  const { url, failures, over } = await front(await upstreamOf((request) => reached(request)));
  const ended = over();
  const controller = new AbortController();
  const answer = fetch(url, { signal: controller.signal });
  const upstreamRequest = await arrival;
  const cancelled = once(upstreamRequest.socket, 'close');
  controller.abort();
  await expect(answer).rejects.toThrow('aborted');
  await Promise.all([cancelled, ended]);
  expect(failures).toEqual([]);
});

test('a client that goes away within the answer cancels the upstream answer', async () => {
  const produced = source(200);
  let cancelled: Promise<unknown> = Promise.resolve();
  const origin = await upstreamOf((_request, response) => {
    cancelled = once(response, 'close');
    produced.stream.pipe(response);
  });
  const { url, over } = await front(origin);
  const ended = over();
  const controller = new AbortController();
  const answer = await fetch(url, { signal: controller.signal });
  await answer.body!.getReader().read();
  controller.abort();
  await Promise.all([cancelled, ended]);
  expect(produced.bytes).toBeLessThan(200 * MB);
});

test('a client that breaks off its upload cancels the upstream request', async () => {
  let reached: (request: IncomingMessage) => void = () => {};
  const arrival = new Promise<IncomingMessage>((resolve) => (reached = resolve));
  const { port } = await front(await upstreamOf((request) => reached(request)));
  const request = httpRequest({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-length': 1000 } });
  request.on('error', () => {});
  request.write('part');
  const upstreamRequest = await arrival;
  const broken = once(upstreamRequest.resume(), 'error');
  request.destroy();
  expect(await broken).toMatchObject([{ code: 'ECONNRESET' }]);
});

test('an upstream that breaks off within its answer breaks the answer off', async () => {
  const origin = await upstreamOf((_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('part', () => response.destroy());
  });
  const { url, failures, over } = await front(origin);
  const ended = over();
  const answer = await fetch(url);
  await expect(answer.text()).rejects.toThrow('terminated');
  await ended;
  expect(failures).toHaveLength(1);
});

test('an upstream that is down answers 503, also to an upload, and heals by itself', async () => {
  const server = createServer((_request, response) => response.end('back'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');

  const { url, failures } = await front(`http://127.0.0.1:${port}`);
  for (const body of [undefined, 'x'.repeat(MB)]) {
    const answer = await fetch(url, { method: 'POST', body });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toEqual({ detail: 'Service temporarily unavailable, try again later.' });
  }
  expect(failures.map(({ cause }) => cause)).toMatchObject([{ code: 'ECONNREFUSED' }, { code: 'ECONNREFUSED' }]);

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  expect(await (await fetch(url)).text()).toBe('back');
});

test('an upstream that does not start its answer in time answers 504', async () => {
  const { url } = await front(await upstreamOf(() => {}), { responseTimeout: 100 });
  const answer = await fetch(url);
  expect(answer.status).toBe(504);
  expect(await answer.json()).toEqual({ detail: 'The service took too long to answer. Please try again later.' });
});

test('an upstream that speaks no HTTP answers 502', async () => {
  const port = await listen(
    createTcpServer((socket) =>
      socket
        .on('error', () => {})
        .resume()
        .end('nonsense\r\n\r\n'),
    ),
  );
  const { url } = await front(`http://127.0.0.1:${port}`);
  expect((await fetch(url)).status).toBe(502);
});

/** Drops the first `drops` requests of the connection unanswered, then answers. */
async function dropping(drops: number) {
  const requests: string[] = [];
  const port = await listen(
    createTcpServer((socket: Socket) => {
      socket.on('error', () => {});
      socket.once('data', (data) => {
        requests.push(data.toString('latin1').split(' ')[0]!);
        if (requests.length <= drops) socket.destroy();
        else socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\nok');
      });
    }),
  );
  return { origin: `http://127.0.0.1:${port}`, requests };
}

test('a safe request is sent once more when the connection drops unanswered', async () => {
  const { origin, requests } = await dropping(1);
  const { url } = await front(origin);
  expect(await (await fetch(url)).text()).toBe('ok');
  expect(requests).toEqual(['GET', 'GET']);
});

test('it is not sent a third time, and an unsafe request never twice', async () => {
  const { origin, requests } = await dropping(3);
  const { url } = await front(origin);
  expect((await fetch(url)).status).toBe(502);
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(502);
  expect(requests).toEqual(['GET', 'GET', 'POST']);
});

test('an early refusal reaches a client that is still uploading, whose connection stays usable', async () => {
  const origin = await upstreamOf((request, response) => {
    if (request.method === 'POST') response.writeHead(413).end('Too large.');
    else response.end('fine');
  });
  const { port } = await front(origin);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let received = '';
  const receivedAll = (pattern: RegExp): Promise<void> =>
    new Promise((resolve) => socket.on('data', () => pattern.test(received) && resolve()));
  socket.on('data', (data) => (received += data.toString()));

  const refusal = receivedAll(/Too large/);
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${4 * MB}\r\n\r\n`);
  socket.write(Buffer.alloc(MB));
  await refusal;
  const second = receivedAll(/fine/);
  socket.write(Buffer.alloc(3 * MB));
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await second;
  socket.destroy();
  expect(received).toMatch(/^HTTP\/1.1 413 /);
});
