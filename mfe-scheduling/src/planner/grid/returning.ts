import type { Period } from './calendar.ts';
import type { Place } from './grid-context.ts';

/** Where the focus was when a key asked for other days: it goes on there once they are shown. */
export function createReturning() {
  let kept: { place: Place; from: Period } | undefined;
  return {
    keep(place: Place, from: Period): void {
      kept = { place: { ...place, shiftId: undefined }, from };
    },
    /** @returns the place once, when other days are shown */
    take(now: Period): Place | undefined {
      if (!kept || kept.from === now) return undefined;
      const { place } = kept;
      kept = undefined;
      return place;
    },
  };
}

export type Returning = ReturnType<typeof createReturning>;
