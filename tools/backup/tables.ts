import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** A table's rows in a file, and what proves that it is these rows. */
export interface KeptTable {
  /** With its schema, as SQL has it. */
  name: string;
  columns: string[];
  rows: number;
  sha256: string;
}

/** Where a sequence stands. */
export interface KeptSequence {
  name: string;
  value: string;
  isCalled: boolean;
}

interface Table {
  name: string;
  columns: string[];
  key: string[];
}

/** What belongs to PostgreSQL, or to its extensions, is made by migrations and not kept. */
const ours = `relation.relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
  AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = relation.oid AND deptype = 'e')`;

/** All tables, each with the columns that can be written and the key by which its rows are ordered. */
async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT format('%I.%I', relation.relnamespace::regnamespace, relname) AS name,
       ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = relation.oid AND attnum > 0 AND NOT attisdropped
             AND attgenerated = '' ORDER BY attnum) AS columns,
       ARRAY(SELECT attname::text FROM pg_index, unnest(indkey) WITH ORDINALITY AS part(number, place)
             JOIN pg_attribute ON attnum = part.number
             WHERE indrelid = relation.oid AND indisprimary AND attrelid = relation.oid ORDER BY place) AS key
     FROM pg_class AS relation WHERE relkind = 'r' AND ${ours} ORDER BY name`,
  );
  return rows;
}

/** Writes the rows of all tables into files, in an order that depends on nothing but the rows. */
export async function keepTables(client: Client, fileOf: (table: string) => string): Promise<KeptTable[]> {
  const kept: KeptTable[] = [];
  for (const { name, columns, key } of await tablesOf(client)) {
    const list = columns.map(escapeIdentifier).join(', ');
    const order = key.length > 0 ? key.map(escapeIdentifier).join(', ') : list;
    const source = client.query(copyTo(`COPY (SELECT ${list} FROM ${name} ORDER BY ${order}) TO STDOUT`));
    const hash = createHash('sha256');
    const noted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(source, noted, createWriteStream(fileOf(name), { mode: 0o600 }));
    kept.push({ name, columns, rows: source.rowCount, sha256: hash.digest('hex') });
  }
  return kept;
}

export async function keepSequences(client: Client): Promise<KeptSequence[]> {
  const { rows: names } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', relation.relnamespace::regnamespace, relname) AS name
     FROM pg_class AS relation WHERE relkind = 'S' AND ${ours} ORDER BY name`,
  );
  const kept: KeptSequence[] = [];
  for (const { name } of names) {
    const { rows } = await client.query<Omit<KeptSequence, 'name'>>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${name}`,
    );
    kept.push({ name, ...rows[0]! });
  }
  return kept;
}

/** A table with rows that somebody has written. Those that came with a migration, in one transaction with its own row, do not count. */
export async function findRows(client: Client): Promise<string | undefined> {
  for (const { name } of await tablesOf(client)) {
    if (name === 'graphile_worker.migrations') continue;
    const { rowCount } = await client.query(
      `SELECT FROM ${name} WHERE xmin::text NOT IN (SELECT xmin::text FROM migrations) LIMIT 1`,
    );
    if (rowCount) return name;
  }
  return undefined;
}

/** Of all tables that migrations made, but for those of the migrations themselves. */
export async function countRows(client: Client): Promise<number> {
  let sum = 0;
  for (const { name } of await tablesOf(client)) {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${name} WHERE xmin::text NOT IN (SELECT xmin::text FROM migrations)`,
    );
    if (name !== 'graphile_worker.migrations') sum += rows[0]!.count;
  }
  return sum;
}

/** The names of all others who are connected to the database. */
export async function othersIn(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT coalesce(nullif(application_name, ''), usename) AS name FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend' ORDER BY name`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Puts kept rows in the place of all rows, in a transaction that is for the caller to end: triggers, foreign keys and row-level security have judged them when they were
 * first written.
 * @throws Error when the tables are not those of the backup
 */
export async function restoreTables(
  client: Client,
  { tables, sequences }: { tables: readonly KeptTable[]; sequences: readonly KeptSequence[] },
  fileOf: (table: string) => string,
): Promise<void> {
  const present = await tablesOf(client);
  const shapeOf = ({ name, columns }: Pick<Table, 'name' | 'columns'>) => `${name} (${columns.toSorted().join(', ')})`;
  const shapes = new Set(present.map(shapeOf));
  const strange = tables.find((table) => !shapes.has(shapeOf(table)));
  if (strange ?? present.length !== tables.length)
    throw new Error(`The tables are not those of the backup${strange ? `, such as ${strange.name}` : ''}.`);
  await client.query('BEGIN');
  await client.query(`SET LOCAL session_replication_role = replica`);
  await client.query(`TRUNCATE ${present.map(({ name }) => name).join(', ')}`);
  for (const { name, columns } of tables) {
    const list = columns.map(escapeIdentifier).join(', ');
    await pipeline(createReadStream(fileOf(name)), client.query(copyFrom(`COPY ${name} (${list}) FROM STDIN`)));
  }
  for (const { name, value, isCalled } of sequences)
    await client.query('SELECT setval($1::regclass, $2, $3)', [name, value, isCalled]);
  const { rows: views } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', relation.relnamespace::regnamespace, relname) AS name
     FROM pg_class AS relation WHERE relkind = 'm' AND ${ours}`,
  );
  for (const { name } of views) await client.query(`REFRESH MATERIALIZED VIEW ${name}`);
}
