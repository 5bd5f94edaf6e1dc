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
  { id: userId, email }: { id: number; email: string },
  tokenHash: Buffer,
  askedAt?: string,
): Promise<boolean> =>
  database.transaction(async (manager) => {
    // Of two links in the making the second sees the first, and either an address that has become another.
    const theirs = await manager.query<unknown[]>(
      'SELECT FROM account WHERE id = $1 AND email = $2 FOR NO KEY UPDATE',
      [userId, email],
    );
    if (theirs.length === 0) return false;
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

/**
 * No link that was mailed to a user is good any more: to set a password, nor is one that was asked for before now and is yet to be
 * mailed, or to take another address.
 */
export async function voidMailedLinks(manager: EntityManager, userId: number): Promise<void> {
  await manager.query(
    'UPDATE password_reset SET expires_at = least(expires_at, now()), asked_at = now() WHERE user_id = $1',
    [userId],
  );
  await manager.query('DELETE FROM email_change WHERE user_id = $1', [userId]);
}
