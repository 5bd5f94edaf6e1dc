import { startsFrom, startsUntil } from '../sql/days.ts';
import type { PaymentPeriodEntity } from './payment-period.entity.ts';

/** What `$1` to `$4` of {@link dueShifts} and {@link inPeriod} are. */
export const valuesOf = ({ id, company_id, start_date, end_date }: PaymentPeriodEntity) => [
  id,
  company_id,
  start_date,
  end_date,
];

/** Of `shift`: those that begin on its days where they are worked, in the period of {@link valuesOf}. */
export const inPeriod = `shift.company_id = $2 AND ${startsFrom('$3')} AND ${startsUntil('$4')}`;

const completed = "shift.status = 'completed'";

/** Completed in the period, and never paid. */
const unpaid = `SELECT shift.* FROM shift
  WHERE ${inPeriod} AND ${completed} AND shift.payment_id IS NULL
    AND NOT EXISTS (SELECT FROM paid_line WHERE paid_line.shift_id = shift.id)`;

/** Paid, in the period or before, and corrected since to another pay; a pending payment has none of it yet. */
const corrected = `SELECT shift.* FROM shift
  WHERE shift.id IN (SELECT shift_id FROM attendance_correction WHERE company_id = $2)
    AND shift.company_id = $2 AND ${startsUntil('$4')} AND ${completed}
    AND NOT EXISTS (SELECT FROM payment WHERE payment.id = shift.payment_id AND payment.status = 'pending')
    AND EXISTS (SELECT FROM paid_line WHERE paid_line.shift_id = shift.id
      HAVING sum(hours) <> round(shift.paid_hours, 2) OR sum(paid_line.pay) <> shift.pay)`;

/** What generating pays, as `due`: rows of `shift`. */
export const dueShifts = `(${unpaid} UNION ALL ${corrected}) AS due`;
