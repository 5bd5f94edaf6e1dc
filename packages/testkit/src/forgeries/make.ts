import type { KeyObject } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { claims } from './claims.ts';

/** The key that a service's tokens are signed with, for tokens that are right in all but one thing. */
export interface Signer {
  kid: string;
  privateKey: KeyObject | CryptoKey;
  /** As it is published. */
  publicJwk: JWK;
}

/** A title, and what makes the token. */
export type Forgery = readonly [title: string, forge: (signer: Signer) => string | Promise<string>];

type Header = Record<string, unknown>;

const theirs = await generateKeyPair('EdDSA');

/** Rightly signed, so that only the claims are wrong, if anything is. */
export const signed = (signer: Signer, changes?: Record<string, unknown>) =>
  new SignJWT(claims(changes)).setProtectedHeader({ alg: 'EdDSA', kid: signer.kid }).sign(signer.privateKey);

/** By a key of their own. */
export const byOthers = ({ kid }: Signer, header: Header = {}) =>
  new SignJWT(claims()).setProtectedHeader({ alg: 'EdDSA', kid, ...header }).sign(theirs.privateKey);

export const theirJwk = () => exportJWK(theirs.publicKey);

export const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export const unsigned = ({ kid }: Signer, alg: string, signature = '') =>
  `${encode({ alg, kid })}.${encode(claims())}.${signature}`;

export const hmac = ({ kid }: Signer, alg: string, secret: Uint8Array) =>
  new SignJWT(claims()).setProtectedHeader({ alg, kid }).sign(secret);

/** By a key of another kind under our key's id. */
export async function otherKind({ kid }: Signer, alg: string) {
  const { privateKey } = await generateKeyPair(alg);
  return new SignJWT(claims()).setProtectedHeader({ alg, kid }).sign(privateKey);
}

export async function parts(signer: Signer): Promise<[string, string, string]> {
  const [header = '', payload = '', signature = ''] = (await signed(signer)).split('.');
  return [header, payload, signature];
}
