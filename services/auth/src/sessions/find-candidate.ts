import { prepared } from '@portfolio/service-kit/database';
import { networkOf } from '@portfolio/service-kit/limits';
import type { AuthContext } from '../context.ts';
import { countOf, keyOf, limits, throttled, type Count } from '../limits/limits.ts';
import { userColumns, userTables, type UserRow } from '../users/user.ts';

/** The account that a name leads to, with what decides about the sign-in. */
export interface Candidate extends UserRow {
  password_hash: string | null;
  is_tier_stale: boolean;
}

/** `shut`: seconds for which the address, or the account to unknown addresses, has no tries left. */
type Row = Count & { shut: number | null } & (Candidate | { id: null });

const { loginTries, loginAccount, loginAddress } = limits;

/** Parameters: name and network. One that the account was used from is not shut out by guesses from elsewhere. */
const statement = prepared(
  `WITH candidate AS (
     SELECT ${userColumns}, password_hash,
       EXISTS (SELECT FROM session WHERE user_id = account.id AND network = $2) AS is_known_network,
       coalesce(refresh_token IS NOT NULL AND refreshed_at < now() - interval '10 minutes', false) AS is_tier_stale
     FROM ${userTables} WHERE folded(username) = folded($1) AND is_active
   ), counted AS (${countOf(loginTries, "$1 || ' ' || $2")})
   SELECT candidate.*, counted.*, (
     SELECT max(extract(epoch FROM resets_at - now()))::float FROM rate_limit
     WHERE resets_at > now() AND (
       key = ${keyOf(loginAddress, '$2')} AND tries >= ${loginAddress.tries}
       OR key = ${keyOf(loginAccount, '$1')} AND tries >= ${loginAccount.tries} AND is_known_network IS NOT TRUE)
   ) AS shut
   FROM counted LEFT JOIN candidate ON true`,
);

interface Found {
  /** Undefined when there is no such account. */
  user: Candidate | undefined;
  /** Key of the limit that counted this try. */
  countedTry: string;
}

/**
 * Finds the account and counts the try against name and network, in one statement, whether there is one or not.
 * @throws AppError `throttled`
 */
export async function findCandidate(context: AuthContext, name: string): Promise<Found> {
  const [row] = await context.database.query<Row[]>(statement, [name, networkOf(context.clientAddress)]);
  if (!row) throw new Error('A try could not be counted.');
  if (row.tries > loginTries.tries) throw throttled(row.wait);
  if (row.shut) throw throttled(row.shut);
  return { user: row.id === null ? undefined : row, countedTry: row.key };
}
