import type { EntityManager } from 'typeorm';
import type { SchedulingContext } from '../context.ts';
import { startsFrom, startsUntil } from '../sql/days.ts';
import type { PaymentPeriodEntity } from './payment-period.entity.ts';
import { requirePeriod } from './periods.ts';

/**
 * Gives each employee with completed, unpaid shifts in the period a pending payment of them. May be repeated: what has
 * been completed since joins the pending payment, and what is paid stays as it is. A shift belongs to the day
 * on which it starts where it is worked.
 * @throws AppError `not_found`
 */
export async function generatePayments(context: SchedulingContext, periodId: number): Promise<void> {
  const period = await requirePeriod(context, periodId);
  await context.database.transaction((manager) => fillPayments(manager, period));
}

/** Of `shift`: those that begin on its days where they are worked, in the period of {@link valuesOf}. */
export const inPeriod = `shift.company_id = $2 AND ${startsFrom('$3')} AND ${startsUntil('$4')}`;

/** Of `shift`: those that generating pays. */
export const due = `${inPeriod} AND shift.status = 'completed' AND shift.payment_id IS NULL`;

/** What `$1` to `$4` of {@link due} and {@link inPeriod} are. */
export const valuesOf = ({ id, company_id, start_date, end_date }: PaymentPeriodEntity) => [
  id,
  company_id,
  start_date,
  end_date,
];

/** The work of {@link generatePayments}, within a transaction. */
export async function fillPayments(manager: EntityManager, period: PaymentPeriodEntity): Promise<void> {
  const values = valuesOf(period);
  // Nobody marks these as paid, or fills the same period, until this is done.
  await manager.query('SELECT FROM payment_period WHERE id = $1 FOR UPDATE', [period.id]);
  await manager.query("SELECT FROM payment WHERE period_id = $1 AND status = 'pending' FOR NO KEY UPDATE", [period.id]);
  await manager.query(
    `INSERT INTO payment (period_id, company_id, employee_id)
     SELECT DISTINCT $1::integer, shift.company_id, shift.employee_id FROM shift WHERE ${due}
     ON CONFLICT (period_id, employee_id) WHERE status = 'pending' DO NOTHING`,
    values,
  );
  await manager.query(
    `UPDATE shift SET payment_id = payment.id FROM payment
     WHERE payment.period_id = $1 AND payment.status = 'pending' AND payment.employee_id = shift.employee_id AND ${due}`,
    values,
  );
  // Left behind where all shifts of a pending payment were changed or deleted.
  await manager.query(
    `DELETE FROM payment WHERE period_id = $1 AND status = 'pending'
       AND NOT EXISTS (SELECT FROM shift WHERE shift.payment_id = payment.id)`,
    [period.id],
  );
}
