import { demoAccounts, type DemoUsername } from '@portfolio/demo/accounts';
import { jest } from '@jest/globals';
import { stopClock } from '../../../test/clock.ts';
import { startAuth, type SignedIn, type TestAuth } from '../../../test/auth.ts';
import { createAuthenticator } from '../../../test/authenticator.ts';
import { codeAt } from './totp.ts';

beforeAll(stopClock);
afterAll(() => void jest.useRealTimers());

const refused = [403, expect.stringContaining('second_factor_missing')];
const outcome = ({ status, headers }: { status: number; headers: Headers }) => [status, headers.get('x-error-codes')];

/** With the token that comes next, as the screens ask for it. */
async function renewed(auth: TestAuth, { refresh }: SignedIn): Promise<SignedIn> {
  const { body } = await auth.rest.post('/auth/token/refresh/', { refresh });
  return auth.as({ access: body.access, refresh });
}

const claimsOf = ({ access }: SignedIn) =>
  JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** What takes no more than setting up a second factor does. */
const allowed = ['/auth/user/', '/auth/second-factor/', '/auth/passkeys/', '/planner/settings/'];

describe('ASVS 6.3.3: where the deployment asks staff for a second factor', () => {
  let auth: TestAuth;
  beforeAll(async () => {
    auth = await startAuth({ SECOND_FACTOR_REQUIRED: 'staff' });
  });
  afterAll(() => auth.close());

  test.each(['staff', 'superuser'] as const)('%s without one signs in, and has no rights', async (who) => {
    const someone = await auth.signIn(who);
    expect(claimsOf(someone)).toMatchObject({ is_staff: false, is_superuser: false, second_factor_missing: true });
    for (const path of allowed) expect((await someone.rest.get(path)).status).toBe(200);
    const { body } = await someone.rest.get('/auth/user/');
    expect(body).toMatchObject({ username: who, is_staff: true });
  });

  test('they get nothing else, over REST and GraphQL', async () => {
    const { rest, graphql } = await auth.signIn('staff');
    const other = String(demoAccounts.member.id);
    const answers = await Promise.all([
      rest.get('/planner/users/'),
      rest.post(`/planner/users/${other}/set_password/`, { password: 'correct horse battery' }),
      rest.post(`/planner/users/${other}/reset_second_factor/`),
      rest.get('/auth/events/'),
      rest.get('/auth/sessions/'),
      rest.put('/planner/settings/', { language: 'es' }),
      rest.post('/auth/change-email/', { email: 'new@example.com' }),
      rest.get('/auth/personal-data/'),
      rest.delete('/auth/second-factor/'),
    ]);
    expect(answers.map(outcome)).toEqual(answers.map(() => refused));
    const operations = [
      '{ users { count } }',
      `{ user(id: ${other}) { username } }`,
      `mutation { resetSecondFactor(id: ${other}) }`,
      'mutation { removeSecondFactor }',
      // Beside what they may, too.
      '{ secondFactor { recoveryCodes } users { count } }',
    ];
    for (const operation of operations) {
      const { errors } = await graphql(operation);
      expect(errors?.map(({ extensions }) => extensions)).toEqual([
        expect.objectContaining({
          code: 'FORBIDDEN',
          errors: { detail: expect.objectContaining({ code: 'second_factor_missing' }) },
        }),
      ]);
    }
  });

  test.each(['an app', 'a passkey'])('with %s set up, the next token has the rights', async (way) => {
    const who = way === 'an app' ? 'staff' : 'superuser';
    const someone = await auth.signIn(who);
    if (way === 'an app') {
      const { data } = await someone.graphql('mutation { beginSecondFactor { secret } }');
      const code = codeAt(data.beginSecondFactor.secret);
      await someone.graphql('mutation ($code: String!) { confirmSecondFactor(code: $code) { recoveryCodes } }', {
        code,
      });
    } else {
      const options = (await someone.rest.post('/auth/passkeys/options/')).body;
      const credential = createAuthenticator(auth.environment.PUBLIC_ORIGIN).create(options);
      await someone.rest.post('/auth/passkeys/', { name: 'Key', credential });
    }
    expect(outcome(await someone.rest.get('/planner/users/'))).toEqual(refused);
    const free = await renewed(auth, someone);
    expect((await free.rest.get('/planner/users/')).status).toBe(200);
    expect(claimsOf(free)).not.toHaveProperty('second_factor_missing');
    // And without it again, none.
    expect((await free.rest.delete(way === 'an app' ? '/auth/second-factor/' : '/auth/passkeys/1/')).status).toBe(204);
    expect(outcome(await (await renewed(auth, someone)).rest.get('/planner/users/'))).toEqual(refused);
  });

  test('others sign in as ever', async () => {
    const guard = await auth.signIn('guard');
    expect((await guard.rest.get('/auth/sessions/')).status).toBe(200);
    expect(claimsOf(guard)).not.toHaveProperty('second_factor_missing');
  });
});

test.each<[string, readonly DemoUsername[], readonly DemoUsername[]]>([
  ['everyone', ['guard', 'patron', 'member', 'manager', 'staff', 'superuser'], []],
  ['nobody', [], ['guard', 'staff', 'superuser']],
])('asked of %s', async (SECOND_FACTOR_REQUIRED, held, free) => {
  const auth = await startAuth({ SECOND_FACTOR_REQUIRED });
  for (const who of held) expect(outcome(await (await auth.signIn(who)).rest.get('/auth/sessions/'))).toEqual(refused);
  for (const who of free) expect((await (await auth.signIn(who)).rest.get('/auth/sessions/')).status).toBe(200);
  await auth.close();
});
