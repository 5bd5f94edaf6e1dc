import { hkdfSync } from 'node:crypto';
import { decrypted, encrypted } from '../encryption/index.ts';
import { EnvironmentError, type ServiceEnvironment } from '../environment/index.ts';
import { z } from 'zod';

/** Encrypts texts of single columns: AES-256-GCM, under the first of several keys, which the value names. */
export interface Vault {
  /** @param purpose binds the value to its place, so that it is useless in another: `employee.tax_number` */
  seal(purpose: string, plain: string): string;
  /**
   * Nothing stays nothing, and a text from before there were keys is itself.
   * @throws when the value was tampered with, sealed for another purpose, or its key is not there any more
   */
  open(purpose: string, stored: string): string;
  /** Whether it was sealed at all, under whichever key. */
  isSealed(stored: string): boolean;
  /** Whether the value need not be sealed again: it is under the first key, or nothing. */
  isCurrent(stored: string): boolean;
}

const mark = 'sealed';
const sealed = new RegExp(`^${mark}:([^:]+):([\\w-]+)$`);
const keyBytes = 32;

/**
 * @param setting name of the variable that holds the keys, for errors
 * @param keys `2026b:BASE64,2026a:BASE64`: 32 bytes each. The first seals, all open: a new key goes in front, and the old one away
 *   when everything was sealed again.
 * @throws EnvironmentError
 */
export function createVault(setting: string, keys: string): Vault {
  const ring = new Map(keys.split(',').map((part) => readKey(setting, part.trim())));
  const [current] = ring.keys();
  const derived = new Map<string, Buffer>();
  const keyFor = (id: string, purpose: string): Buffer => {
    const master = ring.get(id);
    if (!master) throw new Error(`A value was sealed with the key "${id}", which ${setting} does not have.`);
    const name = `${id} ${purpose}`;
    const known = derived.get(name) ?? Buffer.from(hkdfSync('sha256', master, 'portfolio-vault', purpose, keyBytes));
    derived.set(name, known);
    return known;
  };
  const start = `${mark}:${current}:`;

  return {
    seal(purpose, plain) {
      if (plain === '') return '';
      return start + encrypted(keyFor(String(current), purpose), plain).toString('base64url');
    },
    open(purpose, stored) {
      const [, id, text] = sealed.exec(stored) ?? [];
      if (id === undefined || text === undefined) return stored;
      return decrypted(keyFor(id, purpose), Buffer.from(text, 'base64url'));
    },
    isSealed: (stored) => sealed.test(stored),
    isCurrent: (stored) => stored === '' || stored.startsWith(start),
  };
}

function readKey(setting: string, part: string): [id: string, key: Buffer] {
  const [, id = '', text = ''] = /^([\w.-]+):([A-Za-z0-9+/=_-]+)$/.exec(part) ?? [];
  const key = Buffer.from(text, 'base64');
  if (key.length !== keyBytes)
    throw new EnvironmentError(
      `The environment variable ${setting} is not valid: it is a list like "2026b:KEY,2026a:KEY", each KEY the output of \`openssl rand -base64 32\`.`,
    );
  return [id, key];
}

/** What those who seal columns read: `serviceEnvironment.extend(vaultEnvironment)`. */
export const vaultEnvironment = { DATA_KEYS: z.string().optional() };

const developmentKeys = `development:${Buffer.alloc(32, 'development').toString('base64')}`;

/** @throws EnvironmentError when the keys are none, or production has none of its own */
export function vaultOf({
  DATA_KEYS: keys,
  NODE_ENV: mode,
}: Pick<ServiceEnvironment, 'NODE_ENV'> & { DATA_KEYS?: string | undefined }): Vault {
  if (mode === 'production' && keys === undefined)
    throw new EnvironmentError(
      'The environment variable DATA_KEYS is missing: production seals what must not be read in the database with keys of its own, such as "2026a:" and the output of `openssl rand -base64 32`.',
    );
  return createVault('DATA_KEYS', keys ?? developmentKeys);
}
