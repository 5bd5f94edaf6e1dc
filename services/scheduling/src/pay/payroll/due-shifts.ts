import { startsFrom, startsUntil } from '../../shared/sql/days.ts';
import type { PaymentPeriodEntity } from './payment.entity.ts';

/** What `$1` to `$4` of {@link dueShifts} and {@link inPeriod} are. */
export const valuesOf = ({ id, company_id, start_date, end_date }: PaymentPeriodEntity) => [
  id,
  company_id,
  start_date,
  end_date,
];

/** Of `shift`: those that begin on its days where they are worked, in the period of {@link valuesOf}. */
export const inPeriod = `shift.company_id = $2 AND ${startsFrom('$3')} AND ${startsUntil('$4')}`;

/** Of `shift`: it is over. One may be called completed before it is, and is paid after it. */
const ended = '(shift.end_time <= now() OR shift.checked_out_at IS NOT NULL)';

/** Completed in the period, and never paid. */
const unpaid = `SELECT shift.* FROM shift
  WHERE ${inPeriod} AND shift.status = 'completed' AND ${ended} AND shift.payment_id IS NULL
    AND NOT EXISTS (SELECT FROM paid_line WHERE paid_line.shift_id = shift.id)`;

/** Paid, in the period or before, and corrected since to another pay; a pending payment has none of it yet. */
const corrected = `SELECT shift.* FROM shift
  WHERE shift.id IN (SELECT shift_id FROM attendance_correction WHERE company_id = $2)
    AND shift.company_id = $2 AND ${startsUntil('$4')} AND shift.status = 'completed'
    AND NOT EXISTS (SELECT FROM payment WHERE payment.id = shift.payment_id AND payment.status = 'pending')
    AND EXISTS (SELECT FROM paid_line WHERE paid_line.shift_id = shift.id
      HAVING sum(hours) <> round(shift.paid_hours, 2) OR sum(paid_line.pay) <> shift.pay)`;

const payable = '(worked.approved_at IS NOT NULL OR NOT (SELECT pay_approved_only FROM company WHERE id = $2))';

/** What generating pays, as `due`: rows of `shift`. */
export const dueShifts = `(SELECT * FROM (${unpaid} UNION ALL ${corrected}) AS worked WHERE ${payable}) AS due`;

/** What it would pay if it were approved. */
export const unapprovedShifts = `(SELECT * FROM (${unpaid} UNION ALL ${corrected}) AS worked WHERE NOT ${payable}) AS waiting`;
