import { randomUUID, sign } from 'node:crypto';
import { tokenAudience, tokenIssuer, type AccessTokenClaims } from '@portfolio/contracts/auth';
import type { AuthContext } from '../../context.ts';
import { lacksSecondFactor } from '../second-factor/totp.ts';

const lifetimeSeconds = 600;

/** What an access token is issued for. */
export interface TokenSubject {
  id: number;
  is_staff: boolean;
  is_superuser: boolean;
}

/**
 * A signed access token of 10 minutes (docs/architecture.md). Signed here and now, in 50 µs: Web Crypto, and jose with
 * it, signs in the thread pool, where each token would queue behind the password hashes.
 */
export async function issueAccessToken(context: AuthContext, user: TokenSubject, sessionId: string): Promise<string> {
  const [{ kid, privateKey }, isHeldBack] = await Promise.all([
    context.signingKeys.current(),
    lacksSecondFactor(context, user),
  ]);
  const now = Math.floor(Date.now() / 1000);
  const claims: AccessTokenClaims & Record<'iss' | 'aud' | 'jti', string> & Record<'iat' | 'exp', number> = {
    token_type: 'access',
    user_id: user.id,
    session_id: sessionId,
    // Until the second factor is there no rights, also for whoever does not look at the claim about it.
    is_staff: user.is_staff && !isHeldBack,
    is_superuser: user.is_superuser && !isHeldBack,
    ...(isHeldBack && { second_factor_missing: true }),
    iss: tokenIssuer,
    aud: tokenAudience,
    jti: randomUUID(),
    iat: now,
    exp: now + lifetimeSeconds,
  };
  const content = `${encode({ alg: 'EdDSA', kid, typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${sign(null, Buffer.from(content), privateKey).toString('base64url')}`;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
