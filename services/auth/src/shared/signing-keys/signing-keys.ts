import { createPrivateKey, randomUUID, type JsonWebKey, type KeyObject } from 'node:crypto';
import { EnvironmentError } from '@portfolio/service-kit/environment';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWK, type JWTVerifyGetKey } from 'jose';
import type { DataSource } from 'typeorm';
import type { Secrets } from '../secrets/secrets.ts';

/** The Ed25519 keys of access tokens: kept in the database so that all instances sign with, and publish, the same. */
export interface SigningKeys {
  /** @throws EnvironmentError when the key was sealed with one that is not in DATA_KEYS */
  current(): Promise<{ kid: string; privateKey: KeyObject }>;
  /** What `/.well-known/jwks.json` publishes: the coming, the current and the last keys. */
  published(): Promise<{ keys: JWK[] }>;
  verificationKey: JWTVerifyGetKey;
  /** Makes a key when the current one is due, and forgets those whose tokens have all expired. */
  rotate(options?: { force?: boolean }): Promise<void>;
}

interface KeyRow {
  kid: string;
  public_jwk: JWK;
  private_jwk: Buffer;
  signs_from: Date;
}

/** For `Secrets.seal`. */
export const signingKeyPurpose = 'signing-key';
/** Other instances and services notice a new key within this time, long before it signs. */
const cacheMs = 60_000;

const otherKeys =
  'The environment variable DATA_KEYS has not the one that the signing keys in the database were sealed with. ' +
  'Put that one back behind the others, or delete the rows of the table signing_key to have new keys made.';

export function createSigningKeys(database: DataSource, secrets: Secrets): SigningKeys {
  let cached: { rows: KeyRow[]; readAt: number } | undefined;
  let signer: { kid: string; privateKey: KeyObject } | undefined;

  async function rows(): Promise<KeyRow[]> {
    if (!cached || Date.now() - cached.readAt > cacheMs) {
      const found = await database.query<KeyRow[]>('SELECT * FROM signing_key ORDER BY signs_from DESC');
      cached = { rows: found, readAt: Date.now() };
    }
    return cached.rows;
  }

  async function rotate({ force = false } = {}): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
    const kid = randomUUID();
    const privateJwk = secrets.seal(signingKeyPurpose, JSON.stringify(await exportJWK(privateKey)));
    await database.transaction(async (manager) => {
      // One instance at a time decides whether a key is due.
      await manager.query('LOCK TABLE signing_key IN EXCLUSIVE MODE');
      // The first key signs at once; later ones when every verifier has fetched the set again.
      await manager.query(
        `INSERT INTO signing_key (kid, public_jwk, private_jwk, signs_from)
         SELECT $1, $2, $3, CASE WHEN EXISTS (SELECT FROM signing_key) THEN now() + interval '1 hour' ELSE now() END
         WHERE $4 OR NOT EXISTS (SELECT FROM signing_key WHERE signs_from > now() - interval '30 days')`,
        [kid, JSON.stringify(await exportJWK(publicKey)), privateJwk, force],
      );
      // A key signs nothing after its successor started; an hour later its tokens are long expired.
      await manager.query(
        `DELETE FROM signing_key AS old WHERE EXISTS (
           SELECT FROM signing_key AS successor
           WHERE successor.signs_from > old.signs_from AND successor.signs_from < now() - interval '1 hour')`,
      );
    });
    cached = undefined;
  }

  function open({ private_jwk: sealed }: KeyRow): string {
    try {
      return secrets.open(signingKeyPurpose, sealed);
    } catch (error) {
      throw new EnvironmentError(otherKeys, { cause: error });
    }
  }

  async function published() {
    const keys = (await rows()).map(({ kid, public_jwk: jwk }) => ({ ...jwk, kid, alg: 'EdDSA', use: 'sig' }));
    return { keys };
  }

  return {
    async current() {
      const known = await rows();
      // A clock that was set back before the first key must not lock everybody out.
      const row = known.find(({ signs_from: signsFrom }) => signsFrom <= new Date()) ?? known.at(-1);
      if (!row) throw new Error('There is no key to sign with.');
      if (signer?.kid !== row.kid) {
        const jwk: JsonWebKey = JSON.parse(open(row));
        signer = { kid: row.kid, privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
      }
      return signer;
    },
    published,
    verificationKey: async (header, token) => createLocalJWKSet(await published())(header, token),
    rotate,
  };
}
