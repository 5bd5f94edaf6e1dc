import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users, their sessions with refresh tokens, and the keys that sign access tokens. */
export class Accounts20261121090000 implements MigrationInterface {
  name = 'Accounts20261121090000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        username text NOT NULL,
        email text NOT NULL,
        first_name text NOT NULL DEFAULT '',
        last_name text NOT NULL DEFAULT '',
        password_hash text,
        is_active boolean NOT NULL DEFAULT true,
        is_staff boolean NOT NULL DEFAULT false,
        is_superuser boolean NOT NULL DEFAULT false,
        scheduling_user jsonb,
        date_joined timestamptz NOT NULL DEFAULT now(),
        last_login timestamptz
      );
      COMMENT ON COLUMN account.password_hash IS 'argon2id; null for an account that signs in through Patreon only';
      COMMENT ON COLUMN account.scheduling_user IS 'what the scheduling service last said; it owns these facts';
      CREATE UNIQUE INDEX account_username_key ON account (lower(username));
      CREATE UNIQUE INDEX account_email_key ON account (lower(email)) WHERE email <> '';

      CREATE TABLE patreon_account (
        user_id integer PRIMARY KEY REFERENCES account ON DELETE CASCADE,
        patreon_id text NOT NULL CONSTRAINT patreon_account_patreon_id_key UNIQUE,
        tier text,
        access_token bytea,
        refresh_token bytea,
        access_expires_at timestamptz,
        connected_at timestamptz NOT NULL DEFAULT now(),
        refreshed_at timestamptz NOT NULL DEFAULT now()
      );
      COMMENT ON COLUMN patreon_account.tier IS 'title of the highest currently entitled tier, null without one';
      COMMENT ON COLUMN patreon_account.access_token IS 'encrypted';

      CREATE TABLE session (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
        user_agent text NOT NULL,
        ip_address text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz
      );
      COMMENT ON TABLE session IS 'one sign-in on one device: a family of refresh tokens';
      CREATE INDEX session_user_id_idx ON session (user_id);
      CREATE INDEX session_expires_at_idx ON session (expires_at);

      CREATE TABLE refresh_token (
        hash bytea PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        rotated_at timestamptz
      );
      CREATE INDEX refresh_token_session_id_idx ON refresh_token (session_id);

      CREATE TABLE signing_key (
        kid uuid PRIMARY KEY,
        public_jwk jsonb NOT NULL,
        private_jwk bytea NOT NULL,
        signs_from timestamptz NOT NULL
      );
      COMMENT ON COLUMN signing_key.private_jwk IS 'encrypted';
      COMMENT ON COLUMN signing_key.signs_from IS 'published at once, used from then on, so that verifiers know it in time';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE signing_key, refresh_token, session, patreon_account, account');
  }
}
