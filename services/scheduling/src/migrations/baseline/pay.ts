import { payRecordYears } from '@portfolio/contracts/auth';

/** A payment’s lines follow its shifts while it is pending; when it is paid the database writes them down, and nothing changes them. */
export const pay = `
  CREATE TABLE paid_line (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    company_id integer NOT NULL,
    payment_id integer NOT NULL,
    shift_id integer NOT NULL,
    start_time timestamptz NOT NULL,
    -- Where the shift was worked.
    date date NOT NULL,
    client_name text NOT NULL,
    title text NOT NULL,
    hours numeric(12,2) NOT NULL,
    hourly_pay_rate numeric(10,2) NOT NULL,
    pay numeric(14,2) NOT NULL,
    -- The payment whose line this one corrects.
    corrects integer,
    CONSTRAINT paid_line_payment_shift_key UNIQUE (payment_id, shift_id),
    CONSTRAINT paid_line_shift_fkey FOREIGN KEY (shift_id) REFERENCES shift(id),
    CONSTRAINT paid_line_payment_fkey
      FOREIGN KEY (payment_id, company_id) REFERENCES payment (id, company_id) ON DELETE CASCADE,
    CONSTRAINT paid_line_corrects_fkey FOREIGN KEY (corrects, shift_id) REFERENCES paid_line (payment_id, shift_id)
  );
  CREATE INDEX paid_line_corrects_idx ON paid_line (corrects) WHERE corrects IS NOT NULL;
  CREATE INDEX paid_line_shift_idx ON paid_line (shift_id, id);
  CREATE UNIQUE INDEX paid_line_shift_key ON paid_line (shift_id) WHERE corrects IS NULL;

  CREATE VIEW pending_line WITH (security_invoker = true) AS
    SELECT shift.company_id, shift.payment_id, shift.id AS shift_id, shift.start_time,
      (shift.start_time AT TIME ZONE site_zone(shift))::date AS date, client.name AS client_name, shift.title,
      round(shift.paid_hours, 2) - paid.hours AS hours, shift.hourly_pay_rate, shift.pay - paid.pay AS pay, paid.corrects
    FROM payment JOIN shift ON shift.payment_id = payment.id JOIN client ON client.id = shift.client_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(paid_line.hours), 0.00) AS hours, coalesce(sum(paid_line.pay), 0.00) AS pay,
        min(paid_line.payment_id) FILTER (WHERE paid_line.corrects IS NULL) AS corrects
      FROM paid_line WHERE paid_line.shift_id = shift.id
    ) AS paid
    WHERE payment.status = 'pending'
      AND (shift.approved_at IS NOT NULL OR NOT (SELECT pay_approved_only FROM company WHERE id = shift.company_id))
      AND (shift.end_time <= now() OR shift.checked_out_at IS NOT NULL);

  CREATE VIEW pay_line WITH (security_invoker = true) AS
  SELECT company_id, payment_id, shift_id, start_time, date, client_name, title, hours, hourly_pay_rate, pay, corrects
  FROM paid_line
  UNION ALL
  SELECT company_id, payment_id, shift_id, start_time, date, client_name, title, hours, hourly_pay_rate, pay, corrects
  FROM pending_line;

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

  -- Before the row is written, so that its lines are still the pending ones. What is not approved is not paid, and waits.
  CREATE FUNCTION payment_freeze() RETURNS trigger LANGUAGE plpgsql AS $$
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
        UPDATE shift SET payment_id = NULL WHERE payment_id = NEW.id
          AND NOT EXISTS (SELECT FROM paid_line WHERE payment_id = NEW.id AND shift_id = shift.id);
      END IF;
      RETURN NEW;
    END
  $$;

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

  CREATE FUNCTION keep_paid_line() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM payment WHERE id = OLD.payment_id AND status = 'paid') THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'what has been paid does not change'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'paid_line_is_frozen';
    END
  $$;

  CREATE TRIGGER keep_paid_line BEFORE UPDATE OR DELETE ON paid_line FOR EACH ROW EXECUTE FUNCTION keep_paid_line();`;
