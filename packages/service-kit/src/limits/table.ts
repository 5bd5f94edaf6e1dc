/** SQL of the table that `countOf` counts in. Unlogged: a crash of the database only gives tries back. */
export const rateLimitTable = `
  CREATE UNLOGGED TABLE rate_limit (
    key text PRIMARY KEY,
    tries integer NOT NULL,
    resets_at timestamptz NOT NULL
  )`;
