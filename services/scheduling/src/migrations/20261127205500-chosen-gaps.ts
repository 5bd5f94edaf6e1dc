import type { Migration } from '@portfolio/service-kit/database';
import type { QueryRunner } from 'typeorm';

/** Plans that fill what some posts lack on some days, and nothing else. */
export class ChosenGaps20261127205500 implements Migration {
  name = 'ChosenGaps20261127205500';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE roster_plan ADD post_days jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE roster_plan DROP post_days');
  }
}
