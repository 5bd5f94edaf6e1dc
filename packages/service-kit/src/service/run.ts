import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { isUnreachable, migrate, migrateDown } from '../database/index.ts';
import { EnvironmentError, migrationEnvironment, readEnvironment } from '../environment/index.ts';
import { explained, explainStart, runServer } from '../server/index.ts';
import type { Service } from './create-service.ts';

/** `main.ts` of a service: starts it and closes it on SIGTERM or SIGINT. */
export const startService = (create: () => Promise<Service>): Promise<void> => runServer(create, explain);

/** A command that ends by itself: migrate, seed, print the schema. */
export const runCommand = (work: () => Promise<void>): Promise<void> => explained(work, explain);

/**
 * `migrate.ts` of a service: applies the pending migrations as the role that owns the tables, and says which. With the argument
 * `down` it says what taking the last one back would lose, and with `down --yes` does so.
 */
export const migrateService = (name: string, databaseOf: (url: string) => DataSource): Promise<void> =>
  runCommand(async () => {
    const { values, positionals } = parseArgs({ options: { yes: { type: 'boolean' } }, allowPositionals: true });
    const database = databaseOf(readEnvironment(migrationEnvironment).MIGRATION_DATABASE_URL);
    if (positionals[0] === 'down') return say(name, await stepBack(database, values.yes === true));
    if (positionals.length > 0) throw new EnvironmentError(`migrate takes "down" or nothing, not "${positionals[0]}".`);
    const applied = await migrate(database);
    say(name, applied.length === 0 ? 'schema is up to date' : `applied ${applied.join(', ')}`);
  });

const say = (name: string, text: string): void => void process.stdout.write(`${name}: ${text}\n`);

async function stepBack(database: DataSource, carryOut: boolean): Promise<string> {
  const step = await migrateDown(database, carryOut);
  if (!step) return 'there is no migration to take back';
  const lost = step.losses.map((loss) => `\n  ${loss}`).join('') || '\n  nothing';
  if (carryOut) return `took ${step.name} back; lost:${lost}`;
  return (
    `taking ${step.name} back would lose:${lost}\n` +
    'Stop the service first, and run "migrate down --yes" to do it. Start the release of before then: this one would migrate again.'
  );
}

function explain(error: unknown): string | undefined {
  if (error instanceof Error && isUnreachable(error)) {
    return `The database cannot be used (${error.message}). Check that it runs and that address, user and password in DATABASE_URL (to migrate, MIGRATION_DATABASE_URL) are right.`;
  }
  return explainStart(error);
}
