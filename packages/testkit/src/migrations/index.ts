import { migrateDown, withoutScope } from '@portfolio/service-kit/database';
import type { DataSource } from 'typeorm';
import { createTestDatabase } from '../database/index.ts';

type Tables = { name: string; columns: string }[];

/**
 * Undoes every migration of a service, one by one, on a database of its own that is filled: each is undone, applied again to what
 * is there then, and undone.
 * @param fill puts rows in, such as demo content
 * @returns its tables with their columns: before, when all is undone, and in the end; and what the first steps back lost
 */
export async function undoAndRedo(
  dataSourceOf: (url: string) => DataSource,
  fill: (database: DataSource) => Promise<unknown>,
) {
  const test = await createTestDatabase(dataSourceOf);
  const connected = () => withoutScope(dataSourceOf(test.ownerUrl)).initialize();
  const onDatabase = async <T>(work: (database: DataSource) => Promise<T>): Promise<T> => {
    const database = await connected();
    return work(database).finally(() => database.destroy());
  };
  const tables = () =>
    onDatabase((database) =>
      database.query<Tables>(
        `SELECT table_name AS name, string_agg(concat_ws(' ', column_name, data_type, is_nullable, column_default),
           ', ' ORDER BY column_name) AS columns
         FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'migrations'
         GROUP BY table_name ORDER BY table_name`,
      ),
    );
  const stepBack = () => migrateDown(dataSourceOf(test.ownerUrl), true);
  try {
    const filling = await dataSourceOf(test.url).initialize();
    await fill(filling).finally(() => filling.destroy());
    const before = await tables();
    const names = await onDatabase((database) => Promise.resolve(database.migrations.map(({ name }) => name)));
    const lost: string[] = [];
    for (let left = names.length; left > 0; left -= 1) {
      lost.push(...((await stepBack())?.losses ?? []));
      // Again on what was there before; not more than this one.
      await onDatabase(async (database) => {
        const again = database.migrations.slice(0, left);
        database.migrations.splice(0, Infinity, ...again);
        await database.runMigrations();
      });
      await stepBack();
    }
    const undone = await tables();
    await onDatabase((database) => database.runMigrations());
    return { before, undone, redone: await tables(), lost };
  } finally {
    await test.drop();
  }
}
