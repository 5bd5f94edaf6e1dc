import { fault } from '@portfolio/contracts/errors';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  paymentOrdering,
  scheduling,
  type AdminPayment,
  type PaymentListFilter,
  type PaymentPatch,
} from '@portfolio/contracts/scheduling';
import { changesOf } from '@portfolio/service-kit/audit';
import { alphabetical, violates, Where } from '@portfolio/service-kit/database';
import { AppError, notFound, validationError } from '@portfolio/service-kit/errors';
import type { ListOptions } from '@portfolio/service-kit/rest';
import type { EntityManager } from 'typeorm';
import { companyTable } from '../../company/company-table.ts';
import { recordCompanyEvent } from '../../shared/audit/record.ts';
import type { SchedulingContext } from '../../context.ts';
import type { CsvDownload } from '../../shared/csv/download.ts';
import { adminPaymentColumns, paymentTables } from './columns.ts';
import { PaymentEntity } from './payment.entity.ts';
import { todayOf } from '../../shared/sql/days.ts';
import { requirePeriod } from './periods.ts';

/**
 * The day on which a period is paid, `YYYY-MM-DD`; without one, today where the company is.
 * @throws AppError `validation` on `payment_date`, for one in the future or before the period
 */
export async function payDay(
  manager: EntityManager,
  { company_id, start_date }: { company_id: number; start_date: string },
  given: string | undefined,
): Promise<string> {
  const today = await todayOf(manager, company_id);
  if (given === undefined || given === today) return today;
  if (given > today) throw validationError({ payment_date: [fault('paid_in_future')] });
  if (given < start_date) throw validationError({ payment_date: [fault('paid_before_period', { start: start_date })] });
  return given;
}

export const paymentList: ListOptions = {
  orderings: paymentOrdering,
  defaultOrdering: '-period_start,employee_name',
  defaultPageSize: scheduling.optionListLimit,
};

const csvColumns = {
  id: 'ID',
  employee_name: 'Employee',
  period_name: 'Period',
  period_start: 'From',
  period_end: 'To',
  shifts: 'Shifts',
  hours_worked: 'Hours',
  amount: 'Amount',
  status: 'Status',
  payment_date: 'Payment date',
};

const orderings = {
  payment_date: 'payment.payment_date',
  period_start: 'payment_period.start_date',
  employee_name: [alphabetical('employee.first_name'), alphabetical('employee.last_name')],
  status: 'payment.status',
};

const rows = companyTable<AdminPayment>({
  table: 'payment',
  from: paymentTables,
  countFrom: `payment JOIN payment_period ON payment_period.id = payment.period_id
    JOIN employee ON employee.id = payment.employee_id`,
  columns: adminPaymentColumns,
});

/** A period's payments are found in whichever administered company it is; other ones in the listed one. */
const asked = ({ period, employee, status }: Omit<PaymentListFilter, 'company'>, list: ListParameters) => ({
  list,
  searched: ['employee.first_name', 'employee.last_name', 'payment_period.name'],
  orderings,
  where: new Where()
    .and('payment.period_id =', period)
    .and('payment.employee_id =', employee)
    .and('payment.status =', status),
  anywhere: period !== undefined,
});

/** Payments of one company; `search` looks at the employee's name and the period's. */
export const listPayments = (
  context: SchedulingContext,
  { company, ...filter }: PaymentListFilter,
  list: ListParameters,
): Promise<Page<AdminPayment>> => rows.list(context, company, asked(filter, list));

/** The same payments as {@link listPayments}, all pages, as `payments_{date}.csv`. */
export const exportPayments = (
  context: SchedulingContext,
  { company, ...filter }: PaymentListFilter,
  list: ListParameters,
): Promise<CsvDownload> =>
  rows.file(context, company, asked(filter, list), {
    name: 'payments',
    columns: csvColumns,
    select: `SELECT ${adminPaymentColumns}, payment_period.start_date::text AS period_start,
        payment_period.end_date::text AS period_end
      FROM ${paymentTables}`,
  });

/** @throws AppError `not_found` also for a payment of another company */
export const getPayment = rows.one;

/**
 * Marks a payment as paid, or as pending again after a mistake. While it is paid, neither what it pays nor its day can change.
 * What it is already is done once: said again, nothing changes and nothing is noted.
 * @throws AppError `not_found`; `validation` on `payment_date`, and when another pending payment of the employee has taken its
 * place; `conflict` for another day of what is paid, and to set back what a later payment corrects
 */
export async function updatePayment(
  context: SchedulingContext,
  id: number,
  patch: PaymentPatch,
): Promise<AdminPayment> {
  const { employee_name, period_name } = await getPayment(context, id);
  const { status } = patch;
  try {
    await context.database.transaction(async (manager) => {
      const before = await lockPayment(manager, id);
      if (before.status === status) {
        const isSame = [undefined, before.payment_date].includes(status === 'paid' ? patch.payment_date : undefined);
        if (!isSame) throw new AppError('conflict', fault('payment_paid'));
        return;
      }
      const payment_date = status === 'paid' ? await payDay(manager, before, patch.payment_date) : null;
      await manager.update(PaymentEntity, id, { status, payment_date });
      await recordCompanyEvent(manager, before.company_id, {
        kind: status === 'paid' ? 'payment_paid' : 'payment_pending',
        subject: `${employee_name}, ${period_name}`,
        changes: changesOf(before, { ...before, payment_date }, ['payment_date']),
      });
    });
  } catch (error) {
    if (!violates(error, 'payment_corrected')) throw error;
    throw new AppError('conflict', fault('payment_corrected'));
  }
  return getPayment(context, id);
}

type Locked = Pick<PaymentEntity, 'company_id' | 'status' | 'payment_date'> & { start_date: string };

/** A payment that nobody else changes until this is done. */
async function lockPayment(manager: EntityManager, id: number): Promise<Locked> {
  const [payment] = await manager.query<Locked[]>(
    `SELECT payment.company_id, status, payment_date::text AS payment_date, start_date::text AS start_date
     FROM payment JOIN payment_period ON payment_period.id = payment.period_id
     WHERE payment.id = $1 FOR NO KEY UPDATE OF payment`,
    [id],
  );
  if (!payment) throw notFound();
  return payment;
}

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
