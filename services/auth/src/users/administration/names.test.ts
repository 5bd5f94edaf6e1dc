import { demoAccounts, demoPassword } from '@portfolio/demo/accounts';
import { startAuth } from '../../../test/auth.ts';

const auth = await startAuth();
const staff = await auth.signIn('staff');
afterAll(() => auth.close());

const create = (username: string, email: string) =>
  staff.rest.post('/planner/users/', { username, email, password: demoPassword });
const login = async (username: string) =>
  (await auth.rest.post('/auth/login/', { username, password: demoPassword })).status;
const guess = async (username: string) =>
  (await auth.rest.post('/auth/login/', { username, password: 'wrong' })).status;

/** A name, and others that are the same but for their case. */
const names: [string, string, string[]][] = [
  ['Greek, with its two small sigmas', 'ΟΔΥΣΣΕΥΣ', ['οδυσσευς', 'οδυσσευσ', 'Οδυσσευς']],
  ['Turkish, with its two letters I', 'İsmail.Işık', ['ismail.ışık', 'ISMAIL.IŞIK', 'İSMAİL.IŞIK']],
  ['Cyrillic', 'Ёлка', ['ёлка', 'ЁЛКА']],
  ['full-width', 'ＡＢＣ', ['abc', 'ａｂｃ', 'ABC']],
];

describe.each(names)('one place decides which names are the same: %s', (_title, name, others) => {
  test('can be created', async () => {
    expect((await create(name, `${name}@example.com`)).status).toBe(201);
  });

  test.each([name, ...others])('signs in as %s', async (other) => {
    expect(await login(other)).toBe(200);
  });

  test.each([name, ...others])('%s is taken, as a name and as an address', async (other) => {
    const answer = await create(other, `${other}@example.com`);
    expect(answer).toMatchObject({ status: 400, body: { username: ['A user with that username already exists.'] } });
    const address = await staff.rest.patch(`/planner/users/${demoAccounts.guard.id}/`, {
      email: `${other}@EXAMPLE.com`,
    });
    expect(address.body).toEqual({ email: ['A user with that email address already exists.'] });
  });

  test('however it is written, guesses count together', async () => {
    expect(await guess(name)).toBe(401);
    await auth.database.query('UPDATE rate_limit SET tries = 10');
    expect(await Promise.all([name, ...others].map(guess))).toEqual([name, ...others].map(() => 429));
    await auth.database.query('TRUNCATE rate_limit');
  });
});

test('names that differ in more than case are different', async () => {
  expect((await create('ODYSSEUS', 'odysseus@example.com')).status).toBe(201);
  expect(await login('οδυσσευς')).toBe(200);
  expect(await login('odysseus')).toBe(200);
});
