import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
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

async function startServer(): Promise<Server> {
  const worker = startWorker({ LOG_LEVEL: 'info' });
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
