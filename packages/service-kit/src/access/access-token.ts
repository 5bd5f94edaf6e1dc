import { accessTokenClaims, tokenAudience, tokenIssuer } from '@portfolio/contracts/auth';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { AppError } from '../errors/index.ts';
import type { Actor } from './actor.ts';

/**
 * @returns the actor of a valid access token
 * @throws AppError `token_not_valid`, or `unavailable` when the keys cannot be had
 */
export type AccessTokenVerifier = (token: string) => Promise<Actor>;

/** Verifies signature (EdDSA only), issuer, audience, expiry and type against `keys`. */
export function accessTokenVerifier(keys: JWTVerifyGetKey): AccessTokenVerifier {
  return async (token) => {
    const payload = await verify(token, keys);
    const claims = accessTokenClaims.safeParse(payload);
    if (!claims.success) throw tokenNotValid('Token has wrong type');
    return {
      userId: claims.data.user_id,
      isStaff: claims.data.is_staff,
      isSuperuser: claims.data.is_superuser,
      sessionId: claims.data.session_id,
      ...(claims.data.second_factor_missing && { lacksSecondFactor: true }),
    };
  };
}

async function verify(token: string, keys: JWTVerifyGetKey) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['EdDSA'],
      issuer: tokenIssuer,
      audience: tokenAudience,
      requiredClaims: ['exp', 'iat', 'jti'],
    });
    return payload;
  } catch (error) {
    if (isFaultOfToken(error)) throw tokenNotValid('Token is invalid or expired', error);
    throw new AppError('unavailable', undefined, { cause: error, headers: { 'Retry-After': '1' } });
  }
}

/** jose raises its bare base class and time-outs when the key set could not be fetched; all else lies in the token. */
const isFaultOfToken = (error: unknown) =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC';

export const tokenNotValid = (message: string, cause?: unknown) =>
  new AppError('token_not_valid', undefined, {
    cause,
    body: { messages: [{ token_class: 'AccessToken', token_type: 'access', message }] },
  });

/** A rotated key is published before it signs, so a key set may be this old. */
const refreshAfterMs = 10 * 60_000;

/**
 * Auth's published keys. A set once fetched stays in use while auth is down; it is renewed in the background,
 * and at once (at most every 30 s) when a token names a key that is not in it.
 */
export function remoteKeys(authUrl: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(`${authUrl}/.well-known/jwks.json`), {
    cacheMaxAge: Number.POSITIVE_INFINITY,
    cooldownDuration: 30_000,
    timeoutDuration: 5_000,
  });
  let renewedAt = Date.now();
  return (header, token) => {
    if (Date.now() - renewedAt > refreshAfterMs) {
      renewedAt = Date.now();
      keys.reload().catch(() => {});
    }
    return keys(header, token);
  };
}

/** The token of `Authorization: Bearer …`; undefined when there is none, which is an anonymous request. */
export function bearerToken(authorization: string | undefined): string | undefined {
  const [scheme, token, more] = authorization?.split(/ +/) ?? [];
  if (scheme?.toLowerCase() !== 'bearer') return undefined;
  if (!token || more !== undefined) throw tokenNotValid('Authorization header must contain two space-delimited values');
  return token;
}
