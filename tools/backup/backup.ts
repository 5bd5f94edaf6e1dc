import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf } from '@portfolio/service-kit/provision';
import { Client } from 'pg';
import { currentCommit } from '../release/commit.ts';
import { PlainError } from '../terminal/plain-error.ts';
import { requireWholeSite } from '../start/closed-site.ts';
import { copyFiles } from './files.ts';
import { manifestName, rowsFile, type Manifest } from './manifest.ts';
import { keepSequences, keepTables } from './tables.ts';

/** What is backed up, and where it is put back. */
export interface Source {
  /** A superuser's address. */
  server: string;
  /** Databases by service. */
  databases: Readonly<Record<string, string>>;
  /** Folders by the name that they have in a backup. */
  folders: Readonly<Record<string, string>>;
}

/** Row-level security lets whoever says so see every row, superuser or not. */
export const client = (server: string, database: string): Client =>
  new Client({ connectionString: addressOf(server, database), options: '-c scope.everything=on' });

/**
 * Writes all databases as they are at one moment, then the files, into a new folder. Files come later, because what a row names is kept
 * for a day after nothing names it any more: whatever these rows name is there.
 * @throws PlainError when the folder holds something already, or a restore was cut off here
 */
export async function backUp({ server, databases, folders }: Source, folder: string): Promise<Manifest> {
  await requireWholeSite({ server, databases });
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new PlainError(`${folder} is not empty: a backup needs a new folder.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const clients = Object.entries(databases).map(([service, database]) => ({ service, own: client(server, database) }));
  const kept: Manifest['databases'] = {};
  try {
    for (const { own } of clients) await own.connect();
    // All snapshots first, as near to each other as can be: no service has what another will only write after.
    for (const { own } of clients) await own.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await Promise.all(clients.map(({ own }) => own.query('SELECT FROM pg_class LIMIT 1')));
    for (const { service, own } of clients) {
      await mkdir(join(folder, 'databases', service), { recursive: true, mode: 0o700 });
      const tables = await keepTables(own, (table) => rowsFile(folder, service, table));
      kept[service] = { tables, sequences: await keepSequences(own) };
    }
  } finally {
    for (const { own } of clients) await own.end();
  }
  const files: Manifest['files'] = {};
  for (const [name, from] of Object.entries(folders)) files[name] = await copyFiles(from, join(folder, name));
  const manifest = { made: new Date().toISOString(), commit: currentCommit(), databases: kept, files };
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}
