import { key } from '@portfolio/contracts/rest';
import {
  adminPayment,
  payLine,
  paymentListFilter,
  paymentPatch,
  paymentPeriod,
  paymentPeriodInput,
  paymentPeriodListFilter,
  paymentPreview,
  payrollExportFilter,
  payrollPeriod,
} from '@portfolio/contracts/scheduling';
import { listOfArgs, objectType } from '@portfolio/service-kit/graphql';
import { z } from 'zod';
import { administratorsAndEmployees, payers } from '../../access.ts';
import { forPayers, noun } from '../../call.ts';
import { csvCall } from '../../shared/csv/call.ts';
import { exportLines, lineList } from './export-lines.ts';
import { generatePayments } from './generate-payments.ts';
import { listLines } from './lines.ts';
import { payPeriod, exportPayments, getPayment, listPayments, paymentList, updatePayment } from './payments.ts';
import {
  getPayrollPeriod,
  listPayrollPeriods,
  createPeriod,
  deletePeriod,
  listPeriods,
  periodList,
} from './periods.ts';
import { previewPayments } from './preview-payments.ts';

const noneAdministered = 'Null when there is none that the caller administers.';
const paymentPage = z.object({ count: z.int(), results: z.array(adminPayment) });
objectType('PaymentPage', paymentPage);

/** scheduling.md §7, `GET /planner/payment-periods/`, and what readings.md adds: where payments come from. */
export const payrollCalls = [
  ...noun({
    name: 'paymentPeriod',
    path: '/planner/payment-periods',
    access: payers,
    answer: paymentPeriod,
    list: {
      description: "An administrator's, or of an employee's own company.",
      access: administratorsAndEmployees,
      filter: paymentPeriodListFilter,
      options: periodList,
      run: listPeriods,
    },
    create: { input: paymentPeriodInput, run: createPeriod },
    remove: { description: 'The id of the deleted period. CONFLICT while it has payments.', run: deletePeriod },
  }),
  forPayers({
    rest: 'POST /planner/payment-periods/:id/generate_payments',
    summary: 'Make the payments of a period from its completed shifts',
    list: paymentList,
    answer: adminPayment,
    async handle({ context, id, list }) {
      await generatePayments(context, id());
      return listPayments(context, { period: id() }, list);
    },
  }),
  forPayers({
    graphql: 'mutation generatePayments',
    description: "From completed, unpaid shifts. Answers the period's payments.",
    arguments: { period: key },
    answer: paymentPage,
    async handle({ context, id }) {
      await generatePayments(context, id('period'));
      return listPayments(context, { period: id('period') }, listOfArgs({ pageSize: 100 }, paymentList));
    },
  }),
  forPayers({
    graphql: 'query paymentPreview',
    description: 'What generating payments would add now. Writes nothing.',
    arguments: { period: key },
    answer: paymentPreview,
    handle: ({ context, id }) => previewPayments(context, id('period')),
  }),
  forPayers({
    graphql: 'query payrollPeriods',
    query: paymentPeriodListFilter,
    list: periodList,
    answer: payrollPeriod,
    handle: ({ context, query, list }) => listPayrollPeriods(context, query, list),
  }),
  forPayers({
    graphql: 'query payrollPeriod',
    description: noneAdministered,
    arguments: { id: key },
    orNull: true,
    answer: payrollPeriod,
    handle: ({ context, id }) => getPayrollPeriod(context, id()),
  }),
  forPayers({
    graphql: 'mutation payPeriod',
    description: 'Marks all pending payments as paid; without a day, today.',
    arguments: { id: key },
    item: ({ context, id }) => getPayrollPeriod(context, id()),
    body: paymentPatch.pick({ payment_date: true }),
    answer: payrollPeriod,
    async handle({ context, id, body }) {
      await payPeriod(context, id(), body.payment_date);
      return getPayrollPeriod(context, id());
    },
  }),
  forPayers({
    rest: 'GET /planner/payments',
    summary: 'List payments',
    graphql: 'query payments',
    query: paymentListFilter,
    list: paymentList,
    answer: adminPayment,
    field: { as: paymentPage, of: (page) => page },
    handle: ({ context, query, list }) => listPayments(context, query, list),
  }),
  csvCall({
    rest: 'GET /planner/payroll/export',
    summary: 'Download the lines of payments, with chosen columns',
    query: payrollExportFilter,
    list: lineList,
    describe: exportLines,
  }),
  csvCall({
    rest: 'GET /planner/payments/export',
    summary: 'Download payments',
    query: paymentListFilter,
    list: paymentList,
    describe: exportPayments,
  }),
  forPayers({
    rest: 'GET /planner/payments/:id',
    summary: 'Read a payment',
    graphql: 'query payment',
    description: noneAdministered,
    orNull: true,
    answer: adminPayment,
    handle: ({ context, id }) => getPayment(context, id()),
  }),
  forPayers({
    rest: 'PATCH /planner/payments/:id',
    summary: 'Mark a payment as paid or pending',
    graphql: 'mutation updatePayment',
    description: 'Paid without a day is paid today.',
    item: ({ context, id }) => getPayment(context, id()),
    body: paymentPatch,
    answer: adminPayment,
    handle: ({ context, id, body }) => updatePayment(context, id(), body),
  }),
  forPayers({
    rest: 'GET /planner/payments/:id/lines',
    summary: 'What a payment is made of',
    graphql: 'query paymentLines',
    description: 'What a payment is made of, in the order of time.',
    arguments: { payment: key },
    answer: z.array(payLine),
    handle: ({ context, id }) => listLines(context, id()),
  }),
];
