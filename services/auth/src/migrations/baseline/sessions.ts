/** Who is signed in, where and with what. */
export const sessions = `
  CREATE TABLE session (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
    user_agent text NOT NULL,
    ip_address text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz,
    network text NOT NULL,
    confirmed_at timestamptz NOT NULL DEFAULT now()
  );
  COMMENT ON TABLE session IS 'one sign-in on one device: a family of refresh tokens';
  COMMENT ON COLUMN session.confirmed_at IS 'when a password, or Patreon, last said that it is the user';
  CREATE INDEX session_revoked_at_idx ON session (revoked_at) WHERE revoked_at IS NOT NULL;
  CREATE INDEX session_user_id_network_idx ON session (user_id, network);

  CREATE TABLE refresh_token (
    hash bytea PRIMARY KEY,
    session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    rotated_at timestamptz
  );
  CREATE INDEX refresh_token_session_id_idx ON refresh_token (session_id);

  CREATE TABLE email_change (
    user_id integer PRIMARY KEY REFERENCES account ON DELETE CASCADE,
    session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
    token_hash bytea NOT NULL UNIQUE,
    email text NOT NULL,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX email_change_session_id_idx ON email_change (session_id);

  CREATE TABLE second_factor (
    user_id integer PRIMARY KEY REFERENCES account ON DELETE CASCADE,
    secret bytea NOT NULL,
    confirmed_at timestamptz,
    last_step integer NOT NULL DEFAULT 0
  );
  COMMENT ON COLUMN second_factor.secret IS 'encrypted with SECRET_KEY';
  COMMENT ON COLUMN second_factor.confirmed_at IS 'null while it is being set up, and asks for nothing';
  COMMENT ON COLUMN second_factor.last_step IS 'time step of the last code that was taken: it counts once';

  CREATE TABLE recovery_code (
    user_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
    hash bytea NOT NULL,
    CONSTRAINT recovery_code_pkey PRIMARY KEY (user_id, hash)
  );

  CREATE TABLE passkey (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
    name text NOT NULL,
    credential_id bytea NOT NULL UNIQUE,
    public_key bytea NOT NULL,
    sign_count bigint NOT NULL,
    transports text[] NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz
  );
  COMMENT ON COLUMN passkey.public_key IS 'COSE; of the private key nothing is known here';
  COMMENT ON COLUMN passkey.sign_count IS 'counted by the authenticator; 0 for ever by those that several devices share';
  COMMENT ON COLUMN passkey.transports IS 'how a browser finds the authenticator again';
  CREATE INDEX passkey_user_id_idx ON passkey (user_id);

  -- Lost in a crash, which only means to try again.
  CREATE UNLOGGED TABLE passkey_challenge (
    challenge bytea PRIMARY KEY,
    session_id uuid REFERENCES session ON DELETE CASCADE,
    browser_hash bytea,
    expires_at timestamptz NOT NULL,
    CONSTRAINT passkey_challenge_check CHECK (num_nonnulls(session_id, browser_hash) = 1)
  );
  COMMENT ON TABLE passkey_challenge IS 'a row goes when it is answered, rightly or not';
  COMMENT ON COLUMN passkey_challenge.session_id IS 'in which a passkey is added';
  COMMENT ON COLUMN passkey_challenge.browser_hash IS 'of the cookie of who signs in';
  CREATE INDEX passkey_challenge_session_id_idx ON passkey_challenge (session_id);`;
