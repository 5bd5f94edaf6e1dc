import { task, type Task as Job } from '@portfolio/service-kit/jobs';
import { setTimeout as delay } from 'node:timers/promises';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { firmOf, seatName, type PlannedFirm, type PlannedSeat, type Task } from './firm-of.ts';
import { planRoster, workOnPlan, type KeptGap, type KeptShift } from './plans.ts';
import type { Order, Said } from './plan-thread.ts';

/** A plan that ended so many workers is not taken up again. */
const mostTaken = 3;

/** For so long a job works on a plan before others have their turn, and a killed worker's is taken up again. */
const sliceMs = 10_000;
const savedEvery = 500;

interface Row extends Task {
  id: number;
  state: string;
  seconds: number;
  worked_ms: number;
  stopped: boolean;
  found: Found;
}

/** What was found: who has which seat, by name. */
type Found = [employee: number, seat: string][];

/**
 * Works on a plan, a while at a time, in a thread of its own. What is found is kept twice a second, so a worker that is killed loses
 * half a second: the job is taken up again with it.
 */
export const planRosterTask = (database: DataSource): Job =>
  task(planRoster, z.object({ plan: z.int() }), async (_context, { plan: id }, signal) => {
    const [[plan]] = await database.query<[Row[], number]>(
      `UPDATE roster_plan SET taken = taken + 1, state = CASE WHEN taken >= $2 THEN 'failed' ELSE 'running' END
       WHERE id = $1 AND state IN ('waiting', 'running')
       RETURNING id, state, company_id AS company, from_day::text AS from, until_day::text AS until, client_id AS client, post_days AS only, weights,
         allow_warnings, move, keep_published, repairs, seconds, worked_ms, stopped, found`,
      [id, mostTaken],
    );
    if (plan?.state !== 'running') return;
    try {
      await workOn(database, plan, signal);
    } catch (error) {
      if (!signal.aborted) await database.query(`UPDATE roster_plan SET state = 'failed' WHERE id = $1`, [id]);
      throw error;
    }
  });

async function workOn(database: DataSource, plan: Row, signal: AbortSignal): Promise<void> {
  const firm = await firmOf({ database }, plan);
  if (firm.seats.length === 0) return finish(database, plan.id, { shifts: [], open: [] }, 0);
  const left = plan.stopped ? 0 : plan.seconds * 1000 - plan.worked_ms;
  const isLast = left <= sliceMs;
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const order: Order = {
    firm,
    start: startOf(firm, plan.found.length > 0 ? plan.found : asPlanned(firm)),
    seed: plan.id + plan.worked_ms,
    milliseconds: Math.min(left, sliceMs),
    stop,
    isLast,
  };
  const began = performance.now();
  const save = async ({ asked, missing, value, found }: Said) => {
    const worked = Math.round(plan.worked_ms + performance.now() - began);
    const [[row]] = await database.query<[{ stopped: boolean }[], number]>(
      `UPDATE roster_plan SET worked_ms = $2, missing = $3, value = $4::double precision, found = $5, asked = coalesce(asked, $6), progress = progress || CASE
           WHEN value IS DISTINCT FROM $4 THEN jsonb_build_object('worked', $2::integer / 1000.0, 'missing', $3::integer, 'value', $4) ELSE '[]' END
       WHERE id = $1 RETURNING stopped`,
      [plan.id, worked, missing, value, JSON.stringify(foundIn(firm, found)), asked],
    );
    // It was discarded meanwhile.
    if (!row || row.stopped) Atomics.store(stop, 0, 1);
  };
  const done = await inThread(order, save, signal);
  await save(done);
  if (done.explained) {
    const { given, open } = done.explained;
    await finish(
      database,
      plan.id,
      { shifts: given.map((each) => kept(firm, each)), open: open.map(keptGap) },
      done.missing,
    );
  } else {
    await database.query('UPDATE roster_plan SET taken = 0 WHERE id = $1', [plan.id]);
    await workOnPlan(database, plan.id);
  }
}

type Done = Extract<Said, { kind: 'done' }>;
type Explained = NonNullable<Done['explained']>;

/** Runs the thread, and keeps the last of what it says, one after the other. @returns what it said at last */
async function inThread(order: Order, save: (said: Said) => Promise<void>, signal: AbortSignal): Promise<Done> {
  const thread = new Worker(new URL(`plan-thread${extname(import.meta.url)}`, import.meta.url), { workerData: order });
  const end = () => void thread.terminate();
  signal.addEventListener('abort', end);
  const ended = Promise.withResolvers<Done>();
  let latest: Said | undefined;
  thread.on('message', (said: Said) => {
    latest = said;
    if (said.kind === 'done') ended.resolve(said);
  });
  thread.on('error', ended.reject);
  thread.on('exit', () => ended.reject(new Error('The thread of a plan has ended.')));
  const isOver = ended.promise.then(
    () => true,
    () => true,
  );
  try {
    for (let over = false; !over;) {
      over = await Promise.race([delay(savedEvery, false, { ref: false }), isOver]);
      const said = latest;
      latest = undefined;
      if (said?.kind === 'progress') await save(said);
    }
    return await ended.promise;
  } finally {
    signal.removeEventListener('abort', end);
    await thread.terminate();
  }
}

const foundIn = ({ guards, seats }: PlannedFirm, roster: Said['found']): Found =>
  roster.flatMap((duties, person) =>
    duties.map((duty): Found[number] => [Number(guards[person]!.id), seatName(seats[duty]!)]),
  );

/** Everybody has what they have. */
const asPlanned = ({ seats }: PlannedFirm): Found =>
  seats.flatMap((seat): Found => (seat.holder === undefined ? [] : [[Number(seat.holder), seatName(seat)]]));

function startOf({ guards, seats }: PlannedFirm, found: Found): number[][] {
  const places = new Map(seats.map((seat, index) => [seatName(seat), index]));
  const own = Map.groupBy(found, ([employee]) => employee);
  return guards.map(({ id }) =>
    (own.get(Number(id)) ?? []).flatMap(([, seat]) => places.get(seat) ?? []).toSorted((a, b) => a - b),
  );
}

function kept({ guards }: PlannedFirm, { seat, person, hours, wish, others }: Explained['given'][number]): KeptShift {
  const { post, start_time: start, end_time: end, knows, preferred, moves, holder } = seat as PlannedSeat;
  const { rate } = guards.find(({ id }) => id === person)!;
  const length = (Date.parse(end) - Date.parse(start)) / 3_600_000;
  return {
    post,
    start,
    end,
    employee: Number(person),
    hours: Math.round(hours * 1e6) / 1e6,
    cost: Math.round(rate * length),
    knows: knows.has(person),
    preferred: preferred.get(person) ?? 0,
    wish,
    others,
    moves,
    holder: holder === undefined ? null : Number(holder),
  };
}

function keptGap({ seat, heads, reasons }: Explained['open'][number]): KeptGap {
  const { post, start_time: start, end_time: end, moves } = seat as PlannedSeat;
  return { post, start, end, heads, reasons, moves };
}

const finish = async (
  database: DataSource,
  id: number,
  proposal: { shifts: KeptShift[]; open: KeptGap[] },
  missing: number,
): Promise<void> => {
  await database.query(
    `UPDATE roster_plan SET state = 'ready', proposal = $2, missing = $3, asked = coalesce(asked, 0), found = '[]' WHERE id = $1`,
    [id, JSON.stringify(proposal), missing],
  );
};
