import type { Migration } from '@portfolio/service-kit/database';
import type { QueryRunner } from 'typeorm';

const tables = ['client', 'location'];

/** It may be said of a place what the shifts of a week there may cost, and how many hours they may have. */
export class PlaceBudgets20261127135000 implements Migration {
  name = 'PlaceBudgets20261127135000';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(
        `ALTER TABLE ${table} ADD week_budget integer CHECK (week_budget >= 0), ADD week_hours integer CHECK (week_hours >= 0)`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP week_budget, DROP week_hours`);
  }
}
