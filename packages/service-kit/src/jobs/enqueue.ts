import type { DataSource, EntityManager } from 'typeorm';
import { currentContext } from '../request-context/index.ts';

export interface JobOptions {
  /** Not before; default now. */
  runAt?: Date;
  /** At most one waiting job per key: a later one replaces it. */
  jobKey?: string;
  /** Default 25, with growing pauses: some days in all. */
  maxAttempts?: number;
}

/**
 * Adds a job through `database`: inside a transaction the job exists exactly when the transaction commits.
 * The payload is stored in the clear, so it carries ids, never secrets.
 */
export async function enqueue(
  database: DataSource | EntityManager,
  taskName: string,
  payload: object,
  { runAt, jobKey, maxAttempts }: JobOptions = {},
): Promise<void> {
  await database.query(
    `SELECT FROM graphile_worker.add_job(
       $1, payload => $2::json, run_at => $3::timestamptz, job_key => $4, max_attempts => $5)`,
    [
      taskName,
      JSON.stringify({ requestId: currentContext()?.requestId, payload }),
      runAt ?? null,
      jobKey ?? null,
      maxAttempts ?? null,
    ],
  );
}
