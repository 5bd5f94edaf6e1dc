import { diffLines } from 'diff';

type Kind = 'added' | 'removed' | 'same';

/** Lines that stay, went or came, or how many are left out because nothing near them changed. */
export type LineChange = { kind: Kind; lines: readonly string[] } | { kind: 'left-out'; count: number };

/** How many unchanged lines are shown on either side of a change. */
const context = 2;

/** What has to be read to see how `after` differs from `before`. */
export function lineChanges(before: string, after: string): LineChange[] {
  // A last line without its break would be another line.
  const parts = diffLines(`${before}\n`, `${after}\n`);
  return parts.flatMap(({ value, added, removed }, place): LineChange[] => {
    const lines = value.replace(/\n$/, '').split('\n');
    if (added || removed) return [{ kind: added ? 'added' : 'removed', lines }];
    const head = place === 0 ? 0 : context;
    const tail = place === parts.length - 1 ? 0 : context;
    const count = lines.length - head - tail;
    if (count < 2) return [{ kind: 'same', lines }];
    return [
      { kind: 'same', lines: lines.slice(0, head) },
      { kind: 'left-out', count },
      { kind: 'same', lines: lines.slice(lines.length - tail) },
    ];
  });
}
