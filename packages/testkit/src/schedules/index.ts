import { unlockJobs } from '@portfolio/service-kit/jobs';
import { Client } from 'pg';
import { eventually } from '../eventually/index.ts';

const job = `SELECT task_identifier AS task, last_error FROM graphile_worker.jobs WHERE task_identifier = ANY ($1)`;

const waiting = `SELECT FROM graphile_worker._private_known_crontabs
  WHERE identifier = ANY ($1) AND last_execution IS NULL`;

/** A service that is closed while it begins a job leaves that locked; the next one would wait a minute. */
const unlock = unlockJobs('locked_at IS NOT NULL');

/**
 * Runs what time starts as production does: the schedules have been known for 90 minutes, in which no process ran, and
 * now one starts. Ends when their jobs are done.
 * @param start starts a whole service, with its background work, on the database
 * @throws Error with the failure of a job
 */
export async function runSchedules(
  databaseUrl: string,
  schedules: readonly { task: string }[],
  start: () => Promise<{ close(): Promise<void> }>,
): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  const tasks = schedules.map(({ task }) => task);
  await client.query(
    `INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since)
     SELECT task, now() - interval '90 minutes' FROM unnest($1::text[]) AS task
     ON CONFLICT (identifier) DO UPDATE SET known_since = excluded.known_since, last_execution = NULL`,
    [tasks],
  );
  await client.query(unlock);
  const service = await start();
  try {
    const failed = await eventually('the jobs of all schedules are done', async () => {
      // First those that are not queued yet: one that is queued meanwhile is then seen among the jobs.
      const { rowCount } = await client.query(waiting, [tasks]);
      const { rows } = await client.query<{ task: string; last_error: string | null }>(job, [tasks]);
      return rows.find(({ last_error }) => last_error !== null) ?? (rowCount === 0 && rows.length === 0 && 'none');
    });
    if (failed !== 'none') throw new Error(`The job ${failed.task} failed: ${failed.last_error}`);
  } finally {
    await service.close();
    await client.end();
  }
}
