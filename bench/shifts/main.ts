/**
 * The manager's list of shifts and the week grid's one call, of a company with a million shifts, at the service. Each page
 * is asked with its exact count, in every order, filter and search; p95 of all rounds. `SHIFTS=100000 npm run bench -- shifts`
 * loads fewer.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { demoAccounts } from '@portfolio/demo/accounts';
import { shiftOrdering } from '@portfolio/contracts/scheduling';
import pg from 'pg';
import { required } from '../support/environment.ts';
import { signIn } from '../support/sign-in.ts';
import { median, p95 } from '../support/median.ts';
import { loadFirm } from './load.ts';

const amount = Number(process.env['SHIFTS'] ?? 1_000_000);
const rounds = 10;
/** The one call of the week is asked this often: p95 of ten would be the first, which finds everything cold. */
const weeks = 100;
const service = required('SCHEDULING_URL');

const database = new pg.Client(required('SCHEDULING_DATABASE_URL'));
await database.connect();
console.log(`  loading ${amount.toLocaleString('en')} shifts`);
const { company, client, employee } = await loadFirm(database, demoAccounts.manager.id, {
  amount,
  days: 11 * 365.25,
  past: 10 * 365.25,
});

const access = await signIn(required('AUTH_URL'), 'manager');
const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };

/** Milliseconds that a call takes, and its answer. @throws when it fails */
async function timed<Answer>(url: string, init: RequestInit = {}): Promise<[number, Answer]> {
  const started = performance.now();
  const response = await fetch(url, { ...init, headers });
  const body = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${url} failed: ${JSON.stringify(body)}`);
  return [performance.now() - started, body];
}

const year = new Date().getUTCFullYear() - 2;
const filters = {
  none: '',
  'status, most': 'status=completed',
  'status, some': 'status=cancelled',
  'status, rare': 'status=missed',
  client: `client=${client}`,
  employee: `employee=${employee}`,
  'employee and status': `employee=${employee}&status=cancelled`,
  'a month': `start_after=${year}-03-01&end_before=${year}-03-31`,
  'a year': `start_after=${year}-01-01&end_before=${year}-12-31`,
  'five years': `start_after=${year - 5}-01-01&end_before=${year - 1}-12-31`,
  'search, rare word': 'search=quokka',
  'search, a client': 'search=museum%2044',
  'search, one employee': 'search=guard41',
  'search, frequent word': 'search=patrol',
  'search, two such words': 'search=night%20watch',
  'search, many clients': 'search=museum',
  'search and status': 'search=patrol&status=cancelled',
};
const orders = shiftOrdering.flatMap((name) => [name, `-${name}`]);

/** How often the table was read as a whole, and by its indexes. */
async function reads(): Promise<{ whole: number; indexed: number }> {
  const counted = await database.query<{ whole: number; indexed: number }>(
    `SELECT seq_scan::integer AS whole, idx_scan::integer AS indexed FROM pg_stat_user_tables WHERE relname = 'shift'`,
  );
  return counted.rows[0]!;
}
const before = await reads();

console.log(`\nA page of ${amount.toLocaleString('en')} shifts with its count, p95 of ${rounds} rounds`);
for (const [name, filter] of Object.entries(filters)) {
  const worst = { order: '', milliseconds: 0 };
  const all: number[] = [];
  let count = 0;
  for (const order of orders) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const query = `company=${company}&ordering=${order}&${filter}`;
      const [milliseconds, page] = await timed<{ count: number }>(`${service}/planner/shifts/?${query}`);
      times.push(milliseconds);
      ({ count } = page);
    }
    all.push(...times);
    const milliseconds = p95(times);
    if (milliseconds > worst.milliseconds) Object.assign(worst, { order, milliseconds });
  }
  const figures = [`${p95(all).toFixed(0)} ms`, `worst ${worst.milliseconds.toFixed(0)} ms (${worst.order})`];
  console.log(`  ${name.padEnd(24)} ${count.toLocaleString('en').padStart(10)}   ${figures.join('   ')}`);
}

const monday = new Date();
monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
monday.setUTCHours(0, 0, 0, 0);
const variables = {
  company: String(company),
  from: monday.toISOString(),
  to: new Date(monday.getTime() + 7 * 86_400_000).toISOString(),
};
const query = `query ($company: ID, $from: DateTime!, $to: DateTime!) {
  schedule(company: $company, from: $from, to: $to) {
    employees { id name status hourlyRate qualifications availability { dayOfWeek startTime endTime isAvailable } }
    clients { id name status timeZone locations { id name timeZone } }
    columns {
      shifts { id title clientId locationId employeeId startTime endTime status notes allowOverlap seriesId hours pay }
      neighbours { id clientId locationId employeeId startTime endTime status allowOverlap }
    }
  }
}`;
interface Week {
  data: { schedule: { employees: unknown[]; columns: Record<'shifts' | 'neighbours', { id: string[] }> } };
}
const times: number[] = [];
let sizes = '';
for (let round = 0; round < weeks; round += 1) {
  const body = JSON.stringify({ query, variables });
  const [milliseconds, { data }] = await timed<Week>(`${service}/graphql`, { method: 'POST', body });
  times.push(milliseconds);
  const { employees, columns } = data.schedule;
  const { shifts, neighbours } = columns;
  sizes = `${employees.length} employees, ${shifts.id.length} shifts, ${neighbours.id.length} around them`;
}
const [first = Number.NaN] = times;
const figures = { first, median: median(times), p95: p95(times) };
const told = Object.entries(figures).map(([name, milliseconds]) => `${name} ${milliseconds.toFixed(0)} ms`);
console.log(`\nA week of the grid (${sizes}), ${weeks} calls: ${told.join(', ')}`);
// The database tells what it did a moment later: until then the numbers have not moved, or still move.
let [last, now] = [before, await reads()];
while (now.indexed === before.indexed || now.indexed !== last.indexed) {
  await delay(500);
  [last, now] = [now, await reads()];
}
console.log(`Times that all shifts were read: ${now.whole - before.whole}`);
await database.end();
