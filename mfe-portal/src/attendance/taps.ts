import { scheduling } from '@portfolio/contracts/scheduling';
import type { Action, Attended } from './attendance.ts';

/** A press of check-in or check-out that the server has not answered yet. */
export interface Tap {
  shiftId: string;
  action: Action;
  /** By this device's clock, in milliseconds. */
  tappedAt: number;
  /** Where and with which key the service worker may send it; without, only a page does. */
  later?: { url: string; key: string } | undefined;
}

/** The name under which they are kept, and that of the worker's waking. */
export const tapsName = 'taps';

export const isSameTap = (one: Pick<Tap, 'shiftId' | 'action'>, other: Pick<Tap, 'shiftId' | 'action'>): boolean =>
  one.shiftId === other.shiftId && one.action === other.action;

/**
 * How long ago it was tapped, in seconds. Both times are of the same clock, so it does not matter whether that is right;
 * undefined where the clock was set in between and nobody can tell.
 */
export function waitedSeconds({ tappedAt }: Tap, now: number): number | undefined {
  const seconds = Math.round((now - tappedAt) / 1000);
  return seconds >= 0 && seconds <= scheduling.keptTapSeconds ? seconds : undefined;
}

/** The shift as it will be once what waits has been sent. */
export function withTaps<Shift extends Attended & { id: string }>(shift: Shift, taps: readonly Tap[]): Shift {
  const waits = (action: Action): boolean => taps.some((tap) => isSameTap(tap, { shiftId: shift.id, action }));
  if (waits('checkOut')) return { ...shift, status: 'COMPLETED', checkedIn: true, checkedOut: true };
  if (waits('checkIn')) return { ...shift, status: 'IN_PROGRESS', checkedIn: true };
  return shift;
}
