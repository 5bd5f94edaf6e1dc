import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { receiptPdf } from './receipt-pdf.ts';
import type { Receipt } from './receipt.ts';

/** Streams a receipt as `payment-receipt-{id}.pdf` (scheduling.md §7). */
export async function sendReceipt(response: Response, receipt: Receipt): Promise<void> {
  response.attachment(`payment-receipt-${receipt.id}.pdf`);
  await pipeline(receiptPdf(receipt), response);
}
