import type { Migration } from '@portfolio/service-kit/database';
import type { QueryRunner } from 'typeorm';

/**
 * Which supporter's sign-in made an account, so that it is found again when the connection has ended. Those that are still
 * connected, without a password or under the name that they were given, were made so.
 */
export class PatreonOrigin20261123180200 implements Migration {
  name = 'PatreonOrigin20261123180200';
  /** What they make has none, as before. */
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account ADD COLUMN patreon_origin text CONSTRAINT account_patreon_origin_key UNIQUE;
      UPDATE account SET patreon_origin = patreon_id FROM patreon_account
      WHERE user_id = account.id AND (password_hash IS NULL OR username LIKE 'patreon\\_' || patreon_id || '%');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account DROP COLUMN patreon_origin');
  }
}
