import { dropOwnerScope, isOwn, ownerScope, secureRows, unsecureRows } from '@portfolio/service-kit/row-security';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const ofOwnSession = (table: string) => `EXISTS (SELECT FROM session WHERE session.id = ${table}.session_id)`;

/** By table: which rows are a user's. */
const secured: Readonly<Record<string, string>> = {
  user_settings: isOwn('user_id'),
  session: isOwn('user_id'),
  refresh_token: ofOwnSession('refresh_token'),
  patreon_account: isOwn('user_id'),
  second_factor: isOwn('user_id'),
  recovery_code: isOwn('user_id'),
  passkey: isOwn('user_id'),
  passkey_challenge: ofOwnSession('passkey_challenge'),
  password_reset: isOwn('user_id'),
  email_change: isOwn('user_id'),
  // What they did, and what was done to them.
  audit_event: `${isOwn('user_id')} OR ${isOwn('person_id')}`,
  erasure: isOwn('user_id'),
};

/**
 * What is kept of a user is theirs, and for who says that everybody's is meant: the database sees to it, too. Accounts are changed by their
 * users alone, but found by names, before anybody is known (docs/decisions/0410).
 */
export class RowSecurity20261127020000 implements MigrationInterface {
  name = 'RowSecurity20261127020000';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ownerScope);
    for (const [table, reached] of Object.entries(secured)) await runner.query(secureRows(table, reached));
    await runner.query(`
      ${secureRows('account', isOwn('id'))}
      CREATE POLICY names ON account FOR SELECT USING (true);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP POLICY names ON account; ${unsecureRows('account')}`);
    for (const table of Object.keys(secured)) await runner.query(unsecureRows(table));
    await runner.query(dropOwnerScope);
  }
}
