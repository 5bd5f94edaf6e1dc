/**
 * What happens when more is asked than this machine can do: first how much that is, then twice as much for a while. What is not let in
 * must be told so at once, and what is let in answered in time.
 */
import type Autocannon from 'autocannon';
import { required } from '../support/environment.ts';
import { autocannon } from '../support/load.ts';

const seconds = { capacity: 10, overload: 20 };
/** Below what one address may hold; above what a process works on at once. */
const connections = { capacity: 50, overload: 500 };
/** Milliseconds within which 99 % of what is let in are answered. */
const aim = 3_000;

const url = required('EDGE_URL');
const requests: Autocannon.Request[] = [
  { method: 'GET', path: '/api/projects/' },
  {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ projects { count results { title slug } } }' }),
  },
];

interface Outcome {
  sent: number;
  /** By status; 0 for none. */
  answers: Map<number, number>;
  accepted: number[];
  refused: number[];
}

async function ask(options: { duration: number; connections: number; overallRate?: number }): Promise<Outcome> {
  const outcome: Outcome = { sent: 0, answers: new Map(), accepted: [], refused: [] };
  const note = (status: number): void => void outcome.answers.set(status, (outcome.answers.get(status) ?? 0) + 1);
  const done = Promise.withResolvers<void>();
  const run = autocannon({ url, requests, timeout: 30, ...options }, (error) =>
    error ? done.reject(error) : done.resolve(),
  );
  run.on('response', (_client, status, _bytes, took) => {
    note(status);
    (status < 300 ? outcome.accepted : outcome.refused).push(took);
  });
  run.on('reqError', () => note(0));
  await done.promise;
  outcome.sent = [...outcome.answers.values()].reduce((sum, count) => sum + count, 0);
  return outcome;
}

const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? 0;

await ask({ duration: 3, connections: connections.capacity });
const most = await ask({ duration: seconds.capacity, connections: connections.capacity });
const capacity = most.accepted.length / seconds.capacity;
console.log(
  `Capacity: ${capacity.toFixed(0)} requests a second, half REST, half GraphQL; p99 ${p99(most.accepted).toFixed(0)} ms`,
);

const { sent, answers, accepted, refused } = await ask({
  duration: seconds.overload,
  connections: connections.overload,
  overallRate: Math.round(capacity * 2),
});
const share = (count: number): string => `${((100 * count) / sent).toFixed(1)} %`;
console.log(
  `Asked for ${(capacity * 2).toFixed(0)} a second for ${seconds.overload} s, over ${connections.overload} connections:`,
);
console.log(`  sent      ${sent} (${(sent / seconds.overload).toFixed(0)} a second)`);
console.log(`  accepted  ${share(accepted.length)}, p99 ${p99(accepted).toFixed(0)} ms (≤ ${aim})`);
console.log(`  503       ${share(answers.get(503) ?? 0)}, p99 ${p99(refused).toFixed(0)} ms`);
const others = [...answers].filter(([status]) => status >= 300 && status !== 503);
const unanswered = answers.get(0) ?? 0;
console.log(
  `  others    ${others.map(([status, count]) => `${status}: ${count}`).join(', ') || 'none'}; unanswered ${unanswered}`,
);
if (others.length > 0 || unanswered > 0 || p99(accepted) > aim) process.exitCode = 1;
