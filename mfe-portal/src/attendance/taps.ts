import { scheduling } from '@portfolio/contracts/scheduling';
import type { Absence } from '../generated/graphql.ts';
import type { Wish } from '../wishes/wishes.ts';
import type { Action, Attended } from './attendance.ts';

/** What a guard says before they come: by how much they will be late, or why they cannot come; neither is that they come on time. */
export interface Word {
  lateMinutes: number | null;
  absence: Absence | null;
}

/** A press of check-in or check-out, or a word, that the server has not answered yet. */
export interface Tap {
  shiftId: string;
  action: Action | 'word';
  /** With the action `word`. */
  word?: Word | undefined;
  /** By this device's clock, in milliseconds. */
  tappedAt: number;
  /** Where and with which key the service worker may send it; without, only a page does. */
  later?: { url: string; key: string } | undefined;
}

/** What the server has not answered yet. */
export type Unsent = Tap | Wish;

export const isTap = (unsent: Unsent): unsent is Tap => 'action' in unsent;
export const isWish = (unsent: Unsent): unsent is Wish => !isTap(unsent);

/** The name under which they are kept, and that of the worker's waking. */
export const tapsName = 'taps';

type Told = Pick<Tap, 'shiftId' | 'action' | 'word'>;

const isSameTap = (one: Told, other: Told): boolean =>
  one.shiftId === other.shiftId &&
  one.action === other.action &&
  one.word?.lateMinutes === other.word?.lateMinutes &&
  one.word?.absence === other.word?.absence;

export const isSame = (one: Unsent, other: Unsent): boolean =>
  isTap(one) ? isTap(other) && isSameTap(one, other) : isWish(other) && one.key === other.key;

/**
 * How long ago it was tapped, in seconds. Both times are of the same clock, so it does not matter whether that is right;
 * undefined where the clock was set in between and nobody can tell.
 */
export function waitedSeconds({ tappedAt }: Unsent, now: number): number | undefined {
  const seconds = Math.round((now - tappedAt) / 1000);
  return seconds >= 0 && seconds <= scheduling.keptTapSeconds ? seconds : undefined;
}

/** The shift as it will be once what waits has been sent. */
export function withTaps<Shift extends Attended & { id: string }>(
  shift: Shift,
  taps: readonly Tap[],
): Shift & Partial<Word> {
  const waits = (action: Action): boolean => taps.some((tap) => isSameTap(tap, { shiftId: shift.id, action }));
  const word = taps.findLast((tap) => tap.shiftId === shift.id && tap.word)?.word;
  const told = { ...shift, ...word };
  if (waits('checkOut')) return { ...told, status: 'COMPLETED', checkedIn: true, checkedOut: true };
  if (waits('checkIn')) return { ...told, status: 'IN_PROGRESS', checkedIn: true };
  return told;
}
