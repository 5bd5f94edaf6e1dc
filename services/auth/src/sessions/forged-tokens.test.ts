import { randomUUID, type KeyObject } from 'node:crypto';
import {
  CompactEncrypt,
  CompactSign,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  type CryptoKey,
  type JWK,
} from 'jose';
import { authFixture, type AuthFixture } from '../auth.fixture.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { createSigningKeys } from '../signing-keys/signing-keys.ts';

let auth: AuthFixture;
let ours: { kid: string; privateKey: KeyObject };
let publicJwk: JWK;
let theirs: { privateKey: CryptoKey; publicKey: CryptoKey };

beforeAll(async () => {
  auth = await authFixture();
  ours = await createSigningKeys(auth.database, createSecrets(auth.environment.SECRET_KEY)).current();
  publicJwk = (await auth.rest.get('/.well-known/jwks.json')).body.keys[0];
  theirs = await generateKeyPair('EdDSA');
});
afterAll(() => auth.close());

const now = () => Math.floor(Date.now() / 1000);

/** The claims of a good token of the superuser; `undefined` removes one. */
const claims = (changes: Record<string, unknown> = {}) => ({
  iss: 'portfolio-auth',
  aud: 'portfolio',
  iat: now(),
  exp: now() + 600,
  jti: randomUUID(),
  token_type: 'access',
  user_id: 1,
  is_staff: true,
  is_superuser: true,
  ...changes,
});

/** Rightly signed, so that only the claims are wrong. */
const signed = (changes?: Record<string, unknown>, header: Record<string, unknown> = {}) =>
  new SignJWT(claims(changes)).setProtectedHeader({ alg: 'EdDSA', kid: ours.kid, ...header }).sign(ours.privateKey);

const byOthers = (header: Record<string, unknown> = {}) =>
  new SignJWT(claims()).setProtectedHeader({ alg: 'EdDSA', kid: ours.kid, ...header }).sign(theirs.privateKey);

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (alg: string, signature = '') => `${encode({ alg, kid: ours.kid })}.${encode(claims())}.${signature}`;
const hmac = (alg: string, secret: Uint8Array) =>
  new SignJWT(claims()).setProtectedHeader({ alg, kid: ours.kid }).sign(secret);
const parts = async () => (await signed()).split('.') as [string, string, string];
const otherKind = async (alg: string) => {
  const { privateKey } = await generateKeyPair(alg);
  return new SignJWT(claims()).setProtectedHeader({ alg, kid: ours.kid }).sign(privateKey);
};

const wrongClaims: [string, Record<string, unknown>][] = [
  ['expired a second ago', { exp: now() - 1 }],
  ['expired a year ago', { exp: now() - 31_536_000 }],
  ['expiring at the epoch', { exp: 0 }],
  ['without exp', { exp: undefined }],
  ['exp as text', { exp: String(now() + 600) }],
  ['not valid yet', { nbf: now() + 600 }],
  ['without iat', { iat: undefined }],
  ['without jti', { jti: undefined }],
  ['of another issuer', { iss: 'portfolio-auth2' }],
  ['without issuer', { iss: undefined }],
  ['with a list of issuers', { iss: ['portfolio-auth'] }],
  ['for another audience', { aud: 'other' }],
  ['without audience', { aud: undefined }],
  ['for a list of other audiences', { aud: ['other', 'portfolio2'] }],
  ['of type refresh', { token_type: 'refresh' }],
  ['of type ACCESS', { token_type: 'ACCESS' }],
  ['without type', { token_type: undefined }],
  ['without user', { user_id: undefined }],
  ['user as text', { user_id: '1' }],
  ['user 0', { user_id: 0 }],
  ['user -1', { user_id: -1 }],
  ['user 1.5', { user_id: 1.5 }],
  ['user null', { user_id: null }],
  ['user as a list', { user_id: [1] }],
  ['without is_staff', { is_staff: undefined }],
  ['is_staff as text', { is_staff: 'true' }],
  ['is_superuser as number', { is_superuser: 1 }],
];

const forgeries: [string, () => string | Promise<string>][] = [
  ...wrongClaims.map(([title, changes]): [string, () => Promise<string>] => [title, () => signed(changes)]),
  ...['none', 'None', 'NONE', 'nOnE'].map((alg): [string, () => string] => [`alg ${alg}`, () => unsigned(alg)]),
  ['alg none with a signature', () => unsigned('none', 'AAAA')],
  ['alg empty', () => unsigned('')],
  ['alg EdDSA without signature', () => unsigned('EdDSA')],
  ['HS256 keyed with the public key', () => hmac('HS256', Buffer.from(publicJwk.x ?? '', 'base64url'))],
  ['HS256 keyed with the public key as text', () => hmac('HS256', Buffer.from(publicJwk.x ?? ''))],
  ['HS256 keyed with the published JWK', () => hmac('HS256', Buffer.from(JSON.stringify(publicJwk)))],
  [
    'HS256 keyed with the public PEM',
    async () => {
      const key = await importJWK(publicJwk, 'EdDSA', { extractable: true });
      return hmac('HS256', Buffer.from(await exportSPKI(key as CryptoKey)));
    },
  ],
  ['HS256 keyed with a common secret', () => hmac('HS256', Buffer.from('secret'))],
  ['HS384 keyed with the public key', () => hmac('HS384', Buffer.from(publicJwk.x ?? '', 'base64url'))],
  ['HS512 keyed with the public key', () => hmac('HS512', Buffer.from(publicJwk.x ?? '', 'base64url'))],
  ['RS256 of a key of their own', () => otherKind('RS256')],
  ['PS256 of a key of their own', () => otherKind('PS256')],
  ['ES256 of a key of their own', () => otherKind('ES256')],
  ['EdDSA of a key of their own under our kid', () => byOthers()],
  ['EdDSA of a key of their own under a new kid', () => byOthers({ kid: randomUUID() })],
  ['EdDSA of a key of their own without kid', () => byOthers({ kid: undefined })],
  ['kid as a path', () => byOthers({ kid: '../../../../dev/null' })],
  ['kid as SQL', () => byOthers({ kid: "' UNION SELECT 1 --" })],
  ['kid as an address', () => byOthers({ kid: 'http://127.0.0.1:9/key' })],
  ['their key in the header', async () => byOthers({ jwk: await exportJWK(theirs.publicKey) })],
  ['jku in the header', () => byOthers({ jku: 'http://127.0.0.1:9/jwks.json' })],
  ['x5u in the header', () => byOthers({ x5u: 'http://127.0.0.1:9/cert' })],
  ['x5c in the header', () => byOthers({ x5c: ['MIIB'] })],
  [
    'an unknown critical header',
    async () => {
      const [, payload, signature] = await parts();
      return `${encode({ alg: 'EdDSA', kid: ours.kid, crit: ['exp'], exp: 1 })}.${payload}.${signature}`;
    },
  ],
  [
    'an altered payload',
    async () => {
      const [header, , signature] = await parts();
      return `${header}.${encode(claims({ user_id: 2 }))}.${signature}`;
    },
  ],
  [
    'an altered header',
    async () => {
      const [, payload, signature] = await parts();
      return `${encode({ alg: 'EdDSA', kid: ours.kid, typ: 'at+jwt' })}.${payload}.${signature}`;
    },
  ],
  [
    'a flipped bit in the signature',
    async () => {
      const [header, payload, signature] = await parts();
      const bytes = Buffer.from(signature, 'base64url');
      bytes[10] = (bytes[10] ?? 0) ^ 1;
      return `${header}.${payload}.${bytes.toString('base64url')}`;
    },
  ],
  ['half a signature', async () => (await signed()).slice(0, -43)],
  [
    'the signature of another token',
    async () => {
      const [[header, payload], [, , signature]] = [await parts(), await parts()];
      return `${header}.${payload}.${signature}`;
    },
  ],
  [
    'a signature of zeros',
    async () => (await parts()).slice(0, 2).join('.') + `.${Buffer.alloc(64).toString('base64url')}`,
  ],
  ['two parts', async () => (await parts()).slice(0, 2).join('.')],
  ['four parts', async () => `${await signed()}.AAAA`],
  [
    'a payload that is no JSON',
    () =>
      new CompactSign(Buffer.from('{"user_id": 1'))
        .setProtectedHeader({ alg: 'EdDSA', kid: ours.kid })
        .sign(ours.privateKey),
  ],
  [
    'a payload that is a list',
    () => new CompactSign(Buffer.from('[1]')).setProtectedHeader({ alg: 'EdDSA', kid: ours.kid }).sign(ours.privateKey),
  ],
  [
    'an encrypted token',
    async () => {
      const { publicKey } = await generateKeyPair('ECDH-ES');
      const plain = Buffer.from(JSON.stringify(claims()));
      return new CompactEncrypt(plain).setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' }).encrypt(publicKey);
    },
  ],
  ['a refresh token', async () => (await auth.signIn('superuser')).refresh],
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

test('a token made here in the right way is accepted, so that the refusals below mean something', async () => {
  const { status, body } = await auth.rest.get('/auth/user/', { authorization: `Bearer ${await signed()}` });
  expect([status, body.username]).toEqual([200, 'superuser']);
});

test('there are at least 50 forgeries', () => {
  expect(forgeries.length).toBeGreaterThanOrEqual(50);
});

test.each(forgeries)('refused over REST and GraphQL: %s', async (_title, forge) => {
  const headers = { authorization: `Bearer ${await forge()}` };
  const rest = await auth.rest.get('/auth/user/', headers);
  expect([rest.status, rest.body.code]).toEqual([401, 'token_not_valid']);
  const { body } = await auth.rest.post('/graphql', { query: '{ me { id } users { count } }' }, headers);
  expect(body.data?.me ?? null).toBeNull();
  expect(body.data?.users ?? null).toBeNull();
  expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test.each(['Basic c3VwZXJ1c2VyOng=', 'Token abc', 'bearer', 'Bearer', 'Bearer a b', ''])(
  'refused: Authorization "%s"',
  async (authorization) => {
    expect((await auth.rest.get('/auth/user/', { authorization })).status).toBe(401);
  },
);

test('an access token is no refresh token', async () => {
  const answer = await auth.rest.post('/auth/token/refresh/', { refresh: await signed() });
  expect([answer.status, answer.body.detail]).toEqual([401, 'Token is invalid']);
});

test('a token of an account that is gone or deactivated is refused at once where the account is read', async () => {
  await auth.database.query('UPDATE account SET is_active = false WHERE id = 7');
  for (const id of [7, 999_999]) {
    const headers = { authorization: `Bearer ${await signed({ user_id: id })}` };
    expect((await auth.rest.get('/auth/user/', headers)).body.code).toBe('token_not_valid');
  }
});
