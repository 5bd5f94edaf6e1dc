import type { Migration } from '@portfolio/service-kit/database';
import type { QueryRunner } from 'typeorm';

/** A company may say what the shifts of a week may cost. */
export class WeekBudget20261127074500 implements Migration {
  name = 'WeekBudget20261127074500';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company ADD week_budget integer CHECK (week_budget >= 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company DROP week_budget');
  }
}
