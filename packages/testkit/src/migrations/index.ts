import { withoutScope } from '@portfolio/service-kit/database';
import type { DataSource } from 'typeorm';
import { createTestDatabase } from '../database/index.ts';

type Tables = { name: string; columns: string }[];

/**
 * Undoes every migration of a service and applies them again, on a database of its own.
 * @returns its tables with their columns: before, when all is undone, and in the end
 */
export async function undoAndRedo(dataSourceOf: (url: string) => DataSource) {
  const test = await createTestDatabase(dataSourceOf);
  const database = await withoutScope(dataSourceOf(test.ownerUrl)).initialize();
  const tables = () =>
    database.query<Tables>(
      `SELECT table_name AS name, string_agg(concat_ws(' ', column_name, data_type, is_nullable, column_default),
         ', ' ORDER BY column_name) AS columns
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'migrations'
       GROUP BY table_name ORDER BY table_name`,
    );
  try {
    const before = await tables();
    for (const _ of database.migrations) await database.undoLastMigration();
    const undone = await tables();
    await database.runMigrations();
    return { before, undone, redone: await tables() };
  } finally {
    await database.destroy();
    await test.drop();
  }
}
