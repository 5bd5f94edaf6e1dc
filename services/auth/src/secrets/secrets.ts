import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Everything that depends on SECRET_KEY; each purpose has a key of its own derived from it. */
export interface Secrets {
  /** AES-256-GCM; `purpose` binds the result to its place, so that one column's value is useless in another. */
  encrypt(purpose: string, plain: string): Buffer;
  /** @throws when the value was tampered with, or encrypted for another purpose or under another key */
  decrypt(purpose: string, encrypted: Buffer): string;
  /** HMAC-SHA-256, 32 bytes. */
  mac(purpose: string, message: string): Buffer;
}

const ivLength = 12;
const tagLength = 16;

export function createSecrets(secretKey: string): Secrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'portfolio-auth', purpose, 32));
  return {
    encrypt(purpose, plain) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv);
      return Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    decrypt(purpose, encrypted) {
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), encrypted.subarray(0, ivLength), {
        authTagLength: tagLength,
      });
      decipher.setAuthTag(encrypted.subarray(-tagLength));
      return decipher.update(encrypted.subarray(ivLength, -tagLength), undefined, 'utf8') + decipher.final('utf8');
    },
    mac: (purpose, message) => createHmac('sha256', keyFor(purpose)).update(message).digest(),
  };
}
