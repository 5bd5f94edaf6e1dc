import { readFile } from 'node:fs/promises';
import type { ServiceName } from '@portfolio/contracts/routes';

type Ask = (sql: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;

const document = new URL('../../../../docs/personal-data.md', import.meta.url);

/**
 * Columns of a service's tables that docs/personal-data.md names, as `account.email`: those about persons, in its table, and the
 * others, in the list below it.
 */
export async function documentedColumns(service: ServiceName): Promise<{ personal: string[]; others: string[] }> {
  const text = await readFile(document, 'utf8');
  const part = text.split(/^## /m).find((each) => each.startsWith(`\`${service}\``)) ?? '';
  const named = (pattern: RegExp) =>
    part.split('\n').flatMap((line) => {
      const [, table, columns = ''] = pattern.exec(line) ?? [];
      return table ? [...columns.matchAll(/`(\w+)`/g)].map(([, column]) => `${table}.${column}`) : [];
    });
  return { personal: named(/^(?:\| )?`(\w+)` \|([^|]*)\|/), others: named(/^- `(\w+)`: (.*)$/) };
}

/** All columns of a service's own tables. */
export async function columnsOf(ask: Ask): Promise<string[]> {
  const rows = await ask(
    `SELECT relname || '.' || attname AS name FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped
       AND relname <> 'migrations' ORDER BY 1`,
  );
  return rows.map(({ name }) => String(name));
}

/** Which tables, of jobs too, have a text anywhere in a row. */
export async function tablesHolding(ask: Ask, text: string): Promise<string[]> {
  const tables = await ask(
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relnamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace) AND relkind IN ('r', 'p') ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await ask(
      `SELECT FROM ${String(name)} AS held WHERE strpos(lower(to_jsonb(held)::text), lower($1)) > 0 LIMIT 1`,
      [text],
    );
    if (rows.length > 0) found.push(String(name));
  }
  return found;
}
