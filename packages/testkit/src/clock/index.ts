import { eventually } from '../eventually/index.ts';

/**
 * What `jest.useFakeTimers()` shall leave alone (`doNotFake`) where a test sets the date: what waits for an answer goes on.
 */
export const allButTheDate = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** How long an authenticator app shows a code, in milliseconds (RFC 6238). */
export const authenticatorStep = 30_000;

/**
 * Waits, where a code is about to change, for the next one: for tests whose clock goes on.
 * @param left milliseconds that a code has to live for
 */
export const earlyInStep = (left = 5_000): Promise<true> =>
  eventually('a code lives for some seconds more', () => Date.now() % authenticatorStep < authenticatorStep - left);
