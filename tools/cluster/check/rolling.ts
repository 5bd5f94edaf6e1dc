import { randomUUID } from 'node:crypto';
import { serviceNames } from '@portfolio/contracts/routes';
import type { RunningCluster } from './running.ts';
import { signIn } from './flows.ts';

/** Parts in the order in which operations.md upgrades them: services first, then who calls them. */
const parts = [...serviceNames, 'gateway', 'edge'];

/** Clients of each kind that ask again as soon as they are answered. */
const clientsOfEach = 2;

interface Kind {
  name: string;
  /** @returns the status of the answer, and what it says */
  ask: () => Promise<{ status: number; text: string }>;
  expected: number;
}

export interface Tally {
  name: string;
  /** Milliseconds of each request. */
  times: number[];
  /** What went wrong, in words. */
  failures: string[];
}

/** What a rolling upgrade did to those who were there. */
export interface Rolling {
  tallies: Tally[];
  /** Seconds that both instances of each part took to end, and to start. */
  parts: { name: string; ending: number; starting: number }[];
  /** Writes that were acknowledged, and of these how many there are afterwards. */
  writes: { acknowledged: number; found: number };
}

/**
 * Stops and starts every instance, one after the other, while clients read and write over the site's own address.
 * @param isLast for an instance that is ended for good, after the others
 */
export async function rollingUpgrade(
  cluster: RunningCluster,
  isLast: (instance: string) => boolean = () => false,
): Promise<Rolling> {
  const { access } = await signIn(cluster, 'manager');
  const run = randomUUID().slice(0, 8);
  const acknowledged: number[] = [];
  const kinds = kindsOf(cluster.address('edge'), access, run, (id) => acknowledged.push(id));
  const stopping = new AbortController();
  const tallies = kinds.map(({ name }): Tally => ({ name, times: [], failures: [] }));
  const clients = kinds.flatMap((kind, i) =>
    Array.from({ length: clientsOfEach }, () => askUntil(stopping.signal, kind, tallies[i]!)),
  );
  const took: Rolling['parts'] = [];
  try {
    for (const name of parts) {
      const part = { name, ending: 0, starting: 0 };
      took.push(part);
      const instances = cluster.both(name);
      for (const instance of [...instances.filter((each) => !isLast(each)), ...instances.filter(isLast)]) {
        part.ending += await secondsOf(cluster.stop(instance));
        if (!isLast(instance)) part.starting += await secondsOf(cluster.start(instance));
      }
    }
  } finally {
    stopping.abort();
    await Promise.all(clients);
  }
  const found = await cluster.at('scheduling', access).get(`/planner/clients/?search=${run}&page_size=1`);
  const writes = { acknowledged: new Set(acknowledged).size, found: Number(found.body.count) };
  return { tallies, parts: took, writes };
}

async function secondsOf(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work;
  return (performance.now() - began) / 1_000;
}

async function askUntil(signal: AbortSignal, { ask, expected }: Kind, tally: Tally): Promise<void> {
  while (!signal.aborted) {
    const began = performance.now();
    try {
      const { status, text } = await ask();
      if (status !== expected) tally.failures.push(`${status}: ${text.slice(0, 200)}`);
    } catch (error) {
      const { cause, message } = error as Error;
      tally.failures.push(cause instanceof Error ? `${message}: ${cause.message}` : message);
    }
    tally.times.push(performance.now() - began);
  }
}

/** What visitors and a manager do all day. */
function kindsOf(site: string, access: string, run: string, acknowledge: (id: number) => void): Kind[] {
  const call = async (path: string, init?: RequestInit) => {
    const answer = await fetch(site + path, init);
    return { status: answer.status, text: await answer.text() };
  };
  const json = { 'content-type': 'application/json' };
  const bearer = { authorization: `Bearer ${access}` };
  const graphql = (query: string, headers = {}) =>
    call('/graphql', { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify({ query }) });
  const data = async (answer: ReturnType<typeof call>) => {
    const { status, text } = await answer;
    return { status: text.includes('"errors"') ? 500 : status, text };
  };
  let written = 0;
  return [
    { name: 'documents', expected: 200, ask: () => call('/projects') },
    { name: 'REST, reading', expected: 200, ask: () => call('/api/projects/') },
    { name: 'GraphQL, two services', expected: 200, ask: () => data(graphql(query, bearer)) },
    {
      name: 'REST, writing',
      expected: 201,
      async ask() {
        written += 1;
        const body = JSON.stringify({ name: `Client ${written} of ${run}` });
        const headers = { ...json, ...bearer, 'idempotency-key': randomUUID() };
        const answer = await call('/api/planner/clients/', { method: 'POST', headers, body });
        if (answer.status === 201) acknowledge((JSON.parse(answer.text) as { id: number }).id);
        return answer;
      },
    },
  ];
}

const query = '{ projects(pageSize: 3) { results { id title } } clients(pageSize: 3) { results { id name } } }';
