import type { Response } from 'express';
import { once } from 'node:events';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Receipt } from './receipt.ts';

let running: Worker | undefined;

/** Shapes of letters take a tenth of a second, which other requests would wait for: receipts have a thread of their own. */
function thread(): Worker {
  if (running) return running;
  const started = new Worker(new URL(`receipt-thread${extname(import.meta.url)}`, import.meta.url));
  started.unref();
  // The ports of what it was making close with it, so each receipt fails by itself, and the next one starts it anew.
  started.on('error', () => {});
  started.once('exit', () => (running = undefined));
  return (running = started);
}

/** Streams a receipt as `payment-receipt-{id}.pdf` (scheduling.md §7). */
export async function sendReceipt(response: Response, receipt: Receipt): Promise<void> {
  response.attachment(`payment-receipt-${receipt.id}.pdf`);
  await pipeline(piecesOf(receipt), response);
}

async function* piecesOf(receipt: Receipt): AsyncGenerator<Uint8Array> {
  const { port1: ours, port2: port } = new MessageChannel();
  const isClosed = once(ours, 'close').then(() => [new Error('The thread of receipts has ended.')]);
  thread().postMessage({ receipt, port }, [port]);
  try {
    for (;;) {
      const answer = once(ours, 'message');
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window
      ours.postMessage('next');
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what receipt-thread.ts sends
      const [piece] = (await Promise.race([answer, isClosed])) as [Uint8Array | Error | null];
      if (piece instanceof Error) throw piece;
      if (!piece) return;
      yield piece;
    }
  } finally {
    ours.close();
  }
}
