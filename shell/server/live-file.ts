import { readFile } from 'node:fs/promises';
import type { Logger } from '@portfolio/service-kit/logging';
import { watchFile } from '@portfolio/service-kit/watched-file';

/** A file's content, always as new as the file and always sound. */
export interface LiveFile<T> {
  /** Undefined until the file has been sound for the first time. */
  current(): T | undefined;
  close(): void;
}

/**
 * Reads a file now and each time it changes. One that is missing or that `parse` refuses is logged, and what was last good
 * stays in force.
 */
export async function liveFile<T>(path: string, parse: (text: string) => T, log: Logger): Promise<LiveFile<T>> {
  let value: T | undefined;
  const take = (text: string): void => {
    value = parse(text);
  };
  const failed = (error: unknown): void =>
    log.error(
      { err: error, path },
      value === undefined ? 'a file cannot be used' : 'a file cannot be used; the last good one stays',
    );

  let text = '';
  try {
    text = await readFile(path, 'utf8');
    take(text);
  } catch (error) {
    failed(error);
  }
  const watched = watchFile(path, text, take, failed);
  return { current: () => value, close: () => watched.close() };
}
