import type { DataSource } from 'typeorm';
import { withoutScope } from './data-source.ts';
import { noteWhoBears } from './migration.ts';
import { migrationsAreRead } from './withdraw.ts';

/** Two migrating processes take turns; any constant will do. */
export const migrationLock = 7_204_113;

/**
 * Applies the pending migrations of a data source that is not connected yet, and disconnects.
 * @returns the names of those applied
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  await withoutScope(dataSource).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const applied = await dataSource.runMigrations();
    await noteWhoBears(lock, dataSource.migrations);
    await lock.query(migrationsAreRead);
    await lock.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    return applied.map(({ name }) => name);
  } finally {
    await lock.release();
    await dataSource.destroy();
  }
}
