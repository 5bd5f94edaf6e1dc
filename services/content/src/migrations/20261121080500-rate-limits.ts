import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The counters of limits, as rate-limiter-flexible has them. */
export class RateLimits20261121080500 implements MigrationInterface {
  name = 'RateLimits20261121080500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rate_limit (
        key text PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );
      COMMENT ON TABLE rate_limit IS 'of rate-limiter-flexible, which knows its columns by position';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rate_limit');
  }
}
