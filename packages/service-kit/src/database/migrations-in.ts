import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

/**
 * The migrations of a folder: each file holds one, and TypeORM applies them by the time in their names. A file more is
 * all that a new one takes: `await migrationsIn(new URL('migrations/', import.meta.url))`
 * @throws Error for a file that holds none
 */
export async function migrationsIn(folder: URL): Promise<Migration[]> {
  const files = readdirSync(folder).filter((name) => /(?<!\.test)\.[jt]s$/.test(name));
  return Promise.all(files.toSorted().map((name) => migrationOf(join(fileURLToPath(folder), name))));
}

async function migrationOf(path: string): Promise<Migration> {
  const exported: unknown[] = Object.values((await import(path)) as object);
  const migration = exported.find(isMigration);
  if (!migration) throw new Error(`${path} holds no migration.`);
  return migration;
}

const isMigration = (value: unknown): value is Migration =>
  typeof value === 'function' && typeof (value.prototype as Partial<MigrationInterface>).up === 'function';
