import type Autocannon from 'autocannon';
import { installIn } from './install.ts';

installIn(import.meta.dirname);
export const { default: autocannon } = await import('autocannon');

export type LoadOptions = Autocannon.Options;

/**
 * Sends `amount` requests as fast as they are answered.
 * @returns requests per second
 * @throws when one is not answered 2xx
 */
export async function load(options: LoadOptions & { url: string; amount: number }): Promise<number> {
  const started = performance.now();
  // It notices the end only when it samples: with the default, a second, most of a short run would be waiting.
  const result = await autocannon({ sampleInt: 20, ...options });
  const seconds = (performance.now() - started) / 1_000;
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${options.url} failed ${failed} times.`);
  return options.amount / seconds;
}
