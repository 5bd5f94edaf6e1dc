import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each sign-in asks whether the account was used from its address before; nothing looks sessions up by their end. */
export class SessionAddress20261121160000 implements MigrationInterface {
  name = 'SessionAddress20261121160000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX session_user_id_ip_address_idx ON session (user_id, ip_address);
      DROP INDEX session_user_id_idx, session_expires_at_idx;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX session_user_id_idx ON session (user_id);
      CREATE INDEX session_expires_at_idx ON session (expires_at);
      DROP INDEX session_user_id_ip_address_idx;
    `);
  }
}
