import { isUnreachable } from '../database/index.ts';
import { explained, explainStart, runServer } from '../server/index.ts';
import type { Service } from './create-service.ts';

/** `main.ts` of a service: starts it and closes it on SIGTERM or SIGINT. */
export const startService = (create: () => Promise<Service>): Promise<void> => runServer(create, explain);

/** A command that ends by itself: migrate, seed, print the schema. */
export const runCommand = (work: () => Promise<void>): Promise<void> => explained(work, explain);

function explain(error: unknown): string | undefined {
  if (error instanceof Error && isUnreachable(error)) {
    return `The database in DATABASE_URL cannot be used (${error.message}). Check that it runs and that the address, user and password are right.`;
  }
  return explainStart(error);
}
