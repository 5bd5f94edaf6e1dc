import { jest } from '@jest/globals';
import argon2 from '@node-rs/argon2';
import { demoAccounts } from '@portfolio/demo/accounts';
import { startAuth, type TestAuth } from '../../../test/auth.ts';

/** What passwords are checked with. */
const verify = jest.spyOn(argon2, 'verify');

let auth: TestAuth;
beforeAll(async () => {
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
  verify.mockClear();
  const { status, body } = await auth.rest.post('/auth/login/', { username, password: 'wrong password' });
  expect([status, body]).toEqual([401, { detail: 'No active account found with the given credentials' }]);
  const hashes = verify.mock.calls.map(([hash]) => hash);
  expect(hashes).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
});
