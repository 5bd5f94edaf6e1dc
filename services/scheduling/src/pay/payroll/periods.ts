import { fault } from '@portfolio/contracts/errors';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  paymentPeriodOrdering,
  scheduling,
  type PaymentPeriod,
  type PaymentPeriodInput,
  type PaymentPeriodListFilter,
  payrollPeriod,
  type PayrollPeriod,
} from '@portfolio/contracts/scheduling';
import { alphabetical, emptyPage, selectPage, violates, Where, selectList } from '@portfolio/service-kit/database';
import { AppError, notFound } from '@portfolio/service-kit/errors';
import type { ListOptions } from '@portfolio/service-kit/rest';
import {
  administers,
  companyForNew,
  isAdministrator,
  listedCompany,
  requireAdministration,
} from '../../company/administration.ts';
import { recordCompanyEvent } from '../../shared/audit/record.ts';
import type { SchedulingContext } from '../../context.ts';
import { requireEmployee } from '../../people/employees/employees.ts';
import { periodColumns, paymentsWithTotals } from './columns.ts';
import { PaymentPeriodEntity } from './payment.entity.ts';
import { companyTable } from '../../company/company-table.ts';

export const periodList: ListOptions = {
  orderings: paymentPeriodOrdering,
  defaultOrdering: '-start_date',
  defaultPageSize: scheduling.optionListLimit,
};

export const periodOrderings = {
  start_date: 'payment_period.start_date',
  end_date: 'payment_period.end_date',
  name: alphabetical('payment_period.name'),
};

/**
 * An administrator's periods of one company; an employee's own company's.
 * @throws AppError `not_authenticated`; `not_found` for a user who is neither
 */
export async function listPeriods(
  context: SchedulingContext,
  filter: PaymentPeriodListFilter,
  list: ListParameters,
): Promise<Page<PaymentPeriod>> {
  const company = await companyOf(context, filter.company);
  if (company === 'none') return emptyPage();
  return selectPage<PaymentPeriod>(context.database, {
    columns: periodColumns,
    from: 'payment_period',
    where: new Where()
      .and('payment_period.company_id =', company === 'all' ? undefined : company)
      .andSearch(list.search, ['payment_period.name']),
    list,
    orderings: periodOrderings,
    key: 'payment_period.id',
  });
}

async function companyOf(context: SchedulingContext, asked: number | undefined) {
  if (await isAdministrator(context)) return listedCompany(await requireAdministration(context), asked);
  const { company_id } = await requireEmployee(context);
  return asked === undefined || asked === company_id ? company_id : 'none';
}

/** @throws AppError `validation`, also for a name that the company has already, whatever its case */
export async function createPeriod(
  context: SchedulingContext,
  { company, ...input }: PaymentPeriodInput,
): Promise<PaymentPeriod> {
  const company_id = await companyForNew(context, company);
  return context.database.transaction(async (manager) => {
    const { id } = await manager.save(PaymentPeriodEntity, { ...input, company_id });
    await recordCompanyEvent(manager, company_id, { kind: 'period_created', subject: input.name });
    return { id, company: company_id, ...input };
  });
}

/** @throws AppError `not_found`; `conflict` while it has payments */
export async function deletePeriod(context: SchedulingContext, id: number): Promise<void> {
  const { company_id, name } = await requirePeriod(context, id);
  try {
    await context.database.transaction(async (manager) => {
      const { affected } = await manager.delete(PaymentPeriodEntity, id);
      if (affected !== 1) throw notFound();
      await recordCompanyEvent(manager, company_id, { kind: 'period_deleted', subject: name });
    });
  } catch (error) {
    if (!violates(error, 'payment_period_fkey')) throw error;
    throw new AppError('conflict', fault('period_has_payments'));
  }
}

/** @throws AppError `not_found` also for a period of another company */
export async function requirePeriod(context: SchedulingContext, id: number): Promise<PaymentPeriodEntity> {
  const administration = await requireAdministration(context);
  const period = await context.database.manager.findOneBy(PaymentPeriodEntity, { id });
  if (!period || !administers(administration, period.company_id)) throw notFound();
  return period;
}

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
