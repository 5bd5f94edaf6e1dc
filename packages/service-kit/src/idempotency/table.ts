import type { DataSource } from 'typeorm';

/** SQL of the table that `once` keeps its answers in; a service that offers creates has it by a migration. */
export const idempotencyTable = `
  CREATE TABLE idempotency_key (
    hash bytea PRIMARY KEY,
    request bytea NOT NULL,
    answer bytea,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  COMMENT ON COLUMN idempotency_key.hash IS 'of who asks, for what, with which key';
  COMMENT ON COLUMN idempotency_key.request IS 'hash of what was sent';
  COMMENT ON COLUMN idempotency_key.answer IS 'encrypted with the key, which is not kept; null only while it is carried out';
  CREATE INDEX idempotency_key_created_at_idx ON idempotency_key (created_at)`;

/** How long a key is known. */
export const keptFor = '24 hours';

/** Forgets answers that nobody may ask for any more; for a job now and then. */
export const forgetAnswers = (database: DataSource): Promise<unknown> =>
  database.query(`DELETE FROM idempotency_key WHERE created_at < now() - interval '${keptFor}'`);
