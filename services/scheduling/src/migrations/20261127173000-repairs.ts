import type { Migration } from '@portfolio/service-kit/database';
import type { QueryRunner } from 'typeorm';

/** Plans that cover again what their guards cannot work, and nothing else. */
export class Repairs20261127173000 implements Migration {
  name = 'Repairs20261127173000';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE roster_plan ADD repairs integer[]');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE roster_plan DROP repairs');
  }
}
