import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a shift was last planned differently, and indexes for what happened last in a company. A trigger keeps the time,
 * so that every writer does: a check-in, a shift becoming missed, a payment and the permission to overlap are no changes of the
 * plan.
 */
export class ShiftActivity20261122110000 implements MigrationInterface {
  name = 'ShiftActivity20261122110000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const plan = (row: string) =>
      `(${['title', 'client_id', 'location_id', 'employee_id', 'start_time', 'end_time', 'notes']
        .map((column) => `${row}.${column}`)
        .join(', ')})`;
    const checks = (row: string) => `(${row}.checked_in_at, ${row}.checked_out_at)`;
    await queryRunner.query(`
      ALTER TABLE shift ADD COLUMN changed_at timestamptz;
      CREATE FUNCTION shift_was_changed() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.changed_at := now();
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER shift_changed BEFORE UPDATE ON shift FOR EACH ROW
        WHEN (
          ${plan('OLD')} IS DISTINCT FROM ${plan('NEW')}
          OR (OLD.status <> NEW.status AND NEW.status <> 'missed'
            AND ${checks('OLD')} IS NOT DISTINCT FROM ${checks('NEW')})
        )
        EXECUTE FUNCTION shift_was_changed();
      CREATE INDEX shift_company_created_idx ON shift (company_id, created_at DESC);
      CREATE INDEX shift_company_changed_idx ON shift (company_id, changed_at DESC) WHERE changed_at IS NOT NULL;
      CREATE INDEX shift_company_in_idx ON shift (company_id, checked_in_at DESC) WHERE checked_in_at IS NOT NULL;
      CREATE INDEX shift_company_out_idx ON shift (company_id, checked_out_at DESC) WHERE checked_out_at IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER shift_changed ON shift;
      DROP FUNCTION shift_was_changed;
      DROP INDEX shift_company_created_idx, shift_company_in_idx, shift_company_out_idx;
      ALTER TABLE shift DROP COLUMN changed_at;
    `);
  }
}
