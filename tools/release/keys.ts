import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeKey, readKeys, type SigningKey } from '@portfolio/releases/keys';
import { writeWhole } from '../write-whole.ts';

/** The keys of a file, which is made with one key when it is missing, readable by its owner alone. */
export function keysAt(path: string): SigningKey[] {
  if (!existsSync(path)) writeKeys(path, [makeKey()]);
  return readKeys(path);
}

export function writeKeys(path: string, keys: readonly SigningKey[]): void {
  mkdirSync(dirname(path), { recursive: true });
  writeWhole(path, `${JSON.stringify(keys, null, 2)}\n`);
}
