import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { root } from '../root.ts';
import { PlainError } from '../terminal/plain-error.ts';

/** A committed file that a command makes from others. */
export interface GeneratedFile {
  /** Absolute. */
  path: string;
  content: string;
}

/**
 * Writes those files whose content differs, so that watchers see only real changes.
 * @returns paths of what was written, relative to the root
 */
export async function writeGenerated(files: readonly GeneratedFile[]): Promise<string[]> {
  const stale = await staleAmong(files);
  for (const { path, content } of stale) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return namesOf(stale);
}

/**
 * @param command makes the files anew
 * @throws PlainError naming the files that are out of date
 */
export async function requireCurrent(files: readonly GeneratedFile[], command: string): Promise<void> {
  const stale = namesOf(await staleAmong(files));
  if (stale.length === 0) return;
  throw new PlainError(`Out of date: ${stale.join(', ')}. Run "${command}" and commit the result.`);
}

async function staleAmong(files: readonly GeneratedFile[]): Promise<GeneratedFile[]> {
  const current = await Promise.all(files.map(({ path }) => readFile(path, 'utf8').catch(() => undefined)));
  return files.filter(({ content }, index) => content !== current[index]);
}

const namesOf = (files: readonly GeneratedFile[]): string[] => files.map(({ path }) => relative(root, path));

export const inRoot = (...path: string[]): string => join(root, ...path);
