import { randomUUID } from 'node:crypto';
import { tokenAudience, tokenIssuer, type AccessTokenClaims } from '@portfolio/contracts/auth';
import { SignJWT } from 'jose';
import type { AuthContext } from '../context.ts';

const lifetime = '10 minutes';

/** What an access token is issued for. */
export interface TokenSubject {
  id: number;
  is_staff: boolean;
  is_superuser: boolean;
}

/** A signed access token of 10 minutes (docs/architecture.md). */
export async function issueAccessToken(
  { signingKeys }: AuthContext,
  user: TokenSubject,
  sessionId: string,
): Promise<string> {
  const { kid, privateKey } = await signingKeys.current();
  const claims: AccessTokenClaims = {
    token_type: 'access',
    user_id: user.id,
    session_id: sessionId,
    is_staff: user.is_staff,
    is_superuser: user.is_superuser,
  };
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' })
    .setIssuer(tokenIssuer)
    .setAudience(tokenAudience)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(privateKey);
}
