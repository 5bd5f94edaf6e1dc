import type { MigrationInterface, QueryRunner } from 'typeorm';

const included = 'INCLUDE (status, end_time, employee_id, client_id, location_id)';

/**
 * Shifts of one title come in the order of time, as those of one client do: so a title's shifts of a year are a part of the
 * index, and are not looked for among all that have the title. Built beside the old one, so that nobody waits.
 */
export class ShiftTitlesInTime20261123020100 implements MigrationInterface {
  name = 'ShiftTitlesInTime20261123020100';
  /** As `CONCURRENTLY` wants it; taken back, it is one transaction. */
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // Each can be done again when it was broken off.
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS shift_company_title_idx_new');
    await queryRunner.query(
      `CREATE INDEX CONCURRENTLY shift_company_title_idx_new ON shift (company_id, title COLLATE "und-x-icu", start_time, id) ${included}`,
    );
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS shift_company_title_idx');
    await queryRunner.query('ALTER INDEX shift_company_title_idx_new RENAME TO shift_company_title_idx');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX shift_company_title_idx;
      CREATE INDEX shift_company_title_idx ON shift (company_id, title COLLATE "und-x-icu", id)
        INCLUDE (status, start_time, end_time, employee_id, client_id, location_id);
    `);
  }
}
