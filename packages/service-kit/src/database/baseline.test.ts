import { createTestDatabase } from '@portfolio/testkit';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { EnvironmentError } from '../environment/index.ts';
import { Baseline, createDataSource, migrate, requireKnownSchema, withoutScope } from './index.ts';

class OfTest extends Baseline {
  name = 'Baseline20261121090000';
  protected replaces = 2;
  protected override difference = "UPDATE note SET color = 'red'";
  protected sql = "CREATE TABLE note (text text, color text DEFAULT 'red')";
}

const step = (name: string, sql: string) =>
  class implements MigrationInterface {
    name = name;
    sql = sql;
    async up(runner: QueryRunner) {
      await runner.query(this.sql);
    }
    async down() {}
  };
const queue = step('JobQueue20261121080000', 'SELECT');
const before = [
  queue,
  step('Notes20261121090000', 'CREATE TABLE note (text text)'),
  step('Colors20261123090000', 'ALTER TABLE note ADD COLUMN color text'),
];
const later = step('Sizes20261201090000', 'ALTER TABLE note ADD COLUMN size text');

const withMigrations = (migrations: (new () => MigrationInterface)[]) => (url: string) =>
  createDataSource({ url, entities: [], migrations, applicationName: 'baseline-test' });
const today = withMigrations([queue, OfTest, later]);

/** Migrates a database that others have migrated, and says what is there then. */
async function upgraded(migrations: (new () => MigrationInterface)[]) {
  const test = await createTestDatabase(withMigrations(migrations));
  const onDatabase = async <T>(work: (database: DataSource) => Promise<T>): Promise<T> => {
    const database = await withoutScope(today(test.ownerUrl)).initialize();
    return work(database).finally(() => database.destroy());
  };
  try {
    await onDatabase((database) => database.query("INSERT INTO note (text) VALUES ('kept')"));
    const refusal = await migrate(today(test.ownerUrl)).then(
      () => undefined,
      // Of that kind, so that a command says the sentence and nothing else.
      (error: Error) => (error instanceof EnvironmentError ? error.message : `${error.stack}`),
    );
    return await onDatabase(async (database) => {
      if (!refusal) await requireKnownSchema(database);
      const names = await database.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
      return {
        refusal,
        migrations: names.map(({ name }) => name),
        notes: await database.query<unknown[]>('SELECT * FROM note'),
      };
    });
  } finally {
    await test.drop();
  }
}

const all = ['JobQueue20261121080000', 'Baseline20261121090000', 'Sizes20261201090000'];

test('a new database gets the schema, and what came after it', async () => {
  const { migrations, notes } = await upgraded([queue, OfTest]);
  expect(migrations).toEqual(all);
  expect(notes).toEqual([{ text: 'kept', color: 'red', size: null }]);
});

test('one that all migrations of before were applied to is taken over with its rows, and made the same', async () => {
  const { refusal, migrations, notes } = await upgraded(before);
  expect(refusal).toBeUndefined();
  expect(migrations).toEqual(all);
  expect(notes).toEqual([{ text: 'kept', color: 'red', size: null }]);
});

test('an older one stays as it is, and what to do is said in one sentence', async () => {
  const { refusal, migrations, notes } = await upgraded(before.slice(0, 2));
  expect(refusal).toMatch(
    /^This database is older than release 1\.0\.0: start the commit before .* once, or .*npm run reset"\.$/,
  );
  expect(migrations).toEqual(['JobQueue20261121080000', 'Notes20261121090000']);
  expect(notes).toEqual([{ text: 'kept' }]);
});
