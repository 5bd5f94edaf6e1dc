import { unsentOf } from '@portfolio/remote-kit/kept';
import { isSameTap, tapsName, type Tap } from './taps.ts';

/*
 * What was tapped and has no answer yet, on this device. The portal's page and its service worker share it: whichever has a
 * connection first sends, and sending twice is once.
 */

export const readTaps = (userId: number): Promise<readonly Tap[]> => unsentOf(userId).read<Tap>(tapsName);

export const changeTaps = (userId: number, change: (taps: readonly Tap[]) => readonly Tap[]): Promise<void> =>
  unsentOf(userId).change<Tap>(tapsName, change);

/** Taps without the one that was answered. */
export const without =
  (done: Tap) =>
  (taps: readonly Tap[]): readonly Tap[] =>
    taps.filter((tap) => !isSameTap(tap, done));
