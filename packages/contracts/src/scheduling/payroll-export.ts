import { z } from 'zod';
import { id, isoDate } from '../rest/index.ts';
import { companyFilter, filter } from './fields.ts';
import { paymentStatus } from './portal.ts';

/** What a row of the payroll export may say of a line, in the order of the file. */
export const payrollColumns = [
  'employee',
  'employee_name',
  'email',
  'id_number',
  'tax_number',
  'bank_account',
  'period_name',
  'period_start',
  'period_end',
  'payment',
  'status',
  'payment_date',
  'shift',
  'date',
  'client_name',
  'title',
  'hours',
  'hourly_pay_rate',
  'pay',
  'corrects',
] as const;

export const payrollColumn = z.enum(payrollColumns);

export type PayrollColumn = (typeof payrollColumns)[number];

/** What a company chose, in any order, each once. */
export const chosenPayrollColumns = z
  .array(payrollColumn)
  .min(1)
  .max(payrollColumns.length)
  .transform((chosen) => payrollColumns.filter((column) => chosen.includes(column)));

/** `GET /planner/payroll/export/`. */
export const payrollExportFilter = z.object({
  company: companyFilter,
  period: filter(id),
  employee: filter(id),
  status: filter(paymentStatus),
  from: filter(isoDate).describe('Worked on that day or later.'),
  to: filter(isoDate).describe('Worked on that day or earlier.'),
  columns: filter(z.string().max(1000)).describe('Comma-separated. Default: those that the company saved.'),
});

export type PayrollExportFilter = z.infer<typeof payrollExportFilter>;
