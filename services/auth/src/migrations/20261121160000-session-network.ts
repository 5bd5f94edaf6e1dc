import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The network that a session was opened from, as limits count it: each sign-in asks whether the account was used from
 * there before. Nothing looks sessions up by their end.
 */
export class SessionNetwork20261121160000 implements MigrationInterface {
  name = 'SessionNetwork20261121160000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE session ADD COLUMN network text;
      UPDATE session SET network = ip_address;
      ALTER TABLE session ALTER COLUMN network SET NOT NULL;
      CREATE INDEX session_user_id_network_idx ON session (user_id, network);
      DROP INDEX session_user_id_idx, session_expires_at_idx;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX session_user_id_idx ON session (user_id);
      CREATE INDEX session_expires_at_idx ON session (expires_at);
      ALTER TABLE session DROP COLUMN network;
    `);
  }
}
