import { passkeysAtMost } from '@portfolio/contracts/auth';
import { demoAccounts, demoPassword, type DemoUsername } from '@portfolio/demo/accounts';
import { createTestMailbox, serviceHeaders, type RestAnswer } from '@portfolio/testkit';
import { startAuth, type SignedIn } from '../../../test/auth.ts';
import { createAuthenticator, type Authenticator } from '../../../test/authenticator.ts';

let guard: SignedIn;
const mailbox = await createTestMailbox();
const auth = await startAuth({ SMTP_URL: mailbox.url });
afterAll(async () => {
  await auth.close();
  await mailbox.close();
});
beforeEach(async () => {
  await auth.database.query('TRUNCATE rate_limit, passkey, passkey_challenge, recovery_code, second_factor');
  guard = await auth.signIn('guard');
});

const codesIn = ({ headers }: RestAnswer) => headers.get('x-error-codes') ?? '';
const newAuthenticator = () => createAuthenticator(auth.environment.PUBLIC_ORIGIN);

const begin = async (of = guard) => (await of.rest.post('/auth/passkeys/options/')).body;
async function add(of = guard, authenticator = newAuthenticator(), name = 'Key') {
  const { body } = await of.rest.post('/auth/passkeys/', { name, credential: authenticator.create(await begin(of)) });
  return { authenticator, id: body.id as number, recoveryCodes: body.recovery_codes as string[] };
}

/** A browser that is asked for a passkey. */
async function ask(credentials?: object) {
  const { status, body, headers } = await auth.rest.post('/auth/login/options/', credentials ?? {});
  return { status, options: body, cookie: { cookie: headers.get('set-cookie')?.split(';')[0] ?? '' } };
}
type Odd = Parameters<Authenticator['get']>[1];
async function enter(authenticator: Authenticator, odd?: Odd) {
  const { options, cookie } = await ask();
  return auth.rest.post('/auth/login/passkey/', { passkey: authenticator.get(options, odd) }, cookie);
}
const statuses = (answers: RestAnswer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const password = (username: DemoUsername = 'guard') => ({ username, password: demoPassword });
const events = async (kind: string) => {
  const staff = await auth.signIn('staff');
  return (await staff.rest.get(`/auth/events/?kind=${kind}&person=${demoAccounts.guard.id}`)).body.count as number;
};

test('one is added, named, listed, used, renamed and removed; each is told', async () => {
  const options = await begin();
  expect(options).toMatchObject({
    rp: { id: new URL(auth.environment.PUBLIC_ORIGIN).hostname },
    user: { name: 'guard', id: Buffer.from(String(demoAccounts.guard.id)).toString('base64url') },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  const authenticator = newAuthenticator();
  const added = await guard.rest.post('/auth/passkeys/', {
    name: ' Phone ',
    credential: authenticator.create(options),
  });
  expect([added.status, added.body]).toEqual([
    201,
    {
      id: expect.any(Number),
      name: 'Phone',
      created_at: expect.stringMatching(/Z$/),
      last_used_at: null,
      recovery_codes: expect.any(Array),
    },
  ]);
  expect(new Set(added.body.recovery_codes).size).toBe(10);
  expect((await mailbox.next('guard@example.com')).subject).toBe('A passkey was added to your account');

  const { status, body } = await enter(authenticator);
  expect([status, body.user.username]).toEqual([200, 'guard']);
  const path = `/auth/passkeys/${added.body.id}/`;
  expect((await guard.rest.patch(path, { name: 'Old phone' })).body.name).toBe('Old phone');
  const { data } = await guard.graphql('{ passkeys { id name lastUsedAt } }');
  expect(data.passkeys).toEqual([
    { id: String(added.body.id), name: 'Old phone', lastUsedAt: expect.stringMatching(/Z$/) },
  ]);
  expect((await guard.rest.delete(path)).status).toBe(204);
  expect((await mailbox.next('guard@example.com')).subject).toBe('A passkey was removed from your account');
  expect((await enter(authenticator)).status).toBe(401);
  for (const kind of ['added', 'used', 'renamed', 'removed']) expect(await events(`passkey_${kind}`)).toBe(1);
});

test('beside the password it takes the place of a code, as a recovery code does; the password alone is not enough', async () => {
  const { authenticator, recoveryCodes } = await add();
  const login = (second: object = {}, cookie = {}) =>
    auth.rest.post('/auth/login/', { ...password(), ...second }, cookie);
  const first = await login();
  const sentence = 'Confirm with a passkey, or enter a code.';
  expect([first.status, first.body]).toEqual([401, { detail: sentence, error: sentence }]);
  expect(codesIn(first)).toContain('passkey_needed');
  const { options, cookie } = await ask(password());
  expect(options.allowCredentials).toEqual([{ id: authenticator.id, type: 'public-key', transports: ['usb'] }]);
  expect((await login({ passkey: authenticator.get(options) }, cookie)).status).toBe(200);
  expect((await login({ code: recoveryCodes[0] })).status).toBe(200);
  const fact = `/internal/users/${demoAccounts.guard.id}/second-factor/`;
  expect((await auth.rest.get(fact, serviceHeaders('scheduling'))).body).toEqual({ has_second_factor: true });

  // Somebody else's is none, whatever the password says.
  const member = await auth.signIn('member');
  const { authenticator: others } = await add(member);
  const again = await ask(password());
  const refused = await login({ passkey: others.get(again.options) }, again.cookie);
  expect([refused.status, codesIn(refused)]).toEqual([401, expect.stringContaining('passkey_wrong')]);
});

test('who has passkeys is told after the password alone', async () => {
  await add();
  const refusal = [401, { detail: 'No active account found with the given credentials' }];
  for (const username of ['guard', 'nobody']) {
    const { status, options } = await ask({ username, password: 'wrong' });
    expect([status, options]).toEqual(refusal);
  }
  expect((await ask({ username: 'guard' })).options).toEqual({ password: ['This field is required.'] });
  expect((await ask()).options).not.toHaveProperty('allowCredentials');
});

test.each<[string, Odd]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['nobody that the authenticator knew', { isVerified: false }],
  ['another user’s handle', { userHandle: Buffer.from('1').toString('base64url') }],
])('a passkey of %s is refused as an unknown one is, and told', async (_, odd) => {
  const { authenticator } = await add();
  const [wrong, unknown] = [await enter(authenticator, odd), await enter(newAuthenticator())];
  expect([wrong.status, wrong.body]).toEqual([401, { detail: 'This passkey is wrong.' }]);
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  expect(await events('passkey_failed')).toBeGreaterThan(0);
  expect((await enter(authenticator)).status).toBe(200);
});

test('a wrong signature, another’s under a known id, is refused', async () => {
  const { authenticator } = await add();
  const { options, cookie } = await ask();
  const forged = { ...newAuthenticator().get(options), id: authenticator.id, rawId: authenticator.id };
  const { status, body } = await auth.rest.post('/auth/login/passkey/', { passkey: forged }, cookie);
  expect([status, body]).toEqual([401, { detail: 'This passkey is wrong.' }]);
});

test('what is asked is answered once, soon, and by the browser that was asked', async () => {
  const { authenticator } = await add();
  const { options, cookie } = await ask();
  const expired = { detail: 'This took too long. Please try again.' };
  const send = (headers: Record<string, string>) =>
    auth.rest.post('/auth/login/passkey/', { passkey: authenticator.get(options) }, headers);
  const others = (await ask()).cookie;
  for (const headers of [{}, others, { cookie: 'passkey_browser=x' }])
    expect((await send(headers)).body).toEqual(expired);
  const answers = await Promise.all([send(cookie), send(cookie), send(cookie), send(cookie)]);
  expect(statuses(answers)).toEqual([200, 401, 401, 401]);

  const late = await ask();
  await auth.database.query(`UPDATE passkey_challenge SET expires_at = now() - interval '1 second'`);
  const passkey = authenticator.get(late.options);
  expect((await auth.rest.post('/auth/login/passkey/', { passkey }, late.cookie)).body).toEqual(expired);
  // A browser with the screen open twice stays the same one.
  const cookieAgain = await auth.rest.post('/auth/login/options/', {}, cookie);
  expect(cookieAgain.headers.get('set-cookie')).toContain(cookie.cookie);
  expect(cookieAgain.headers.get('set-cookie')).toContain('; Path=/; HttpOnly; SameSite=Strict');
  // A page inside of another's.
  expect((await enter(authenticator, { crossOrigin: true })).status).toBe(401);
});

test('a count that does not grow is that of a copy: refused and told; those that never count are let in', async () => {
  const { authenticator } = await add();
  expect((await enter(authenticator, { count: 7 })).status).toBe(200);
  for (const count of [7, 3, 0]) expect((await enter(authenticator, { count })).status).toBe(401);
  expect(await events('passkey_copied')).toBe(3);
  const both = await Promise.all([enter(authenticator, { count: 9 }), enter(authenticator, { count: 9 })]);
  expect(statuses(both)).toEqual([200, 401]);
  const synced = newAuthenticator();
  await guard.rest.post('/auth/passkeys/', { name: 'x', credential: synced.create(await begin(), { count: 0 }) });
  for (let time = 0; time < 2; time += 1) expect((await enter(synced, { count: 0 })).status).toBe(200);
});

test('tries are counted before anything is looked at, and right ones taken back', async () => {
  const { authenticator } = await add();
  await enter(authenticator);
  const tries = () =>
    auth.database.query<{ tries: number }[]>(`SELECT tries FROM rate_limit WHERE key LIKE 'passkey-address %'`);
  expect(await tries()).toEqual([{ tries: 0 }]);
  await auth.database.query(`UPDATE rate_limit SET tries = 100 WHERE key LIKE 'passkey-address %'`);
  const refused = await enter(authenticator);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
  await auth.database.query(`UPDATE rate_limit SET tries = 600 WHERE key LIKE 'passkey-options %'`);
  expect((await ask()).status).toBe(429);
});

describe('adding', () => {
  test.each<[string, Odd, string]>([
    ['another origin', { origin: 'https://evil.example' }, 'This passkey is wrong.'],
    ['another relying party', { rpId: 'evil.example' }, 'This passkey is wrong.'],
    ['nobody that the authenticator knew', { isVerified: false }, 'This passkey is wrong.'],
    ['a page inside of another', { crossOrigin: true }, 'This took too long. Please try again.'],
  ])('%s: refused', async (_, odd, sentence) => {
    const credential = newAuthenticator().create(await begin(), odd);
    const { status, body } = await guard.rest.post('/auth/passkeys/', { name: 'Key', credential });
    expect([status, body]).toEqual([400, { credential: [sentence] }]);
  });

  test('what was asked in another session, or answered before, makes none; one is never there twice', async () => {
    const authenticator = newAuthenticator();
    const send = async (options: { challenge: string }, of = guard) =>
      of.rest.post('/auth/passkeys/', { name: 'Key', credential: authenticator.create(options) });
    const options = await begin();
    const expired = { credential: ['This took too long. Please try again.'] };
    expect((await send(options, await auth.signIn('guard'))).body).toEqual(expired);
    const answers = await Promise.all([send(options), send(options)]);
    expect(statuses(answers)).toEqual([201, 400]);
    const known = await begin();
    expect(known.excludeCredentials).toMatchObject([{ id: authenticator.id }]);
    const known2 = { credential: ['You have already added this passkey.'] };
    expect((await send(known)).body).toEqual(known2);
    const member = await auth.signIn('member');
    expect((await send(await begin(member), member)).body).toEqual(known2);
  });

  test(`there are ${passkeysAtMost} at most, also of many at once; recovery codes come with the first alone`, async () => {
    const options = await Promise.all(Array.from({ length: passkeysAtMost + 3 }, () => begin()));
    const answers = await Promise.all(
      options.map((one) =>
        guard.rest.post('/auth/passkeys/', { name: 'Key', credential: newAuthenticator().create(one) }),
      ),
    );
    const added = answers.filter(({ status }) => status === 201);
    expect([added.length, answers.filter(({ status }) => status === 409).length]).toEqual([passkeysAtMost, 3]);
    expect(added.filter(({ body }) => body.recovery_codes.length > 0)).toHaveLength(1);
    const full = await guard.rest.post('/auth/passkeys/options/');
    expect([full.status, codesIn(full)]).toEqual([409, expect.stringContaining('passkeys_full')]);
  });

  test('it needs a password beside it', async () => {
    const patron = await auth.signIn('patron');
    await auth.database.query('UPDATE account SET password_hash = NULL WHERE id = $1', [demoAccounts.patron.id]);
    expect(codesIn(await patron.rest.post('/auth/passkeys/options/'))).toContain('second_factor_without_password');
  });
});

test('recovery codes stay while there is an app or a passkey, and go with the last', async () => {
  const { id, recoveryCodes } = await add();
  const renewed = (await guard.rest.post('/auth/second-factor/recovery-codes/')).body.recovery_codes;
  expect([renewed.length, renewed.includes(recoveryCodes[0])]).toEqual([10, false]);
  const second = await add();
  await guard.rest.delete(`/auth/passkeys/${id}/`);
  expect((await guard.rest.get('/auth/second-factor/')).body).toEqual({ confirmed_at: null, recovery_codes: 10 });
  await guard.rest.delete(`/auth/passkeys/${second.id}/`);
  expect((await guard.rest.get('/auth/second-factor/')).body).toEqual({ confirmed_at: null, recovery_codes: 0 });
  expect((await auth.rest.post('/auth/login/', password())).status).toBe(200);
});

test('others’ are nobody’s business; staff take them away from who has lost them', async () => {
  const { id, authenticator } = await add();
  const member = await auth.signIn('member');
  const path = `/auth/passkeys/${id}/`;
  expect((await member.rest.get('/auth/passkeys/')).body).toEqual([]);
  expect((await member.rest.patch(path, { name: 'x' })).status).toBe(404);
  expect((await member.rest.delete(path)).status).toBe(404);
  const staff = await auth.signIn('staff');
  await staff.rest.post(`/planner/users/${demoAccounts.guard.id}/reset_second_factor/`, {
    identity_proof: 'known_number',
  });
  expect((await enter(authenticator)).status).toBe(401);
  expect((await auth.rest.post('/auth/login/', password())).status).toBe(200);
});

test('an account that is not active lets nobody in by it, and answers as if there were none', async () => {
  const { authenticator } = await add();
  const active = (is: boolean) =>
    auth.database.query('UPDATE account SET is_active = $2 WHERE id = $1', [demoAccounts.guard.id, is]);
  await active(false);
  const { status, body } = await enter(authenticator);
  await active(true);
  expect([status, body]).toEqual([401, { detail: 'This passkey is wrong.' }]);
});
