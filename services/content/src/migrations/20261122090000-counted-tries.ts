import { rateLimitTable } from '@portfolio/service-kit/limits';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts tries as the other services do, with one statement for each. */
export class CountedTries20261122090000 implements MigrationInterface {
  name = 'CountedTries20261122090000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE rate_limit; ${rateLimitTable}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE rate_limit;
      CREATE TABLE rate_limit (key text PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
    `);
  }
}
