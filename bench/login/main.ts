/**
 * Sign-ins per second against bare argon2id verifications with the same parameters: what else a sign-in does
 * (limits, session, tokens, a question to the scheduling service) should be small beside the hash it is there to check. Nobody has more
 * sessions than may be at once: ending the oldest, and a mail about it, is another thing than signing in.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { demoPassword, type DemoUsername } from '@portfolio/demo/accounts';
import pg from 'pg';
import { required } from '../support/environment.ts';
import { load } from '../support/load.ts';
import { median } from '../support/median.ts';
import { printFigures } from '../support/table.ts';

const rounds = 5;
const signIns = 400;
const connections = 16;
/** Fewer than an account has tries. */
const refusals = 40;
/** Several, because a few sign-ins to one account at once count as guessing; each signs in ten times a round. */
const accounts = Array.from({ length: 40 }, (_, n) => `bench${n}`);
const requests = accounts.map((username) => ({ body: JSON.stringify({ username, password: demoPassword }) }));

const database = new pg.Client(required('AUTH_DATABASE_URL'));
await database.connect();
await database.query(
  `INSERT INTO account (username, email, first_name, last_name, password_hash)
   SELECT name, name || '@example.com', 'Ada', 'Bench', password_hash
   FROM account CROSS JOIN unnest($1::text[]) AS name WHERE username = $2`,
  [accounts, 'member' satisfies DemoUsername],
);

const url = `${required('AUTH_URL')}/auth/login/`;
const reference = fork(new URL('reference.ts', import.meta.url), { env: { ...process.env, PASSWORD: demoPassword } });
const rates = { bare: [] as number[], service: [] as number[] };
try {
  await verify();
  await signIn();
  for (let round = 1; round <= rounds; round += 1) {
    rates.bare.push(await verify());
    rates.service.push(await signIn());
    await database.query('UPDATE session SET revoked_at = now() WHERE revoked_at IS NULL');
    console.log(`  round ${round} of ${rounds}`);
  }
} finally {
  reference.kill();
  await database.end();
}
printFigures(`Signing in, ${connections} at once, median of ${rounds} rounds`, 'bare argon2id', [
  { name: 'POST /auth/login/', ours: median(rates.service), reference: median(rates.bare), unit: 'per s' },
]);

printFigures(`Refusing a sign-in, median of ${refusals}`, 'wrong password', [await refuse()]);

/** That there is no such name must not show in the time. Each guess comes from an address of its own, for the limits. */
async function refuse() {
  const times = { guard: [] as number[], nobody: [] as number[] };
  for (let i = 1; i <= refusals; i += 1) {
    for (const [username, taken] of Object.entries(times)) {
      const started = performance.now();
      const { status } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${i}` },
        body: JSON.stringify({ username, password: 'wrong' }),
      });
      if (status !== 401) throw new Error(`A wrong password was answered ${status}.`);
      taken.push(performance.now() - started);
    }
  }
  return { name: 'unknown name', ours: median(times.nobody), reference: median(times.guard), unit: 'ms', digits: 1 };
}

/** The accounts in turn, each connection beginning with another one. */
function fromNext() {
  requests.push(...requests.splice(0, 1));
  return [...requests];
}

/** @returns sign-ins per second */
function signIn(): Promise<number> {
  return load({
    url,
    connections,
    amount: signIns,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    requests,
    setupClient: (client) => client.setRequests(fromNext()),
  });
}

/** @returns verifications per second, as many at once */
async function verify(): Promise<number> {
  reference.send({ amount: signIns, connections });
  const [seconds] = (await once(reference, 'message')) as [number];
  return signIns / seconds;
}
