/** How often a release was started by visitors, and how often it failed. */
export interface Outcome {
  starts: number;
  failed: number;
}

const halfWindow = 5 * 60_000;
/** Starts before which a share says nothing. */
const enough = 50;
/** By how much a canary may fail more often than the live release. */
const tolerated = 0.02;
/** What those of one place in the net may report of one release within the window: nobody withdraws a canary alone. */
const mostPerPlace = 20;
/** Of each release: those who report of one leave room for those who report of another. */
const mostPlaces = 10_000;
/** In so many places it must have failed: somebody who has two, and leaves the window to nobody else, is still one. */
const fewestPlaces = 3;

/**
 * Counts what visitors' pages report of releases over the last five to ten minutes. In memory: each edge judges by the visitors that it
 * sees.
 */
export class Outcomes {
  #halves: [Half, Half] = [newHalf(0), newHalf(0)];

  /** @returns what of it counts: one place has no more to say than some, and of what it says failures first */
  note(release: string, reported: Outcome, place: string, now = Date.now()): Outcome {
    const { releases } = this.#current(now);
    const row = releases.get(release) ?? newRow();
    const before = row.byPlace.get(place) ?? (row.byPlace.size < mostPlaces ? 0 : mostPerPlace);
    const failed = Math.min(reported.failed, mostPerPlace - before);
    const starts = Math.min(reported.starts, mostPerPlace - before - failed);
    if (starts + failed === 0) return { starts, failed };
    row.byPlace.set(place, before + starts + failed);
    if (failed > 0) row.failedIn.add(place);
    releases.set(release, { ...row, starts: row.starts + starts, failed: row.failed + failed });
    return { starts, failed };
  }

  of(release: string, now = Date.now()): Outcome {
    this.#current(now);
    const outcomes = this.#halves.map(({ releases }) => releases.get(release));
    return {
      starts: outcomes.reduce((sum, each) => sum + (each?.starts ?? 0), 0),
      failed: outcomes.reduce((sum, each) => sum + (each?.failed ?? 0), 0),
    };
  }

  /** Whether a canary fails so much more often than the live release that it has to go. */
  isWorse(canary: string, live: string, now = Date.now()): boolean {
    const [own, other] = [this.of(canary, now), this.of(live, now)];
    return (
      own.starts >= enough && this.#placesOfFailure(canary) >= fewestPlaces && shareOf(own) > shareOf(other) + tolerated
    );
  }

  #placesOfFailure(release: string): number {
    return new Set(this.#halves.flatMap(({ releases }) => [...(releases.get(release)?.failedIn ?? [])])).size;
  }

  #current(now: number): Half {
    const [, current] = this.#halves;
    if (now - current.since < halfWindow) return current;
    const next = newHalf(now);
    this.#halves = [now - current.since < 2 * halfWindow ? current : newHalf(now), next];
    return next;
  }
}

interface Half {
  since: number;
  releases: Map<string, Row>;
}

interface Row extends Outcome {
  byPlace: Map<string, number>;
  failedIn: Set<string>;
}

const newRow = (): Row => ({ starts: 0, failed: 0, byPlace: new Map(), failedIn: new Set() });

const newHalf = (since: number): Half => ({ since, releases: new Map() });

export const shareOf = ({ starts, failed }: Outcome): number => (starts === 0 ? 0 : failed / starts);
