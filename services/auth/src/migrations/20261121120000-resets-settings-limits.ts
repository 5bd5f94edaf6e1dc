import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Password reset links, user settings, rate limits, and the keys of registrations that other services asked for. */
export class ResetsSettingsLimits20261121120000 implements MigrationInterface {
  name = 'ResetsSettingsLimits20261121120000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE password_reset (
        token_hash bytea PRIMARY KEY,
        user_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX password_reset_user_id_idx ON password_reset (user_id);

      CREATE TABLE user_settings (
        user_id integer PRIMARY KEY REFERENCES account ON DELETE CASCADE,
        theme text NOT NULL,
        notifications_enabled boolean NOT NULL,
        email_notifications boolean NOT NULL,
        shift_reminders boolean NOT NULL,
        language text NOT NULL,
        timezone text NOT NULL
      );

      CREATE TABLE rate_limit (
        key text PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );
      COMMENT ON TABLE rate_limit IS 'of rate-limiter-flexible, which knows its columns by position';

      ALTER TABLE account ADD COLUMN registration_key text CONSTRAINT account_registration_key_key UNIQUE;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account DROP COLUMN registration_key;
      DROP TABLE rate_limit, user_settings, password_reset;
    `);
  }
}
