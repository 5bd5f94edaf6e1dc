import { randomUUID } from 'node:crypto';
import { exportSPKI, importJWK, type CryptoKey } from 'jose';
import { byOthers, hmac, otherKind, theirJwk, unsigned, type Forgery } from './make.ts';

/** Not signed, or with another key, or with ours taken for one of another kind. */
export const wrongKeys: readonly Forgery[] = [
  ...['none', 'None', 'NONE', 'nOnE'].map((alg): Forgery => [`alg ${alg}`, (signer) => unsigned(signer, alg)]),
  ['alg none with a signature', (signer) => unsigned(signer, 'none', 'AAAA')],
  ['alg empty', (signer) => unsigned(signer, '')],
  ['alg EdDSA without signature', (signer) => unsigned(signer, 'EdDSA')],
  [
    'HS256 keyed with the public key',
    (signer) => hmac(signer, 'HS256', Buffer.from(signer.publicJwk.x ?? '', 'base64url')),
  ],
  ['HS256 keyed with the public key as text', (signer) => hmac(signer, 'HS256', Buffer.from(signer.publicJwk.x ?? ''))],
  [
    'HS256 keyed with the published JWK',
    (signer) => hmac(signer, 'HS256', Buffer.from(JSON.stringify(signer.publicJwk))),
  ],
  [
    'HS256 keyed with the public PEM',
    async (signer) => {
      const key = await importJWK(signer.publicJwk, 'EdDSA', { extractable: true });
      return hmac(signer, 'HS256', Buffer.from(await exportSPKI(key as CryptoKey)));
    },
  ],
  ['HS256 keyed with a common secret', (signer) => hmac(signer, 'HS256', Buffer.from('secret'))],
  [
    'HS384 keyed with the public key',
    (signer) => hmac(signer, 'HS384', Buffer.from(signer.publicJwk.x ?? '', 'base64url')),
  ],
  [
    'HS512 keyed with the public key',
    (signer) => hmac(signer, 'HS512', Buffer.from(signer.publicJwk.x ?? '', 'base64url')),
  ],
  ['RS256 of a key of their own', (signer) => otherKind(signer, 'RS256')],
  ['PS256 of a key of their own', (signer) => otherKind(signer, 'PS256')],
  ['ES256 of a key of their own', (signer) => otherKind(signer, 'ES256')],
  ['EdDSA of a key of their own under our kid', (signer) => byOthers(signer)],
  ['EdDSA of a key of their own under a new kid', (signer) => byOthers(signer, { kid: randomUUID() })],
  ['EdDSA of a key of their own without kid', (signer) => byOthers(signer, { kid: undefined })],
  ['kid as a path', (signer) => byOthers(signer, { kid: '../../../../dev/null' })],
  ['kid as SQL', (signer) => byOthers(signer, { kid: "' UNION SELECT 1 --" })],
  ['kid as an address', (signer) => byOthers(signer, { kid: 'http://127.0.0.1:9/key' })],
  ['their key in the header', async (signer) => byOthers(signer, { jwk: await theirJwk() })],
  ['jku in the header', (signer) => byOthers(signer, { jku: 'http://127.0.0.1:9/jwks.json' })],
  ['x5u in the header', (signer) => byOthers(signer, { x5u: 'http://127.0.0.1:9/cert' })],
  ['x5c in the header', (signer) => byOthers(signer, { x5c: ['MIIB'] })],
];
