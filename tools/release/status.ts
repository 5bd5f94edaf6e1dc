import type { Published, RegistryRemote } from '@portfolio/remote-kit/manifest';
import { z } from 'zod';

const outcomesSchema = z.object({
  releases: z.record(z.string(), z.object({ starts: z.number(), failed: z.number() })),
});

/** By release, how it does, as the edge has counted over the last minutes. */
type Counts = z.infer<typeof outcomesSchema>['releases'];

export interface Outcomes {
  releases: Counts;
  /** Canaries that nobody gets any more. */
  withdrawn: readonly string[];
}

/** @returns none when no edge answers there */
export async function outcomesAt(site: string): Promise<Counts> {
  try {
    const answer = await fetch(`${site}/reports/releases`, { signal: AbortSignal.timeout(1000) });
    return outcomesSchema.parse(await answer.json()).releases;
  } catch {
    return {};
  }
}

/** What is live, for whom, since when, from which commit, and how often it fails: a table for people. */
export function renderStatus(published: Published | undefined, now: Date, outcomes?: Outcomes): string {
  if (!published) return 'Nothing is published.';
  const { shell, remotes, sequence, expires } = published;
  const row = (name: string, release: RegistryRemote, is: string, percent: number, since: string, commit: string) => [
    name,
    `${release.version} ${release.release}`,
    is,
    `${percent} %`,
    ago(since, now),
    commit,
    failing(outcomes?.releases[release.release]),
  ];
  const rows = [
    ...(shell ? [['shell', shell.release, 'live', '100 %', ago(shell.since, now), shell.commit, '']] : []),
    ...remotes.flatMap(({ name, live, since, commit, canary, previous }) => {
      const isWithdrawn = canary && outcomes?.withdrawn.includes(canary.release.release);
      const share = canary && !isWithdrawn ? canary.percent : 0;
      return [
        row(name, live, 'live', 100 - share, since, commit),
        ...(canary
          ? [row('', canary.release, isWithdrawn ? 'withdrawn' : 'canary', share, canary.since, canary.commit)]
          : []),
        ...(previous ? [['', `${previous.version} ${previous.release}`, 'before', '', '', '', '']] : []),
      ];
    }),
  ];
  return [
    ...columns([['', 'release', 'is', 'visitors', 'since', 'commit', 'failing'], ...rows]),
    '',
    `Registry ${sequence}, to be renewed before ${expires.slice(0, 10)}.`,
  ].join('\n');
}

const failing = (outcome: Outcomes['releases'][string] | undefined): string =>
  outcome && outcome.starts > 0 ? `${((100 * outcome.failed) / outcome.starts).toFixed(1)} % of ${outcome.starts}` : '';

function ago(since: string, now: Date): string {
  const minutes = Math.round((now.getTime() - Date.parse(since)) / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

function columns(rows: string[][]): string[] {
  const widths = rows[0]!.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index]! + 2))
      .join('')
      .trimEnd(),
  );
}
