import { idempotencyTable } from '@portfolio/service-kit/idempotency';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was answered to changes that were sent with a key, for those who ask again. */
export class IdempotencyKeys20261122190000 implements MigrationInterface {
  name = 'IdempotencyKeys20261122190000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(idempotencyTable);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_key');
  }
}
