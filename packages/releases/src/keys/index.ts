import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Signed } from '@portfolio/remote-kit/manifest';
import { z } from 'zod';

/** An Ed25519 pair, each half 32 bytes as base64url. */
export interface SigningKey {
  publicKey: string;
  privateKey: string;
}

/** Public keys as a setting names them: base64url, separated by commas; at least one. */
export const publicKeyList = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((key) => key.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^[\w-]{43}$/, 'Ed25519 public keys as base64url, separated by commas')).min(1));

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

export const readKeys = (path: string): SigningKey[] => keysSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
