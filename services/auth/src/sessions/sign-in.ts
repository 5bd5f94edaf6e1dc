import type { LoginInput, LoginResult } from '@portfolio/contracts/auth';
import { AppError } from '@portfolio/service-kit/errors';
import { networkOf } from '@portfolio/service-kit/limits';
import type { AuthContext } from '../context.ts';
import { countTry, limits } from '../limits/limits.ts';
import { hashPassword, needsRehash } from '../passwords/hash.ts';
import { enqueueTierRefresh } from '../patreon/refresh-tier.ts';
import { findCandidate } from './find-candidate.ts';
import { openSession } from './open-session.ts';
import { checkPassword } from './password-strategy.ts';

/**
 * Signs in with username and password. An unknown name, a wrong password and an inactive account get the same answer
 * in the same time.
 * @throws AppError `authentication_failed`, `throttled`
 */
export async function signIn(context: AuthContext, input: LoginInput): Promise<LoginResult> {
  const { username, password } = input;
  const { user, countedTry } = await findCandidate(context, username);
  const matches = await checkPassword(input, user?.password_hash);
  if (!user?.password_hash || !matches) {
    await Promise.all([
      countTry(context, limits.loginAddress, networkOf(context.clientAddress)),
      countTry(context, limits.loginAccount, username),
    ]);
    throw new AppError('authentication_failed', 'No active account found with the given credentials');
  }
  const result = await openSession(context, user, { passwordHash: user.password_hash, countedTry });
  // The password was changed while it was checked: what is there now decides.
  if (!result) return signIn(context, input);
  if (needsRehash(user.password_hash)) await rehash(context, user.id, user.password_hash, password);
  if (user.is_tier_stale) await enqueueTierRefresh(context.database, user.id);
  return result;
}

async function rehash({ database }: AuthContext, id: number, old: string, password: string): Promise<void> {
  await database.query('UPDATE account SET password_hash = $2 WHERE id = $1 AND password_hash = $3', [
    id,
    await hashPassword(password),
    old,
  ]);
}
