import { createHash, hkdfSync } from 'node:crypto';
import { decrypted, encrypted } from '../encryption/index.ts';

export const digest = (...parts: readonly string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest();

/** Answers hold links and other secrets, so at rest only who knows the client's key can read them. */
const cipherKey = (key: string, hash: Buffer) => Buffer.from(hkdfSync('sha256', key, hash, 'idempotent answer', 32));

/** What answers nothing is kept as null. */
export const sealed = (answer: unknown, key: string, hash: Buffer): Buffer =>
  encrypted(cipherKey(key, hash), JSON.stringify(answer ?? null));

export const opened = (bytes: Buffer, key: string, hash: Buffer): unknown =>
  JSON.parse(decrypted(cipherKey(key, hash), bytes)) ?? undefined;
