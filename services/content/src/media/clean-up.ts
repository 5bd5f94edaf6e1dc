import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { hasCode } from './files.ts';
import { removeUnlessKept } from './keep.ts';
import type { MediaLibrary } from './library.ts';

const taskName = 'media-clean-up';

export const mediaCleanUpSchedule: Schedule = { task: taskName, cron: '23 * * * *' };

/** Files and uploads younger than this may belong to a request under way. */
const graceHours = 24;

/**
 * Removes files that nothing refers to any more, hourly and never in a request: rows first, then stored files without
 * a row, then what crashed requests left among the incoming. A crash in between costs nothing but the next run's time.
 */
export const mediaCleanUpJob = (parts: { database: DataSource; media: MediaLibrary }): Task =>
  task(taskName, z.unknown(), () => cleanUpMedia(parts, new Date()));

export async function cleanUpMedia(
  { database, media }: { database: DataSource; media: MediaLibrary },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - graceHours * 3_600_000);
  await database.query(
    `DELETE FROM media_file m WHERE m.created_at < $1
       AND NOT EXISTS (SELECT FROM media_reference r WHERE r.hash = m.hash)`,
    [before],
  );
  for await (const { name, changedAt } of media.storage.names()) {
    if (changedAt < before) await removeUnlessKept(database, media.storage, name.slice(0, 64), [name]);
  }
  for (const name of await readdir(media.incoming).catch(whenMissing)) {
    const folder = join(media.incoming, name);
    const found = await stat(folder).catch(whenMissing);
    if (!Array.isArray(found) && found.mtime < before) await rm(folder, { recursive: true, force: true });
  }
}

function whenMissing(error: unknown): [] {
  if (hasCode(error, 'ENOENT')) return [];
  throw error;
}
