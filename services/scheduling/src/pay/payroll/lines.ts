import type { PayLine } from '@portfolio/contracts/scheduling';
import type { SchedulingContext } from '../../context.ts';
import { lineColumns } from './columns.ts';
import { getPayment } from './payments.ts';

/**
 * What a payment is made of, in the order of time: as it was paid, or while it is pending as its shifts are now.
 * @throws AppError `not_found` also for a payment of another company
 */
export async function listLines(context: SchedulingContext, paymentId: number): Promise<PayLine[]> {
  await getPayment(context, paymentId);
  return readLines(context, paymentId);
}

/** The same for whoever may see the payment. */
export const readLines = ({ database }: SchedulingContext, paymentId: number): Promise<PayLine[]> =>
  database.query<PayLine[]>(`SELECT ${lineColumns} FROM pay_line WHERE payment_id = $1 ORDER BY start_time, shift_id`, [
    paymentId,
  ]);
