import { demoPassword } from '@portfolio/demo/accounts';
import { eventually } from '@portfolio/testkit';
import { startAuth } from '../../../test/auth.ts';
import { authService } from '../../service.ts';
import { limits } from './limits.ts';

const auth = await startAuth();
beforeEach(() => auth.database.query('TRUNCATE rate_limit, session CASCADE'));
afterAll(() => auth.close());

const login = (username: string, password: string, address: string, url = auth.url) =>
  fetch(`${url}/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ username, password }),
  });
const guess = (username: string, address: string, url?: string) => login(username, 'wrong', address, url);

/** Whoever was counted once by this limit was counted so often: each try would cost a password hash. */
const countedSoOften = (limit: keyof typeof limits, tries: number) =>
  auth.database.query(`UPDATE rate_limit SET tries = $1 WHERE key LIKE $2 || ' %'`, [tries, limits[limit].name]);
const statusesOf = (answers: readonly Response[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

test('the eleventh wrong password within five minutes is refused, also the right one, with Retry-After', async () => {
  for (let i = 0; i < 10; i += 1) expect((await guess('guard', '203.0.113.1')).status).toBe(401);
  const refused = await login('guard', demoPassword, '203.0.113.1');
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(300);
  expect(await refused.json()).toEqual({ detail: `Request was throttled. Expected available in ${wait} seconds.` });
});

test('guesses at once do not slip through, not even at two instances', async () => {
  const other = await authService(auth.environment);
  const urls = [auth.url, await other.listen(0)];
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => guess('staff', '203.0.113.2', urls[i % 2])));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  await other.close();
});

test('unknown names are limited alike', async () => {
  for (let i = 0; i < 10; i += 1) await guess('nobody', '203.0.113.3');
  expect((await guess('nobody', '203.0.113.3')).status).toBe(429);
});

test('one address that guesses shuts nobody else out', async () => {
  for (let i = 0; i < 12; i += 1) await guess('manager2', '203.0.113.6');
  expect((await login('manager2', demoPassword, '203.0.113.66')).status).toBe(200);
});

test('guesses from many addresses shut the account to new ones, never to those it was used from', async () => {
  expect((await login('manager', demoPassword, '198.51.100.7')).status).toBe(200);
  await guess('manager', '198.51.100.100');
  await countedSoOften('loginAccount', 48);
  const last = await Promise.all([1, 2, 3].map((i) => guess('manager', `198.51.100.${i + 100}`)));
  expect(statusesOf(last)).toEqual([401, 401, 429]);
  const elsewhere = await login('manager', demoPassword, '203.0.113.99');
  expect([elsewhere.status, Number(elsewhere.headers.get('retry-after')) <= 300]).toEqual([429, true]);
  expect((await login('manager', demoPassword, '198.51.100.7')).status).toBe(200);
});

test('of guesses that are still being checked no more count than allowed: a right one behind them is refused', async () => {
  const guesses = Array.from({ length: 60 }, (_, i) => guess('manager', `198.51.100.${i + 1}`));
  const counted = async () => {
    const [row] = await auth.database.query(
      `SELECT count(*)::int AS count FROM rate_limit WHERE key LIKE 'login manager %'`,
    );
    return row.count;
  };
  await eventually('all guesses are counted', async () => (await counted()) === 60);
  const right = await Promise.all([1, 2, 3].map((i) => login('manager', demoPassword, `203.0.113.${i + 100}`)));
  expect(statusesOf(right)).toEqual([429, 429, 429]);
  const answers = await Promise.all(guesses);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(50);
});

test('what one address is refused shuts the account to nobody else', async () => {
  for (let i = 0; i < 60; i += 1) await guess('guard', '203.0.113.9');
  expect((await login('guard', demoPassword, '203.0.113.10')).status).toBe(200);
});

test('a long queue of guesses from one address delays another address by little', async () => {
  const answered: string[] = [];
  const note = async (name: string, answer: Promise<Response>) => answered.push(`${name} ${(await answer).status}`);
  const queue = Array.from({ length: 60 }, (_, i) => note('guess', guess(`name${i}`, '203.0.113.11')));
  const counted = async () => {
    const [row] = await auth.database.query(`SELECT tries FROM rate_limit WHERE key = 'login-address 203.0.113.11'`);
    return row?.tries ?? 0;
  };
  await eventually('all guesses are counted', async () => (await counted()) === 60);
  await note('manager', login('manager', demoPassword, '203.0.113.12'));
  expect(answered.at(-1)).toBe('manager 200');
  expect(answered.length).toBeLessThan(60);
  await Promise.all(queue);
});

test('a limit ends with its time', async () => {
  for (let i = 0; i < 11; i += 1) await guess('guard', '203.0.113.8');
  await auth.database.query(`UPDATE rate_limit SET resets_at = resets_at - interval '5 minutes'`);
  expect((await login('guard', demoPassword, '203.0.113.8')).status).toBe(200);
});

test('one address cannot try many accounts', async () => {
  await guess('name', '203.0.113.4');
  await countedSoOften('loginAddress', 98);
  const last = await Promise.all([1, 2, 3].map((i) => guess(`name${i}`, '203.0.113.4')));
  expect(statusesOf(last)).toEqual([401, 401, 429]);
  expect((await login('superuser', demoPassword, '203.0.113.4')).status).toBe(429);
  expect((await login('superuser', demoPassword, '203.0.113.44')).status).toBe(200);
});

test('successful sign-ins do not count', async () => {
  for (let i = 0; i < 12; i += 1) expect((await login('patron', demoPassword, '203.0.113.5')).status).toBe(200);
});

test('reset mails are limited per address asked for, known or not', async () => {
  for (const email of ['member@example.com', 'nobody@example.com']) {
    const ask = () => auth.rest.post('/auth/request-password-reset/', { email });
    for (let i = 0; i < 3; i += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  }
});

test('an IPv6 subscriber counts as one, whichever of the addresses is used, and is known by all of them', async () => {
  expect((await login('guard', demoPassword, '2001:db8:a:b::1')).status).toBe(200);
  await guess('guard', '2001:db8:1:2::1');
  await countedSoOften('loginTries', 9);
  expect((await guess('guard', '2001:db8:1:2::2')).status).toBe(401);
  expect((await guess('guard', '2001:db8:1:2:ffff::9')).status).toBe(429);
  expect((await guess('guard', '2001:db8:1:3::9')).status).toBe(401);
  await countedSoOften('loginAccount', 50);
  expect((await login('guard', demoPassword, '2001:db8:a:c::1')).status).toBe(429);
  expect((await login('guard', demoPassword, '2001:db8:a:b:c:d:e:f')).status).toBe(200);
});

const refresh = (token: string, address: string, rotate = false) =>
  fetch(`${auth.url}/auth/token/refresh/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ refresh: token, rotate }),
  });

test('refreshes are limited per account, from wherever they come; a refused rotation rotates nothing', async () => {
  const [one, two, other] = [await auth.signIn('guard'), await auth.signIn('guard'), await auth.signIn('manager')];
  expect((await refresh(one.refresh, '203.0.113.1')).status).toBe(200);
  await countedSoOften('refreshAccount', 118);
  const last = [one, two, one].map(({ refresh: token }, i) => refresh(token, `203.0.113.${i + 2}`));
  expect(statusesOf(await Promise.all(last))).toEqual([200, 200, 429]);
  const refused = await refresh(one.refresh, '198.51.100.1', true);
  expect([refused.status, Number(refused.headers.get('retry-after')) <= 60]).toEqual([429, true]);
  expect((await refresh(other.refresh, '198.51.100.1')).status).toBe(200);
  expect(await auth.database.query('SELECT FROM refresh_token WHERE rotated_at IS NOT NULL')).toEqual([]);
});

test('refreshes are limited per address, whatever the token', async () => {
  await refresh('made-up', '203.0.113.7');
  await countedSoOften('refreshAddress', 598);
  const last = await Promise.all([1, 2, 3].map((i) => refresh(`made-up-${i}`, '203.0.113.7')));
  expect(statusesOf(last)).toEqual([401, 401, 429]);
});

test('over GraphQL the refusal carries the time to wait', async () => {
  const mutation = 'mutation { login(username: "member", password: "x") { access } }';
  for (let i = 0; i < 10; i += 1) await auth.graphql(mutation);
  const { errors } = await auth.graphql(mutation);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'THROTTLED', retryAfter: expect.any(Number) });
});
