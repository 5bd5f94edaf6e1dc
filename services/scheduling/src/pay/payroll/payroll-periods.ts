import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { payrollPeriod, type PaymentPeriodListFilter, type PayrollPeriod } from '@portfolio/contracts/scheduling';
import { selectList } from '@portfolio/service-kit/database';
import type { SchedulingContext } from '../../context.ts';
import { companyTable } from '../../company/company-table.ts';
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

const rows = companyTable<PayrollPeriod>({ table: 'payment_period', from, columns, countFrom: 'payment_period' });

/** An administrator's periods of one company, with the sums of their payments. */
export const listPayrollPeriods = (
  context: SchedulingContext,
  filter: PaymentPeriodListFilter,
  list: ListParameters,
): Promise<Page<PayrollPeriod>> =>
  rows.list(context, filter.company, { list, searched: ['payment_period.name'], orderings: periodOrderings });

/** @throws AppError `not_found` also for a period of another company */
export const getPayrollPeriod = rows.one;
