import type { EntityManager } from 'typeorm';
import { recordCompanyEvent } from '../../shared/audit/record.ts';
import type { SchedulingContext } from '../../context.ts';
import { dueShifts, valuesOf } from './due-shifts.ts';
import type { PaymentPeriodEntity } from './payment.entity.ts';
import { requirePeriod } from './periods.ts';

/**
 * Gives each employee with completed, unpaid shifts in the period a pending payment of them. May be repeated: what has
 * been completed since joins the pending payment, and what is paid stays as it is. Only what has ended, or was checked out, is paid. A paid shift whose times were corrected
 * since joins with the difference. A shift belongs to the day on which it starts where it is worked.
 * @throws AppError `not_found`
 */
export async function generatePayments(context: SchedulingContext, periodId: number): Promise<void> {
  const period = await requirePeriod(context, periodId);
  await context.database.transaction(async (manager) => {
    if (!(await fillPayments(manager, period))) return;
    await recordCompanyEvent(manager, period.company_id, { kind: 'payments_generated', subject: period.name });
  });
}

/** The work of {@link generatePayments}, within a transaction. @returns whether anything changed */
export async function fillPayments(manager: EntityManager, period: PaymentPeriodEntity): Promise<boolean> {
  const values = valuesOf(period);
  // Nobody marks these as paid, or fills the same period, until this is done.
  await manager.query('SELECT FROM payment_period WHERE id = $1 FOR UPDATE', [period.id]);
  await manager.query("SELECT FROM payment WHERE period_id = $1 AND status = 'pending' FOR NO KEY UPDATE", [period.id]);
  await manager.query(
    `INSERT INTO payment (period_id, company_id, employee_id)
     SELECT DISTINCT $1::integer, due.company_id, due.employee_id FROM ${dueShifts}
     ON CONFLICT (period_id, employee_id) WHERE status = 'pending' DO NOTHING`,
    values,
  );
  // Who fills another period at the same time may have taken a shift meanwhile. What is due is found once, not per payment.
  const [, joined] = await manager.query<Changed>(
    `WITH due AS MATERIALIZED (SELECT id, payment_id FROM ${dueShifts})
     UPDATE shift SET payment_id = (
       SELECT payment.id FROM payment
       WHERE payment.period_id = $1 AND payment.status = 'pending' AND payment.employee_id = shift.employee_id)
     FROM due WHERE shift.id = due.id AND shift.payment_id IS NOT DISTINCT FROM due.payment_id`,
    values,
  );
  // Corrected and corrected back, or no longer approved: nothing of it is to be paid.
  const [, left] = await manager.query<Changed>(
    `UPDATE shift SET payment_id = NULL FROM payment
     WHERE payment.period_id = $1 AND payment.status = 'pending' AND shift.payment_id = payment.id
       AND NOT EXISTS (SELECT FROM pending_line AS line WHERE line.payment_id = payment.id AND line.shift_id = shift.id
         AND (line.corrects IS NULL OR line.hours <> 0 OR line.pay <> 0))`,
    [period.id],
  );
  // Left behind where all shifts of a pending payment were changed or deleted.
  const [, removed] = await manager.query<Changed>(
    `DELETE FROM payment WHERE period_id = $1 AND status = 'pending'
       AND NOT EXISTS (SELECT FROM shift WHERE shift.payment_id = payment.id)`,
    [period.id],
  );
  return joined + left + removed > 0;
}

/** Rows, and how many there are. */
type Changed = [unknown, number];
