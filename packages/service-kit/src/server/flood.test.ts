import { Agent, createServer, get, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { admission } from './admission.ts';
import { closeServer, listen } from './running-server.ts';

/** Works on what it let in, one after the other, a millisecond each: what a hundred do at once takes each a hundred. */
const working: ServerResponse[] = [];
const admit = admission({ most: 100 });
const server = createServer((request, response) => admit(request, response, () => void working.push(response)));
let port: number;
const over = new AbortController();
beforeAll(async () => {
  port = await listen(server, 0, '127.0.0.1');
  void (async () => {
    for (; !over.signal.aborted; await delay(1)) working.shift()?.end('done');
  })();
});
afterAll(async () => {
  over.abort();
  await closeServer(server, 0);
});

const askFrom = (localAddress: string, agent: Agent) =>
  new Promise<{ status: number; took: number }>((resolve) => {
    const began = performance.now();
    const settle = (status: number) => resolve({ status, took: performance.now() - began });
    get({ port, host: '127.0.0.1', localAddress, agent, path: '/' }, (answer) => {
      answer.resume().once('end', () => settle(answer.statusCode ?? 0));
    }).once('error', () => settle(0));
  });

test('while one network holds 500 connections, others are answered within a second, and none of them is refused', async () => {
  const flooding = new Agent({ keepAlive: true });
  let flooded = 0;
  const flood = Array.from({ length: 500 }, async () => {
    for (; !over.signal.aborted; flooded += 1) await askFrom('127.0.1.1', flooding);
  });
  const others = new Agent({ keepAlive: true });
  const answers: { status: number; took: number }[] = [];
  for (let round = 0; round < 20; round += 1)
    answers.push(...(await Promise.all([2, 3, 4, 5].map((each) => askFrom(`127.0.${each}.1`, others)))));
  over.abort();
  for (const response of working.splice(0)) response.end();
  flooding.destroy();
  others.destroy();
  expect(flooded).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(1_000);
  void flood;
});
