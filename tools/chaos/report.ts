import type { Audit } from './audit.ts';

/** How long the site was not whole after one fault. */
export interface Recovery {
  fault: string;
  seconds: number;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The two tables at the end, in Markdown. */
export function report(audits: readonly Audit[], recoveries: readonly Recovery[]): string {
  const names = [...new Set(recoveries.map(({ fault }) => fault))];
  const faults = names.map((name) => {
    const times = recoveries.filter(({ fault }) => fault === name).map(({ seconds }) => seconds);
    return [name, times.length, `${median(times).toFixed(1)} s`, `${Math.max(...times).toFixed(1)} s`];
  });
  const sums = audits.map(({ name, acknowledged, repeated, lost, doubled, refused, mails }) => [
    name,
    acknowledged,
    repeated,
    lost,
    doubled,
    refused,
    mails ? `${mails.lost} lost, ${mails.doubled} doubled, ${mails.repeated} repeated with one id` : '',
  ]);
  return [
    ...table(['fault', 'rounds', 'whole again: median', 'longest'], faults),
    '',
    ...table(['write', 'acknowledged', 'pressed again', 'lost', 'twice', 'refused though done', 'mails'], sums),
  ].join('\n');
}

function table(head: string[], rows: (string | number)[][]): string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}
