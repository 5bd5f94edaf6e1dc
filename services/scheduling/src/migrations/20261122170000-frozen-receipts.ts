import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A receipt says for ever what it said when it was paid, whatever is renamed or moved afterwards. The database writes it, so
 * that no way of paying can forget to.
 */
export class FrozenReceipts20261122170000 implements MigrationInterface {
  name = 'FrozenReceipts20261122170000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
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

      ALTER TABLE payment ADD COLUMN receipt jsonb;
      UPDATE payment SET receipt = receipt_of(payment) WHERE status = 'paid';
      ALTER TABLE payment ADD CONSTRAINT payment_receipt_check CHECK ((status = 'paid') = (receipt IS NOT NULL));

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

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER payment_freeze ON payment;
      DROP FUNCTION payment_freeze;
      ALTER TABLE payment DROP COLUMN receipt;
      DROP FUNCTION receipt_of;
    `);
  }
}
