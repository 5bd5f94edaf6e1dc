/**
 * Mixed reading and writing over REST and GraphQL for as long as is said: `npm run bench -- soak 60` (minutes; 10 when left out). Each
 * minute its p99, and of each process memory, what of it JavaScript holds, and open files; at the end whether that stayed as it was.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword } from '@portfolio/demo/accounts';
import { required } from '../support/environment.ts';
import { median } from '../support/median.ts';
import { isFlat, MinuteOf, processes, type Minute } from './minutes.ts';

const minutes = Number(process.argv[2] ?? 10);
const people = 6;
/** Milliseconds between two requests of one of them: `PAUSE=220 npm run bench -- soak 60` leaves a shared machine to others. */
const pause = Number(process.env.PAUSE ?? 40);
/** After which an access token is replaced, in milliseconds. */
const fresh = 5 * 60_000;

const edge = required('EDGE_URL');
const until = Date.now() + minutes * 60_000;
let minute = new MinuteOf();

async function call(
  path: string,
  init: { method?: string; headers?: Record<string, string>; json?: unknown } = {},
): Promise<unknown> {
  const { json, ...rest } = init;
  const began = performance.now();
  const response = await fetch(edge + path, {
    ...rest,
    ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...rest.headers },
  });
  const text = await response.text();
  minute.note(performance.now() - began, response.ok && !text.includes('"errors"'));
  return text.startsWith('{') ? JSON.parse(text) : undefined;
}

const employee = 'mutation Write($input: NewEmployee!) { createEmployee(input: $input) { id } }';

/** What one person does over and over; it leaves nothing behind, so that lists stay as long as they are. */
async function work(headers: Record<string, string>): Promise<void> {
  const steps: (() => Promise<unknown>)[] = [
    () => call('/api/projects/'),
    () => call('/graphql', { headers, json: { query: '{ clients { count } me { id } }' } }),
    () => call('/'),
    async () => {
      const { id } = (await call('/api/planner/clients/', { headers, json: { name: `soak-${randomUUID()}` } })) as {
        id: number;
      };
      await call(`/api/planner/clients/${id}/`, { method: 'DELETE', headers });
    },
    async () => {
      const input = { firstName: 'Ada', lastName: 'Soak', email: `${randomUUID()}@example.com`, hourlyRate: '20' };
      const answer = (await call('/graphql', { headers, json: { query: employee, variables: { input } } })) as {
        data: { createEmployee: { id: string } };
      };
      await call(`/api/planner/employees/${answer.data.createEmployee.id}/`, { method: 'DELETE', headers });
    },
  ];
  for (const step of steps) {
    await step();
    await sleep(pause);
  }
}

async function person(): Promise<void> {
  while (Date.now() < until) {
    const login = { username: 'manager', password: demoPassword };
    const { access } = (await call('/api/auth/login/', { json: login })) as { access: string };
    const renewed = Date.now() + fresh;
    while (Date.now() < Math.min(until, renewed)) await work({ authorization: `Bearer ${access}` });
  }
}

const told: Minute[] = [];
const working = Promise.all(Array.from({ length: people }, person));
const broken = new AbortController();
working.catch(() => broken.abort());
console.log(
  `minute  requests  failed  p50, p99 ms   ${processes.map(({ name }) => `${name}: MB, heap, files`.padEnd(26)).join('')}`,
);
while (Date.now() < until && !broken.signal.aborted) {
  const end = Math.min(until, Date.now() + 60_000);
  while (Date.now() < end && !broken.signal.aborted) {
    await minute.look();
    await sleep(Math.max(Math.min(2_000, end - Date.now()), 0));
  }
  const last = minute.end();
  minute = new MinuteOf();
  told.push(last);
  const cells = last.processes.map(({ memory, heap, files }) =>
    `${memory.toFixed(0)}, ${heap.toFixed(1)}, ${files}`.padEnd(26),
  );
  console.log(
    `${String(told.length).padStart(6)}${String(last.requests).padStart(10)}${String(last.failed).padStart(8)}${`${last.p50.toFixed(0)}, ${last.p99.toFixed(0)}`.padStart(13)}   ${cells.join('')}`,
  );
}
await working;
const troubles = isFlat(told, median);
console.log(troubles.length === 0 ? 'Flat.' : troubles.join('\n'));
if (troubles.length > 0 || told.some(({ failed }) => failed > 0)) process.exitCode = 1;
