import type { Period } from './calendar.ts';
import type { Place } from './grid-context.ts';

/** Where the focus was when a key asked for other days: it goes on there once they are shown. */
export function createReturning() {
  let kept: { place: Place; from: Period } | undefined;
  return {
    keep(place: Place, from: Period): void {
      kept = { place: { ...place, shiftId: undefined }, from };
    },
    /** @returns the place once, when other days are shown: the same day where there still is one */
    take(now: Period): Place | undefined {
      if (!kept || kept.from === now) return undefined;
      const { place, from } = kept;
      kept = undefined;
      const date = from.days[place.day];
      const same = now.days.findIndex((day) => date !== undefined && day.compare(date) === 0);
      return { ...place, day: same < 0 ? Math.min(place.day, now.days.length - 1) : same };
    },
  };
}

export type Returning = ReturnType<typeof createReturning>;
