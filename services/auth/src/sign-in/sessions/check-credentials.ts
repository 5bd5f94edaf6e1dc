import { availableParallelism } from 'node:os';
import type { LoginInput } from '@portfolio/contracts/auth';
import { AppError } from '@portfolio/service-kit/errors';
import { networkOf } from '@portfolio/service-kit/limits';
import { inScope } from '@portfolio/service-kit/row-security';
import { Turns } from '@portfolio/service-kit/slices';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import type { AuthContext } from '../../context.ts';
import type { UserRow } from '../../users/account/user.ts';
import { findCandidate, type Candidate } from './find-candidate.ts';
import { callbackify } from 'node:util';
import { Passport } from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import { verifyPassword } from '../../shared/secrets/password-hash.ts';

const passport = new Passport();

/** Passport's local strategy. Takes as long without a hash, of nobody, as with one. @returns whether the password fits */
function checkPassword(input: LoginInput, hash: string | null | undefined): Promise<boolean> {
  const verify = callbackify(async (_username: string, password: string) => verifyPassword(hash, password));
  const strategy = new LocalStrategy({ session: false }, verify);
  return new Promise((resolve, reject) => {
    const answered = (error: unknown, matches?: boolean) => (error ? reject(error) : resolve(matches === true));
    // REST and GraphQL bring the same input; the strategy reads it where a form would have it.
    passport.authenticate(strategy, { session: false }, answered)({ body: input }, undefined, answered);
  });
}

/** Somebody who knows the account's password. */
export type Identified = Candidate & { found: UserRow; password_hash: string };

/**
 * Whose name and password they are. An unknown name, a wrong password and an inactive account get the same answer in the same time.
 * @throws AppError `authentication_failed`, `throttled`
 */
export async function checkCredentials(
  context: AuthContext,
  input: Pick<LoginInput, 'username' | 'password'>,
): Promise<Identified> {
  const candidate = await findCandidate(context, input.username);
  const { found, password_hash } = candidate;
  const matches = await turns.take(networkOf(context.clientAddress), () => checkPassword(input, password_hash));
  if (found && password_hash && matches) return { ...candidate, found, password_hash };
  // Also for a name of nobody, so that the answer takes as long.
  const failed = found?.id ?? null;
  await inScope('everything', () => recordAccountEvent(context.database, failed, { kind: 'sign_in_failed' }));
  throw new AppError('authentication_failed', 'No active account found with the given credentials');
}

/** Passwords are checked in the thread pool's own time: whoever guesses waits behind themselves, not others behind them. */
const turns = new Turns(availableParallelism());

/** Takes tries back that turned out to be no guesses. @param keys in the order in which they are locked */
export async function giveTriesBack({ database }: AuthContext, keys: readonly string[]): Promise<void> {
  await database.query(
    `WITH counted AS (
       SELECT key FROM rate_limit WHERE key = ANY ($1::text[]) ORDER BY array_position($1::text[], key) FOR UPDATE
     ) UPDATE rate_limit SET tries = tries - 1 FROM counted WHERE rate_limit.key = counted.key`,
    [keys],
  );
}
