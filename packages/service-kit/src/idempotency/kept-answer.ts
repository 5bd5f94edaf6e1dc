import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const ivLength = 12;
const tagLength = 16;
const algorithm = 'aes-256-gcm';

export const digest = (...parts: readonly string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest();

/** Answers hold links and other secrets, so at rest only who knows the client's key can read them. */
const cipherKey = (key: string, hash: Buffer) => Buffer.from(hkdfSync('sha256', key, hash, 'idempotent answer', 32));

export function sealed(answer: unknown, key: string, hash: Buffer): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, cipherKey(key, hash), iv);
  // What answers nothing is kept as null.
  const text = JSON.stringify(answer ?? null);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

export function opened(bytes: Buffer, key: string, hash: Buffer): unknown {
  const decipher = createDecipheriv(algorithm, cipherKey(key, hash), bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(bytes.subarray(-tagLength));
  const text = decipher.update(bytes.subarray(ivLength, -tagLength), undefined, 'utf8') + decipher.final('utf8');
  return JSON.parse(text) ?? undefined;
}
