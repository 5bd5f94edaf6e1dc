import { jest } from '@jest/globals';
import { eventually } from '@portfolio/testkit';

const step = 30_000;
/** Everything but the clock goes on. */
const doNotFake = [
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

/**
 * Stops this process's clock in the middle of a step of authenticator apps, so that no code expires between being read and being sent.
 * `jest.useRealTimers()` lets it go on.
 */
export function stopClock(): void {
  jest.useFakeTimers({ now: Math.floor(Date.now() / step) * step + step / 2, doNotFake: [...doNotFake] });
}

/** Waits, where a step is about to end, for the next one: for tests whose clock goes on. */
export const earlyInStep = (): Promise<true> =>
  eventually('a code lives for some seconds more', () => Date.now() % step < step - 5_000);

/** Half a minute later: apps show another code. */
export function nextStep(): void {
  jest.setSystemTime(Date.now() + step);
}
