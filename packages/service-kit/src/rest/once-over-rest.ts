import type { OutgoingHttpHeader } from 'node:http';
import type { Response } from 'express';
import { once, type Once } from '../idempotency/index.ts';

/** `once` for a REST call: what is answered again has the headers that the first answer was given too, such as its `ETag`. */
export async function onceOverRest<T>(
  context: Once,
  response: Response,
  call: Parameters<typeof once>[1],
  work: () => Promise<T> | T,
): Promise<T> {
  const kept = await once(context, call, async () => {
    const before = response.getHeaders();
    const answer = await work();
    const given = Object.entries(response.getHeaders()).filter(([name, value]) => before[name] !== value);
    return { answer, headers: given as [string, OutgoingHttpHeader][] };
  });
  if (!response.headersSent) for (const [name, value] of kept.headers) response.setHeader(name, value);
  return kept.answer;
}
