import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { payrollPeriod, type PaymentPeriodListFilter, type PayrollPeriod } from '@portfolio/contracts/scheduling';
import { emptyPage, selectList, selectPage, Where } from '@portfolio/service-kit/database';
import { listedCompany, requireAdministered, requireAdministration } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { paymentsWithTotals } from './columns.ts';
import { periodOrderings } from './periods.ts';

const columns = selectList('payment_period', payrollPeriod, {
  payments: 'sums.payments',
  pending: 'sums.pending',
  hours_worked: 'sums.hours_worked',
  amount: 'sums.amount',
  pending_amount: 'sums.pending_amount',
});

const from = `payment_period CROSS JOIN LATERAL (
  SELECT count(*)::integer AS payments, count(*) FILTER (WHERE payment.status = 'pending')::integer AS pending,
    coalesce(sum(totals.hours_worked), 0.00) AS hours_worked, coalesce(sum(totals.amount), 0.00) AS amount,
    coalesce(sum(totals.amount) FILTER (WHERE payment.status = 'pending'), 0.00) AS pending_amount
  FROM ${paymentsWithTotals} WHERE payment.period_id = payment_period.id
) AS sums`;

/** An administrator's periods of one company, with the sums of their payments. */
export async function listPayrollPeriods(
  context: SchedulingContext,
  filter: PaymentPeriodListFilter,
  list: ListParameters,
): Promise<Page<PayrollPeriod>> {
  const company = listedCompany(await requireAdministration(context), filter.company);
  if (company === 'none') return emptyPage();
  return selectPage<PayrollPeriod>(context.database, {
    columns,
    from,
    countFrom: 'payment_period',
    where: new Where()
      .and('payment_period.company_id =', company === 'all' ? undefined : company)
      .andSearch(list.search, ['payment_period.name']),
    list,
    orderings: periodOrderings,
    key: 'payment_period.id',
  });
}

/** @throws AppError `not_found` also for a period of another company */
export async function getPayrollPeriod(context: SchedulingContext, id: number): Promise<PayrollPeriod> {
  const administration = await requireAdministration(context);
  const [row] = await context.database.query<PayrollPeriod[]>(
    `SELECT ${columns} FROM ${from} WHERE payment_period.id = $1`,
    [id],
  );
  return requireAdministered(administration, row);
}
