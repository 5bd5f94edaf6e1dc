import { createHash } from 'node:crypto';
import { messages } from '@portfolio/contracts/errors';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { AppError } from '../errors/index.ts';

/** So many tries per key and time, counted in the database, so that several instances agree. */
export interface Limit {
  /** Counts one try. @throws AppError `throttled` with `Retry-After` when there were too many */
  consume(key: string): Promise<void>;
  /** Takes one try back. */
  reward(key: string): Promise<void>;
  /** Forgets all tries. */
  reset(key: string): Promise<void>;
}

/** `createLimit(database, { name: 'contact', tries: 5, seconds: 600 })`; the name keeps limits apart. */
export function createLimit(
  database: DataSource,
  { name, tries, seconds }: { name: string; tries: number; seconds: number },
): Limit {
  const limiter = new RateLimiterPostgres({
    storeClient: database,
    storeType: 'typeorm',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: tries,
    duration: seconds,
    // A key that is used up is refused from memory, without a statement.
    inMemoryBlockOnConsumed: tries,
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
