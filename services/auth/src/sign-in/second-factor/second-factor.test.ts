import { jest } from '@jest/globals';
import { demoAccounts, demoPassword } from '@portfolio/demo/accounts';
import { createTestMailbox, eventually, serviceHeaders, type TestMailbox } from '@portfolio/testkit';
import { nextStep, stopClock } from '../../../test/clock.ts';
import { startAuth, type SignedIn, type TestAuth } from '../../../test/auth.ts';
import { codeAt } from './totp.ts';

let auth: TestAuth;
let mailbox: TestMailbox;
beforeAll(async () => {
  stopClock();
  mailbox = await createTestMailbox();
  auth = await startAuth({ SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await auth.close();
  await mailbox.close();
  jest.useRealTimers();
});
beforeEach(() => auth.database.query('TRUNCATE rate_limit; DELETE FROM recovery_code; DELETE FROM second_factor'));

const login = (code?: string, username = 'guard', headers = {}) =>
  auth.rest.post('/auth/login/', { username, password: demoPassword, ...(code !== undefined && { code }) }, headers);
const codesIn = ({ headers }: { headers: Headers }) => headers.get('x-error-codes');
const seconds30 = 30_000;

/** The guard, with a second factor whose code of now is used. */
async function protect(signedIn?: SignedIn) {
  const guard = signedIn ?? (await auth.signIn('guard'));
  const { secret } = (await guard.rest.post('/auth/second-factor/')).body;
  const { body } = await guard.rest.post('/auth/second-factor/confirm/', { code: codeAt(secret) });
  return { guard, secret: secret as string, recoveryCodes: body.recovery_codes as string[] };
}

test('signing in takes two steps: the password, then a code that counts once', async () => {
  const { guard, secret } = await protect();
  const first = await login();
  const sentence = 'Enter the code from your authenticator app.';
  expect([first.status, first.body]).toEqual([401, { detail: sentence, error: sentence }]);
  expect(codesIn(first)).toContain('second_factor_needed');
  const again = await login(codeAt(secret));
  expect([again.status, codesIn(again)]).toEqual([401, expect.stringContaining('second_factor_wrong')]);
  nextStep();
  const code = codeAt(secret);
  const answers = await Promise.all([login(code), login(code), login(code)]);
  const [signedIn, ...others] = answers.filter(({ status }) => status === 200);
  expect([signedIn?.body.user.username, others]).toEqual(['guard', []]);
  expect((await login('000000')).status).toBe(401);
  const fact = await auth.rest.get(
    `/internal/users/${demoAccounts.guard.id}/second-factor/`,
    serviceHeaders('scheduling'),
  );
  expect(fact.body).toEqual({ has_second_factor: true });
  const { body } = await guard.rest.get('/auth/second-factor/');
  expect(body).toEqual({ confirmed_at: expect.stringMatching(/Z$/), recovery_codes: 10 });
});

test('a code lives 30 seconds: that of the step before and of the next are told, and are no guesses', async () => {
  const { secret } = await protect();
  const early = await login(codeAt(secret, Date.now() + seconds30));
  expect([early.status, codesIn(early)]).toEqual([401, expect.stringContaining('second_factor_early')]);
  nextStep();
  const shown = codeAt(secret);
  nextStep();
  for (let tries = 0; tries < 12; tries += 1) {
    const late = await login(shown);
    const sentence = 'This code has just expired. Enter the one shown now.';
    expect([late.status, late.body]).toEqual([401, { detail: sentence, error: sentence }]);
    expect(codesIn(late)).toContain('second_factor_expired');
  }
  nextStep();
  const old = await login(shown);
  expect([old.status, codesIn(old)]).toEqual([401, expect.stringContaining('second_factor_wrong')]);
  expect((await login(codeAt(secret))).status).toBe(200);
});

test('while it is set up, a code of another moment says what to do about it', async () => {
  const guard = await auth.signIn('guard');
  const { secret } = (await guard.rest.post('/auth/second-factor/')).body;
  const confirm = async (code: string) => (await guard.rest.post('/auth/second-factor/confirm/', { code })).body.code;
  expect(await confirm(codeAt(secret, Date.now() - seconds30))).toEqual([
    'This code has just expired. Enter the one shown now.',
  ]);
  expect(await confirm(codeAt(secret, Date.now() + seconds30))).toEqual([
    expect.stringContaining('your device’s clock is fast'),
  ]);
});

test('a wrong password is told as ever, whether or not a code comes with it', async () => {
  const { secret } = await protect();
  const sent = { username: 'guard', password: 'wrong' };
  const answers = [
    await auth.rest.post('/auth/login/', sent),
    await auth.rest.post('/auth/login/', { ...sent, code: codeAt(secret, Date.now() + seconds30) }),
  ];
  const refusal = [401, { detail: 'No active account found with the given credentials' }];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([refusal, refusal]);
});

test('a recovery code lets in once, however it is typed; new ones void the old', async () => {
  const { guard, recoveryCodes } = await protect();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = '', second] = recoveryCodes;
  expect((await login(first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await login(first)).status).toBe(401);
  const renewed = (await guard.rest.post('/auth/second-factor/recovery-codes/')).body.recovery_codes;
  expect((await login(second)).status).toBe(401);
  expect((await login(renewed[0])).status).toBe(200);
  expect((await guard.rest.get('/auth/second-factor/')).body.recovery_codes).toBe(9);
});

test('a recovery code used sends a mail, with how many are left; one that is refused sends none', async () => {
  const { recoveryCodes } = await protect();
  expect((await login('0000-0000-0000')).status).toBe(401);
  const device = 'OnlyHere/1.0'; // a mail of a test before may still come
  expect((await login(recoveryCodes[0], 'guard', { 'user-agent': device })).status).toBe(200);
  const of = ({ subject, text }: (typeof mailbox.received)[number]) =>
    /recovery code/i.test(subject ?? '') && text?.includes(device) === true;
  await eventually('the mail', () => Promise.resolve(mailbox.received.some(of)));
  expect((await login(recoveryCodes[0])).status).toBe(401);
  expect(mailbox.received.filter(of)).toHaveLength(1);
});

test('nothing of it stands in the database in the clear', async () => {
  const { secret, recoveryCodes } = await protect();
  const [row] = await auth.database.query<[{ all: string }]>(
    `SELECT concat(string_agg(second_factor::text, ' '), (SELECT string_agg(hash::text, ' ') FROM recovery_code)) AS all
     FROM second_factor`,
  );
  for (const one of [secret, ...recoveryCodes]) {
    expect(row.all).not.toContain(one);
    expect(row.all).not.toContain(Buffer.from(one).toString('hex'));
  }
});

test('guesses of the code are counted over all addresses, and told', async () => {
  await protect();
  for (let tries = 0; tries < 9; tries += 1) {
    await auth.database.query("DELETE FROM rate_limit WHERE key LIKE 'login%'");
    expect((await login('000000')).status).toBe(401);
  }
  await auth.database.query("DELETE FROM rate_limit WHERE key LIKE 'login%'");
  const refused = await login('000000');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
  const staff = await auth.signIn('staff');
  const { count } = (await staff.rest.get(`/auth/events/?kind=second_factor_failed&person=${demoAccounts.guard.id}`))
    .body;
  expect(count).toBeGreaterThanOrEqual(9);
});

test('until it is confirmed it asks for nothing, and begins anew; there is one', async () => {
  const guard = await auth.signIn('guard');
  const begin = () => guard.rest.post('/auth/second-factor/');
  const [first, second] = [(await begin()).body, (await begin()).body];
  expect(second.uri).toBe(
    `otpauth://totp/Portfolio:guard?issuer=Portfolio&secret=${second.secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect(second.qr_code).toContain('<svg');
  expect((await login()).status).toBe(200);
  const confirm = (code: string) => guard.rest.post('/auth/second-factor/confirm/', { code });
  expect((await confirm(codeAt(first.secret))).body).toEqual({ code: ['This code is wrong.'] });
  expect((await confirm(codeAt(second.secret))).status).toBe(200);
  const present = await begin();
  expect([present.status, codesIn(present)]).toEqual([409, expect.stringContaining('second_factor_present')]);
});

test('it needs a password beside it', async () => {
  const patron = await auth.signIn('patron');
  await auth.database.query('UPDATE account SET password_hash = NULL WHERE id = $1', [demoAccounts.patron.id]);
  const { status, headers } = await patron.rest.post('/auth/second-factor/');
  expect([status, headers.get('x-error-codes')]).toEqual([
    409,
    expect.stringContaining('second_factor_without_password'),
  ]);
});

test('its user is told in their language', async () => {
  const member = await auth.signIn('member');
  await member.rest.put('/planner/settings/', { language: 'es' });
  await protect(member);
  expect((await mailbox.next('member@example.com')).subject).toBe('El inicio de sesión en dos pasos está activado');
});

test('one takes it away oneself, over GraphQL', async () => {
  const { guard } = await protect();
  expect((await guard.graphql('mutation { removeSecondFactor }')).data).toEqual({ removeSecondFactor: true });
  expect((await guard.graphql('{ secondFactor { confirmedAt recoveryCodes } }')).data.secondFactor).toEqual({
    confirmedAt: null,
    recoveryCodes: 0,
  });
  expect((await login()).status).toBe(200);
});
