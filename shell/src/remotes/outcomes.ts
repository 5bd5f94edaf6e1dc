import type { RegistryRemote } from '@portfolio/remote-kit/manifest';

interface Outcome {
  name: string;
  release: string;
  starts: number;
  failed: number;
  why?: string;
}

/** The most that the edge takes of a page. */
const most = 10;

/**
 * Tells the edge how the releases on this page did: failures at once, with the rest when the page goes. It notices by that a canary
 * that fails too often.
 */
export function createOutcomes(send: (report: string) => void) {
  let waiting: Outcome[] = [];
  const tell = (): void => {
    if (waiting.length > 0) send(JSON.stringify({ releases: waiting.slice(0, most) }));
    waiting = [];
  };
  const note = ({ name, release }: RegistryRemote, change: Partial<Outcome>): void => {
    const before = waiting.find((each) => each.release === release) ?? { name, release, starts: 0, failed: 0 };
    const starts = Math.min(before.starts + (change.starts ?? 0), 20);
    waiting = [...waiting.filter((each) => each !== before), { ...before, ...change, starts }];
  };
  return {
    started: (remote: RegistryRemote): void => note(remote, { starts: 1 }),
    failed(remote: RegistryRemote, why: unknown): void {
      note(remote, { failed: 1, why: String(why).slice(0, 500) });
      tell();
    },
    tell,
  };
}

export type Outcomes = ReturnType<typeof createOutcomes>;

/** Outlives the page, and nobody waits for it. */
export const sendOutcomes = (report: string): void =>
  void navigator.sendBeacon('/reports/releases', new Blob([report], { type: 'application/json' }));
