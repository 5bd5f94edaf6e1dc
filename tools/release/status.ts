import type { Published } from '@portfolio/remote-kit/manifest';

/** What is live, since when and from which commit, as a table for people. */
export function renderStatus(published: Published | undefined, now: Date): string {
  if (!published) return 'Nothing is published.';
  const { shell, remotes, sequence, expires } = published;
  const rows = [
    ...(shell ? [['shell', shell.release, 'live', '100 %', ago(shell.since, now), shell.commit]] : []),
    ...remotes.flatMap(({ name, live, since, commit, canary, previous }) => [
      [name, `${live.version} ${live.release}`, 'live', `${100 - (canary?.percent ?? 0)} %`, ago(since, now), commit],
      ...(canary
        ? [
            [
              '',
              `${canary.release.version} ${canary.release.release}`,
              'canary',
              `${canary.percent} %`,
              ago(canary.since, now),
              canary.commit,
            ],
          ]
        : []),
      ...(previous ? [['', `${previous.version} ${previous.release}`, 'before', '', '', '']] : []),
    ]),
  ];
  return [
    ...columns([['', 'release', 'is', 'visitors', 'since', 'commit'], ...rows]),
    '',
    `Registry ${sequence}, to be renewed before ${expires.slice(0, 10)}.`,
  ].join('\n');
}

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
