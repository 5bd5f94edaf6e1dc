import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PlainError } from '../terminal/plain-error.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup holds, in its `backup.json`. It is written last: a folder without it is no backup. */
const manifestSchema = z.object({
  made: z.iso.datetime(),
  /** Of the code whose tables these are. */
  commit: z.string(),
  databases: z.record(
    z.string(),
    z.object({
      tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), sha256: hash })),
      sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
    }),
  ),
  /** By the name of the folder that they are from: path and hash. */
  files: z.record(z.string(), z.record(z.string(), hash)),
});

export type Manifest = z.output<typeof manifestSchema>;

export const manifestName = 'backup.json';

/** The file of a table's rows. */
export const rowsFile = (folder: string, service: string, table: string): string =>
  join(folder, 'databases', service, `${table.replaceAll('"', '')}.copy`);

/** @throws PlainError when the folder is no whole backup */
export function readManifest(folder: string): Manifest {
  const path = join(folder, manifestName);
  if (!existsSync(path)) throw new PlainError(`There is no whole backup in ${folder}: it has no ${manifestName}.`);
  const result = manifestSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!result.success) throw new PlainError(`${path} is not what a backup has.`);
  return result.data;
}
