import { forEmployees, forPayers } from '../../call.ts';
import { getReceipt, getReceiptOf } from './receipt.ts';
import { sendReceipt } from './send-receipt.ts';

/** scheduling.md §7, `GET /planner/employees/me/payments/{id}/receipt/`; administrators get those of their employees too. */
export const receiptCalls = [
  forEmployees({
    rest: 'GET /planner/employees/me/payments/:id/receipt',
    summary: 'Download the receipt of a paid payment',
    answer: 'application/pdf',
    handle: async ({ context, id, response }) => sendReceipt(response, await getReceipt(context, id())),
  }),
  forPayers({
    rest: 'GET /planner/payments/:id/receipt',
    summary: "Download the receipt of an employee's paid payment",
    answer: 'application/pdf',
    handle: async ({ context, id, response }) => sendReceipt(response, await getReceiptOf(context, id())),
  }),
];
