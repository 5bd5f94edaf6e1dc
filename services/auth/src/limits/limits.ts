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
  changePassword: { name: 'change-password', tries: 10, seconds: 5 * minutes },
  resetAccount: { name: 'reset-account', tries: 3, seconds: 15 * minutes },
  resetAddress: { name: 'reset-address', tries: 20, seconds: 15 * minutes },
  confirmAddress: { name: 'confirm-address', tries: 20, seconds: 15 * minutes },
} satisfies Record<string, Limit>;

/** The row of rate_limit that counts a limit for someone: an account, an address. */
export const limitKey = ({ name }: Limit, who: string): string => `${name} ${who}`;

/**
 * Counts one try in one statement, so that tries at once do not slip through. Its parameters are the key and the
 * seconds; it returns `tries` and `wait`, the seconds until the next is answered when there were too many.
 */
export const countOf = (key: string, seconds: string): string =>
  `INSERT INTO rate_limit AS known (key, tries, resets_at) VALUES (${key}, 1, now() + make_interval(secs => ${seconds}))
   ON CONFLICT (key) DO UPDATE SET
     tries = CASE WHEN known.resets_at <= now() THEN 1 ELSE known.tries + 1 END,
     resets_at = CASE WHEN known.resets_at <= now() THEN excluded.resets_at ELSE known.resets_at END
   RETURNING tries, extract(epoch FROM resets_at - now())::float AS wait`;

const count = prepared(countOf('$1', '$2'));

/**
 * Counts one try, in the database, so that several instances agree.
 * @throws AppError `throttled` with `Retry-After` when there were too many
 */
export async function countTry({ database }: { database: DataSource }, limit: Limit, who: string): Promise<void> {
  const [row] = await database.query<{ tries: number; wait: number }[]>(count, [limitKey(limit, who), limit.seconds]);
  if (row && row.tries > limit.tries) throw throttled(row.wait);
}

/** @param seconds until the next try is answered */
export function throttled(seconds: number): AppError {
  const wait = Math.max(1, Math.ceil(seconds));
  return new AppError('throttled', messages.throttled(wait), { headers: { 'Retry-After': String(wait) } });
}
