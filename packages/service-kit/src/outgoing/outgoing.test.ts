import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, createServer as createSocketServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { createTransport } from 'nodemailer';
import { Client } from 'pg';
import { request } from 'undici';
import { createLogger } from '../logging/index.ts';
import { destination, destinationsOf, guardOutgoing } from './index.ts';

let known: Server;
let other: Server;
const lines: { level: number; host?: string; port?: number }[] = [];
const log = createLogger(
  { name: 'test', level: 'info' },
  { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
);
const portOf = (server: Server) => (server.address() as AddressInfo).port;
let lift = () => {};

beforeAll(async () => {
  [known, other] = [1, 2].map(() =>
    createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1'),
  ) as [Server, Server];
  await Promise.all([once(known, 'listening'), once(other, 'listening')]);
});
beforeEach(() => {
  lines.length = 0;
  lift = guardOutgoing(destinationsOf({ AUTH_URL: `http://127.0.0.1:${portOf(known)}` }, {}), { log });
});
afterEach(() => lift());
afterAll(() => {
  for (const server of [known, other]) {
    server.closeAllConnections();
    server.close();
  }
});

test('what a setting names is reached', async () => {
  const { statusCode, body } = await request(`http://127.0.0.1:${portOf(known)}`);
  await body.dump();
  expect(statusCode).toBe(200);
  expect((await fetch(`http://127.0.0.1:${portOf(known)}`)).status).toBe(200);
  expect(lines).toEqual([]);
});

const failure = (socket: { once(event: 'error', listener: (error: Error) => void): unknown }) =>
  new Promise((_resolve, reject) => {
    socket.once('error', reject);
  });

test.each<[string, (port: number) => Promise<unknown>]>([
  ['undici', (port) => request(`http://127.0.0.1:${port}`)],
  ['fetch', (port) => fetch(`http://127.0.0.1:${port}`)],
  ['a socket by number and name', (port) => failure(connect(port, '127.0.0.1'))],
  ['TLS', (port) => failure(connectTls({ port, host: '127.0.0.1' }))],
  ['PostgreSQL', (port) => new Client({ host: '127.0.0.1', port }).connect()],
  ['mail', (port) => createTransport({ host: '127.0.0.1', port }).sendMail({ to: 'a@b.example', text: 'x' })],
])('nothing else, by %s: it fails as what is unreachable does, and is logged', async (_way, call) => {
  const port = portOf(other);
  await expect(call(port)).rejects.toThrow(/No setting names|fetch failed/);
  expect(lines).toEqual([expect.objectContaining({ level: 40, host: '127.0.0.1', port })]);
});

test('not the same host on another port, nor a name that only looks like one of the list', async () => {
  lift();
  lift = guardOutgoing([destination('*.push.example:443')], { log });
  for (const host of ['push.example', 'evil-push.example', 'a.push.example.evil.example'])
    await expect(failure(connect({ host, port: 443 }))).rejects.toThrow('No setting names');
  await expect(failure(connect({ host: 'a.push.example', port: 80 }))).rejects.toThrow('No setting names');
  // Allowed, and unknown to DNS.
  await expect(failure(connect({ host: 'a.push.example', port: 443 }))).rejects.not.toThrow('No setting names');
});

test('sockets of this host are named by their paths', async () => {
  const path = join(tmpdir(), `outgoing-${process.pid}.sock`);
  const server = createSocketServer((socket) => socket.end()).listen(path);
  await once(server, 'listening');
  await expect(failure(connect(path))).rejects.toThrow('No setting names');
  lift();
  lift = guardOutgoing(destinationsOf({ CLAMD_URL: `unix://${path}` }, {}), { log });
  const socket = connect(path);
  await once(socket, 'connect');
  socket.destroy();
  server.close();
});

test('settings name hosts with the ports of their protocols; what browsers are told is none of them', () => {
  const values = {
    DATABASE_URL: 'postgresql://u:p@database/db?sslmode=verify-full',
    SMTP_URL: 'smtps://u:p@mail.example',
    S3_ENDPOINT: 'https://[2001:db8::1]:9000',
    PUBLIC_ORIGIN: 'https://site.example',
    SECRET_KEY: 'http-no-address',
    PORT: 4101,
  };
  const socket = { DATABASE_URL: 'postgresql:///db?host=/run/postgresql' };
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector:4318', HOME_URL: 'https://elsewhere.example' };
  expect(destinationsOf(values, tracing)).toEqual([
    { host: 'database', port: 5432 },
    { host: 'mail.example', port: 465 },
    { host: '2001:db8::1', port: 9000 },
    { host: 'collector', port: 4318 },
  ]);
  expect(destinationsOf(socket, {})).toEqual([{ path: '/run/postgresql/.s.PGSQL.5432' }]);
});
