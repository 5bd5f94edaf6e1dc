import { randomUUID } from 'node:crypto';

const now = () => Math.floor(Date.now() / 1000);

/** The claims of a good token of the superuser; `undefined` removes one. */
export const claims = (changes: Record<string, unknown> = {}) => ({
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

/** What must not be believed however well it is signed. */
export const wrongClaims: readonly [string, Record<string, unknown>][] = [
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
