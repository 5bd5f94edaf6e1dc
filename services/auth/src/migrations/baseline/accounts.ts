/** Who there is, and what is known of them. */
export const accounts = `
  -- Names are compared as people read them, whatever their capitals.
  CREATE FUNCTION folded(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN lower(upper(normalize(value, NFKC) COLLATE pg_c_utf8)) COLLATE "default";

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
    last_login timestamptz,
    registration_key text UNIQUE,
    is_demo boolean NOT NULL DEFAULT false,
    patreon_origin text,
    erased_at timestamptz
  );
  COMMENT ON COLUMN account.password_hash IS 'argon2id; null for an account that signs in through Patreon only';
  COMMENT ON COLUMN account.scheduling_user IS 'what the scheduling service last said; it owns these facts';
  -- Who takes several is told of the first of them.
  CREATE UNIQUE INDEX account_username_key ON account (folded(username));
  CREATE UNIQUE INDEX account_email_key ON account (folded(email)) WHERE email <> '';
  ALTER TABLE account ADD CONSTRAINT account_patreon_origin_key UNIQUE (patreon_origin);

  CREATE TABLE user_settings (
    user_id integer PRIMARY KEY REFERENCES account ON DELETE CASCADE,
    theme text,
    notifications_enabled boolean,
    email_notifications boolean,
    shift_reminders boolean,
    language text,
    timezone text
  );

  CREATE TABLE patreon_account (
    user_id integer PRIMARY KEY REFERENCES account ON DELETE CASCADE,
    patreon_id text NOT NULL UNIQUE,
    tier text,
    access_token bytea,
    refresh_token bytea,
    access_expires_at timestamptz,
    connected_at timestamptz NOT NULL DEFAULT now(),
    refreshed_at timestamptz NOT NULL DEFAULT now()
  );
  COMMENT ON COLUMN patreon_account.tier IS 'title of the highest currently entitled tier, null without one';
  COMMENT ON COLUMN patreon_account.access_token IS 'encrypted';

  CREATE TABLE password_reset (
    token_hash bytea PRIMARY KEY,
    user_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
    expires_at timestamptz NOT NULL,
    asked_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX password_reset_user_id_idx ON password_reset (user_id);

  CREATE TABLE signing_key (
    kid uuid PRIMARY KEY,
    public_jwk jsonb NOT NULL,
    private_jwk bytea NOT NULL,
    signs_from timestamptz NOT NULL
  );
  COMMENT ON COLUMN signing_key.private_jwk IS 'encrypted';
  COMMENT ON COLUMN signing_key.signs_from IS 'published at once, used from then on, so that verifiers know it in time';

  CREATE TABLE erasure (
    user_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
    service text NOT NULL,
    username text NOT NULL,
    asked_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT erasure_pkey PRIMARY KEY (user_id, service)
  );
  COMMENT ON TABLE erasure IS 'services that have not yet erased what they keep of somebody; a row goes when its service has';`;
