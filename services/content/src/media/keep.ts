import type { DataSource, EntityManager } from 'typeorm';
import { MediaFileEntity, type MediaKind } from './media-file.entity.ts';
import type { FileStorage } from './storage.ts';

/** A file that has passed its checks and waits in a private folder to be kept. */
export interface CheckedFile {
  hash: string;
  kind: MediaKind;
  bytes: number;
  /** Pixels; of images only, like `widths`, those of its variants. */
  width?: number;
  height?: number;
  widths?: number[];
  /** What will be stored: local file → name. */
  parts: readonly { path: string; name: string }[];
}

/**
 * Runs `work` in a transaction in which `files` are kept: when it commits, rows and files are there; when it fails,
 * neither is, unless somebody else keeps the same content. Files that were kept before are kept once.
 */
export async function keepFiles<T>(
  database: DataSource,
  storage: FileStorage,
  files: readonly CheckedFile[],
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  try {
    return await database.transaction(async (manager) => {
      // In one order for everybody, so that two requests with the same files do not wait for each other.
      const kept = new Set<string>();
      for (const { parts, ...row } of files.toSorted((a, b) => (a.hash < b.hash ? -1 : 1))) {
        await lock(manager, row.hash);
        await manager.createQueryBuilder().insert().into(MediaFileEntity).values(row).orIgnore().execute();
        for (const { path, name } of parts.filter((part) => !kept.has(part.name))) {
          await storage.keep(path, name);
          kept.add(name);
        }
      }
      return await work(manager);
    });
  } catch (error) {
    for (const { hash, parts } of files) {
      await removeUnlessKept(
        database,
        storage,
        hash,
        parts.map(({ name }) => name),
      );
    }
    throw error;
  }
}

/** Removes stored files of `hash` when no row speaks for them; safe beside requests that keep the same content. */
export async function removeUnlessKept(
  database: DataSource,
  storage: FileStorage,
  hash: string,
  names: readonly string[],
): Promise<void> {
  await database.transaction(async (manager) => {
    await lock(manager, hash);
    if (await manager.existsBy(MediaFileEntity, { hash })) return;
    for (const name of names) await storage.remove(name);
  });
}

/** Whoever keeps or removes the files of one content takes turns, until the transaction ends. */
const lock = (manager: EntityManager, hash: string) =>
  manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [hash]);
