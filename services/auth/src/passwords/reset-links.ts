import { passwordResetHours } from '@portfolio/contracts/auth';
import type { DataSource, EntityManager } from 'typeorm';

/**
 * Keeps a reset link, and voids the older ones. Void ones stay for a while, so that a job that is repeated neither takes the place of a
 * newer link nor makes a used one good again.
 * @param askedAt by the database's clock
 * @returns whether it is good
 */
export const keepResetLink = (
  database: DataSource,
  userId: number,
  tokenHash: Buffer,
  askedAt?: string,
): Promise<boolean> =>
  database.transaction(async (manager) => {
    // Of two links in the making the second sees the first.
    await manager.query('SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const [newer] = await manager.query<unknown[]>(
      'SELECT FROM password_reset WHERE user_id = $1 AND token_hash <> $2 AND asked_at > $3',
      [userId, tokenHash, askedAt ?? null],
    );
    if (newer) return false;
    await manager.query(
      'UPDATE password_reset SET expires_at = least(expires_at, now()) WHERE user_id = $1 AND token_hash <> $2',
      [userId, tokenHash],
    );
    await manager.query(
      `INSERT INTO password_reset (token_hash, user_id, asked_at, expires_at)
       SELECT $2, $1, asked, asked + make_interval(hours => $4) FROM coalesce($3::timestamptz, now()) AS asked
       ON CONFLICT DO NOTHING`,
      [userId, tokenHash, askedAt ?? null, passwordResetHours],
    );
    const [good] = await manager.query<unknown[]>(
      'SELECT FROM password_reset WHERE token_hash = $1 AND expires_at > now()',
      [tokenHash],
    );
    return good !== undefined;
  });

/** A user's reset links are good no more, nor is any that was asked for before now and is yet to be mailed. */
export const voidResetLinks = (manager: EntityManager, userId: number): Promise<unknown> =>
  manager.query(
    'UPDATE password_reset SET expires_at = least(expires_at, now()), asked_at = now() WHERE user_id = $1',
    [userId],
  );
