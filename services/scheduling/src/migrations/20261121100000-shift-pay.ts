import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Hours and pay of a shift have one definition, here, so that screen, CSV, receipt and totals agree to the cent:
 * from check-in to check-out where both exist, else the scheduled time; elapsed, whatever the clocks do in between;
 * rounded once, half up, to cents.
 */
export class ShiftPay20261121100000 implements MigrationInterface {
  name = 'ShiftPay20261121100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const seconds = `extract(epoch FROM CASE WHEN checked_out_at IS NULL THEN end_time - start_time
      ELSE checked_out_at - checked_in_at END)`;
    await queryRunner.query(`
      ALTER TABLE shift
        ADD COLUMN paid_hours numeric(12, 6) NOT NULL GENERATED ALWAYS AS (${seconds} / 3600) STORED,
        ADD COLUMN pay numeric(14, 2) NOT NULL GENERATED ALWAYS AS (round(hourly_pay_rate * ${seconds} / 3600, 2)) STORED;
      CREATE INDEX shift_title_search_idx ON shift USING gin (title gin_trgm_ops);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE shift DROP COLUMN pay, DROP COLUMN paid_hours; DROP INDEX shift_title_search_idx;',
    );
  }
}
