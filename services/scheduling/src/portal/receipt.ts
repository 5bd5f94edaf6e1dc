import { fault } from '@portfolio/contracts/errors';
import type { Payment } from '@portfolio/contracts/scheduling';
import { AppError, notFound } from '@portfolio/service-kit/errors';
import type { SchedulingContext } from '../context.ts';
import { paymentColumns, paymentTables } from '../payroll/columns.ts';
import { requireEmployee } from '../employees/me.ts';

/** One shift of a receipt. Hours and money have two places. */
export interface ReceiptLine {
  date: string;
  client_name: string;
  title: string;
  hours: string;
  hourly_pay_rate: string;
  pay: string;
}

/** What a receipt says. */
export interface Receipt extends Payment {
  company_name: string;
  company_address: string;
  employee_name: string;
  start_date: string;
  end_date: string;
  lines: ReceiptLine[];
}

/**
 * What a payment of the caller's own was paid for. "Receipts are available only for paid payments" (scheduling.md §4).
 * @throws AppError `not_found` also for somebody else's; `conflict` while it is pending
 */
export async function getReceipt(context: SchedulingContext, paymentId: number): Promise<Receipt> {
  const { id } = await requireEmployee(context);
  const [receipt] = await context.database.query<Receipt[]>(
    `SELECT ${paymentColumns}, company.name AS company_name, company.address AS company_address,
       concat_ws(' ', employee.first_name, employee.last_name) AS employee_name,
       payment_period.start_date::text AS start_date, payment_period.end_date::text AS end_date,
       (SELECT coalesce(json_agg(json_build_object(
          'date', (shift.start_time AT TIME ZONE site_zone(shift))::date, 'client_name', client.name, 'title', shift.title,
          'hours', round(shift.paid_hours, 2)::text, 'hourly_pay_rate', shift.hourly_pay_rate::text,
          'pay', shift.pay::text) ORDER BY shift.start_time, shift.id), '[]')
        FROM shift JOIN client ON client.id = shift.client_id WHERE shift.payment_id = payment.id) AS lines
     FROM ${paymentTables} JOIN company ON company.id = payment.company_id
     WHERE payment.id = $1 AND payment.employee_id = $2`,
    [paymentId, id],
  );
  if (!receipt) throw notFound();
  if (receipt.status !== 'paid') throw new AppError('conflict', fault('not_paid'));
  return receipt;
}
