import { jest } from '@jest/globals';
import { allButTheDate, authenticatorStep } from '@portfolio/testkit/clock';

/**
 * Stops this process's clock in the middle of a step of authenticator apps, so that no code expires between being read and being sent.
 * `jest.useRealTimers()` lets it go on.
 */
export function stopClock(): void {
  const begin = Math.floor(Date.now() / authenticatorStep) * authenticatorStep;
  jest.useFakeTimers({ now: begin + authenticatorStep / 2, doNotFake: [...allButTheDate] });
}

/** Half a minute later: apps show another code. */
export function nextStep(): void {
  jest.setSystemTime(Date.now() + authenticatorStep);
}
