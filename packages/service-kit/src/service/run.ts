import type { DataSource } from 'typeorm';
import { isUnreachable, migrate } from '../database/index.ts';
import { migrationEnvironment, readEnvironment } from '../environment/index.ts';
import { explained, explainStart, runServer } from '../server/index.ts';
import type { Service } from './create-service.ts';

/** `main.ts` of a service: starts it and closes it on SIGTERM or SIGINT. */
export const startService = (create: () => Promise<Service>): Promise<void> => runServer(create, explain);

/** A command that ends by itself: migrate, seed, print the schema. */
export const runCommand = (work: () => Promise<void>): Promise<void> => explained(work, explain);

/** `migrate.ts` of a service: applies the pending migrations as the role that owns the tables, and says which. */
export const migrateService = (name: string, databaseOf: (url: string) => DataSource): Promise<void> =>
  runCommand(async () => {
    const applied = await migrate(databaseOf(readEnvironment(migrationEnvironment).MIGRATION_DATABASE_URL));
    const said = applied.length === 0 ? 'schema is up to date' : `applied ${applied.join(', ')}`;
    process.stdout.write(`${name}: ${said}\n`);
  });

function explain(error: unknown): string | undefined {
  if (error instanceof Error && isUnreachable(error)) {
    return `The database cannot be used (${error.message}). Check that it runs and that address, user and password in DATABASE_URL (to migrate, MIGRATION_DATABASE_URL) are right.`;
  }
  return explainStart(error);
}
