import { z } from 'zod';
import { refusal } from '../errors/index.ts';
import { decimal, id, isoDate, key, text } from '../rest/index.ts';
import { scheduling } from './constants.ts';
import { companyFilter, companyOfNew, filter } from './fields.ts';
import { payment, paymentPeriod, paymentStatus } from './portal.ts';

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

export const periodEndsBeforeStart = 'End date must not be before start date';

/** `POST /planner/payment-periods/`. */
export const paymentPeriodInput = z
  .object({ company: companyOfNew, name: text(100), start_date: isoDate, end_date: isoDate })
  .refine(({ start_date, end_date }) => start_date <= end_date, { path: ['end_date'], error: periodEndsBeforeStart })
  .refine(({ start_date, end_date }) => daysOf(start_date, end_date) <= scheduling.periodDays, {
    path: ['end_date'],
    ...refusal('period_too_long', { max: scheduling.periodDays }),
  });

/** How many days there are from one to another, both counted. */
const daysOf = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;

export const paymentPeriodListFilter = z.object({ company: companyFilter });

/** Columns that `ordering` of the list of periods may name. */
export const paymentPeriodOrdering = ['start_date', 'end_date', 'name'] as const;

export const payrollPeriod = paymentPeriod
  .extend({
    payments: z.int(),
    pending: z.int().describe('How many of the payments are still to be paid.'),
    hours_worked: decimal.describe('Two places.'),
    amount: decimal.describe('Dollars.'),
    pending_amount: decimal.describe('Dollars.'),
  })
  .describe('A period as administrators see it, with the sums of its payments.');

export const previewedPayment = z.object({
  employee: key,
  employee_name: z.string(),
  shifts: z.int(),
  hours_worked: decimal,
  amount: decimal,
  joins: z.boolean().describe('These shifts would join a pending payment of the employee in this period.'),
});

/** Nothing is written by asking. */
export const paymentPreview = z
  .object({
    results: z.array(previewedPayment),
    shifts: z.int(),
    corrections: z.int().describe('How many of them have been paid before, and are paid the difference.'),
    hours_worked: decimal,
    amount: decimal,
    /** No payment is made of them. */
    unapproved: z.int().describe('Completed shifts of the period whose hours are still to be approved.'),
    unfinished: z.int().describe('Shifts of the period that have begun and are not completed.'),
  })
  .describe('What generating payments would add; the totals are the sums of the lines.');

export const adminPayment = payment
  .extend({
    company: key,
    period: key,
    employee: key,
    employee_name: z.string(),
    shifts: z.int().describe('How many shifts it pays.'),
  })
  .describe('A payment as administrators see it.');

export const payLine = z
  .object({
    shift: key,
    start_time: z.iso.datetime(),
    date: z.iso.date().describe('The day on which it starts where it is worked.'),
    client_name: z.string(),
    title: z.string(),
    hours: decimal.describe('Two places; of a correction, the difference to what has been paid.'),
    hourly_pay_rate: decimal.describe('Dollars an hour.'),
    pay: decimal.describe('Dollars; of a correction, the difference to what has been paid.'),
    corrects: key.nullable().describe('The payment whose line this one corrects.'),
  })
  .describe('What a payment pays of one shift. It never changes once the payment is paid.');

export const paymentListFilter = z.object({
  company: companyFilter,
  period: filter(id),
  employee: filter(id),
  status: filter(paymentStatus),
});

/** Columns that `ordering` of the list of payments may name. */
export const paymentOrdering = ['payment_date', 'period_start', 'employee_name', 'status'] as const;

/** `PATCH /planner/payments/{id}/`. Paid without a day is paid today; set back to pending, the day is forgotten. */
export const paymentPatch = z.object({ status: paymentStatus, payment_date: isoDate.optional() });

export type PaymentPeriodInput = z.infer<typeof paymentPeriodInput>;
export type PaymentPeriodListFilter = z.infer<typeof paymentPeriodListFilter>;
export type PayrollPeriod = z.infer<typeof payrollPeriod>;
export type PaymentPreview = z.infer<typeof paymentPreview>;
export type AdminPayment = z.infer<typeof adminPayment>;
export type PayLine = z.infer<typeof payLine>;
export type PaymentListFilter = z.infer<typeof paymentListFilter>;
export type PaymentPatch = z.infer<typeof paymentPatch>;
