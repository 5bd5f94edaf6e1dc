/**
 * What 500 posts ask for in a week and how far 2,000 guards cover it, and who of 500 can take a watch, in one call each at the service, over
 * REST and GraphQL: three watches a day of each post, every tenth of them open.
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
const { company } = await loadPosts(database, 500);
const few = await loadPosts(database, 125);

const access = await signIn(required('AUTH_URL'), 'manager');
const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
const coverage = `query ($company: ID, $from: Date!, $until: Date!) {
  coverage(company: $company, from: $from, until: $until) {
    posts { id name color clientId clientName locationId locationName timeZone asked covered open over unqualified }
    stretches { post from until asked covered open offered unqualified }
  }
}`;
const candidates = `query ($post: ID, $start: DateTime, $end: DateTime) {
  candidates(post: $post, start: $start, end: $end) {
    results { employeeId name standing conflicts { code severity } hours overtime cost here near wish preferred canBeAsked }
  }
}`;
const rest = (path: string, parameters: Record<string, string>) => () =>
  fetch(`${service}${path}?${new URLSearchParams(parameters)}`, { headers });
const graphql = (query: string, variables: Record<string, string>) => () =>
  fetch(`${service}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
const week = { company: String(company), from, until };
const opening = { post: String(few.post), start: `${dayOf(9)}T14:00:00Z`, end: `${dayOf(9)}T22:00:00Z` };
const ways = {
  'coverage, REST': rest('/planner/coverage/', week),
  'coverage, GraphQL': graphql(coverage, week),
  'candidates of 500, REST': rest('/planner/candidates/', opening),
  'candidates of 500, GraphQL': graphql(candidates, opening),
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
  console.log(`  ${name.padEnd(26)} ${told.join('   ')}   ${(size / 1e6).toFixed(1)} MB`);
}
await database.end();
