import { setTimeout as sleep } from 'node:timers/promises';
import { serviceNames } from '@portfolio/contracts/routes';
import { signIn } from './flows.ts';
import type { RunningCluster } from './running.ts';

/** Milliseconds: until all that does not need what was killed is answered right, until the rest is answered at all, until all is well again. */
const aims = { rest: 2_000, missing: 2_000, healed: 10_000 };
/** A client that is not answered by then asks again. */
const patience = 10_000;

interface Question {
  /** Parts without which nobody can answer it. */
  needs: readonly string[];
  ask: () => Promise<number>;
}

/** What it took after a kill; the slowest of all questions. */
export interface Outage {
  killed: string;
  /** Until what does not need it was answered right. */
  rest: number;
  /** Until it was said that it is missing; undefined when nothing was. */
  missing: number | undefined;
  healed: number;
  isWell: boolean;
}

const parts = [...serviceNames, 'gateway', 'edge'];

/** Kills one of two of each part, and then both, while every part is asked for. */
export async function killEach(cluster: RunningCluster): Promise<Outage[]> {
  const { access } = await signIn(cluster, 'manager');
  const questions = questionsOf(cluster, access);
  const outages: Outage[] = [];
  for (const part of parts) {
    const [first, second] = cluster.both(part);
    outages.push(await outage(cluster, questions, [second], `one ${part}`));
    outages.push(await outage(cluster, questions, [first, second], `both ${part}`, part));
  }
  return outages;
}

function questionsOf(cluster: RunningCluster, access: string): Question[] {
  const get = (at: string, path: string) => () =>
    fetch(cluster.address(at) + path, {
      headers: { authorization: `Bearer ${access}` },
      signal: AbortSignal.timeout(patience),
    }).then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    });
  return [
    { needs: ['edge'], ask: get('edge', '/contact') },
    { needs: ['edge', 'gateway', 'auth'], ask: get('edge', '/api/auth/user/') },
    { needs: ['edge', 'gateway', 'content'], ask: get('edge', '/api/projects/') },
    { needs: ['edge', 'gateway', 'scheduling'], ask: get('edge', '/api/planner/clients/') },
    { needs: ['gateway', 'content'], ask: get('gateway', '/projects/') },
    { needs: ['scheduling'], ask: get('scheduling', '/planner/clients/') },
  ];
}

/** @param dead the part of which nothing is left */
async function outage(
  cluster: RunningCluster,
  questions: readonly Question[],
  instances: readonly string[],
  killed: string,
  dead?: string,
): Promise<Outage> {
  const began = performance.now();
  const since = () => Math.round(performance.now() - began);
  await Promise.all(instances.map((instance) => cluster.kill(instance)));
  const told = await Promise.all(
    questions.map(async ({ needs, ask }) => {
      const isMissing = needs.some((part) => part === dead);
      const answered = await answeredAfter(ask, since, (status) => status === 200 || (isMissing && status > 0));
      return { isMissing, answered };
    }),
  );
  // Whole: the instances are there again, and everything is answered right.
  await Promise.all(instances.map((instance) => isBack(cluster, instance, since)));
  const healed = await Promise.all(questions.map(({ ask }) => answeredAfter(ask, since, (status) => status === 200)));
  const slowest = (times: readonly number[]) => (times.length > 0 ? Math.max(...times) : undefined);
  const of = (missing: boolean) =>
    slowest(told.flatMap(({ isMissing, answered }) => (isMissing === missing ? [answered] : [])));
  const times = { rest: of(false) ?? 0, missing: of(true), healed: Math.max(...healed) };
  const isWell = times.rest <= aims.rest && (times.missing ?? 0) <= aims.missing && times.healed <= aims.healed;
  return { killed, ...times, isWell };
}

/** Asks again and again, as a client does. @returns when it was answered so; Infinity when it was not in a minute */
async function answeredAfter(
  ask: () => Promise<number>,
  since: () => number,
  isRight: (status: number) => boolean,
): Promise<number> {
  while (since() < 60_000) {
    // Nobody listens where the only proxy has nobody behind it: it answers 503 itself. A cut connection is no answer.
    if (isRight(await ask().catch(() => 0))) return since();
    await sleep(50);
  }
  return Infinity;
}

const isBack = (cluster: RunningCluster, instance: string, since: () => number): Promise<number> =>
  answeredAfter(
    async () => (await cluster.at(instance).get('/health/ready')).status,
    since,
    (status) => status === 200,
  );
