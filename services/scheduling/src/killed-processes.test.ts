import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { RosterPlan } from '@portfolio/contracts/scheduling';
import { eventually } from '@portfolio/testkit';
import { startNotices, type TestNotices } from '../test/notices.ts';
import { foundRace, type Race } from '../test/race.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let firm: TestNotices;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  // What is killed is what production runs: the built files, in a process of their own. Not in `dist`: a product may run from it.
  await promisify(execFile)('npm', ['run', 'build', '--', '--out-dir', '.local'], { cwd: root });
  firm = await startNotices();
}, 180_000);
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await firm.close();
});

function startWorker(given: Record<string, string> = {}) {
  const environment = Object.entries(firm.environment).map(([name, value]) => [name, String(value)]);
  const worker = spawn(process.execPath, ['.local/main.js'], {
    cwd: root,
    env: { ...Object.fromEntries(environment), ...given },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  workers.push(worker);
  return worker;
}

/** A process that answers, and where. */
interface Server {
  worker: ChildProcess;
  url: string;
}

async function startServer(given: Record<string, string> = {}): Promise<Server> {
  const worker = startWorker({ LOG_LEVEL: 'info', ...given });
  const { port } = await new Promise<{ port: number }>((resolve) => {
    createInterface(worker.stdout).on('line', (line) => {
      const said = JSON.parse(line) as { msg?: string; port: number };
      if (said.msg === 'listening') resolve(said);
    });
  });
  return { worker, url: `http://127.0.0.1:${port}` };
}

const kill = async (worker: ChildProcess) => {
  worker.kill('SIGKILL');
  await once(worker, 'exit');
};

/** What the runner does a minute after a worker died: the locks of the dead are too old. */
const letTimePass = () =>
  firm.database.query(
    "UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '61 seconds' WHERE locked_at IS NOT NULL",
  );

test('a notice is mailed once and pushed once, though the worker is killed while it is told', async () => {
  const guard = await firm.guard();
  const { endpoint } = await guard.subscribe();
  await firm.as(firm.owner).post('/planner/shifts/', firm.shift(guard));

  // The e-mail has gone out; the push service has been asked and does not answer.
  firm.pushService.answers = 'never';
  const first = startWorker();
  await eventually('the worker waits for the push service', async () => {
    await firm.minuteIsOver();
    return firm.pushService.requests > 0 && guard.mails().length > 0;
  });
  await eventually('the e-mail is marked as sent', async () => {
    const sent = await firm.database.query<unknown[]>('SELECT FROM notice_delivery WHERE sent_at IS NOT NULL');
    return sent.length > 0;
  });
  await kill(first);

  // Another one takes over; the mail's job is there once more, as if the first had died before it was crossed off.
  firm.pushService.answers = 201;
  await letTimePass();
  await firm.database.query(
    `SELECT graphile_worker.add_job('mail-notice', json_build_object('payload', json_build_object('delivery', id)))
     FROM notice_delivery WHERE subscription_id IS NULL`,
  );
  await firm.database.query(
    `SELECT graphile_worker.add_job('tell-notice', json_build_object('payload', json_build_object('notice', id)))
     FROM notice`,
  );
  const second = startWorker();
  await eventually('nothing is left to do', async () => {
    const left = await firm.database.query<unknown[]>(
      "SELECT FROM graphile_worker.jobs WHERE task_identifier IN ('tell-notice', 'mail-notice', 'push-notice')",
    );
    return left.length === 0;
  });
  await kill(second);

  expect(guard.mails().map(({ subject }) => subject)).toEqual(['New shift · Nightwatch']);
  expect(firm.pushService.taken.map((pushed) => pushed.endpoint)).toEqual([endpoint]);
  expect((await guard.notices()).count).toBe(1);
}, 180_000);

test('a plan goes on where its killed planner was; one that ends each of them fails, and makes room', async () => {
  const { company, client, make } = firm;
  const planner = () => startWorker({ ROLE: 'planner' });
  const api = () => firm.as(firm.owner);
  for (let nth = 0; nth < 4; nth++) await make.employee(company);
  const stretch = { week: 1, day_of_week: 'monday' as const, start_time: '08:00', end_time: '16:00', heads: 3 };
  await make.post(client, {
    demand: {
      periods: [{ from: '2033-01-03', until: null, weeks: 1, stretches: [stretch] }],
      holidays: { region: null, rule: 'staffed', stretches: [] },
      exceptions: [],
      closures: [],
    },
  });
  const plan = { company: company.id, from: '2033-03-07', until: '2033-03-13', seconds: 60 };
  const begin = async () => {
    const { status, body } = await api().post('/planner/plans/', plan);
    expect(status).toBe(201);
    return async (): Promise<RosterPlan> => (await api().get(`/planner/plans/${body.id}/`)).body;
  };

  // What answers leaves plans to planners.
  const { worker: answering } = await startServer({ ROLE: 'server' });
  const [first, look] = [planner(), await begin()];
  await eventually('something was found', async () => (await look()).progress.length > 0);
  await kill(first);
  const before = await look();
  expect(before).toMatchObject({ state: 'running', asked: 3 });
  await letTimePass();
  await api().post(`/planner/plans/${before.id}/cancel/`, {});
  const second = planner();
  await eventually('the plan is ready', async () => (await look()).state === 'ready');
  const after = await look();
  expect(after).toMatchObject({ missing: 0, open: [] });
  expect(after.shifts).toHaveLength(3);
  expect(after.progress.slice(0, before.progress.length)).toEqual(before.progress);
  expect(after.worked).toBeGreaterThanOrEqual(before.worked);

  await kill(second);
  const lookAgain = await begin();
  await firm.database.query(`UPDATE roster_plan SET state = 'running', taken = 3 WHERE state = 'waiting'`);
  const third = planner();
  await eventually('it has failed', async () => (await lookAgain()).state === 'failed');
  await (
    await begin()
  )();
  await Promise.all([kill(third), kill(answering)]);
}, 180_000);

const rounds = Number(process.env['RACE_ROUNDS'] ?? 2);

test(
  'issue: claimed, awarded, withdrawn, swapped, moved, cancelled, published and off at once, with one of two processes killed',
  async () => {
    const random = seeded(20_261_127);
    let race: Race | undefined;
    let server = startServer();
    for (let round = 0; round < rounds; round++) {
      // Every second company plans in drafts. Nobody asks colleagues without end.
      if (!race || round % 20 === 0) race = await foundRace(firm, round % 40 === 20);
      const { worker, url } = await server;
      const isKilled = round % 2 === 1;
      const { sent, held } = await race.run(round, () => (random(2) === 0 ? firm.url : url), random, isKilled);
      if (held) {
        await held.isWaitedFor();
        await kill(worker);
        await held.release();
        if (round + 1 < rounds) server = startServer();
      }
      await race.isTrue(await sent, round);
    }
    const { worker } = await server;
    if (worker.signalCode === null) await kill(worker);
    await letTimePass();
    const last = startWorker();
    await eventually('all are told', async () => {
      const left = await firm.database.query<unknown[]>(
        "SELECT FROM graphile_worker.jobs WHERE task_identifier IN ('tell-license', 'announce-open-shift', 'mail-notice')",
      );
      return left.length === 0;
    });
    await kill(last);
    expect(
      await firm.database.query(
        'SELECT notice_id FROM notice_delivery WHERE subscription_id IS NULL GROUP BY 1 HAVING count(*) > 1',
      ),
    ).toEqual([]);
    expect(
      await firm.database.query(
        `SELECT FROM notice WHERE told_at IS NOT NULL AND num_nonnulls(open_shift_id, offered_open_shift_id, offer_id) = 1
         AND NOT EXISTS (SELECT FROM notice_delivery WHERE notice_id = notice.id AND sent_at IS NOT NULL)`,
      ),
    ).toEqual([]);
  },
  180_000 + rounds * 10_000,
);

/** The same numbers in every run, each below `end`. */
function seeded(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}
