import type { RosterPlan } from '@portfolio/contracts/scheduling';
import { eventually } from '@portfolio/testkit';
import { startNotices, type TestNotices } from '../test/notices.ts';
import { keepOrder } from '../test/race-truth.ts';
import { foundRace, type Race } from '../test/race.ts';
import { buildWorkers, dieAt, kill, letTimePass } from '../test/workers.ts';

let firm: TestNotices;
let workers: Awaited<ReturnType<typeof buildWorkers>>;

beforeAll(async () => {
  workers = await buildWorkers();
  firm = await startNotices();
  await keepOrder(firm.database);
}, 180_000);
afterAll(async () => {
  workers.end();
  await firm.close();
});

const startWorker = (given?: Record<string, string>) => workers.start(firm, given);
const startServer = (given?: Record<string, string>) => workers.startServer(firm, given);

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
  await letTimePass(firm);
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
  await letTimePass(firm);
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

const rounds = Number(process.env['RACE_ROUNDS'] ?? 4);

test(
  'issue: claimed, awarded, withdrawn, swapped, moved, cancelled, published, off and dismissed at once, with one of two processes killed',
  async () => {
    const random = seeded(20_261_127);
    // Companies plan in drafts or not, and let guards swap alone or not.
    const races: Race[] = [];
    let server = startServer();
    let killed = 0;
    for (let round = 0; round < rounds; round++) {
      const [kind, nth] = [round % 4, Math.floor(round / 4) % 20];
      // Nobody asks colleagues without end.
      if (nth === 0)
        races[kind] = await foundRace(firm, {
          plans_in_drafts: kind % 2 === 1,
          offer_approval: kind < 2 ? 'never' : 'always',
        });
      const race = races[kind]!;
      const { worker, url } = await server;
      const isKilled = (kind + nth) % 2 === 1;
      const eitherUrl = () => (random(2) === 0 ? firm.url : url);
      const { sent, held } = await race.run(nth, eitherUrl, random, isKilled ? killed++ : undefined);
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
    await letTimePass(firm);
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
        `SELECT FROM notice WHERE told_at IS NOT NULL AND num_nonnulls(open_shift_id, offered_open_shift_id, offer_id, time_off_id) = 1
         AND NOT EXISTS (SELECT FROM notice_delivery WHERE notice_id = notice.id AND sent_at IS NOT NULL)`,
      ),
    ).toEqual([]);
  },
  180_000 + rounds * 10_000,
);

test(
  'issue: whatever is done, a process that is killed between any two steps of it leaves it done or not; said again, it is done',
  async () => {
    let server = startServer({ ROLE: 'server' });
    let killed = 0;
    let race: Race | undefined;
    for (let round = 0; round < rounds; round++) {
      const [nth, kind] = [round % 40, Math.floor(round / 40)];
      if (!race || nth === 0)
        race = await foundRace(firm, {
          plans_in_drafts: kind % 2 === 1,
          offer_approval: kind % 4 < 2 ? 'never' : 'always',
        });
      const { worker, url } = await server;
      // All of it before each of its statements, once in some hundred rounds; a few of them in any order.
      const sent = await race.runOne(nth, round * 101, [url, firm.url], (at) => dieAt(worker, at));
      await race.isTrue(sent, round);
      if (worker.signalCode === null) continue;
      killed += 1;
      server = startServer({ ROLE: 'server' });
    }
    await kill((await server).worker);
    expect(killed).toBeGreaterThan(0);
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
