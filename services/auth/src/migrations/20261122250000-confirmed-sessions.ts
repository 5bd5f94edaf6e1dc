import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the user of a session last proved to be it, and changes of address that wait for their link to be followed. */
export class ConfirmedSessions20261122250000 implements MigrationInterface {
  name = 'ConfirmedSessions20261122250000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE session ADD COLUMN confirmed_at timestamptz;
      UPDATE session SET confirmed_at = created_at;
      ALTER TABLE session ALTER COLUMN confirmed_at SET DEFAULT now(), ALTER COLUMN confirmed_at SET NOT NULL;
      COMMENT ON COLUMN session.confirmed_at IS 'when a password, or Patreon, last said that it is the user';

      CREATE TABLE email_change (
        user_id integer PRIMARY KEY REFERENCES account ON DELETE CASCADE,
        session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
        token_hash bytea NOT NULL CONSTRAINT email_change_token_hash_key UNIQUE,
        email text NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX email_change_session_id_idx ON email_change (session_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE email_change; ALTER TABLE session DROP COLUMN confirmed_at');
  }
}
