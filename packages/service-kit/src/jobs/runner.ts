import { setTimeout as delay } from 'node:timers/promises';
import { Logger as WorkerLogger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import { Pool } from 'pg';
import { z } from 'zod';
import { TracedClient } from '../database/traced-client.ts';
import type { Logger } from '../logging/index.ts';
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
  concurrency?: number;
}

/** A job that runs longer is given up and tried again. */
const jobLimitMs = 30_000;

/** A job locked for longer than any may run belongs to a process that was killed. */
const staleAfter = '60 seconds';
const staleCheckMs = 15_000;

const envelope = z.object({ requestId: z.string().optional(), payload: z.unknown() });

/** Runs jobs beside the requests: `background: [jobRunner({ … })]` in the service's definition. */
export function jobRunner(options: Options): { start(): Promise<void>; stop(): Promise<void> } {
  const poolOptions = {
    connectionString: options.databaseUrl,
    max: 4,
    connectionTimeoutMillis: 5_000,
    application_name: 'jobs',
    Client: TracedClient,
  };
  const pool = new Pool(poolOptions);
  // The library asks for handlers of its own on both; the connections have theirs already.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const stopping = new AbortController();
  let runner: Runner | undefined;
  let supervised: Promise<void> = Promise.resolve();
  let staleCheck: NodeJS.Timeout | undefined;

  const launch = async () => {
    runner = await run({
      pgPool: pool,
      // Unbatched, the library marks jobs as done or failed behind its own back: stopping would not wait for it, and a
      // connection lost meanwhile would be an unhandled rejection, the end of the whole process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: taskList(options),
      concurrency: options.concurrency ?? 2,
      noHandleSignals: true,
      logger: workerLogger(options.log),
      parsedCronItems: parseCronItems(
        (options.schedules ?? []).map(({ task: name, cron }) => ({ task: name, match: cron })),
      ),
    });
    return runner;
  };

  /** The library gives up when the database stays away; the service does not. */
  const supervise = async (current: Runner) => {
    while (!stopping.signal.aborted) {
      try {
        await current.promise;
      } catch (error) {
        options.log.warn({ err: error }, 'the job runner ended and is started again');
      }
      if (stopping.signal.aborted) return;
      await delay(1_000);
      current = await launch().catch(() => current);
    }
  };

  return {
    async start() {
      supervised = supervise(await launch());
      const unlock = () => {
        pool.query(unlockStale).catch((error: unknown) => options.log.warn({ err: error }, 'stale jobs not unlocked'));
      };
      unlock();
      staleCheck = setInterval(unlock, staleCheckMs);
    },
    async stop() {
      stopping.abort();
      clearInterval(staleCheck);
      // A runner that has already ended by itself refuses to be stopped.
      await runner?.stop().catch(() => {});
      await supervised;
      await pool.end();
    },
  };
}

/** The library itself waits four hours. `_private_jobs` is what its own documentation queries for stuck jobs. */
const unlockStale = `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
  FROM graphile_worker._private_jobs WHERE locked_at < now() - interval '${staleAfter}'`;

function taskList({ tasks, log }: Options): TaskList {
  const entries = tasks.map(({ name, run: work }) => {
    const handler = async (stored: unknown) => {
      // Jobs that time starts carry the library's own payload.
      const { requestId, payload } = envelope.parse(stored);
      const context = backgroundContext(requestId);
      await runInContext(context, async () => {
        try {
          const limit = AbortSignal.timeout(jobLimitMs);
          const late = new Promise<never>((_, reject) => {
            limit.addEventListener('abort', () => reject(new Error(`It took longer than ${jobLimitMs} ms.`)));
          });
          await Promise.race([work(context, payload ?? {}, limit), late]);
        } catch (error) {
          log.error({ err: error, task: name }, 'job failed, will be tried again');
          throw error;
        }
      });
    };
    return [name, handler] as const;
  });
  return Object.fromEntries(entries);
}

/** Job failures are logged above, without payloads; the library's remaining warnings go to our log. */
const workerLogger = (log: Logger) =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
