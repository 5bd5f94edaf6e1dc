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
/** What one address may report of one release within the window: nobody withdraws a canary alone. */
const mostPerAddress = 20;
/** Of each release: those who report of one leave room for those who report of another. */
const mostAddresses = 10_000;

/**
 * Counts what visitors' pages report of releases over the last five to ten minutes. In memory: each edge judges by the visitors that it
 * sees.
 */
export class Outcomes {
  #halves: [Half, Half] = [newHalf(0), newHalf(0)];

  /** @returns what of it counts: one address has no more to say than some, and of what it says failures first */
  note(release: string, reported: Outcome, address: string, now = Date.now()): Outcome {
    const { releases } = this.#current(now);
    const row = releases.get(release) ?? { starts: 0, failed: 0, byAddress: new Map<string, number>() };
    const before = row.byAddress.get(address) ?? (row.byAddress.size < mostAddresses ? 0 : mostPerAddress);
    const failed = Math.min(reported.failed, mostPerAddress - before);
    const starts = Math.min(reported.starts, mostPerAddress - before - failed);
    if (starts + failed === 0) return { starts, failed };
    row.byAddress.set(address, before + starts + failed);
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
    return own.starts >= enough && own.failed >= 2 && shareOf(own) > shareOf(other) + tolerated;
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
  releases: Map<string, Outcome & { byAddress: Map<string, number> }>;
}

const newHalf = (since: number): Half => ({ since, releases: new Map() });

export const shareOf = ({ starts, failed }: Outcome): number => (starts === 0 ? 0 : failed / starts);
