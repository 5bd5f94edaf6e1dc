import type { ProcessStatus } from '@portfolio/contracts/operations';

/** What somebody should look at. */
export interface Problem {
  process: string;
  kind: 'down' | 'unavailable' | 'stuck' | 'failing';
  /** How many jobs. */
  count: number;
}

/** What is wrong with a process, the worst first. */
export function problemsOf({ process, status, jobs }: ProcessStatus): Problem[] {
  if (status !== 'ok') return [{ process, kind: status, count: 1 }];
  const { stuck = 0, failing = 0 } = jobs ?? {};
  const found: Problem[] = [
    { process, kind: 'stuck', count: stuck },
    { process, kind: 'failing', count: failing },
  ];
  return found.filter(({ count }) => count > 0);
}
