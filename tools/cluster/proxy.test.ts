import { createServer, type RequestListener, type Server } from 'node:http';
import { closeServer, listen } from '@portfolio/service-kit/server';
import { trustedProxies } from '@portfolio/service-kit/environment';
import { eventually } from '@portfolio/testkit';
import { createProxy } from './proxy.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function serve(listener: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(listener);
  const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  closers.push(() => closeServer(server, 0));
  return { url, server };
}

/** Answers with its name; `isReady` says what it answers to the question whether it is. */
async function instance(name: string) {
  const state = { isReady: true };
  const { url, server } = await serve((request, response) => {
    if (request.url === '/health/ready') return void response.writeHead(state.isReady ? 200 : 503).end();
    response.end(`${name} ${String(request.headers['x-forwarded-for'])}`);
  });
  return { url, server, state };
}

async function before(...instances: { url: string }[]) {
  const proxy = await createProxy(
    instances.map(({ url }) => url),
    trustedProxies(''),
  );
  const { url } = await serve(proxy.listener);
  closers.push(proxy.close);
  const ask = async (): Promise<string> => (await fetch(url, { headers: { 'x-forwarded-for': '192.0.2.1' } })).text();
  return { url, ask, some: async () => [await ask(), await ask(), await ask(), await ask()] };
}

test('requests go to the instances in turn, with the address that asked', async () => {
  const { some } = await before(await instance('a'), await instance('b'));
  expect(await some()).toEqual(['a 127.0.0.1', 'b 127.0.0.1', 'a 127.0.0.1', 'b 127.0.0.1']);
});

test('one that says that it is not ready gets none until it is', async () => {
  const [a, b] = [await instance('a'), await instance('b')];
  const { some } = await before(a, b);
  a.state.isReady = false;
  await eventually('only the other is asked', async () => (await some()).every((answer) => answer.startsWith('b')));
  b.state.isReady = false;
  await eventually('with none ready both are asked', async () => new Set(await some()).size === 2);
  a.state.isReady = true;
  await eventually('only the first is asked', async () => (await some()).every((answer) => answer.startsWith('a')));
  b.state.isReady = true;
  expect(await eventually('both are asked', async () => new Set(await some()).size === 2)).toBe(true);
});

test('one that is gone is left out, and with none left the answer says to come back', async () => {
  const [a, b] = [await instance('a'), await instance('b')];
  const { url, some } = await before(a, b);
  await closeServer(a.server, 0);
  await eventually('only the other is asked', async () => (await some()).every((answer) => answer.startsWith('b')));
  await closeServer(b.server, 0);
  await eventually('nobody is left', async () => (await fetch(url)).headers.get('retry-after') === '1');
  expect((await fetch(url)).status).toBe(503);
});
