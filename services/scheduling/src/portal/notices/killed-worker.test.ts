import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventually } from '@portfolio/testkit';
import { startNotices, type TestNotices } from '../../../test/notices.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
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

function startWorker(): ChildProcess {
  const environment = Object.entries(firm.environment).map(([name, value]) => [name, String(value)]);
  const worker = spawn(process.execPath, ['.local/main.js'], {
    cwd: root,
    env: Object.fromEntries(environment),
    stdio: 'ignore',
  });
  workers.push(worker);
  return worker;
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
