import { recordCompanyEvent } from '../../shared/audit/record.ts';
import type { SchedulingContext } from '../../context.ts';
import { payDay } from './pay-day.ts';
import { requirePeriod } from './periods.ts';

/**
 * Marks all pending payments of a period as paid, on one day (`YYYY-MM-DD`, default today where the company is). What is paid already keeps
 * its own day, so running it twice changes nothing.
 * @throws AppError `not_found`; `validation` on `payment_date`
 */
export async function payPeriod(context: SchedulingContext, periodId: number, day: string | undefined): Promise<void> {
  const period = await requirePeriod(context, periodId);
  const { id, company_id, name } = period;
  await context.database.transaction(async (manager) => {
    const date = await payDay(manager, period, day);
    const [, paid] = await manager.query<[unknown, number]>(
      `UPDATE payment SET status = 'paid', payment_date = $2 WHERE period_id = $1 AND status = 'pending'`,
      [id, date],
    );
    if (paid === 0) return;
    const changes = [{ name: 'payment_date', before: null, after: date }];
    await recordCompanyEvent(manager, company_id, { kind: 'payment_paid', subject: `${name} (${paid})`, changes });
  });
}
