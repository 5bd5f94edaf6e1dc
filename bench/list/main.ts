/**
 * A page of the projects list over REST: at the service, through the gateway, and from a bare server with the same SQL.
 * The rounds are interleaved, so that whatever else the machine does meets all three alike.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { required } from '../support/environment.ts';
import { load } from '../support/load.ts';
import { median } from '../support/median.ts';
import { printFigures } from '../support/table.ts';
import { captureStatements } from './statement.ts';

const rounds = 5;
const amount = 2000;
const connections = 20;
const path = '/projects/';

const service = `${required('CONTENT_URL')}${path}`;
const { page, count } = await captureStatements(service, required('CONTENT_DATABASE_URL'));
const reference = fork(new URL('reference.ts', import.meta.url), {
  env: { ...process.env, PAGE_STATEMENT: page, COUNT_STATEMENT: count },
});
const [port] = (await once(reference, 'message')) as [number];

const targets = { bare: `http://127.0.0.1:${port}`, service, gateway: `${required('GATEWAY_URL')}${path}` };
const rates: Record<keyof typeof targets, number[]> = { bare: [], service: [], gateway: [] };
try {
  for (const url of Object.values(targets)) await load({ url, amount, connections });
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, url] of Object.entries(targets))
      rates[name as keyof typeof targets].push(await load({ url, amount, connections }));
    console.log(`  round ${round} of ${rounds}`);
  }
} finally {
  reference.kill();
}
const bare = median(rates.bare);
printFigures(`A page of ${path} over REST, ${connections} connections, median of ${rounds} rounds`, 'node:http + pg', [
  { name: 'at the service', ours: median(rates.service), reference: bare, unit: 'req/s' },
  { name: 'through the gateway', ours: median(rates.gateway), reference: bare, unit: 'req/s' },
]);
