import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../terminal/plain-error.ts';
import { client, type Source } from './backup.ts';
import { copyFiles, filesBelow, hashOf } from './files.ts';
import { readManifest, rowsFile, type Manifest } from './manifest.ts';
import { findRows, restoreTables } from './tables.ts';

/**
 * Puts a backup into databases that have its tables and no rows, and into empty folders; everything is looked at before anything changes.
 * @param replace puts it in the place of what is there
 * @throws PlainError when the backup is not whole, or something is there already
 */
export async function restore(target: Source, folder: string, replace: boolean): Promise<Manifest> {
  const manifest = readManifest(folder);
  await requireWhole(manifest, folder);
  if (!replace) await requireEmpty(target);
  for (const [service, kept] of Object.entries(manifest.databases)) {
    const own = client(target.server, databaseOf(target, service));
    await own.connect();
    try {
      await restoreTables(own, kept, (table) => rowsFile(folder, service, table)).catch((error: unknown) => {
        throw new PlainError(
          `The database of ${service} could not be restored, and is as it was: ${(error as Error).message} ` +
            `The backup is of the code at commit ${manifest.commit}: migrate with that one, restore, and upgrade then.`,
        );
      });
    } finally {
      await own.end();
    }
  }
  for (const [name, to] of Object.entries(target.folders)) await copyFiles(join(folder, name), to);
  return manifest;
}

function databaseOf({ databases }: Source, service: string): string {
  const database = databases[service];
  if (database === undefined) throw new PlainError(`The backup has a database of ${service}, which is not known here.`);
  return database;
}

/** @throws PlainError naming the first file that is missing or another than was written */
async function requireWhole({ databases, files }: Manifest, folder: string): Promise<void> {
  const expected = [
    ...Object.entries(databases).flatMap(([service, { tables }]) =>
      tables.map(({ name, sha256 }): [string, string] => [rowsFile(folder, service, name), sha256]),
    ),
    ...Object.entries(files).flatMap(([name, hashes]) =>
      Object.entries(hashes).map(([path, hash]): [string, string] => [join(folder, name, path), hash]),
    ),
  ];
  for (const [path, hash] of expected)
    if (!existsSync(path) || (await hashOf(path)) !== hash)
      throw new PlainError(`${path} is missing or damaged: nothing was restored.`);
}

async function requireEmpty({ server, databases, folders }: Source): Promise<void> {
  for (const database of Object.values(databases)) {
    const own = client(server, database);
    await own.connect();
    const filled = await findRows(own).finally(() => own.end());
    if (filled !== undefined)
      throw new PlainError(
        `${database} has rows already, in ${filled}: add --replace to lose them, or restore elsewhere.`,
      );
  }
  for (const folder of Object.values(folders))
    if ((await filesBelow(folder)).length > 0)
      throw new PlainError(`${folder} has files already: add --replace to put those of the backup beside them.`);
}
