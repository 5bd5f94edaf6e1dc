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

/** What the database keeps of a receipt from the moment it is paid, whatever is renamed or moved afterwards. */
interface Frozen {
  period_name: string;
  company_name: string;
  company_address: string;
  employee_name: string;
  start_date: string;
  end_date: string;
  lines: ReceiptLine[];
}

/** What a receipt says. */
export type Receipt = Payment & Frozen;

/**
 * What a payment of the caller's own was paid for. "Receipts are available only for paid payments" (scheduling.md §4).
 * @throws AppError `not_found` also for somebody else's; `conflict` while it is pending
 */
export async function getReceipt(context: SchedulingContext, paymentId: number): Promise<Receipt> {
  const { id } = await requireEmployee(context);
  const [row] = await context.database.query<(Payment & { receipt: Frozen | null })[]>(
    `SELECT ${paymentColumns}, payment.receipt FROM ${paymentTables} WHERE payment.id = $1 AND payment.employee_id = $2`,
    [paymentId, id],
  );
  if (!row) throw notFound();
  const { receipt, ...payment } = row;
  if (!receipt) throw new AppError('conflict', fault('not_paid'));
  return { ...payment, ...receipt };
}
