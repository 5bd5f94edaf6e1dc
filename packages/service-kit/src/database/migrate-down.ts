import type { DataSource, QueryRunner } from 'typeorm';
import { withoutScope } from './data-source.ts';
import { migrationLock } from './migrate.ts';
import { nameOf } from './migration.ts';

/** One step back. */
export interface StepBack {
  name: string;
  /** What is gone after it, each a sentence: `3 rows of the table "note"`. */
  losses: string[];
}

/**
 * Takes the last migration of a data source back that is not connected yet, and disconnects. What it loses is found out by doing
 * it, in a transaction.
 * @param carryOut false to only tell: the transaction is undone
 * @returns undefined when there is none left
 * @throws Error when this release does not know the last migration
 */
export async function migrateDown(dataSource: DataSource, carryOut: boolean): Promise<StepBack | undefined> {
  await withoutScope(dataSource).initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const [last] = (await runner.query('SELECT id, name FROM migrations ORDER BY id DESC LIMIT 1')) as {
      id: number;
      name: string;
    }[];
    if (!last) return undefined;
    const migration = dataSource.migrations.find((each) => nameOf(each) === last.name);
    if (!migration)
      throw new Error(`This release does not know the migration ${last.name}, which another one applied.`);
    await runner.startTransaction();
    try {
      const before = await inventory(runner);
      await migration.down(runner);
      const losses = lossesBetween(before, await inventory(runner));
      await runner.query('DELETE FROM migrations WHERE id = $1', [last.id]);
      await (carryOut ? runner.commitTransaction() : runner.rollbackTransaction());
      return { name: last.name, losses };
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      throw error;
    }
  } finally {
    // Ends the session, and with it the lock.
    await runner.release();
    await dataSource.destroy();
  }
}

/** Rows of a table, and for each column how many have a value. */
interface Contents {
  rows: number;
  columns: Record<string, number>;
}

async function inventory(runner: QueryRunner): Promise<Map<string, Contents>> {
  const tables = (await runner.query(
    `SELECT table_name AS name, array_agg(quote_ident(column_name)::text) AS columns
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'migrations' GROUP BY table_name`,
  )) as { name: string; columns: string[] }[];
  const contents = new Map<string, Contents>();
  for (const { name, columns } of tables) {
    const counts = columns.map((column) => `'${column.replaceAll("'", "''")}', count(${column})`).join(', ');
    const [found] = (await runner.query(
      `SELECT count(*)::int AS rows, json_build_object(${counts}) AS columns FROM public."${name}"`,
    )) as [Contents];
    contents.set(name, found);
  }
  return contents;
}

function lossesBetween(before: Map<string, Contents>, after: Map<string, Contents>): string[] {
  const losses: string[] = [];
  for (const [table, { rows, columns }] of before) {
    const left = after.get(table);
    if (!left) losses.push(`the table "${table}" with ${rows} rows`);
    else if (left.rows < rows) losses.push(`${rows - left.rows} rows of the table "${table}"`);
    for (const [column, values] of Object.entries(left ? columns : {})) {
      const kept = left?.columns[column];
      if (kept === undefined) losses.push(`the column ${column} of the table "${table}" with ${values} values`);
      else if (kept < values && left?.rows === rows)
        losses.push(`${values - kept} values of ${column} of the table "${table}"`);
    }
  }
  return losses;
}
