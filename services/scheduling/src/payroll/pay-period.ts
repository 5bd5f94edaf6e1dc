import { recordCompanyEvent } from '../audit/record.ts';
import { todayOf } from '../companies/today.ts';
import type { SchedulingContext } from '../context.ts';
import { requirePeriod } from './periods.ts';

/**
 * Marks all pending payments of a period as paid, on one day (`YYYY-MM-DD`, default today where the company is). What is paid already keeps
 * its own day, so running it twice changes nothing.
 * @throws AppError `not_found`
 */
export async function payPeriod(context: SchedulingContext, periodId: number, day: string | undefined): Promise<void> {
  const { id, company_id, name } = await requirePeriod(context, periodId);
  const date = day ?? (await todayOf(context.database, company_id));
  await context.database.transaction(async (manager) => {
    const [, paid] = await manager.query<[unknown, number]>(
      `UPDATE payment SET status = 'paid', payment_date = $2 WHERE period_id = $1 AND status = 'pending'`,
      [id, date],
    );
    if (paid > 0) await recordCompanyEvent(manager, company_id, { kind: 'payment_paid', subject: `${name} (${paid})` });
  });
}
