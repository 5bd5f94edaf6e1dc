import type { LoginInput, LoginResult } from '@portfolio/contracts/auth';
import { AppError } from '@portfolio/service-kit/errors';
import type { AuthContext } from '../context.ts';
import { countTry, limitKey, limits, throttled } from '../limits/limits.ts';
import { hashPassword, needsRehash } from '../passwords/hash.ts';
import { enqueueTierRefresh } from '../patreon/refresh-tier.ts';
import { userColumns, userTables, type UserRow } from '../users/user.ts';
import { openSession } from './open-session.ts';
import { checkPassword } from './password-strategy.ts';

/** The account that a name leads to, with what decides about the sign-in. */
interface Candidate extends UserRow {
  password_hash: string | null;
  /** The account was used from the asking address before. */
  is_known_address: boolean;
  is_tier_stale: boolean;
}

/** `wait`: seconds for which the address has no tries left. */
type Row = { wait: number | null } & (Candidate | { id: null });

/**
 * Signs in with username and password. An unknown name, a wrong password and an inactive account get the same answer
 * in the same time.
 * @throws AppError `authentication_failed`, `throttled`
 */
export async function signIn(context: AuthContext, { username, password }: LoginInput): Promise<LoginResult> {
  const name = username.normalize('NFKC').toLowerCase();
  const user = await findCandidate(context, name);
  // An address that the account was used from counts on its own: guesses from elsewhere do not lock its owner out.
  const tries = user?.is_known_address ? `${name} ${context.clientAddress}` : name;
  await countTry(context, limits.loginAccount, tries);
  const matches = await checkPassword({ username: name, password }, user?.password_hash);
  if (!user || !matches) {
    await countTry(context, limits.loginAddress, context.clientAddress);
    throw new AppError('authentication_failed', 'No active account found with the given credentials');
  }
  const [result] = await Promise.all([
    openSession(context, user, limitKey(limits.loginAccount, tries)),
    user.password_hash && needsRehash(user.password_hash) && rehash(context, user.id, user.password_hash, password),
    user.is_tier_stale && enqueueTierRefresh(context.database, user.id),
  ]);
  return result;
}

/** One statement, found or not. @throws AppError `throttled` when the address has no tries left */
async function findCandidate(context: AuthContext, name: string): Promise<Candidate | undefined> {
  const { loginAddress } = limits;
  const [row] = await context.database.query<Row[]>(
    `SELECT candidate.*, (
       SELECT extract(epoch FROM resets_at - now())::float AS wait FROM rate_limit
       WHERE key = $3 AND tries >= $4 AND resets_at > now()
     ) FROM (VALUES (1)) AS always LEFT JOIN (
       SELECT ${userColumns}, password_hash,
         EXISTS (SELECT FROM session WHERE user_id = account.id AND ip_address = $2) AS is_known_address,
         coalesce(refresh_token IS NOT NULL AND refreshed_at < now() - interval '10 minutes', false) AS is_tier_stale
       FROM ${userTables} WHERE lower(username) = $1 AND is_active
     ) AS candidate ON true`,
    [name, context.clientAddress, limitKey(loginAddress, context.clientAddress), loginAddress.tries],
  );
  if (row?.wait) throw throttled(row.wait);
  return row?.id ? row : undefined;
}

async function rehash({ database }: AuthContext, id: number, old: string, password: string): Promise<void> {
  await database.query('UPDATE account SET password_hash = $2 WHERE id = $1 AND password_hash = $3', [
    id,
    await hashPassword(password),
    old,
  ]);
}
