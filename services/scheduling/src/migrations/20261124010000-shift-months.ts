import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The month in which a shift starts, in UTC, is kept beside it: an index of those of each month in the order in which they were
 * made. An index on the expression would not do, because row-level security lets no function look at rows before it.
 */
export class ShiftMonths20261124010000 implements MigrationInterface {
  name = 'ShiftMonths20261124010000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Every row is written anew: for some ten seconds a million nobody reads shifts.
    await queryRunner.query(`
      SET LOCAL statement_timeout = 0;
      ALTER TABLE shift ADD COLUMN start_month date NOT NULL
        GENERATED ALWAYS AS (date_trunc('month', start_time AT TIME ZONE 'UTC')::date) STORED;
      CREATE INDEX shift_company_month_created_idx ON shift (company_id, start_month, created_at DESC, id DESC)
        INCLUDE (start_time, end_time, status, employee_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shift DROP COLUMN start_month');
  }
}
