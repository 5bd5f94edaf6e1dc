/**
 * How the cost of a request grows with data, and what a second instance of each service and of the gateway gives. Companies of 10,000 to
 * 1,000,000 shifts, each with the same week and a longer past, in one database; two instances of everything, then one. What
 * counts is processor time for a request: requests a second say how many processors this machine has. `SHIFTS=10000,100000 npm run
 * bench -- scale` loads less.
 */
import { demoAccounts } from '@portfolio/demo/accounts';
import pg from 'pg';
import { loadFirm } from '../shifts/load.ts';
import { required } from '../support/environment.ts';
import { signIn } from '../support/sign-in.ts';
import { load, type LoadOptions } from '../support/load.ts';
import { median } from '../support/median.ts';
import { leaveOneInstance, spenders, spentDuring, type Spent } from './cluster.ts';

const rounds = Number(process.env['ROUNDS'] ?? 2);
const sizes = (process.env['SHIFTS'] ?? '10000,100000,1000000').split(',').map(Number);
const connections = 8;
const gateway = required('GATEWAY_URL');

const database = new pg.Client(required('SCHEDULING_DATABASE_URL'));
await database.connect();
const headers = { 'content-type': 'application/json', authorization: `Bearer ${await signIn(gateway, 'manager')}` };
const operations: { name: string; amount: number; request: LoadOptions & { url: string } }[] = [
  { name: 'public list of projects', amount: 1_000, request: { url: `${gateway}/projects/` } },
  {
    name: 'a new client',
    amount: 200,
    request: { url: `${gateway}/planner/clients/`, method: 'POST', headers, body: JSON.stringify({ name: 'Client' }) },
  },
];
const years = 11 * 365.25;
for (const amount of sizes) {
  console.log(`  loading ${amount.toLocaleString('en')} shifts`);
  const days = (years * amount) / 1_000_000;
  const { company } = await loadFirm(database, demoAccounts.manager.id, { amount, days, past: (days * 10) / 11 });
  const of = `of ${amount.toLocaleString('en')}`;
  operations.push(
    {
      name: `page of shifts and count, ${of}`,
      amount: 300,
      request: { url: `${gateway}/planner/shifts/?company=${company}&ordering=-start_time`, headers },
    },
    {
      name: `the same for one status, ${of}`,
      amount: 300,
      request: { url: `${gateway}/planner/shifts/?company=${company}&status=cancelled`, headers },
    },
    {
      name: `a week of the grid, ${of}`,
      amount: 40,
      request: { url: `${gateway}/graphql`, method: 'POST', headers, body: weekOf(company) },
    },
  );
}

const instances = [1, 2] as const;
const results = new Map(operations.map(({ name }) => [name, { 1: nothing(), 2: nothing() }]));
// Both instances of everything run warm, in this order: one that is started anew would cost more for a while.
for (const { request, amount } of operations) await load({ ...request, amount, connections });
for (const count of [2, 1] as const) {
  if (count === 1) await leaveOneInstance();
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, amount, request } of operations) {
      const measured = results.get(name)![count];
      const spent = await spentDuring(async () => {
        measured.rates.push(await load({ ...request, amount, connections }));
      });
      measured.requests += amount;
      for (const spender of spenders) measured.spent[spender] += spent[spender];
    }
    console.log(`  ${count} of each, round ${round} of ${rounds}`);
  }
}
await database.end();
print();

function print(): void {
  console.log('\nThrough the gateway, one → two instances of each; milliseconds of a processor for a request');
  const columns = ['', ...spenders, 'all', 'req/s'];
  const rows = operations.map(({ name }) => {
    const of = results.get(name)!;
    const cost = (count: 1 | 2, names: readonly (keyof Spent)[]): string => {
      const { spent, requests } = of[count];
      return ((names.reduce((sum, spender) => sum + spent[spender], 0) * 1_000) / requests).toFixed(1);
    };
    const both = (names: readonly (keyof Spent)[]): string => `${cost(1, names)} → ${cost(2, names)}`;
    const rate = instances.map((count) => median(of[count].rates).toFixed(0)).join(' → ');
    return [name, ...spenders.map((spender) => both([spender])), both(spenders), rate];
  });
  const widths = columns.map((column, place) => Math.max(column.length, ...rows.map((row) => row[place]!.length)));
  for (const row of [columns, ...rows]) {
    console.log(
      `  ${row.map((cell, place) => (place ? cell.padStart(widths[place]!) : cell.padEnd(widths[0]!))).join('   ')}`,
    );
  }
}

function nothing(): { rates: number[]; requests: number; spent: Spent } {
  return { rates: [], requests: 0, spent: { proxies: 0, gateway: 0, services: 0, PostgreSQL: 0 } };
}

function weekOf(company: number): string {
  const monday = new Date();
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  monday.setUTCHours(0, 0, 0, 0);
  const query = `query ($company: ID, $from: DateTime!, $to: DateTime!) {
    schedule(company: $company, from: $from, to: $to) {
      employees { id name }
      columns { shifts { id title clientId locationId employeeId startTime endTime status hours pay } }
    }
  }`;
  const to = new Date(monday.getTime() + 7 * 86_400_000);
  return JSON.stringify({
    query,
    variables: { company: String(company), from: monday.toISOString(), to: to.toISOString() },
  });
}
