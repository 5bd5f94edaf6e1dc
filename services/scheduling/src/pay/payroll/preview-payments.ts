import { alphabetical } from '@portfolio/service-kit/database';
import type { PaymentPreview } from '@portfolio/contracts/scheduling';
import type { SchedulingContext } from '../../context.ts';
import { employeeName } from '../../shared/sql/expressions.ts';
import { knownShifts } from '../../shared/sql/shift-tables.ts';
import { dueShifts, inPeriod, unapprovedShifts, valuesOf } from './due-shifts.ts';
import { requirePeriod } from './periods.ts';

/**
 * What {@link generatePayments} would add to a period now, per employee; the totals are the sums of these lines. Writes
 * nothing.
 * @throws AppError `not_found`
 */
export async function previewPayments(context: SchedulingContext, periodId: number): Promise<PaymentPreview> {
  const values = valuesOf(await requirePeriod(context, periodId));
  const [row] = await context.database.query<[PaymentPreview]>(
    `WITH line AS (
       SELECT due.employee_id AS employee, count(*)::integer AS shifts, count(paid.hours)::integer AS corrections,
         sum(round(due.paid_hours, 2) - coalesce(paid.hours, 0)) AS hours_worked,
         sum(due.pay - coalesce(paid.pay, 0)) AS amount
       FROM ${dueShifts} CROSS JOIN LATERAL (
         SELECT sum(hours) AS hours, sum(pay) AS pay FROM paid_line WHERE shift_id = due.id
       ) AS paid
       GROUP BY due.employee_id
     )
     SELECT coalesce(json_agg(json_build_object(
         'employee', line.employee, 'employee_name', ${employeeName},
         'shifts', line.shifts, 'hours_worked', line.hours_worked::text, 'amount', line.amount::text,
         'joins', EXISTS (SELECT FROM payment
           WHERE payment.period_id = $1 AND payment.employee_id = line.employee AND payment.status = 'pending'))
         ORDER BY ${alphabetical('employee.first_name')}, ${alphabetical('employee.last_name')}, employee.id), '[]') AS results,
       coalesce(sum(line.shifts), 0)::integer AS shifts, coalesce(sum(line.corrections), 0)::integer AS corrections,
       coalesce(sum(line.hours_worked), 0.00) AS hours_worked,
       coalesce(sum(line.amount), 0.00) AS amount,
       (SELECT count(*)::integer FROM ${unapprovedShifts}) AS unapproved,
       (SELECT count(*)::integer FROM ${knownShifts}
        WHERE ${inPeriod} AND shift.status IN ('scheduled', 'in_progress') AND shift.start_time <= now()) AS unfinished
     FROM line JOIN employee ON employee.id = line.employee`,
    values,
  );
  return row;
}
