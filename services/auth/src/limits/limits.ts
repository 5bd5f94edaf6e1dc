import { createHash } from 'node:crypto';
import { messages } from '@portfolio/contracts/errors';
import { AppError } from '@portfolio/service-kit/errors';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';

export interface Limit {
  /** Counts one try. @throws AppError `throttled` with `Retry-After` when there were too many */
  consume(key: string): Promise<void>;
  /** Takes one try back. */
  reward(key: string): Promise<void>;
  /** Forgets all tries. */
  reset(key: string): Promise<void>;
}

/** All limits are counted in the database, so that several instances agree. */
export interface Limits {
  /** Failed sign-ins per account, and per address. */
  loginAccount: Limit;
  loginAddress: Limit;
  refreshAddress: Limit;
  resetAccount: Limit;
  resetAddress: Limit;
  confirmAddress: Limit;
}

const minutes = 60;

/**
 * Whoever guesses passwords can shut an account for five minutes at most, and only to addresses that it was never used
 * from: see `signIn`. Addresses have more tries, because many people may share one.
 */
export function createLimits(database: DataSource): Limits {
  const limit = (name: string, points: number, seconds: number) => createLimit(database, name, points, seconds);
  return {
    loginAccount: limit('login-account', 10, 5 * minutes),
    loginAddress: limit('login-address', 100, 15 * minutes),
    refreshAddress: limit('refresh-address', 600, minutes),
    resetAccount: limit('reset-account', 3, 15 * minutes),
    resetAddress: limit('reset-address', 20, 15 * minutes),
    confirmAddress: limit('confirm-address', 20, 15 * minutes),
  };
}

function createLimit(database: DataSource, name: string, points: number, seconds: number): Limit {
  const limiter = new RateLimiterPostgres({
    storeClient: database,
    storeType: 'typeorm',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    // A key that is used up is refused from memory, without a statement.
    inMemoryBlockOnConsumed: points,
  });
  return {
    async consume(key) {
      try {
        await limiter.consume(digest(key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new AppError('throttled', messages.throttled(wait), { headers: { 'Retry-After': String(wait) } });
      }
    },
    async reward(key) {
      await limiter.reward(digest(key));
    },
    async reset(key) {
      await limiter.delete(digest(key));
    },
  };
}

/** Names and addresses of any length, and none of them in the clear. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');
