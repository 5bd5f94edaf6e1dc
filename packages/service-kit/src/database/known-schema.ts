import type { DataSource } from 'typeorm';
import { EnvironmentError } from '../environment/index.ts';
import { nameOf } from './migration.ts';

/**
 * A release of before serves a schema that a later one has changed only when the change says that it is borne: otherwise what it writes
 * would be wrong, or fail call by call.
 * @throws EnvironmentError naming the changes that this release neither knows nor bears
 */
export async function requireKnownSchema(database: DataSource): Promise<void> {
  const known = new Set(database.migrations.map(nameOf));
  const [{ exists }] = await database.query<[{ exists: boolean }]>(
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  );
  if (!exists) return;
  // As JSON, because the column comes with the first release that migrates knowing of it.
  const applied = await database.query<{ name: string; borne_by: string | null }[]>(
    `SELECT name, to_jsonb(migrations) ->> 'borne_by' AS borne_by FROM migrations ORDER BY id`,
  );
  const strange = applied.filter(
    ({ name, borne_by }) => !known.has(name) && borne_by !== 'all' && !known.has(borne_by ?? ''),
  );
  if (strange.length === 0) return;
  throw new EnvironmentError(
    `The database in DATABASE_URL has changes that this release does not know (${strange.map(({ name }) => name).join(', ')}). ` +
      'Start the release that made them or a newer one, or take them back with that release first.',
  );
}

/** The last change of the schema. */
export async function appliedMigration(database: DataSource): Promise<string | undefined> {
  const [last] = await database.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
  return last?.name;
}
