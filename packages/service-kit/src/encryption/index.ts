import { createCipheriv, createDecipheriv, randomBytes, timingSafeEqual } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** AES-256-GCM: a random start, what is encrypted, and the tag that proves it unchanged. @param key 32 bytes */
export function encrypted(key: Buffer, plain: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, key, iv);
  return Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** @throws when the bytes were tampered with, or encrypted under another key */
export function decrypted(key: Buffer, bytes: Buffer): string {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength });
  decipher.setAuthTag(bytes.subarray(-tagLength));
  return decipher.update(bytes.subarray(ivLength, -tagLength), undefined, 'utf8') + decipher.final('utf8');
}

/** Compares what was given with a secret: the time it takes tells nothing of that but its length. */
export function equalTexts(given: string, secret: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(secret)];
  return left.length === right.length && timingSafeEqual(left, right);
}
