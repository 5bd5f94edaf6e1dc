import { createHmac, hkdfSync } from 'node:crypto';
import { decrypted, encrypted } from '@portfolio/service-kit/encryption';

/** Everything that depends on SECRET_KEY; each purpose has a key of its own derived from it. */
export interface Secrets {
  /** AES-256-GCM; `purpose` binds the result to its place, so that one column's value is useless in another. */
  encrypt(purpose: string, plain: string): Buffer;
  /** @throws when the value was tampered with, or encrypted for another purpose or under another key */
  decrypt(purpose: string, encrypted: Buffer): string;
  /** HMAC-SHA-256, 32 bytes. */
  mac(purpose: string, message: string): Buffer;
}

export function createSecrets(secretKey: string): Secrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'portfolio-auth', purpose, 32));
  return {
    encrypt: (purpose, plain) => encrypted(keyFor(purpose), plain),
    decrypt: (purpose, bytes) => decrypted(keyFor(purpose), bytes),
    mac: (purpose, message) => createHmac('sha256', keyFor(purpose)).update(message).digest(),
  };
}
