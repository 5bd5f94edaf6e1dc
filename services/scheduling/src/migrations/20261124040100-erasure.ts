import { payRecordYears } from '@portfolio/contracts/auth';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Employees who were erased: what pay rests on stays, under a number. The database itself takes the name from a receipt that
 * has been kept long enough, and changes nothing else of it.
 */
export class Erasure20261124040100 implements MigrationInterface {
  name = 'Erasure20261124040100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE employee ADD COLUMN erasure_asked_at timestamptz, ADD COLUMN erased_at timestamptz;
      COMMENT ON COLUMN employee.erasure_asked_at IS 'since when only what paying needs is kept of the person';
      COMMENT ON COLUMN employee.erased_at IS 'since when nothing is';
      CREATE INDEX employee_erasure_idx ON employee (erasure_asked_at) WHERE erasure_asked_at IS NOT NULL;

      CREATE FUNCTION payment_forgets_name() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF EXISTS (SELECT FROM employee WHERE id = NEW.employee_id AND erased_at IS NOT NULL) THEN
            NEW.receipt := NEW.receipt || jsonb_build_object('employee_name', '');
          END IF;
          RETURN NEW;
        END
      $$;
      -- Triggers run in the order of their names: after payment_freeze, which brings the receipt back as it was.
      CREATE TRIGGER payment_unname BEFORE UPDATE ON payment FOR EACH ROW
        WHEN (NEW.status = 'paid' AND NEW.payment_date < current_date - interval '${payRecordYears} years')
        EXECUTE FUNCTION payment_forgets_name();

      -- Events are only added to; of who was erased the owner takes away from where, and the names.
      CREATE FUNCTION redact_audit_events(erased integer, account_name text) RETURNS void LANGUAGE sql SECURITY DEFINER
        SET search_path = pg_catalog, pg_temp
        AS $$
          UPDATE public.audit_event SET client_address = '' WHERE person_id = erased;
          UPDATE public.audit_event SET subject = '' WHERE kind = 'administrator_added' AND subject = account_name;
        $$;
      CREATE FUNCTION redact_employee_events(erased integer) RETURNS void LANGUAGE sql SECURITY DEFINER
        SET search_path = pg_catalog, pg_temp
        AS $$
          UPDATE public.audit_event SET subject = substr(subject, length(concat_ws(' ', first_name, last_name)) + 1)
          FROM public.employee
          WHERE employee.id = erased AND erasure_asked_at IS NOT NULL AND audit_event.company_id = employee.company_id
            AND kind IN ('payment_paid', 'payment_pending')
            AND starts_with(subject, concat_ws(' ', first_name, last_name) || ',')
        $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION redact_employee_events, redact_audit_events;
      DROP TRIGGER payment_unname ON payment;
      DROP FUNCTION payment_forgets_name;
      ALTER TABLE employee DROP COLUMN erasure_asked_at, DROP COLUMN erased_at;
    `);
  }
}
