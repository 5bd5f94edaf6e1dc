import type { MigrationInterface, QueryRunner } from 'typeorm';
import { paymentFreeze, pendingLines } from './20261122210000-pay-lines.ts';

/**
 * Hours of a completed shift are approved, by an administrator or by themselves where check-in and check-out are as planned
 * within the company's tolerance. Whoever changes what was approved takes the approval away, whatever code does it. With the company's
 * setting on, only approved hours are paid.
 */
export class Timesheets20261122211000 implements MigrationInterface {
  name = 'Timesheets20261122211000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const hours = (row: string) =>
      `(${['status', 'employee_id', 'start_time', 'end_time', 'checked_in_at', 'checked_out_at']
        .map((column) => `${row}.${column}`)
        .join(', ')})`;
    await queryRunner.query(`
      ALTER TABLE company
        ADD COLUMN pay_approved_only boolean NOT NULL DEFAULT false,
        -- Minutes; null approves nothing by itself.
        ADD COLUMN approval_tolerance integer CHECK (approval_tolerance BETWEEN 0 AND 120);
      ALTER TABLE shift
        ADD COLUMN approved_at timestamptz,
        -- Of the auth service; null where it approved itself.
        ADD COLUMN approved_by integer,
        ADD CONSTRAINT shift_approved_is_completed CHECK (approved_at IS NULL OR status = 'completed');

      CREATE FUNCTION shift_approval() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.approved_by := NULL;
          NEW.approved_at := (
            SELECT now() FROM company
            WHERE id = NEW.company_id AND NEW.status = 'completed'
              AND greatest(abs(extract(epoch FROM NEW.checked_in_at - NEW.start_time)),
                abs(extract(epoch FROM NEW.checked_out_at - NEW.end_time))) <= 60 * approval_tolerance
              AND NEW.checked_out_at IS NOT NULL
          );
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER shift_approval_insert BEFORE INSERT ON shift FOR EACH ROW
        WHEN (NEW.checked_out_at IS NOT NULL) EXECUTE FUNCTION shift_approval();
      CREATE TRIGGER shift_approval_update BEFORE UPDATE ON shift FOR EACH ROW
        WHEN (${hours('OLD')} IS DISTINCT FROM ${hours('NEW')}) EXECUTE FUNCTION shift_approval();

      ${pendingLines(`AND (shift.approved_at IS NOT NULL
          OR NOT (SELECT pay_approved_only FROM company WHERE id = shift.company_id))`)}
      -- What is not approved is not paid, and waits for another payment.
      ${paymentFreeze(`UPDATE shift SET payment_id = NULL WHERE payment_id = NEW.id
              AND NOT EXISTS (SELECT FROM paid_line WHERE payment_id = NEW.id AND shift_id = shift.id);`)}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ${paymentFreeze('')}
      ${pendingLines('')}
      DROP TRIGGER shift_approval_insert ON shift;
      DROP TRIGGER shift_approval_update ON shift;
      DROP FUNCTION shift_approval;
      ALTER TABLE shift DROP COLUMN approved_at, DROP COLUMN approved_by;
      ALTER TABLE company DROP COLUMN pay_approved_only, DROP COLUMN approval_tolerance;
    `);
  }
}
