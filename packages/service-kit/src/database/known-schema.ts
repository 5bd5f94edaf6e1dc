import type { DataSource } from 'typeorm';
import { EnvironmentError } from '../environment/index.ts';

/**
 * A release of before must not serve a schema that a later one has changed: what it writes would be wrong, or fail call by
 * call.
 * @throws EnvironmentError naming the changes that this release does not know
 */
export async function requireKnownSchema(database: DataSource): Promise<void> {
  const known = new Set(database.migrations.map(({ name, constructor }) => name ?? constructor.name));
  const [{ exists }] = await database.query<[{ exists: boolean }]>(
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  );
  if (!exists) return;
  const applied = await database.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
  const unknown = applied.map(({ name }) => name).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new EnvironmentError(
    `The database in DATABASE_URL has changes that this release does not know (${unknown.join(', ')}). ` +
      'Start the release that made them or a newer one, or take them back with that release first.',
  );
}

/** The last change of the schema. */
export async function appliedMigration(database: DataSource): Promise<string | undefined> {
  const [last] = await database.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
  return last?.name;
}
