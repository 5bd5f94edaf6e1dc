import { parseEnvironment } from './environment.ts';
import { Product, type Mode } from './product.ts';
import { onEndRequest } from './signals.ts';
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
function renderTable(components: readonly Component[], logFolder: string): string {
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

/**
 * Brings the product up, shows where everything is, and keeps it up until it is asked to end.
 * @throws PlainError when a step fails; nothing is left running
 */
export async function run(mode: Mode): Promise<void> {
  const begun = performance.now();
  const product = await Product.prepare(parseEnvironment(process.env), mode);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let isEnding = false;
  const requestEnd = () => {
    isEnding = true;
    end();
  };
  onEndRequest(requestEnd, () => {
    console.log('Ending everything at once.');
    product.kill();
    process.exit(130);
  });
  const ending = ended.then(() => console.log('\nStopping ... (Ctrl-C again ends everything at once)'));

  try {
    const started = product.start();
    await Promise.race([started, ending]);
    if (!isEnding) {
      console.log(renderTable(product.components, product.journal.folder));
      console.log(`Ready in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
      process.send?.('ready');
      await ending;
    }
    // What was still starting fails now that we stop, and that is no news.
    started.catch(() => undefined);
  } finally {
    await product.stop();
  }
  console.log('Stopped.');
}
