import { demoAccounts, demoPassword } from '@portfolio/demo/accounts';
import { EnvironmentError } from '@portfolio/service-kit/environment';
import { inScope } from '@portfolio/service-kit/row-security';
import type { DataSource } from 'typeorm';
import { hashPassword } from '../shared/secrets/secrets.ts';

/**
 * Creates the demo accounts of readings.md with their fixed ids, in an empty database only.
 * @returns false when there are accounts already
 */
export async function seedDemoAccounts(database: DataSource): Promise<boolean> {
  return inScope('everything', async () => {
    return database.transaction(async (manager) => {
      await manager.query('LOCK TABLE account IN EXCLUSIVE MODE');
      const [existing] = await manager.query<unknown[]>('SELECT FROM account LIMIT 1');
      if (existing) return false;
      const passwordHash = await hashPassword(demoPassword);
      for (const [username, { id, firstName, lastName }] of Object.entries(demoAccounts)) {
        await manager.query(
          `INSERT INTO account (id, username, email, first_name, last_name, password_hash, is_staff, is_superuser, is_demo)
         OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4, $5, $6, $7, $8, true)`,
          [
            id,
            username,
            `${username}@example.com`,
            firstName,
            lastName,
            passwordHash,
            username === 'superuser' || username === 'staff',
            username === 'superuser',
          ],
        );
      }
      await manager.query(`SELECT setval(pg_get_serial_sequence('account', 'id'), (SELECT max(id) FROM account))`);
      await manager.query(
        `INSERT INTO patreon_account (user_id, patreon_id, tier) VALUES ($1, 'demo-patron', 'Supporter')`,
        [demoAccounts.patron.id],
      );
      return true;
    });
  });
}

/**
 * For the start in production mode, where demo accounts never exist (readings.md): everybody knows their password.
 * @throws EnvironmentError saying what to do about those that demo content left behind
 */
export async function refuseDemoAccounts(database: DataSource): Promise<void> {
  return inScope('everything', async () => {
    const found = await database.query<{ username: string }[]>(
      'SELECT username FROM account WHERE is_demo ORDER BY id',
    );
    if (found.length === 0) return;
    throw new EnvironmentError(
      `The database in DATABASE_URL has demo accounts, whose password everybody knows: ${found.map(({ username }) => username).join(', ')}. ` +
        'Use a database without demo content, or shut them for good with "npm run retire-demo -w @portfolio/auth".',
    );
  });
}

/**
 * Shuts the accounts that demo content left behind: they lose their password, their Patreon connection and their sessions, and are
 * deactivated.
 * @returns how many there were
 */
export async function retireDemoAccounts(database: DataSource): Promise<number> {
  return inScope('everything', async () => {
    const [row] = await database.query<{ count: number }[]>(
      `WITH retired AS (
       UPDATE account SET is_demo = false, is_active = false, password_hash = NULL WHERE is_demo RETURNING id
     ), disconnected AS (
       DELETE FROM patreon_account USING retired WHERE user_id = retired.id
     ), revoked AS (
       UPDATE session SET revoked_at = now() FROM retired WHERE user_id = retired.id AND revoked_at IS NULL
     )
     SELECT count(*)::int AS count FROM retired`,
    );
    return row?.count ?? 0;
  });
}
