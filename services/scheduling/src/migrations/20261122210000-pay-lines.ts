import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A payment's lines are rows. While it is pending they follow its shifts; when it is paid the database writes them down, and
 * nothing changes them any more. A paid shift whose pay is corrected joins the next payment, where its line is the
 * difference to what was paid, and names the payment that it corrects. Who corrects check-in or check-out leaves a trace
 * that stays.
 */
export class PayLines20261122210000 implements MigrationInterface {
  name = 'PayLines20261122210000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payment ADD CONSTRAINT payment_id_company_key UNIQUE (id, company_id);

      CREATE TABLE paid_line (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        company_id integer NOT NULL,
        payment_id integer NOT NULL,
        shift_id integer NOT NULL CONSTRAINT paid_line_shift_fkey REFERENCES shift,
        start_time timestamptz NOT NULL,
        -- Where the shift was worked.
        date date NOT NULL,
        client_name text NOT NULL,
        title text NOT NULL,
        hours numeric(12, 2) NOT NULL,
        hourly_pay_rate numeric(10, 2) NOT NULL,
        pay numeric(14, 2) NOT NULL,
        -- The payment whose line this one corrects.
        corrects integer,
        CONSTRAINT paid_line_payment_shift_key UNIQUE (payment_id, shift_id),
        CONSTRAINT paid_line_payment_fkey
          FOREIGN KEY (payment_id, company_id) REFERENCES payment (id, company_id) ON DELETE CASCADE,
        CONSTRAINT paid_line_corrects_fkey FOREIGN KEY (corrects, shift_id) REFERENCES paid_line (payment_id, shift_id)
      );
      -- Whatever goes wrong elsewhere: no shift is paid twice.
      CREATE UNIQUE INDEX paid_line_shift_key ON paid_line (shift_id) WHERE corrects IS NULL;
      CREATE INDEX paid_line_shift_idx ON paid_line (shift_id, id);
      CREATE INDEX paid_line_corrects_idx ON paid_line (corrects) WHERE corrects IS NOT NULL;

      INSERT INTO paid_line
        (company_id, payment_id, shift_id, start_time, date, client_name, title, hours, hourly_pay_rate, pay)
      SELECT payment.company_id, payment.id, worked.id, worked.start_time, (line.value ->> 'date')::date,
        line.value ->> 'client_name', line.value ->> 'title', (line.value ->> 'hours')::numeric,
        (line.value ->> 'hourly_pay_rate')::numeric, (line.value ->> 'pay')::numeric
      FROM payment
      CROSS JOIN LATERAL jsonb_array_elements(payment.receipt -> 'lines') WITH ORDINALITY AS line (value, number)
      JOIN (
        SELECT id, payment_id, start_time, row_number() OVER (PARTITION BY payment_id ORDER BY start_time, id) AS number
        FROM shift WHERE payment_id IS NOT NULL
      ) AS worked ON worked.payment_id = payment.id AND worked.number = line.number;

      ${pendingLines('')}

      CREATE VIEW pay_line WITH (security_invoker = true) AS
        SELECT company_id, payment_id, shift_id, start_time, date, client_name, title, hours, hourly_pay_rate, pay, corrects
        FROM paid_line
        UNION ALL
        SELECT company_id, payment_id, shift_id, start_time, date, client_name, title, hours, hourly_pay_rate, pay, corrects
        FROM pending_line;

      DROP TRIGGER payment_freeze ON payment;
      DROP FUNCTION payment_freeze;
      DROP FUNCTION receipt_of;
      UPDATE payment SET receipt = receipt - 'lines' || jsonb_build_object('language', (SELECT language FROM company WHERE id = company_id))
      WHERE receipt IS NOT NULL;

      CREATE FUNCTION receipt_of(paid payment) RETURNS jsonb STABLE LANGUAGE sql
        RETURN (
          SELECT jsonb_build_object(
            'company_name', company.name, 'company_address', company.address, 'language', company.language,
            'employee_name', concat_ws(' ', employee.first_name, employee.last_name),
            'period_name', payment_period.name,
            'start_date', payment_period.start_date, 'end_date', payment_period.end_date)
          FROM payment_period, company, employee
          WHERE payment_period.id = paid.period_id AND company.id = paid.company_id AND employee.id = paid.employee_id
        );

      -- Before the row is written, so that its lines are still the pending ones.
      ${paymentFreeze('')}
      CREATE TRIGGER payment_freeze BEFORE INSERT OR UPDATE ON payment FOR EACH ROW EXECUTE FUNCTION payment_freeze();

      -- A payment marked as paid by mistake: its lines follow the shifts again, unless a later payment builds on them.
      CREATE FUNCTION payment_thaw() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF EXISTS (
            SELECT FROM paid_line AS line JOIN shift ON shift.id = line.shift_id
            WHERE line.payment_id = NEW.id AND (shift.payment_id <> NEW.id OR EXISTS (
              SELECT FROM paid_line AS later WHERE later.shift_id = line.shift_id AND later.id > line.id))
          ) THEN
            RAISE EXCEPTION 'payment % is corrected by a later one', NEW.id
              USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_corrected';
          END IF;
          UPDATE shift SET payment_id = NEW.id
          WHERE payment_id IS NULL AND id IN (SELECT shift_id FROM paid_line WHERE payment_id = NEW.id);
          DELETE FROM paid_line WHERE payment_id = NEW.id;
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER payment_thaw AFTER UPDATE ON payment FOR EACH ROW
        WHEN (OLD.status = 'paid' AND NEW.status = 'pending') EXECUTE FUNCTION payment_thaw();

      CREATE FUNCTION keep_paid_line() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM payment WHERE id = OLD.payment_id AND status = 'paid') THEN
            RETURN OLD;
          END IF;
          RAISE EXCEPTION 'what has been paid does not change'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'paid_line_is_frozen';
        END
      $$;
      CREATE TRIGGER keep_paid_line BEFORE UPDATE OR DELETE ON paid_line FOR EACH ROW EXECUTE FUNCTION keep_paid_line();

      CREATE TABLE attendance_correction (
        id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
        company_id integer NOT NULL REFERENCES company,
        -- No foreign key: the trace stays when the shift is deleted.
        shift_id integer NOT NULL,
        corrected_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        -- Of the auth service.
        corrected_by integer NOT NULL,
        reason text NOT NULL,
        status_before text NOT NULL,
        status_after text NOT NULL,
        checked_in_before timestamptz,
        checked_in_after timestamptz,
        checked_out_before timestamptz,
        checked_out_after timestamptz
      );
      CREATE INDEX attendance_correction_shift_idx ON attendance_correction (company_id, shift_id, id);

      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME;
        END
      $$;
      CREATE TRIGGER attendance_correction_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON attendance_correction
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE attendance_correction;
      DROP FUNCTION refuse_change;
      DROP TRIGGER payment_thaw ON payment;
      DROP FUNCTION payment_thaw;
      DROP TRIGGER payment_freeze ON payment;
      DROP FUNCTION payment_freeze;
      DROP FUNCTION receipt_of;
      DROP VIEW pay_line;
      DROP VIEW pending_line;
      UPDATE payment SET receipt = receipt || jsonb_build_object('lines', (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'date', date, 'client_name', client_name, 'title', title, 'hours', hours::text,
          'hourly_pay_rate', hourly_pay_rate::text, 'pay', pay::text
        ) ORDER BY start_time, shift_id), '[]')
        FROM paid_line WHERE payment_id = payment.id
      )) WHERE receipt IS NOT NULL;
      DROP TABLE paid_line;
      DROP FUNCTION keep_paid_line;
      ALTER TABLE payment DROP CONSTRAINT payment_id_company_key;

      CREATE FUNCTION receipt_of(paid payment) RETURNS jsonb STABLE LANGUAGE sql
        RETURN (
          SELECT jsonb_build_object(
            'company_name', company.name, 'company_address', company.address,
            'employee_name', concat_ws(' ', employee.first_name, employee.last_name),
            'period_name', payment_period.name,
            'start_date', payment_period.start_date, 'end_date', payment_period.end_date,
            'lines', (
              SELECT coalesce(jsonb_agg(jsonb_build_object(
                'date', (shift.start_time AT TIME ZONE site_zone(shift))::date, 'client_name', client.name,
                'title', shift.title, 'hours', round(shift.paid_hours, 2)::text,
                'hourly_pay_rate', shift.hourly_pay_rate::text, 'pay', shift.pay::text
              ) ORDER BY shift.start_time, shift.id), '[]')
              FROM shift JOIN client ON client.id = shift.client_id WHERE shift.payment_id = paid.id
            ))
          FROM payment_period, company, employee
          WHERE payment_period.id = paid.period_id AND company.id = paid.company_id AND employee.id = paid.employee_id
        );
      CREATE FUNCTION payment_freeze() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF NEW.status = 'pending' THEN
            NEW.receipt := NULL;
          ELSIF NEW.receipt IS NULL THEN
            NEW.receipt := receipt_of(NEW);
          ELSIF TG_OP = 'UPDATE' THEN
            NEW.receipt := OLD.receipt;
          END IF;
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER payment_freeze BEFORE INSERT OR UPDATE ON payment FOR EACH ROW EXECUTE FUNCTION payment_freeze();
    `);
  }
}

/** Lines of pending payments, of shifts that meet a condition. */
export const pendingLines = (condition: string): string => `
      CREATE OR REPLACE VIEW pending_line WITH (security_invoker = true) AS
        SELECT shift.company_id, shift.payment_id, shift.id AS shift_id, shift.start_time,
          (shift.start_time AT TIME ZONE site_zone(shift))::date AS date, client.name AS client_name, shift.title,
          round(shift.paid_hours, 2) - paid.hours AS hours, shift.hourly_pay_rate, shift.pay - paid.pay AS pay, paid.corrects
        FROM payment JOIN shift ON shift.payment_id = payment.id JOIN client ON client.id = shift.client_id
        CROSS JOIN LATERAL (
          SELECT coalesce(sum(hours), 0.00) AS hours, coalesce(sum(pay), 0.00) AS pay,
            min(payment_id) FILTER (WHERE corrects IS NULL) AS corrects
          FROM paid_line WHERE shift_id = shift.id
        ) AS paid
        WHERE payment.status = 'pending' ${condition};`;

/** Writes down the lines of a payment that becomes paid, and does something more. */
export const paymentFreeze = (more: string): string => `
      CREATE OR REPLACE FUNCTION payment_freeze() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF NEW.status = 'pending' THEN
            NEW.receipt := NULL;
          ELSIF TG_OP = 'UPDATE' AND OLD.status = 'paid' THEN
            NEW.receipt := OLD.receipt;
          ELSE
            NEW.receipt := receipt_of(NEW);
            INSERT INTO paid_line (company_id, payment_id, shift_id, start_time, date, client_name, title, hours,
                hourly_pay_rate, pay, corrects)
              SELECT company_id, payment_id, shift_id, start_time, date, client_name, title, hours, hourly_pay_rate,
                pay, corrects
              FROM pending_line WHERE payment_id = NEW.id ORDER BY start_time, shift_id;
            ${more}
          END IF;
          RETURN NEW;
        END
      $$;`;
