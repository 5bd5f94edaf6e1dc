import {
  paymentListFilter,
  paymentPatch,
  paymentPeriodInput,
  paymentPeriodListFilter,
} from '@portfolio/contracts/scheduling';
import { created, noContent, resource } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../context.ts';
import { sendCsv } from '../csv/download.ts';
import { generatePayments } from './generate-payments.ts';
import { exportPayments, getPayment, listPayments, paymentList, updatePayment } from './payments.ts';
import { createPeriod, deletePeriod, listPeriods, periodList } from './periods.ts';

/** scheduling.md §7, `GET /planner/payment-periods/`, and what readings.md adds: where payments come from. */
export const payrollResources = [
  resource<SchedulingContext>('/planner/payment-periods', {
    get: async ({ context, query, list, page }) => {
      const parameters = list(periodList);
      return page(parameters, await listPeriods(context, query(paymentPeriodListFilter), parameters));
    },
    post: async ({ context, body }) => created(await createPeriod(context, body(paymentPeriodInput))),
  }),
  resource<SchedulingContext>('/planner/payment-periods/:id', {
    delete: async ({ context, id }) => {
      await deletePeriod(context, id());
      return noContent();
    },
  }),
  resource<SchedulingContext>('/planner/payment-periods/:id/generate_payments', {
    post: async ({ context, id, list, page }) => {
      await generatePayments(context, id());
      const parameters = list(paymentList);
      return page(parameters, await listPayments(context, { period: id() }, parameters));
    },
  }),
  resource<SchedulingContext>('/planner/payments', {
    get: async ({ context, query, list, page }) => {
      const parameters = list(paymentList);
      return page(parameters, await listPayments(context, query(paymentListFilter), parameters));
    },
  }),
  resource<SchedulingContext>('/planner/payments/export', {
    get: async ({ context, query, list, response }) => {
      const download = await exportPayments(context, query(paymentListFilter), list(paymentList));
      await sendCsv(response, context.database, download);
    },
  }),
  resource<SchedulingContext>('/planner/payments/:id', {
    get: ({ context, id }) => getPayment(context, id()),
    patch: ({ context, id, body }) => updatePayment(context, id(), body(paymentPatch)),
  }),
];
