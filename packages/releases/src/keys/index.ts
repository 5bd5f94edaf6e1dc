import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Signed } from '@portfolio/remote-kit/manifest';
import { z } from 'zod';

/** An Ed25519 pair, each half 32 bytes as base64url. */
export interface SigningKey {
  publicKey: string;
  privateKey: string;
}

const keysSchema = z.array(z.strictObject({ publicKey: z.string(), privateKey: z.string() })).min(1);

export function makeKey(): SigningKey {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { publicKey: x, privateKey: d };
}

/**
 * Signs with every key: while keys are changed, who trusts the old one and who trusts the new one already both accept it.
 */
export function signed(payload: string, keys: readonly SigningKey[]): Signed {
  const signatures = keys.map(({ publicKey, privateKey }) => {
    const key = createPrivateKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: publicKey, d: privateKey },
      format: 'jwk',
    });
    return { key: publicKey, signature: sign(null, Buffer.from(payload), key).toString('base64url') };
  });
  return { payload, signatures };
}

/** The keys of a file, which is made with one key when it is missing, readable by its owner alone. */
export function readKeys(path: string): SigningKey[] {
  if (!existsSync(path)) writeKeys(path, [makeKey()]);
  return keysSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

export function writeKeys(path: string, keys: readonly SigningKey[]): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  chmodSync(`${path}.new`, 0o600);
  renameSync(`${path}.new`, path);
}
