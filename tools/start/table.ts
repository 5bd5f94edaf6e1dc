import { styleText } from 'node:util';
import { demoAccounts, demoPassword } from '@portfolio/demo/accounts';
import type { Component } from './component.ts';

const titles: Record<string, string> = {
  gateway: 'Gateway (REST and GraphQL)',
  mailbox: 'Mailbox (all e-mails sent)',
  patreon: 'Patreon (a local stand-in)',
  postgres: 'PostgreSQL',
};

/** The one table at the end of a start: where everything is, and who can sign in. */
export function renderTable(components: readonly Component[], logFolder: string): string {
  const site = components.some(({ spec }) => spec.name === 'shell') ? 'shell' : 'edge';
  const first = [site, 'gateway', 'mailbox', 'patreon'];
  const rank = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  const places = components
    .toSorted((a, b) => rank(a.spec.name) - rank(b.spec.name))
    .map(({ spec }) => [spec.name === site ? 'The site' : (titles[spec.name] ?? spec.name), spec.address ?? '']);
  const accounts = Object.entries(demoAccounts).map(([username, { is }]) => [username, is]);
  return [
    '',
    ...columns(places),
    '',
    `Sign in with the password ${styleText('bold', demoPassword)} as`,
    ...columns(accounts),
    '',
    `Logs are in ${logFolder}. Ctrl-C stops everything.`,
    '',
  ].join('\n');
}

function columns(rows: string[][]): string[] {
  const width = Math.max(...rows.map(([first = '']) => first.length)) + 3;
  return rows.map(([first = '', second = '']) => `  ${styleText('bold', first.padEnd(width))}${second}`);
}
