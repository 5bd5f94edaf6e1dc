import type { ListParameters } from '@portfolio/contracts/rest';
import {
  chosenPayrollColumns,
  type Company,
  type PayrollColumn,
  type PayrollExportFilter,
  payrollColumn,
} from '@portfolio/contracts/scheduling';
import { alphabetical, orderBy, Where } from '@portfolio/service-kit/database';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { askedCompany, listedCompany, requireAdministration } from '../../company/administration.ts';
import { getCompany } from '../../company/companies.ts';
import type { SchedulingContext } from '../../context.ts';
import type { CsvDownload } from '../../shared/csv/download.ts';
import { openedText } from '../../people/employees/sealed.ts';
import { employeeName } from '../../shared/sql/expressions.ts';
import { fault } from '@portfolio/contracts/errors';
import { validationError } from '@portfolio/service-kit/errors';

export const lineList: ListOptions = {
  orderings: ['date', 'employee_name'],
  defaultOrdering: 'employee_name,date',
  defaultPageSize: 100,
};

/** Heading and SQL of each column. */
const columns: Record<PayrollColumn, [heading: string, sql: string]> = {
  employee: ['Employee ID', 'employee.id'],
  employee_name: ['Employee', employeeName],
  email: ['E-mail', 'employee.email'],
  id_number: ['ID number', 'employee.id_number'],
  tax_number: ['Tax number', 'employee.tax_number'],
  bank_account: ['Bank account', 'employee.bank_account'],
  period_name: ['Period', 'payment_period.name'],
  period_start: ['From', 'payment_period.start_date::text'],
  period_end: ['To', 'payment_period.end_date::text'],
  payment: ['Payment', 'payment.id'],
  status: ['Status', 'payment.status'],
  payment_date: ['Payment date', 'payment.payment_date::text'],
  shift: ['Shift ID', 'pay_line.shift_id'],
  date: ['Date', 'pay_line.date::text'],
  client_name: ['Client', 'pay_line.client_name'],
  title: ['Shift', 'pay_line.title'],
  hours: ['Hours', 'pay_line.hours'],
  hourly_pay_rate: ['Rate', 'pay_line.hourly_pay_rate'],
  pay: ['Pay', 'pay_line.pay'],
  corrects: ['Corrects payment', 'pay_line.corrects'],
};

/**
 * A row per line of the payments of one company, as `payroll_{date}.csv`, with the columns asked for, else those that the
 * company saved. Adds up to the payments and receipts.
 * @throws AppError `validation` for a column that there is not
 */
export async function exportLines(
  context: SchedulingContext,
  filter: PayrollExportFilter,
  list: ListParameters,
): Promise<CsvDownload> {
  const administration = await requireAdministration(context);
  const company = listedCompany(administration, filter.company);
  const asked = askedCompany(administration, filter.company);
  const where = new Where();
  if (company === 'none') where.andSql('FALSE');
  else where.and('payment.company_id =', company === 'all' ? undefined : company);
  where
    .and('payment.period_id =', filter.period)
    .and('payment.employee_id =', filter.employee)
    .and('payment.status =', filter.status)
    .and('pay_line.date >=', filter.from)
    .and('pay_line.date <=', filter.to)
    .andSearch(list.search, ['employee.first_name', 'employee.last_name', 'payment_period.name']);
  const saved: Company | undefined =
    filter.columns === undefined && typeof company === 'number' ? await getCompany(context, company) : undefined;
  const chosen =
    parseColumns(filter.columns) ?? saved?.payroll_columns ?? chosenPayrollColumns.parse(Object.keys(columns));
  return {
    name: 'payroll',
    company: asked,
    columns: Object.fromEntries(chosen.map((column) => [column, columns[column][0]])),
    sql: `SELECT ${chosen.map((column) => `${columns[column][1]} AS ${column}`).join(', ')}
          FROM pay_line JOIN payment ON payment.id = pay_line.payment_id
          JOIN payment_period ON payment_period.id = payment.period_id
          JOIN employee ON employee.id = payment.employee_id
          WHERE ${where.sql} ORDER BY ${orderBy({ list, orderings, key: 'pay_line.start_time' })}, pay_line.shift_id, payment.id`,
    parameters: where.parameters,
    textOf: (text, column) => openedText(context.vault, column, text),
  };
}

const orderings = {
  date: 'pay_line.date',
  employee_name: [alphabetical('employee.first_name'), alphabetical('employee.last_name')],
};

/** `hours,pay` as columns; undefined for none. @throws AppError `validation` on `columns` */
function parseColumns(text: string | undefined): PayrollColumn[] | undefined {
  if (text === undefined) return undefined;
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !payrollColumn.safeParse(name).success);
  if (unknown !== undefined) throw validationError({ columns: [fault('invalid_choice', { value: unknown })] });
  return chosenPayrollColumns.parse(names);
}
