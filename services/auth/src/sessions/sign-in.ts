import { availableParallelism } from 'node:os';
import type { LoginInput, LoginResult } from '@portfolio/contracts/auth';
import { AppError } from '@portfolio/service-kit/errors';
import { networkOf } from '@portfolio/service-kit/limits';
import { Turns } from '@portfolio/service-kit/turns';
import { recordAccountEvent } from '../audit/record.ts';
import type { AuthContext } from '../context.ts';
import { hashPassword, needsRehash } from '../secrets/password-hash.ts';
import { enqueueTierRefresh } from '../accounts/tier-refresh.ts';
import { findCandidate } from './find-candidate.ts';
import { requireCode } from '../second-factor/check-code.ts';
import { openSession } from './open-session.ts';
import { checkPassword } from './password-strategy.ts';

/**
 * Signs in with username and password, and a code where the account asks for one. An unknown name, a wrong password and an inactive account get the same answer
 * in the same time.
 * @throws AppError `authentication_failed`, `throttled`
 */
export async function signIn(context: AuthContext, input: LoginInput): Promise<LoginResult> {
  const { found, password_hash, is_tier_stale, needs_code, counted_tries } = await findCandidate(
    context,
    input.username,
  );
  const matches = await turns.take(networkOf(context.clientAddress), () => checkPassword(input, password_hash));
  if (!found || !password_hash || !matches) {
    // Also for a name of nobody, so that the answer takes as long.
    await recordAccountEvent(context.database, found?.id ?? null, { kind: 'sign_in_failed' });
    throw new AppError('authentication_failed', 'No active account found with the given credentials');
  }
  if (needs_code) await requireCode(context, found.id, input.code);
  const result = await openSession(context, found, { password_hash, counted_tries });
  // The password was changed while it was checked: what is there now decides.
  if (!result) return signIn(context, input);
  if (needsRehash(password_hash)) await rehash(context, found.id, password_hash, input.password);
  if (is_tier_stale) await enqueueTierRefresh(context.database, found.id);
  return result;
}

/** Passwords are checked in the thread pool's own time: whoever guesses waits behind themselves, not others behind them. */
const turns = new Turns(availableParallelism());

async function rehash({ database }: AuthContext, id: number, old: string, password: string): Promise<void> {
  await database.query('UPDATE account SET password_hash = $2 WHERE id = $1 AND password_hash = $3', [
    id,
    await hashPassword(password),
    old,
  ]);
}
