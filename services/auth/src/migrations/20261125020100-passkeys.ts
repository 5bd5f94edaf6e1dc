import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys, and what authenticators are asked to sign. */
export class Passkeys20261125020100 implements MigrationInterface {
  name = 'Passkeys20261125020100';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkey (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
        name text NOT NULL,
        credential_id bytea NOT NULL CONSTRAINT passkey_credential_id_key UNIQUE,
        public_key bytea NOT NULL,
        sign_count bigint NOT NULL,
        transports text[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      );
      CREATE INDEX passkey_user_id_idx ON passkey (user_id);
      COMMENT ON COLUMN passkey.public_key IS 'COSE; of the private key nothing is known here';
      COMMENT ON COLUMN passkey.sign_count IS 'counted by the authenticator; 0 for ever by those that several devices share';
      COMMENT ON COLUMN passkey.transports IS 'how a browser finds the authenticator again';
      -- Lost in a crash, which only means to try again.
      CREATE UNLOGGED TABLE passkey_challenge (
        challenge bytea PRIMARY KEY,
        session_id uuid REFERENCES session ON DELETE CASCADE,
        browser_hash bytea,
        expires_at timestamptz NOT NULL,
        CHECK (num_nonnulls(session_id, browser_hash) = 1)
      );
      CREATE INDEX passkey_challenge_session_id_idx ON passkey_challenge (session_id);
      COMMENT ON TABLE passkey_challenge IS 'a row goes when it is answered, rightly or not';
      COMMENT ON COLUMN passkey_challenge.session_id IS 'in which a passkey is added';
      COMMENT ON COLUMN passkey_challenge.browser_hash IS 'of the cookie of who signs in';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE passkey_challenge, passkey');
  }
}
