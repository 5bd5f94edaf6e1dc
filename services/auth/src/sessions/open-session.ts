import type { LoginResult } from '@portfolio/contracts/auth';
import type { AuthContext } from '../context.ts';
import { userWire, withSchedulingUsers, type UserRow } from '../users/user.ts';
import { issueAccessToken } from './access-token.ts';
import { hashToken, newRefreshToken, refreshLifetime } from './refresh-token.ts';

/**
 * Opens a session for someone whose identity is established, whichever way.
 * @param countedTry key of the rate limit that counted this sign-in, which turns out not to have been a guess
 */
export async function openSession(
  context: AuthContext,
  user: UserRow,
  countedTry: string | null = null,
): Promise<LoginResult> {
  const refresh = newRefreshToken();
  const [[session], [fresh]] = await Promise.all([
    context.database.query<{ id: string; last_login: Date }[]>(
      `WITH opened AS (
         INSERT INTO session (user_id, user_agent, ip_address, expires_at)
         VALUES ($1, $2, $3, now() + $4::interval) RETURNING id, expires_at
       ), token AS (
         INSERT INTO refresh_token (hash, session_id, expires_at) SELECT $5, id, expires_at FROM opened
       ), seen AS (
         UPDATE account SET last_login = now() WHERE id = $1 RETURNING last_login
       ), uncounted AS (
         UPDATE rate_limit SET tries = tries - 1 WHERE key = $6
       )
       SELECT id, last_login FROM opened, seen`,
      [user.id, context.userAgent, context.clientAddress, refreshLifetime, hashToken(refresh), countedTry],
    ),
    withSchedulingUsers(context, [user]),
  ]);
  if (!session || !fresh) throw new Error('A session could not be opened.');
  return {
    access: await issueAccessToken(context, user, session.id),
    refresh,
    user: userWire({ ...fresh, last_login: session.last_login }),
  };
}
