import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rate limits as we count them ourselves: one statement per try, in a table that costs no write-ahead log. */
export class RateLimits20261121150000 implements MigrationInterface {
  name = 'RateLimits20261121150000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE rate_limit;
      CREATE UNLOGGED TABLE rate_limit (
        key text PRIMARY KEY,
        tries integer NOT NULL,
        resets_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE rate_limit;
      CREATE TABLE rate_limit (key text PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
    `);
  }
}
