import type { LoginInput, LoginResult } from '@portfolio/contracts/auth';
import { AppError } from '@portfolio/service-kit/errors';
import type { AuthContext } from '../context.ts';
import { hashPassword, needsRehash } from '../passwords/hash.ts';
import { enqueueTierRefresh } from '../patreon/refresh-tier.ts';
import { userColumns, userTables, userWire, withSchedulingUsers, type UserRow } from '../users/user.ts';
import { issueAccessToken } from './access-token.ts';
import { checkPassword, type Candidate, type Identified } from './password-strategy.ts';
import { hashToken, newRefreshToken, refreshLifetime } from './refresh-token.ts';

/**
 * Signs in with username and password. An unknown name, a wrong password and an inactive account get the same answer
 * in the same time.
 * @throws AppError `authentication_failed`, `throttled`
 */
export async function signIn(context: AuthContext, { username, password }: LoginInput): Promise<LoginResult> {
  const name = username.normalize('NFKC').toLowerCase();
  const [user] = await context.database.query<Candidate[]>(
    `SELECT ${userColumns}, password_hash, EXISTS (
       SELECT FROM session WHERE user_id = account.id AND ip_address = $2
     ) AS is_known_address
     FROM ${userTables} WHERE lower(username) = $1 AND is_active`,
    [name, context.clientAddress],
  );
  // An address that the account was used from counts on its own: guesses from elsewhere do not lock its owner out.
  const tries = user?.is_known_address ? `${name} ${context.clientAddress}` : name;
  const { loginAccount, loginAddress } = context.limits;
  await Promise.all([loginAddress.consume(context.clientAddress), loginAccount.consume(tries)]);
  const identified = await checkPassword({ username: name, password }, user);
  if (!identified) {
    throw new AppError('authentication_failed', 'No active account found with the given credentials');
  }
  const [result] = await Promise.all([
    openSession(context, identified),
    loginAccount.reset(tries),
    loginAddress.reward(context.clientAddress),
    needsRehash(identified.password_hash) && rehash(context, identified, password),
    identified.is_patreon_connected && enqueueTierRefresh(context.database, identified.id),
  ]);
  return result;
}

async function rehash({ database }: AuthContext, user: Identified, password: string): Promise<void> {
  await database.query('UPDATE account SET password_hash = $2 WHERE id = $1 AND password_hash = $3', [
    user.id,
    await hashPassword(password),
    user.password_hash,
  ]);
}

/** Opens a session for someone whose identity is established, whichever way. */
export async function openSession(context: AuthContext, user: UserRow): Promise<LoginResult> {
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
       )
       SELECT id, last_login FROM opened, seen`,
      [user.id, context.userAgent, context.clientAddress, refreshLifetime, hashToken(refresh)],
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
