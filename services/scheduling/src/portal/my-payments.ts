import type { MyPayments, MyPaymentsQuery, Payment } from '@portfolio/contracts/scheduling';
import { Where } from '@portfolio/service-kit/database';
import type { SchedulingContext } from '../context.ts';
import { paymentColumns, paymentTables } from '../pay/payroll/columns.ts';
import { requireEmployee } from '../people/employees/employees.ts';

/**
 * The caller's payments, of all periods or one, newest first, and their totals (scheduling.md §9).
 * @throws AppError `not_found` for a user who is no employee
 */
export async function getMyPayments(context: SchedulingContext, { period }: MyPaymentsQuery): Promise<MyPayments> {
  const { id } = await requireEmployee(context);
  const where = new Where().and('payment.employee_id =', id).and('payment.period_id =', period);
  const { database } = context;
  const [payments, [summary]] = await Promise.all([
    database.query<Payment[]>(
      `SELECT ${paymentColumns} FROM ${paymentTables} WHERE ${where.sql}
       ORDER BY payment_period.start_date DESC, payment.id DESC`,
      where.parameters,
    ),
    database.query<[MyPayments['summary']]>(
      `SELECT coalesce(sum(totals.hours_worked), 0.00) AS hours_worked,
         coalesce(sum(totals.amount) FILTER (WHERE payment.status = 'paid'), 0.00) AS paid_amount,
         coalesce(sum(totals.amount) FILTER (WHERE payment.status = 'pending'), 0.00) AS pending_amount
       FROM ${paymentTables} WHERE ${where.sql}`,
      where.parameters,
    ),
  ]);
  return { payments, summary };
}
