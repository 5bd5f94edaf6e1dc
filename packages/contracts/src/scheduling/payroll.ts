import { z } from 'zod';
import { id, text } from '../rest/index.ts';
import { companyFilter, filter } from './fields.ts';
import { payment, paymentPeriod, paymentStatuses } from './portal.ts';

export const periodEndsBeforeStart = 'End date must not be before start date';

/** `POST /planner/payment-periods/`. `company` is the working company unless given. */
export const paymentPeriodInput = z
  .object({ company: id.optional(), name: text(100), start_date: z.iso.date(), end_date: z.iso.date() })
  .refine(({ start_date, end_date }) => start_date <= end_date, { path: ['end_date'], error: periodEndsBeforeStart });

export const paymentPeriodListFilter = z.object({ company: companyFilter });

/** Columns that `ordering` of the list of periods may name. */
export const paymentPeriodOrdering = ['start_date', 'end_date', 'name'] as const;

/** A period as administrators see it, with the sums of its payments. */
export const payrollPeriod = paymentPeriod.extend({
  /** How many payments, and how many of them are still to be paid. */
  payments: z.int(),
  pending: z.int(),
  /** Two places: the sum of the payments' hours. */
  hours_worked: z.string(),
  /** Dollars, two places. */
  amount: z.string(),
  pending_amount: z.string(),
});

/** What generating a period's payments would add now; nothing is written by asking. */
export const paymentPreview = z.object({
  results: z.array(
    z.object({
      employee: z.int(),
      employee_name: z.string(),
      shifts: z.int(),
      hours_worked: z.string(),
      amount: z.string(),
      /** They have a pending payment in this period already, which these shifts would join. */
      joins: z.boolean(),
    }),
  ),
  shifts: z.int(),
  hours_worked: z.string(),
  amount: z.string(),
  /** Shifts of the period that have begun and are not completed: no payment is made of them. */
  unfinished: z.int(),
});

/** A payment as administrators see it. */
export const adminPayment = payment.extend({
  company: z.int(),
  period: z.int(),
  employee: z.int(),
  employee_name: z.string(),
  /** How many shifts it pays. */
  shifts: z.int(),
});

export const paymentListFilter = z.object({
  company: companyFilter,
  period: filter(id),
  employee: filter(id),
  status: filter(z.enum(paymentStatuses)),
});

/** Columns that `ordering` of the list of payments may name. */
export const paymentOrdering = ['payment_date', 'period_start', 'employee_name', 'status'] as const;

/** `PATCH /planner/payments/{id}/`. Paid without a day is paid today; set back to pending, the day is forgotten. */
export const paymentPatch = z.object({ status: z.enum(paymentStatuses), payment_date: z.iso.date().optional() });

export type PaymentPeriodInput = z.infer<typeof paymentPeriodInput>;
export type PaymentPeriodListFilter = z.infer<typeof paymentPeriodListFilter>;
export type PayrollPeriod = z.infer<typeof payrollPeriod>;
export type PaymentPreview = z.infer<typeof paymentPreview>;
export type AdminPayment = z.infer<typeof adminPayment>;
export type PaymentListFilter = z.infer<typeof paymentListFilter>;
export type PaymentPatch = z.infer<typeof paymentPatch>;
