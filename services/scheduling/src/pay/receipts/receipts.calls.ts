import { employees, payers } from '../../access.ts';
import { call } from '../../call.ts';
import { getReceipt, getReceiptOf } from './receipt.ts';
import { sendReceipt } from './send-receipt.ts';

/** scheduling.md §7, `GET /planner/employees/me/payments/{id}/receipt/`; administrators get those of their employees too. */
export const receiptCalls = [
  call({
    rest: 'GET /planner/employees/me/payments/:id/receipt',
    summary: 'Download the receipt of a paid payment',
    access: employees,
    answer: 'application/pdf',
    handle: async ({ context, id, response }) => sendReceipt(response, await getReceipt(context, id())),
  }),
  call({
    rest: 'GET /planner/payments/:id/receipt',
    summary: "Download the receipt of an employee's paid payment",
    access: payers,
    answer: 'application/pdf',
    handle: async ({ context, id, response }) => sendReceipt(response, await getReceiptOf(context, id())),
  }),
];
