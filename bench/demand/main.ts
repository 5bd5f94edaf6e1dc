/**
 * What 500 posts ask for in a week and how far 2,000 guards cover it, in one call at the service, over REST and GraphQL: three watches a day of
 * each post, every tenth of them open.
 */
import pg from 'pg';
import { required } from '../support/environment.ts';
import { median, p95 } from '../support/median.ts';
import { signIn } from '../support/sign-in.ts';
import { dayOf, loadPosts } from './load.ts';

const rounds = 100;
const service = required('SCHEDULING_URL');

const [from, until] = [dayOf(0), dayOf(6)];

const database = new pg.Client(required('SCHEDULING_DATABASE_URL'));
await database.connect();
const company = await loadPosts(database);

const access = await signIn(required('AUTH_URL'), 'manager');
const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
const query = `query ($company: ID, $from: Date!, $until: Date!) {
  coverage(company: $company, from: $from, until: $until) {
    posts { id name color clientId clientName locationId locationName timeZone asked covered open over unqualified }
    stretches { post from until asked covered open offered unqualified }
  }
}`;
const ways = {
  REST: () => fetch(`${service}/planner/coverage/?company=${company}&from=${from}&until=${until}`, { headers }),
  GraphQL: () =>
    fetch(`${service}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables: { company: String(company), from, until } }),
    }),
};
for (const [name, ask] of Object.entries(ways)) {
  const times: number[] = [];
  let size = 0;
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const response = await ask();
    const text = await response.text();
    times.push(performance.now() - started);
    if (!response.ok || text.includes('"errors"')) throw new Error(`${name} failed: ${text.slice(0, 300)}`);
    size = text.length;
  }
  const [first = Number.NaN] = times;
  const told = Object.entries({ first, median: median(times), p95: p95(times) }).map(
    ([figure, milliseconds]) => `${figure} ${milliseconds.toFixed(0)} ms`,
  );
  console.log(`  ${name.padEnd(8)} ${told.join('   ')}   ${(size / 1e6).toFixed(1)} MB`);
}
await database.end();
