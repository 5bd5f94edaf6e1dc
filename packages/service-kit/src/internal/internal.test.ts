import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { backgroundContext, runInContext } from '../request-context/index.ts';
import { internalClient, type InternalClient } from './index.ts';

let server: Server;
let client: InternalClient;
/** For what is never answered. */
let hurried: InternalClient;
const seen: { url?: string; headers: NodeJS.Dict<string | string[]> }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ url: request.url, headers: request.headers });
    const answer = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
    if (request.url === '/found') answer(200, { id: 7 });
    else if (request.url === '/made') answer(201, { id: 8 });
    else if (request.url === '/invalid') answer(400, { username: ['Taken.'] });
    else if (request.url === '/broken') answer(500, {});
    else if (request.url !== '/hangs') answer(404, {});
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const options = { baseUrl: `http://127.0.0.1:${port}`, key: 'the-service-token' };
  client = internalClient({ ...options, timeoutMs: 30_000 });
  hurried = internalClient({ ...options, timeoutMs: 100 });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await Promise.all([client.close(), hurried.close()]);
});

const schema = z.object({ id: z.number() });

test('carries the key and the id of the request', async () => {
  const body = await runInContext(backgroundContext('req-3'), () => client.get('/found', schema));
  expect(body).toEqual({ id: 7 });
  expect(seen.at(-1)?.headers).toMatchObject({ 'x-service-token': 'the-service-token', 'x-request-id': 'req-3' });
  expect(await client.post('/made', { a: 1 }, schema)).toEqual({ id: 8 });
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
  const nobody = internalClient({ baseUrl: 'http://127.0.0.1:9', key: 'x' });
  await expect(nobody.get('/found', schema)).rejects.toMatchObject({ code: 'unavailable' });
  await nobody.close();
});
