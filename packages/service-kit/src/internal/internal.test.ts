import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { serviceCredential } from '../environment/index.ts';
import { backgroundContext, runInContext } from '../request-context/index.ts';
import { internalClient, type InternalClient } from './index.ts';

let server: Server;
let client: InternalClient;
/** For what is never answered. */
let hurried: InternalClient;
const key = 'the-key-of-content-and-auth-'.padEnd(32, 'k');
const credential = () => serviceCredential('auth', key, true);
const hour = 3_600_000;
const seen: { url?: string; headers: NodeJS.Dict<string | string[]> }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ url: request.url, headers: request.headers });
    const answer = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
    if (request.url === '/found') answer(200, { id: 7 });
    else if (request.url === '/made') answer(201, { id: 8 });
    else if (request.url === '/invalid') answer(400, { username: ['Taken.'] });
    else if (request.url === '/broken') answer(500, {});
    // A release that knows no tokens.
    else if (request.url === '/before') answer(request.headers['x-service-token'] === key ? 200 : 403, { id: 9 });
    // One whose clock is an hour ahead of ours.
    else if (request.url === '/ahead') {
      const { iat = 0 } = decodeJwt(String(request.headers['x-service-token']));
      response.setHeader('x-service-time', String(Date.now() + hour));
      answer(iat * 1000 > Date.now() + hour - 5_000 ? 200 : 403, { id: 10 });
    } else if (request.url !== '/hangs') answer(404, {});
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const options = { baseUrl: `http://127.0.0.1:${port}`, credential: credential() };
  client = internalClient({ ...options, timeoutMs: 30_000 });
  hurried = internalClient({ ...options, timeoutMs: 100 });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await Promise.all([client.close(), hurried.close()]);
});

const schema = z.object({ id: z.number() });

const shown = () => seen.map(({ headers }) => String(headers['x-service-token']));

test('carries the id of the request, and a token of a minute for the one that is called: never the key', async () => {
  const body = await runInContext(backgroundContext('req-3'), () => client.get('/found', schema));
  expect(body).toEqual({ id: 7 });
  expect(seen.at(-1)?.headers).toMatchObject({ 'x-request-id': 'req-3' });
  const { aud, iat = 0, exp = 0 } = decodeJwt(shown().at(-1)!);
  expect([aud, exp - iat]).toEqual(['auth', 60]);
  expect(await client.post('/made', { a: 1 }, schema)).toEqual({ id: 8 });
  expect(shown()).not.toContain(key);
});

test('one of the release before is called by the key, as long as that is allowed', async () => {
  const { port } = server.address() as AddressInfo;
  const clientOf = (takesPlain: boolean) =>
    internalClient({ baseUrl: `http://127.0.0.1:${port}`, credential: serviceCredential('auth', key, takesPlain) });
  const [lenient, strict] = [clientOf(true), clientOf(false)];
  await expect(strict.get('/before', schema)).rejects.toMatchObject({ code: 'unavailable' });
  expect(shown()).not.toContain(key);
  expect(await lenient.get('/before', schema)).toEqual({ id: 9 });
  await Promise.all([lenient.close(), strict.close()]);
});

test('where clocks differ it learns the time of the one that it calls', async () => {
  const { port } = server.address() as AddressInfo;
  const own = internalClient({ baseUrl: `http://127.0.0.1:${port}`, credential: credential() });
  const before = seen.length;
  expect(await own.get('/ahead', schema)).toEqual({ id: 10 });
  expect(await own.get('/ahead', schema)).toEqual({ id: 10 });
  expect(seen.length - before).toBe(3);
  await own.close();
});

test('what everybody may call goes without a key', async () => {
  const { port } = server.address() as AddressInfo;
  const visitor = internalClient({ baseUrl: `http://127.0.0.1:${port}` });
  expect(await visitor.get('/found', schema)).toEqual({ id: 7 });
  expect(seen.at(-1)?.headers).not.toHaveProperty('x-service-token');
  await visitor.close();
});

test.each([
  ['/nowhere', { code: 'not_found' }],
  ['/invalid', { code: 'validation', fields: { username: ['Taken.'] } }],
  ['/broken', { code: 'unavailable' }],
])('%s fails as %j', async (path, error) => {
  await expect(client.get(path, schema)).rejects.toMatchObject(error);
});

test('what is not answered in time is unavailable', async () => {
  await expect(hurried.get('/hangs', schema)).rejects.toMatchObject({ code: 'unavailable' });
});

test('an answer of another shape, or none at all, is unavailable', async () => {
  await expect(client.get('/found', z.object({ other: z.string() }))).rejects.toMatchObject({ code: 'unavailable' });
  const nobody = internalClient({ baseUrl: 'http://127.0.0.1:9', credential: credential() });
  await expect(nobody.get('/found', schema)).rejects.toMatchObject({ code: 'unavailable' });
  await nobody.close();
});
