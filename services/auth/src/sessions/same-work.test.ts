import { jest } from '@jest/globals';
import { demoAccounts } from '@portfolio/demo/accounts';
import type { TestAuth } from '../../test/auth.ts';

/** The hashes that passwords were checked against, as the library was asked to. */
const checked: string[] = [];
const argon2 = await import('@node-rs/argon2');
jest.unstable_mockModule('@node-rs/argon2', () => ({
  ...argon2,
  verify: (hash: string, password: string) => {
    checked.push(hash);
    return argon2.verify(hash, password);
  },
}));

let auth: TestAuth;
beforeAll(async () => {
  const { startAuth } = await import('../../test/auth.ts');
  auth = await startAuth();
  await auth.database.query('UPDATE account SET is_active = false WHERE id = $1', [demoAccounts.member.id]);
  await auth.database.query('UPDATE account SET password_hash = NULL WHERE id = $1', [demoAccounts.patron.id]);
});
afterAll(() => auth.close());

// Times say little on a busy machine, and `npm run bench -- login` has them. What takes the time is this one check.
test.each([
  ['a wrong password', 'guard'],
  ['an unknown user', 'nobody'],
  ['an inactive account', 'member'],
  ['an account without a password', 'patron'],
])('%s costs one verification of the same parameters, and gets the same answer', async (_title, username) => {
  checked.length = 0;
  const { status, body } = await auth.rest.post('/auth/login/', { username, password: 'wrong password' });
  expect([status, body]).toEqual([401, { detail: 'No active account found with the given credentials' }]);
  expect(checked).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
});
