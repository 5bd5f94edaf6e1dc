import { randomBytes, randomUUID } from 'node:crypto';
import { CompactEncrypt, CompactSign, generateKeyPair, SignJWT } from 'jose';
import { claims } from './claims.ts';
import { encode, parts, signed, type Forgery } from './make.ts';

/** Altered, cut, joined, or no token at all. */
export const wrongShapes: readonly Forgery[] = [
  [
    'an unknown critical header',
    async (signer) => {
      const [, payload, signature] = await parts(signer);
      return `${encode({ alg: 'EdDSA', kid: signer.kid, crit: ['exp'], exp: 1 })}.${payload}.${signature}`;
    },
  ],
  [
    'an altered payload',
    async (signer) => {
      const [header, , signature] = await parts(signer);
      return `${header}.${encode(claims({ user_id: 2 }))}.${signature}`;
    },
  ],
  [
    'an altered header',
    async (signer) => {
      const [, payload, signature] = await parts(signer);
      return `${encode({ alg: 'EdDSA', kid: signer.kid, typ: 'at+jwt' })}.${payload}.${signature}`;
    },
  ],
  [
    'a flipped bit in the signature',
    async (signer) => {
      const [header, payload, signature] = await parts(signer);
      const bytes = Buffer.from(signature, 'base64url');
      bytes[10] = (bytes[10] ?? 0) ^ 1;
      return `${header}.${payload}.${bytes.toString('base64url')}`;
    },
  ],
  ['half a signature', async (signer) => (await signed(signer)).slice(0, -43)],
  [
    'the signature of another token',
    async (signer) => {
      const [[header, payload], [, , signature]] = [await parts(signer), await parts(signer)];
      return `${header}.${payload}.${signature}`;
    },
  ],
  [
    'a signature of zeros',
    async (signer) => (await parts(signer)).slice(0, 2).join('.') + `.${Buffer.alloc(64).toString('base64url')}`,
  ],
  ['two parts', async (signer) => (await parts(signer)).slice(0, 2).join('.')],
  ['four parts', async (signer) => `${await signed(signer)}.AAAA`],
  [
    'a payload that is no JSON',
    (signer) =>
      new CompactSign(Buffer.from('{"user_id": 1'))
        .setProtectedHeader({ alg: 'EdDSA', kid: signer.kid })
        .sign(signer.privateKey),
  ],
  [
    'a payload that is a list',
    (signer) =>
      new CompactSign(Buffer.from('[1]')).setProtectedHeader({ alg: 'EdDSA', kid: signer.kid }).sign(signer.privateKey),
  ],
  [
    'an encrypted token',
    async () => {
      const { publicKey } = await generateKeyPair('ECDH-ES');
      const plain = Buffer.from(JSON.stringify(claims()));
      return new CompactEncrypt(plain).setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' }).encrypt(publicKey);
    },
  ],
  ['what looks like a refresh token', () => randomBytes(32).toString('base64url')],
  ['a word', () => 'null'],
  ['dots', () => '..'],
  ['8000 characters', () => 'a'.repeat(8000)],
  [
    'of a key that was deleted',
    async () => {
      const { privateKey } = await generateKeyPair('EdDSA');
      return new SignJWT(claims()).setProtectedHeader({ alg: 'EdDSA', kid: randomUUID() }).sign(privateKey);
    },
  ],
];
