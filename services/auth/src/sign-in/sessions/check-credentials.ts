import { availableParallelism } from 'node:os';
import type { LoginInput } from '@portfolio/contracts/auth';
import { AppError } from '@portfolio/service-kit/errors';
import { networkOf, countOf, throttled } from '@portfolio/service-kit/limits';
import { inScope } from '@portfolio/service-kit/row-security';
import { Turns } from '@portfolio/service-kit/slices';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import type { AuthContext } from '../../context.ts';
import { type UserRow, userColumns, userTables } from '../../users/account/user.ts';
import { callbackify } from 'node:util';
import { Passport } from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import { verifyPassword } from '../../shared/secrets/secrets.ts';
import { prepared } from '@portfolio/service-kit/database';
import { isTierStale } from '../../users/account/tier-refresh.ts';
import { limits } from '../../shared/limits/limits.ts';
import { secondStepOf, type SecondStep } from '../second-factor/totp.ts';

/** What a name leads to, with what decides about the sign-in. */
interface Candidate {
  /** Null when there is no such account. */
  found: UserRow | null;
  password_hash: string | null;
  is_tier_stale: boolean | null;
  /** What is asked for beside the password. */
  second_step: SecondStep | null;
  /** Keys of the limits that counted this try, in the order in which they are locked. */
  counted_tries: string[];
}

/** `wait`: seconds until the next try, when this one was too many. */
type Row = Candidate & { wait: number | null };

const { loginTries, loginAddress, loginAccount } = limits;

/**
 * Parameters: name and network. The try is counted before any password is looked at, so that of a queue of guesses no
 * more are answered than the limit says. Each limit counts only what those before it let pass: what is refused to one
 * network shuts the account to nobody else. To a network that it was used from, an account is never shut.
 */
const statement = prepared(
  `WITH candidate AS (
     SELECT (SELECT to_json(found) FROM (SELECT ${userColumns}) AS found) AS found, password_hash,
       EXISTS (SELECT FROM session WHERE user_id = account.id AND network = $2) AS is_known_network,
       ${secondStepOf('account.id')} AS second_step,
       coalesce(${isTierStale}, false) AS is_tier_stale
     FROM ${userTables} WHERE folded(username) = folded($1) AND is_active
   ), of_both AS (${countOf(loginTries, "folded($1) || ' ' || $2")}
   ), of_network AS (${countOf(loginAddress, '$2', { from: `FROM of_both WHERE tries <= ${loginTries.tries}` })}
   ), of_account AS (${countOf(loginAccount, 'folded($1)', { from: `FROM of_network WHERE tries <= ${loginAddress.tries}` })}
   )
   SELECT found, password_hash, is_tier_stale, second_step,
     CASE WHEN of_both.tries > ${loginTries.tries} THEN of_both.wait
          WHEN of_network.tries > ${loginAddress.tries} THEN of_network.wait
          WHEN of_account.tries > ${loginAccount.tries} AND is_known_network IS NOT TRUE THEN of_account.wait END AS wait,
     array_remove(ARRAY[of_both.key, of_network.key, of_account.key], NULL) AS counted_tries
   FROM of_both LEFT JOIN of_network ON true LEFT JOIN of_account ON true LEFT JOIN candidate ON true`,
);

/**
 * Finds the account and counts the try, in one statement, whether there is one or not.
 * @throws AppError `throttled`
 */
async function findCandidate({ database, clientAddress }: AuthContext, name: string): Promise<Candidate> {
  // By a name: nobody is known yet.
  const [row] = await inScope('everything', () => database.query<Row[]>(statement, [name, networkOf(clientAddress)]));
  if (!row) throw new Error('A try could not be counted.');
  const { wait, ...candidate } = row;
  if (wait !== null) throw throttled(wait);
  return candidate;
}

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
