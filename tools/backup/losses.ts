import { client, type Source } from './backup.ts';
import type { Manifest } from './manifest.ts';
import { filesLost } from './replace.ts';
import { countRows } from './tables.ts';

/** What is there and goes when a backup takes its place: sentences for people. Nothing when there is nothing. */
export async function lossesOf({ server, databases, folders }: Source, manifest: Manifest): Promise<string[]> {
  const losses: string[] = [];
  for (const [service, database] of Object.entries(databases)) {
    const kept = manifest.databases[service]?.tables.reduce((sum, { rows }) => sum + rows, 0) ?? 0;
    const own = client(server, database);
    await own.connect();
    const rows = await countRows(own).finally(() => own.end());
    if (rows > 0) losses.push(`${database}: its ${rows} rows go; ${kept} of ${manifest.made} take their place.`);
  }
  for (const [name, folder] of Object.entries(folders)) {
    const lost = await filesLost(folder, manifest.files[name]);
    if (lost.length > 0)
      losses.push(`${name}: ${lost.length} files that the backup does not have go, such as ${lost.at(-1)}.`);
  }
  return losses;
}
