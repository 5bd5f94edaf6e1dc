import type { Migration } from '@portfolio/service-kit/database';
import type { QueryRunner } from 'typeorm';

/** A new open shift is told to each of those it is for, once. */
export class OfferedOpenShifts20261127023000 implements Migration {
  name = 'OfferedOpenShifts20261127023000';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notice ADD offered_open_shift_id integer,
        ADD CONSTRAINT notice_offered_open_shift_fkey
          FOREIGN KEY (offered_open_shift_id, company_id) REFERENCES open_shift (id, company_id) ON DELETE CASCADE;
      CREATE UNIQUE INDEX notice_offered_open_shift_key ON notice (offered_open_shift_id, employee_id)
        WHERE offered_open_shift_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM notice WHERE offered_open_shift_id IS NOT NULL;
      ALTER TABLE notice DROP offered_open_shift_id`);
  }
}
