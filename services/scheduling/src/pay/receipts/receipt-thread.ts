import { on } from 'node:events';
import { parentPort, type MessagePort } from 'node:worker_threads';
import { receiptPdf } from './receipt-pdf.ts';
import type { Receipt } from './receipt.ts';

export interface Order {
  receipt: Receipt;
  /** Each message to it asks for the next piece; null says that there is none. */
  port: MessagePort;
}

/** Makes a receipt, a piece at a time, until it is whole or nobody asks any more. */
async function send({ receipt, port }: Order): Promise<void> {
  const pieces = receiptPdf(receipt);
  for await (const _ of on(port, 'message', { close: ['close'] })) {
    const piece = await pieces.next().catch((error: unknown) => ({ done: true, value: error }));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window
    port.postMessage(piece.value ?? null);
    if (piece.done) break;
  }
  port.close();
}

parentPort?.on('message', (order: Order) => void send(order));
