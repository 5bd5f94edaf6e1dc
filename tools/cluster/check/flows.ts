import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { demoPassword, type DemoUsername } from '@portfolio/demo/accounts';
import { readKeys } from '@portfolio/releases/keys';
import { changeRegistry } from '@portfolio/releases/registry';
import { folderStore } from '@portfolio/releases/store';
import type { RunningCluster } from './running.ts';
import { eventually } from '@portfolio/testkit/eventually';

/** What must not depend on the instance that somebody meets. */
interface Flow {
  title: string;
  /** @returns what was seen, in a few words @throws when it does depend */
  run: (cluster: RunningCluster) => Promise<string>;
}

const must = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new Error(otherwise);
};

/** Signs in at one instance of auth. */
export async function signIn(cluster: RunningCluster, username: DemoUsername, at = 'auth-1') {
  const { status, body } = await cluster.at(at).post('/auth/login/', { username, password: demoPassword });
  must(status === 200, `Signing in at ${at} answered ${status}.`);
  return body as { access: string; refresh: string };
}

/** A call of each instance that only somebody who is signed in may make. */
const memberCalls = (cluster: RunningCluster): [instance: string, path: string][] => [
  ...cluster.both('auth').map((name): [string, string] => [name, '/auth/user/']),
  ...cluster.both('content').map((name): [string, string] => [name, '/contact/messages/']),
  ...cluster.both('scheduling').map((name): [string, string] => [name, '/planner/clients/']),
  ...cluster.both('gateway').map((name): [string, string] => [name, '/planner/clients/']),
  ...cluster.both('edge').map((name): [string, string] => [name, '/api/planner/clients/']),
];

const statusesOf = (cluster: RunningCluster, access: string): Promise<[string, number][]> =>
  Promise.all(
    memberCalls(cluster).map(async ([name, path]): Promise<[string, number]> => {
      const { status } = await cluster.at(name, access).get(path);
      return [name, status];
    }),
  );

const sessions: Flow = {
  title: 'Signed in at one instance, at home at all',
  async run(cluster) {
    const { access, refresh } = await signIn(cluster, 'superuser', 'auth-1');
    const statuses = await statusesOf(cluster, access);
    must(
      statuses.every(([, status]) => status === 200),
      `Not everybody knows the session: ${JSON.stringify(statuses)}`,
    );
    const renewed = await cluster.at('auth-2').post('/auth/token/refresh/', { refresh });
    must(renewed.status === 200, `auth-2 does not renew a session of auth-1: ${renewed.status}`);
    return `${statuses.length} instances, renewed at the other`;
  },
};

const endedSession: Flow = {
  title: 'Signed out at one instance, refused at all within a second',
  async run(cluster) {
    const { access, refresh } = await signIn(cluster, 'superuser', 'auth-1');
    const { status } = await cluster.at('auth-1', access).post('/auth/logout/', { refresh });
    must(status < 300, `Signing out answered ${status}.`);
    const began = performance.now();
    const accepting = async () => (await statusesOf(cluster, access)).filter(([, each]) => each !== 401);
    let last: [string, number][] = [];
    await eventually('everybody refuses the session', async () => (last = await accepting()).length === 0, {
      within: 5_000,
    }).catch(() => must(false, `Not refused by ${last.map((each) => each.join(' ')).join(', ')}`));
    const ms = Math.round(performance.now() - began);
    must(ms < 1_000, `It took ${ms} ms.`);
    return `${ms} ms`;
  },
};

const publishing: Flow = {
  title: 'Published at one instance, visible at all',
  async run(cluster) {
    const { access } = await signIn(cluster, 'staff');
    const slug = `page-${randomUUID().slice(0, 8)}`;
    const page = { title: `About ${slug}`, slug, is_published: true };
    const { status } = await cluster.at('content-1', access).post('/pages/', page);
    must(status === 201, `Publishing answered ${status}.`);
    for (const name of cluster.both('content'))
      must((await cluster.at(name).get(`/pages/by-slug/${slug}/`)).status === 200, `${name} does not have the page.`);
    for (const name of cluster.both('edge')) {
      const document = await cluster.at(name).get(`/page/${slug}`);
      must(String(document.body).includes(page.title), `The document of ${name} does not name the page.`);
    }
    return 'over REST and in the documents of both edges';
  },
};

const limits: Flow = {
  title: 'Tries are counted together',
  async run(cluster) {
    const username = `nobody-${randomUUID().slice(0, 8)}`;
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      const at = cluster.at(cluster.both('auth')[i % 2]!);
      statuses.push((await at.post('/auth/login/', { username, password: 'wrong' })).status);
    }
    const allowed = statuses.filter((status) => status === 401).length;
    must(allowed === 10 && statuses.at(-1) === 429, `Of ten tries ${allowed} were answered: ${statuses.join(' ')}`);
    return '10 of 12 wrong passwords answered, 5 at each instance';
  },
};

const retries: Flow = {
  title: 'A retry at the other instance changes nothing twice',
  async run(cluster) {
    const { access } = await signIn(cluster, 'manager');
    const key = { 'idempotency-key': randomUUID() };
    const name = `Client ${randomUUID().slice(0, 8)}`;
    const [first, second] = await Promise.all(
      cluster.both('scheduling').map((each) => cluster.at(each, access).post('/planner/clients/', { name }, key)),
    );
    const found = await cluster.at('scheduling-2', access).get(`/planner/clients/?search=${encodeURIComponent(name)}`);
    must(
      found.body.count === 1 && first?.body.id === second?.body.id,
      `There are ${found.body.count} of it; the answers: ${first?.status} and ${second?.status}.`,
    );
    return 'two at once, one client, the same answer';
  },
};

const jobs: Flow = {
  title: 'Jobs are done once',
  async run(cluster) {
    const amount = 12;
    const marks = Array.from({ length: amount }, () => randomUUID());
    const { access } = await signIn(cluster, 'superuser');
    const usernames = marks.map((mark) => `job-${mark.slice(0, 8)}`);
    for (const username of usernames) {
      const person = { username, email: `${username}@example.com`, password: `password of ${username}` };
      await cluster.at('auth-1', access).post('/planner/users/', person);
    }
    // Three of one address are the most; each person asks once, at either instance.
    await Promise.all(
      usernames.map((username, i) =>
        cluster
          .at(cluster.both('auth')[i % 2]!)
          .post(
            '/auth/request-password-reset/',
            { email: `${username}@example.com` },
            { 'x-forwarded-for': `198.51.100.${i}` },
          ),
      ),
    );
    const sent = async (): Promise<number[]> =>
      Promise.all(
        usernames.map(async (username) => {
          const { body } = await cluster.at('mailbox').get(`/api/messages?to=${username}@example.com`);
          return (body as object[]).length;
        }),
      );
    await eventually('all mails are there', async () => (await sent()).every((count) => count >= 1));
    // What would be sent twice is sent by now: nothing waits any more.
    await eventually('no job waits', async () => {
      const ready = await Promise.all(cluster.both('auth').map((name) => cluster.at(name).get('/health/ready')));
      return ready.every(({ body }) => body.jobs.failing === 0 && body.jobs.stuck === 0);
    });
    const counts = await sent();
    must(
      counts.every((count) => count === 1),
      `Mails to each: ${counts.join(' ')}`,
    );
    return `${amount} mails for ${amount} jobs of two instances`;
  },
};

const releases: Flow = {
  title: 'A release is live at both edges within a second',
  async run(cluster) {
    const sequenceAt = async (name: string): Promise<number> => {
      const { body } = await cluster.at(name).get('/registry.json');
      return (JSON.parse(body.payload as string) as { sequence: number }).sequence;
    };
    const signer = {
      store: folderStore(join(cluster.dataPath, 'releases')),
      keys: readKeys(join(cluster.dataPath, 'release-keys.json')),
    };
    const { sequence } = await changeRegistry(signer, (published) => ({ ...published }));
    const began = performance.now();
    await eventually('both edges have it', async () => {
      const all = await Promise.all(cluster.both('edge').map(sequenceAt));
      return all.every((each) => each === sequence);
    });
    const ms = Math.round(performance.now() - began);
    must(ms < 1_000, `It took ${ms} ms.`);
    return `${ms} ms`;
  },
};

/** In this order: the first that fails says most. */
export const flows: readonly Flow[] = [sessions, endedSession, publishing, limits, retries, jobs, releases];
