import { unsentOf } from '@portfolio/remote-kit/kept';
import { isSame, tapsName, type Unsent } from './taps.ts';

/*
 * What was tapped or asked for and has no answer yet, on this device. The portal's page and its service worker share it: whichever has a
 * connection first sends, and sending twice is once.
 */

export const readTaps = (userId: number): Promise<readonly Unsent[]> => unsentOf(userId).read<Unsent>(tapsName);

export const changeTaps = (userId: number, change: (unsent: readonly Unsent[]) => readonly Unsent[]): Promise<void> =>
  unsentOf(userId).change<Unsent>(tapsName, change);

/** All without the one that was answered. */
export const without =
  (done: Unsent) =>
  (all: readonly Unsent[]): readonly Unsent[] =>
    all.filter((unsent) => !isSame(unsent, done));
