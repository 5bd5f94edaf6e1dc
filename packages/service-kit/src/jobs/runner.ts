import { setTimeout as delay } from 'node:timers/promises';
import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  type JobHelpers,
  type Runner,
  type TaskList,
} from 'graphile-worker';
import { Pool } from 'pg';
import { z } from 'zod';
import { TracedClient } from '../database/traced-client.ts';
import type { Logger } from '../logging/index.ts';
import { jobDuration, measureJobs, measurePool, secondsSince, type WaitingJobs } from '../metrics/index.ts';
import { continueTrace } from '../tracing/index.ts';
import { backgroundContext, runInContext, type RequestContext } from '../request-context/index.ts';

/** One kind of job. It runs at least once, and again after a failure or crash: it must bear repetition. */
export interface Task {
  name: string;
  run: (context: RequestContext, payload: unknown, signal: AbortSignal) => Promise<void>;
}

/** `task('send-welcome', z.object({ userId: z.int() }), async (context, { userId }) => { … })` */
export const task = <T extends z.ZodType>(
  name: string,
  schema: T,
  work: (context: RequestContext, payload: z.output<T>, signal: AbortSignal) => Promise<void>,
): Task => ({ name, run: (context, payload, signal) => work(context, schema.parse(payload), signal) });

/** A task that time starts, e.g. `{ task: 'clean-up', cron: '17 3 * * *' }` (UTC); its payload is `{}`. */
export interface Schedule {
  task: string;
  cron: string;
}

interface Options {
  databaseUrl: string;
  tasks: readonly Task[];
  schedules?: readonly Schedule[];
  log: Logger;
}

export interface JobRunner {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Shown by `/health/ready` and `/status`. */
  health(): Promise<{ jobs: JobTrouble }>;
}

/**
 * Waiting jobs are due or planned. Of those, failing ones have failed and will be tried again; stuck ones never will, or have been due for five minutes without
 * anybody taking them.
 */
export interface JobTrouble {
  waiting: number;
  failing: number;
  stuck: number;
}

/** How many jobs run at a time, so that one that waits for a mail server does not hold up the others. */
const lanes = 2;

/** A job that runs longer is given up and tried again. */
const jobLimitMs = 30_000;

/** A job locked for longer than any may run belongs to a process that was killed. */
const staleAfter = '60 seconds';
const staleCheckMs = 15_000;

/** Jobs that time starts carry the library's own payload, and neither of these. */
const envelope = z.object({ requestId: z.string().optional(), payload: z.unknown().optional() });

const keyOf = (schedule: string) => `schedule:${schedule}`;

/** What no process started in the last two hours is made up for; several that wait are one job. */
const backfillPeriodMs = 2 * 3_600_000;

/** Runs jobs beside the requests: `background: [jobRunner({ … })]` in the service's definition. */
export function jobRunner(options: Options): JobRunner {
  const poolOptions = {
    connectionString: options.databaseUrl,
    // Each lane listens through one connection and works through another; two more for unlocking, schedules and health.
    max: 2 * lanes + 2,
    connectionTimeoutMillis: 5_000,
    application_name: 'jobs',
    Client: TracedClient,
  };
  const pool = new Pool(poolOptions);
  // The library asks for handlers of its own on both; the connections have theirs already.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  measurePool('jobs', () => pool);
  const waiting = async (): Promise<readonly WaitingJobs[]> => (await pool.query<WaitingJobs>(countWaiting)).rows;
  let forgetQueue: (() => void) | undefined;
  const stopping = new AbortController();
  const runners = new Set<Runner>();
  let supervised: Promise<unknown> = Promise.resolve();
  let staleCheck: NodeJS.Timeout | undefined;

  /**
   * A runner of one job at a time: several that ended at once would be deleted by one statement, which can deadlock with
   * a schedule that replaces them. The library does not try again then; it ends, and leaves them locked.
   */
  const launch = async (schedules: readonly Schedule[]) => {
    const runner = await run({
      pgPool: pool,
      // Unbatched, the library marks jobs as done or failed behind its own back: stopping would not wait for it, and a
      // connection lost meanwhile would be an unhandled rejection, the end of the whole process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: taskList(options),
      concurrency: 1,
      noHandleSignals: true,
      logger: workerLogger(options.log),
      parsedCronItems: parseCronItems(
        schedules.map(({ task: name, cron }) => ({
          task: name,
          match: cron,
          // Of one queue only one runs at a time, in any process: two would find the same to do, and do it twice.
          options: { backfillPeriod: backfillPeriodMs, jobKey: keyOf(name), queueName: keyOf(name) },
        })),
      ),
    });
    runners.add(runner);
    return runner;
  };

  /** The library gives up when the database stays away; the service does not. */
  const supervise = async (first: Runner, schedules: readonly Schedule[]) => {
    for (let runner: Runner | undefined = first; ; runner = await launch(schedules).catch(() => undefined)) {
      if (stopping.signal.aborted) await runner?.stop().catch(() => {});
      await runner?.promise.catch((error: unknown) => {
        options.log.warn({ err: error }, 'the job runner ended and is started again');
      });
      if (runner) runners.delete(runner);
      await delay(1_000, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
    }
  };

  return {
    async start() {
      const schedulesOf = (lane: number) => (lane === 0 ? (options.schedules ?? []) : []);
      const started = await Promise.all(Array.from({ length: lanes }, (_, lane) => launch(schedulesOf(lane))));
      supervised = Promise.all(started.map((runner, lane) => supervise(runner, schedulesOf(lane))));
      const unlock = () => {
        pool.query(unlockStale).catch((error: unknown) => options.log.warn({ err: error }, 'stale jobs not unlocked'));
      };
      unlock();
      forgetQueue = measureJobs(waiting);
      staleCheck = setInterval(unlock, staleCheckMs);
    },
    async stop() {
      stopping.abort();
      forgetQueue?.();
      clearInterval(staleCheck);
      // A runner that has already ended by itself refuses to be stopped.
      await Promise.all([...runners].map((runner) => runner.stop().catch(() => {})));
      await supervised;
      await pool.end();
    },
    async health() {
      const trouble = { waiting: 0, failing: 0, stuck: 0 };
      for (const { waiting: all, failing, stuck } of await waiting()) {
        trouble.waiting += all;
        trouble.failing += failing;
        trouble.stuck += stuck;
      }
      return { jobs: trouble };
    },
  };
}

const countWaiting = `SELECT tasks.identifier AS task, count(*)::integer AS waiting,
    count(*) FILTER (WHERE attempts > 0 AND attempts < max_attempts)::integer AS failing,
    count(*) FILTER (WHERE attempts >= max_attempts OR run_at < now() - interval '5 minutes')::integer AS stuck,
    greatest(extract(epoch FROM now() - min(run_at)), 0)::float AS "oldestSeconds"
  FROM graphile_worker._private_jobs AS jobs JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
  WHERE locked_at IS NULL GROUP BY tasks.identifier`;

/**
 * SQL: frees jobs that whoever began them left locked; `_private_jobs` is what the library's own documentation queries for them.
 * A job that was replaced while it ran is marked by the library as tried often enough: its process was killed, the one
 * that replaced it does the work.
 * @param left SQL: which are left
 */
export const unlockJobs = (left: string) => `DELETE FROM graphile_worker._private_jobs WHERE ${left}
    AND key IS NULL AND last_error IS NULL AND attempts = max_attempts AND attempts > 1;
  SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM (
    SELECT locked_by, locked_at FROM graphile_worker._private_jobs
    UNION ALL SELECT locked_by, locked_at FROM graphile_worker._private_job_queues) AS begun WHERE ${left}`;

/** The library itself waits four hours. */
const unlockStale = unlockJobs(`locked_at < now() - interval '${staleAfter}'`);

function taskList({ tasks, log }: Options): TaskList {
  const entries = tasks.map(({ name, run: work }) => {
    const handler = async (stored: unknown, { job }: JobHelpers) => {
      const parsed = envelope.safeParse(stored);
      const context = backgroundContext(parsed.data?.requestId);
      await runInContext(context, async () => {
        const startedAt = performance.now();
        try {
          if (parsed.error) throw parsed.error;
          const { payload = {} } = parsed.data;
          await continueTrace(`job ${name}`, context.requestId, { 'job.task': name, 'job.attempt': job.attempts }, () =>
            inTime((signal) => work(context, payload, signal)),
          );
          jobDuration.observe({ task: name, outcome: 'ok' }, secondsSince(startedAt));
        } catch (error) {
          jobDuration.observe({ task: name, outcome: 'error' }, secondsSince(startedAt));
          const facts = { err: error, task: name, job: job.id, attempt: job.attempts };
          const isLast = job.attempts >= job.max_attempts;
          log.error(facts, isLast ? 'job failed for the last time' : 'job failed, will be tried again');
          throw error;
        }
      });
    };
    return [name, handler] as const;
  });
  return Object.fromEntries(entries);
}

/** @throws Error when the work takes longer than it may; it is told by the signal */
async function inTime(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new Error(`It took longer than ${jobLimitMs} ms.`);
    controller.abort(reason);
    late.reject(reason);
  }, jobLimitMs);
  try {
    await Promise.race([work(controller.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Failures of jobs are logged above, without payloads; the library's other errors (a schedule that cannot be read, a
 * lost connection) and warnings go to our log.
 */
const workerLogger = (log: Logger) =>
  new WorkerLogger(() => (level, message, meta) => {
    if (meta?.['failure']) return;
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
