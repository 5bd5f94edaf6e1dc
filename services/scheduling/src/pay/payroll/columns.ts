import { adminPayment, payLine, payment, paymentPeriod } from '@portfolio/contracts/scheduling';
import { selectList } from '@portfolio/service-kit/database';
import { employeeName } from '../../shared/sql/expressions.ts';

/** `payment` with the sums of its lines as `totals`, so that they add up to what a receipt says. */
export const paymentsWithTotals = `payment CROSS JOIN LATERAL (
    SELECT count(*)::integer AS shifts, coalesce(sum(hours), 0.00) AS hours_worked, coalesce(sum(pay), 0.00) AS amount
    FROM pay_line WHERE pay_line.payment_id = payment.id
  ) AS totals`;

/** The same with its period and employee. */
export const paymentTables = `${paymentsWithTotals}
  JOIN payment_period ON payment_period.id = payment.period_id
  JOIN employee ON employee.id = payment.employee_id`;

const paymentExpressions = {
  period_name: 'payment_period.name',
  hours_worked: 'totals.hours_worked',
  amount: 'totals.amount',
};

/** What the contract calls `payment`, from {@link paymentTables}. */
export const paymentColumns = selectList('payment', payment, paymentExpressions);

/** What the contract calls `adminPayment`, from {@link paymentTables}. */
export const adminPaymentColumns = selectList('payment', adminPayment, {
  ...paymentExpressions,
  employee_name: employeeName,
  shifts: 'totals.shifts',
});

/** What the contract calls `paymentPeriod`. */
export const periodColumns = selectList('payment_period', paymentPeriod);

/** What the contract calls `payLine`, from `pay_line`. */
export const lineColumns = selectList('pay_line', payLine, { corrects: 'pay_line.corrects' });
