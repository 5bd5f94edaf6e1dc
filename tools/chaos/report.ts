import type { Audit } from './audit.ts';

/** How long the site was not whole after one fault. */
export interface Recovery {
  fault: string;
  seconds: number;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * The two tables at the end, in Markdown.
 * @param kinds of faults, also those that did not come
 */
export function report(
  audits: readonly Audit[],
  recoveries: readonly Recovery[],
  kinds: readonly { name: string }[],
): string {
  const faults = kinds.map(({ name }) => {
    const times = recoveries.filter(({ fault }) => fault === name).map(({ seconds }) => seconds);
    if (times.length === 0) return [name, 0, 'did not come', ''];
    return [name, times.length, `${median(times).toFixed(1)} s`, `${Math.max(...times).toFixed(1)} s`];
  });
  const sums = audits.map(({ name, acknowledged, repeated, lost, doubled, refused, broken, mails }) => [
    name,
    acknowledged,
    repeated,
    lost,
    doubled,
    refused,
    broken,
    mails ? `${mails.lost} lost, ${mails.doubled} doubled, ${mails.repeated} repeated with one id` : '',
  ]);
  return [
    ...table(['fault', 'rounds', 'whole again: median', 'longest'], faults),
    '',
    ...table(
      ['write', 'acknowledged', 'pressed again', 'lost', 'twice', 'refused though done', 'answered 500', 'mails'],
      sums,
    ),
  ].join('\n');
}

function table(head: string[], rows: (string | number)[][]): string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}
