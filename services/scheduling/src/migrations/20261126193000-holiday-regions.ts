import type { Migration } from '@portfolio/service-kit/database';
import type { QueryRunner } from 'typeorm';

/** Whose public holidays a company has, and a location where it has others. */
export class HolidayRegions20261126193000 implements Migration {
  name = 'HolidayRegions20261126193000';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company ADD holiday_region text; ALTER TABLE location ADD holiday_region text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company DROP holiday_region; ALTER TABLE location DROP holiday_region');
  }
}
