import { messages } from '@portfolio/contracts/errors';
import { prepared } from '@portfolio/service-kit/database';
import { AppError } from '@portfolio/service-kit/errors';
import type { DataSource } from 'typeorm';

export interface Limit {
  name: string;
  /** So many tries are answered in `seconds`, counted from the first. */
  tries: number;
  seconds: number;
}

/** What `countOf` returns. */
export interface Count {
  key: string;
  tries: number;
  wait: number;
}

const minutes = 60;

/**
 * Whoever guesses passwords shuts the account to their own address. Only guesses from many addresses shut it to others,
 * for five minutes, and never to those that it was used from: see `signIn`. An address has more tries over all
 * accounts, because many people may share one.
 */
export const limits = {
  loginTries: { name: 'login', tries: 10, seconds: 5 * minutes },
  loginAccount: { name: 'login-account', tries: 50, seconds: 5 * minutes },
  loginAddress: { name: 'login-address', tries: 100, seconds: 15 * minutes },
  refreshAddress: { name: 'refresh-address', tries: 600, seconds: minutes },
  refreshAccount: { name: 'refresh-account', tries: 120, seconds: minutes },
  changePassword: { name: 'change-password', tries: 10, seconds: 5 * minutes },
  resetAccount: { name: 'reset-account', tries: 3, seconds: 15 * minutes },
  resetAddress: { name: 'reset-address', tries: 20, seconds: 15 * minutes },
  confirmAddress: { name: 'confirm-address', tries: 20, seconds: 15 * minutes },
} satisfies Record<string, Limit>;

/**
 * SQL of the key of the row that counts a limit for someone, by an expression for whom: a name, an address, an id. The
 * database folds names, here as where it compares them.
 */
export const keyOf = ({ name }: Limit, who: string): string => `'${name} ' || folded(${who})`;

/**
 * SQL that counts one try, in one statement so that tries at once do not slip through. It returns `key`, `tries` and
 * `wait`, the seconds until the next is answered when there were too many.
 * @param from where `who` is a column, the rest of its SELECT; it should find one row
 */
export const countOf = (limit: Limit, who: string, from = ''): string =>
  `INSERT INTO rate_limit AS known (key, tries, resets_at)
   SELECT ${keyOf(limit, who)}, 1, now() + make_interval(secs => ${limit.seconds}) ${from}
   ON CONFLICT (key) DO UPDATE SET
     tries = CASE WHEN known.resets_at <= now() THEN 1 ELSE known.tries + 1 END,
     resets_at = CASE WHEN known.resets_at <= now() THEN excluded.resets_at ELSE known.resets_at END
   RETURNING key, tries, extract(epoch FROM resets_at - now())::float AS wait`;

/**
 * Counts one try, in the database so that several instances agree.
 * @param who the parameter $1 of `column`, which says for whom it counts; by default it is that itself
 * @throws AppError `throttled` with `Retry-After` when there were too many
 */
export async function countTry(
  { database }: { database: DataSource },
  limit: Limit,
  who: string | Buffer,
  { column = '$1', from = '' } = {},
): Promise<void> {
  const [row] = await database.query<Count[]>(prepared(countOf(limit, column, from)), [who]);
  if (row && row.tries > limit.tries) throw throttled(row.wait);
}

/** @param seconds until the next try is answered */
export function throttled(seconds: number): AppError {
  const wait = Math.max(1, Math.ceil(seconds));
  return new AppError('throttled', messages.throttled(wait), { headers: { 'Retry-After': String(wait) } });
}
