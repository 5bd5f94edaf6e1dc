import type { Migration } from '@portfolio/service-kit/database';
import type { QueryRunner } from 'typeorm';

/** Plans that may give to others what is planned already. */
export class MovingPlans20261126200000 implements Migration {
  name = 'MovingPlans20261126200000';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE roster_plan ADD COLUMN move boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE roster_plan DROP COLUMN move');
  }
}
