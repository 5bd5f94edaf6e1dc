import {
  adminPayment,
  payLine,
  payrollExportFilter,
  paymentListFilter,
  paymentPatch,
  paymentPeriod,
  paymentPeriodInput,
  paymentPeriodListFilter,
} from '@portfolio/contracts/scheduling';
import { resource } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { administratorsAndEmployees, payers as access } from '../access.ts';
import { csvRoute } from '../csv/route.ts';
import { route } from '../route.ts';
import { exportLines, lineList } from './export-lines.ts';
import { generatePayments } from './generate-payments.ts';
import { listLines } from './lines.ts';
import { exportPayments, getPayment, listPayments, paymentList, updatePayment } from './payments.ts';
import { createPeriod, deletePeriod, listPeriods, periodList } from './periods.ts';

/** scheduling.md §7, `GET /planner/payment-periods/`, and what readings.md adds: where payments come from. */
export const payrollResources = [
  resource('/planner/payment-periods', {
    get: route({
      summary: 'List payment periods',
      access: administratorsAndEmployees,
      query: paymentPeriodListFilter,
      list: periodList,
      answer: paymentPeriod,
      handle: ({ context, query, list }) => listPeriods(context, query, list),
    }),
    post: route({
      summary: 'Create a payment period',
      access,
      body: paymentPeriodInput,
      answer: paymentPeriod,
      status: 201,
      handle: ({ context, body }) => createPeriod(context, body),
    }),
  }),
  resource('/planner/payment-periods/:id', {
    delete: route({
      summary: 'Delete a payment period',
      access,
      handle: ({ context, id }) => deletePeriod(context, id()),
    }),
  }),
  resource('/planner/payment-periods/:id/generate_payments', {
    post: route({
      summary: 'Make the payments of a period from its completed shifts',
      access,
      list: paymentList,
      answer: adminPayment,
      async handle({ context, id, list }) {
        await generatePayments(context, id());
        return listPayments(context, { period: id() }, list);
      },
    }),
  }),
  resource('/planner/payments', {
    get: route({
      summary: 'List payments',
      access,
      query: paymentListFilter,
      list: paymentList,
      answer: adminPayment,
      handle: ({ context, query, list }) => listPayments(context, query, list),
    }),
  }),
  resource('/planner/payroll/export', {
    get: csvRoute({
      summary: 'Download the lines of payments, with chosen columns',
      query: payrollExportFilter,
      list: lineList,
      describe: exportLines,
    }),
  }),
  resource('/planner/payments/export', {
    get: csvRoute({
      summary: 'Download payments',
      query: paymentListFilter,
      list: paymentList,
      describe: exportPayments,
    }),
  }),
  resource(
    '/planner/payments/:id',
    {
      get: route({
        summary: 'Read a payment',
        access,
        answer: adminPayment,
        handle: ({ context, id }) => getPayment(context, id()),
      }),
      patch: route({
        summary: 'Mark a payment as paid or pending',
        access,
        body: paymentPatch,
        answer: adminPayment,
        handle: ({ context, id, body }) => updatePayment(context, id(), body),
      }),
    },
    ({ context, id }) => getPayment(context, id()),
  ),
  resource('/planner/payments/:id/lines', {
    get: route({
      summary: 'What a payment is made of',
      access,
      answer: z.array(payLine),
      handle: ({ context, id }) => listLines(context, id()),
    }),
  }),
];
