import { prepared } from '@portfolio/service-kit/database';
import type { AuthContext } from '../context.ts';
import { countOf, limitKey, limits, throttled } from '../limits/limits.ts';
import { userColumns, userTables, type UserRow } from '../users/user.ts';

/** The account that a name leads to, with what decides about the sign-in. */
export interface Candidate extends UserRow {
  password_hash: string | null;
  is_tier_stale: boolean;
}

/** `shut`: seconds for which the address, or the account to unknown addresses, has no tries left. */
type Row = { tries: number; wait: number; shut: number | null } & (Candidate | { id: null });

/** An address that the account was used from is not shut out by guesses from elsewhere. */
const statement = prepared(
  `WITH candidate AS (
     SELECT ${userColumns}, password_hash,
       EXISTS (SELECT FROM session WHERE user_id = account.id AND ip_address = $2) AS is_known_address,
       coalesce(refresh_token IS NOT NULL AND refreshed_at < now() - interval '10 minutes', false) AS is_tier_stale
     FROM ${userTables} WHERE lower(username) = $1 AND is_active
   ), counted AS (${countOf('$3', '$4')})
   SELECT candidate.*, counted.tries, counted.wait, (
     SELECT max(extract(epoch FROM resets_at - now()))::float FROM rate_limit
     WHERE resets_at > now() AND (key = $5 AND tries >= $6 OR key = $7 AND tries >= $8 AND is_known_address IS NOT TRUE)
   ) AS shut
   FROM counted LEFT JOIN candidate ON true`,
);

/**
 * Finds the account and counts the try against name and address, in one statement, whether there is one or not.
 * @param name lower case, as accounts are compared
 * @param tries key of the limit that counts
 * @throws AppError `throttled`
 */
export async function findCandidate(context: AuthContext, name: string, tries: string): Promise<Candidate | undefined> {
  const { loginTries, loginAccount, loginAddress } = limits;
  const [row] = await context.database.query<Row[]>(statement, [
    name,
    context.clientAddress,
    tries,
    loginTries.seconds,
    limitKey(loginAddress, context.clientAddress),
    loginAddress.tries,
    limitKey(loginAccount, name),
    loginAccount.tries,
  ]);
  if (!row) throw new Error('A try could not be counted.');
  if (row.tries > loginTries.tries) throw throttled(row.wait);
  if (row.shut) throw throttled(row.shut);
  return row.id === null ? undefined : row;
}
