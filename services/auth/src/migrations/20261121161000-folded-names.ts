import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One place says which names are the same, whoever compares them: upper case first, because Σ has two small letters and
 * the Turkish I two forms. The collation is built in, so that it is the same on every server.
 */
export class FoldedNames20261121161000 implements MigrationInterface {
  name = 'FoldedNames20261121161000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION folded(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN lower(upper(normalize(value, NFKC) COLLATE pg_c_utf8)) COLLATE "default";
      DROP INDEX account_username_key, account_email_key;
      CREATE UNIQUE INDEX account_username_key ON account (folded(username));
      CREATE UNIQUE INDEX account_email_key ON account (folded(email)) WHERE email <> '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX account_username_key, account_email_key;
      CREATE UNIQUE INDEX account_username_key ON account (lower(username));
      CREATE UNIQUE INDEX account_email_key ON account (lower(email)) WHERE email <> '';
      DROP FUNCTION folded;
    `);
  }
}
