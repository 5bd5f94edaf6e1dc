import { createHmac, hkdfSync } from 'node:crypto';
import { decrypted, encrypted } from '@portfolio/service-kit/encryption';
import { vaultOf } from '@portfolio/service-kit/vault';
import type { AuthEnvironment } from '../../environment.ts';
import argon2, { type Options } from '@node-rs/argon2';

/** OWASP's minimum: 19 MiB, two passes, one lane. argon2id is the library's default, and `needsRehash` checks it. */
const parameters = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } satisfies Options;

export const hashPassword = (password: string): Promise<string> => argon2.hash(password.normalize('NFC'), parameters);

/** A hash of nothing anyone knows: checked against for unknown users, so that their answer takes as long. */
const decoy = hashPassword(crypto.randomUUID());

/** Always costs one verification, also without a hash. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await argon2.verify(stored ?? (await decoy), password.normalize('NFC'));
  return matches && stored !== null && stored !== undefined;
}

/** Whether a stored hash was made with lower parameters than today's. */
export function needsRehash(stored: string): boolean {
  const [, algorithm, , costs = ''] = stored.split('$');
  const cost = Object.fromEntries(costs.split(',').map((pair) => pair.split('=')));
  return (
    algorithm !== 'argon2id' || Number(cost['m']) < parameters.memoryCost || Number(cost['t']) < parameters.timeCost
  );
}

/** What depends on SECRET_KEY and DATA_KEYS; each purpose has a key of its own derived from them. */
export interface Secrets {
  /** For a browser and some minutes: AES-256-GCM under SECRET_KEY; `purpose` makes the result useless in another place. */
  encrypt(purpose: string, plain: string): Buffer;
  /** @throws when the value was tampered with, or encrypted for another purpose or under another key */
  decrypt(purpose: string, encrypted: Buffer): string;
  /** For the database: the same under the first of DATA_KEYS, which the value names. */
  seal(purpose: string, plain: string): Buffer;
  /** Also what was encrypted under SECRET_KEY, before there were DATA_KEYS. @throws as `decrypt`, and without the key */
  open(purpose: string, sealed: Buffer): string;
  /** Whether a value is sealed under the first key. */
  isCurrent(sealed: Buffer): boolean;
  /** HMAC-SHA-256, 32 bytes. */
  mac(purpose: string, message: string): Buffer;
}

type Keys = Pick<AuthEnvironment, 'SECRET_KEY' | 'DATA_KEYS' | 'NODE_ENV'>;

/** @throws EnvironmentError */
export function createSecrets(keys: Keys): Secrets {
  const vault = vaultOf(keys);
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', keys.SECRET_KEY, 'portfolio-auth', purpose, 32));
  const decrypt = (purpose: string, bytes: Buffer) => decrypted(keyFor(purpose), bytes);
  return {
    encrypt: (purpose, plain) => encrypted(keyFor(purpose), plain),
    decrypt,
    seal: (purpose, plain) => Buffer.from(vault.seal(purpose, plain)),
    open(purpose, sealed) {
      const text = sealed.toString('latin1');
      return vault.isSealed(text) ? vault.open(purpose, text) : decrypt(purpose, sealed);
    },
    isCurrent: (sealed) => vault.isCurrent(sealed.toString('latin1')),
    mac: (purpose, message) => createHmac('sha256', keyFor(purpose)).update(message).digest(),
  };
}
