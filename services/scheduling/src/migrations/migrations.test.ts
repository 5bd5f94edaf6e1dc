import { createTestDatabase } from '@portfolio/testkit';
import { schedulingDatabase } from '../database.ts';

test('every migration can be undone and applied again', async () => {
  const test = await createTestDatabase(schedulingDatabase);
  const database = await schedulingDatabase(test.url).initialize();
  const tables = () =>
    database.query<unknown[]>("SELECT FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'");
  for (const _ of database.migrations) await database.undoLastMigration();
  expect(await tables()).toEqual([]);
  expect(await database.runMigrations()).toHaveLength(database.migrations.length);
  await database.destroy();
  await test.drop();
});
