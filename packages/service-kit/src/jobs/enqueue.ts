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

/** An expression that adds a job when it is evaluated: for a statement that does something else, too. @param first number of its five parameters */
export const addingJob = (first: number): string =>
  `graphile_worker.add_job($${first}::text, payload => $${first + 1}::json, run_at => $${first + 2}::timestamptz,
     job_key => $${first + 3}::text, max_attempts => $${first + 4}::integer)`;

/** What fills its parameters. The payload is stored in the clear, so it carries ids, never secrets. */
export const jobParameters = (
  taskName: string,
  payload: object,
  { runAt, jobKey, maxAttempts }: JobOptions = {},
): unknown[] => [
  taskName,
  JSON.stringify({ requestId: currentContext()?.requestId, payload }),
  runAt ?? null,
  jobKey ?? null,
  maxAttempts ?? null,
];

/** Adds a job through `database`: inside a transaction the job exists exactly when the transaction commits. */
export async function enqueue(
  database: DataSource | EntityManager,
  taskName: string,
  payload: object,
  options?: JobOptions,
): Promise<void> {
  await database.query(`SELECT FROM ${addingJob(1)}`, jobParameters(taskName, payload, options));
}
