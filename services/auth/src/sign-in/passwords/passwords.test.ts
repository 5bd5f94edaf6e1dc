import type { Mail } from '@portfolio/service-kit/mail';
import { createTestMailbox, eventually, lockWaits, serviceHeaders } from '@portfolio/testkit';
import { keepLog } from '@portfolio/testkit/marks';
import { startAuth } from '../../../test/auth.ts';
import { backgroundContext } from '@portfolio/service-kit/request-context';
import { createSecrets, needsRehash } from '../../shared/secrets/secrets.ts';
import { resetMailJob } from './reset-mail.ts';

const kept = keepLog();
const mailbox = await createTestMailbox();
const auth = await startAuth({ SMTP_URL: mailbox.url, PUBLIC_ORIGIN: 'https://site.example' }, kept);
beforeEach(() => auth.database.query('DELETE FROM rate_limit'));
afterAll(async () => {
  await auth.close();
  await mailbox.close();
});

const request = (email: string, language?: string) =>
  auth.rest.post('/auth/request-password-reset/', { email }, language ? { 'accept-language': language } : {});
const confirm = (input: object) => auth.rest.post('/auth/confirm-password-reset/', input);
const sent = {
  detail: "If an account exists with the email you provided, we've sent password reset instructions.",
};
const badToken = { token: ['Invalid or expired token. Please request a new password reset link.'] };

async function linkFor(email: string) {
  await request(email);
  const { text } = await mailbox.next(email, '/reset-password/');
  const [, uid, token] = /https:\/\/site\.example\/reset-password\/([\w-]+)\/([\w-]+)/.exec(text ?? '') ?? [];
  return { uid, token };
}

describe('password reset', () => {
  test('mails a link that sets a new password, once, and ends all sessions', async () => {
    const before = await auth.signIn('guard');
    const { status, body } = await request('Guard@Example.com');
    expect([status, body]).toEqual([200, sent]);
    const mail = await mailbox.next('guard@example.com', '/reset-password/');
    expect([mail.subject, mail.from?.address]).toEqual(['Reset your password', 'no-reply@localhost']);
    expect(mail.text).toContain('Hello Gabriel,');
    const [link, uid, token] =
      /https:\/\/site\.example\/reset-password\/([\w-]+)\/([\w-]+)/.exec(mail.text ?? '') ?? [];
    expect(mail.html).toContain(`<a href="${link}">Choose a new password</a>`);

    const done = await confirm({ uid, token, new_password: 'after the reset' });
    expect([done.status, done.body]).toEqual([200, { detail: 'Password has been reset.' }]);
    await auth.signIn('guard', 'after the reset');
    expect((await auth.rest.post('/auth/token/refresh/', { refresh: before.refresh })).status).toBe(401);
    expect(await confirm({ uid, token, new_password: 'once more please' })).toMatchObject({
      status: 400,
      body: badToken,
    });
  });

  test.each([
    ['es', 'Restablezca su contraseña'],
    ['fr-CA,fr;q=0.9', 'Réinitialisez votre mot de passe'],
    ['de', 'Reset your password'],
  ])('is in the language of the request: %s', async (language, subject) => {
    await request('member@example.com', language);
    expect((await mailbox.next('member@example.com', '/reset-password/')).subject).toBe(subject);
  });

  test("is in the user's language when they have saved one", async () => {
    const { rest } = await auth.signIn('manager');
    const { body: settings } = await rest.get('/planner/settings/');
    await rest.put('/planner/settings/', { ...settings, language: 'fr' });
    await request('manager@example.com', 'es');
    expect((await mailbox.next('manager@example.com', '/reset-password/')).subject).toBe(
      'Réinitialisez votre mot de passe',
    );
  });

  test('an unknown address gets the same answer, and no mail', async () => {
    const count = mailbox.received.length;
    expect(await request('nobody@example.com')).toMatchObject({ status: 200, body: sent });
    // Jobs run in order, so when the next mail is here the unknown address has been dealt with.
    await linkFor('member@example.com');
    expect(mailbox.received.length).toBe(count + 1);
  });

  test('a newer link voids the older ones', async () => {
    const older = await linkFor('patron@example.com');
    const newer = await linkFor('patron@example.com');
    expect((await confirm({ ...older, new_password: 'something new' })).body).toEqual(badToken);
    expect((await confirm({ ...newer, new_password: 'something new' })).status).toBe(200);
  });

  test('a link expires after an hour', async () => {
    const link = await linkFor('patron@example.com');
    await auth.database.query(`UPDATE password_reset SET expires_at = expires_at - interval '1 hour'`);
    expect((await confirm({ ...link, new_password: 'something new' })).body).toEqual(badToken);
  });

  test('of two uses at once one succeeds', async () => {
    const link = await linkFor('patron@example.com');
    const answers = await Promise.all(
      ['first to arrive', 'second to arrive'].map((word) => confirm({ ...link, new_password: word })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test('the token belongs to its user', async () => {
    const { token } = await linkFor('patron@example.com');
    for (const uid of ['MQ', 'x', '%00', Buffer.from('1; DROP').toString('base64url')]) {
      expect((await confirm({ uid, token, new_password: 'something new' })).body).toEqual(badToken);
    }
  });

  test('a bad password leaves the link usable', async () => {
    const link = await linkFor('patron@example.com');
    expect((await confirm({ ...link, new_password: 'qwertyuiop' })).body).toEqual({
      new_password: ['This password is too common.'],
    });
    expect((await confirm({ ...link, new_password: 'seven77' })).body).toEqual({
      new_password: ['This password is too short. It must contain at least 8 characters.'],
    });
    expect((await confirm({ ...link, new_password: 'good enough now' })).status).toBe(200);
  });

  test('links are hashed at rest, also in the queue, and a refused mail is logged without whom and what it tells', async () => {
    const { token } = await linkFor('patron@example.com');
    const [row] = await auth.database.query('SELECT token_hash FROM password_reset');
    expect(row.token_hash.toString('latin1')).not.toContain(token);
    mailbox.accepts = false;
    await request('member@example.com');
    const waiting = () => auth.database.query('SELECT payload FROM graphile_worker._private_jobs');
    for (let jobs = []; jobs.length === 0; jobs = await waiting());
    expect(JSON.stringify(await waiting())).not.toMatch(/[\w-]{43}/);
    await eventually('the failure is logged', () => kept.lines.some((line) => line.includes('job failed')));
    expect(kept.lines.join()).toMatch(/Message failed: 451 4\.2\.2"/);
    expect(kept.telling(['member@example.com', 'over quota', token!])).toEqual([]);
    mailbox.accepts = true;
  });

  test('an empty or malformed address is a field error', async () => {
    expect((await request('')).body).toEqual({ email: ['This field may not be blank.'] });
    expect((await request('x')).body).toEqual({ email: ['Enter a valid email address.'] });
  });

  test('works over GraphQL', async () => {
    const asked = await auth.graphql('mutation { requestPasswordReset(email: "staff@example.com") }');
    expect(asked.data.requestPasswordReset).toBe(sent.detail);
    const { text } = await mailbox.next('staff@example.com', '/reset-password/');
    const [, uid, token] = /reset-password\/([\w-]+)\/([\w-]+)/.exec(text ?? '') ?? [];
    const query =
      'mutation ($u: String!, $t: String!) { confirmPasswordReset(uid: $u, token: $t, newPassword: "graph it is") }';
    expect((await auth.graphql(query, { u: uid, t: token })).data.confirmPasswordReset).toBe(
      'Password has been reset.',
    );
    expect((await auth.graphql(query, { u: uid, t: token })).errors?.[0]?.extensions['fields']).toEqual(badToken);
  });
});

describe('a password has at most 128 characters, of any script, as people count them', () => {
  const longest = '🦊🐻🐼🐨🐯🦁🐮🐷'.repeat(16);
  const tooLong = ['Ensure this field has no more than 128 characters.'];
  const ways: [string, string, (password: string) => Promise<{ status: number; body: unknown }>][] = [
    [
      'a new user',
      'password',
      async (password) =>
        (await auth.signIn('superuser')).rest.post('/planner/users/', {
          username: 'long',
          email: 'long@example.com',
          password,
        }),
    ],
    [
      'set_password',
      'password',
      async (password) => (await auth.signIn('superuser')).rest.post('/planner/users/7/set_password/', { password }),
    ],
    [
      'a reset',
      'new_password',
      async (new_password) => confirm({ ...(await linkFor('staff@example.com')), new_password }),
    ],
    [
      'a registration',
      'password',
      (password) =>
        auth.rest.post(
          '/internal/users/',
          { key: 'long', username: 'invited', email: 'invited@example.com', password },
          serviceHeaders('scheduling'),
        ),
    ],
  ];

  test.each(ways)('%s: 129 are refused, 128 accepted', async (_title, field, set) => {
    expect(await set(`${longest}x`)).toMatchObject({ status: 400, body: { [field]: tooLong } });
    expect((await set(longest)).status).toBeLessThan(300);
  });

  test('they sign in, and a change refuses 129 too', async () => {
    for (const username of ['long', 'invited', 'member', 'staff']) {
      expect((await auth.rest.post('/auth/login/', { username, password: longest })).status).toBe(200);
      expect((await auth.rest.post('/auth/login/', { username, password: longest.slice(2) })).status).toBe(401);
    }
    const { rest } = await auth.signIn('member', longest);
    const change = (new_password: string) =>
      rest.post('/auth/change-password/', { current_password: longest, new_password });
    expect((await change(`${longest}x`)).body).toEqual({ new_password: tooLong });
    expect((await change('🐷🐮🦁🐯🐨🐼🐻🦊'.repeat(16))).status).toBe(204);
  });
});

describe('POST /auth/change-password/', () => {
  test('needs the current password, keeps this session and ends the others', async () => {
    const [here, there] = [await auth.signIn('manager2'), await auth.signIn('manager2')];
    const change = (current_password: string) =>
      here.rest.post('/auth/change-password/', { current_password, new_password: 'freshly chosen' });
    expect((await change('wrong')).body).toEqual({
      current_password: ['Your old password was entered incorrectly. Please enter it again.'],
    });
    expect((await change('Portfolio-Demo-1')).status).toBe(204);
    const refresh = async (token: string) => (await auth.rest.post('/auth/token/refresh/', { refresh: token })).status;
    expect([await refresh(here.refresh), await refresh(there.refresh)]).toEqual([200, 401]);
    await auth.signIn('manager2', 'freshly chosen');
  });

  test('of two on two devices at once the first counts: the password that the other knows is the current one no more', async () => {
    const old = 'freshly chosen';
    const [here, there] = [await auth.signIn('manager2', old), await auth.signIn('manager2', old)];
    const both = await auth.database.transaction(async (other) => {
      await other.query(`SELECT FROM account WHERE username = 'manager2' FOR UPDATE`);
      const asked = [here, there].map(({ rest }, index) =>
        rest.post('/auth/change-password/', { current_password: old, new_password: `${old} ${index}` }),
      );
      await lockWaits(auth.database, 2);
      return asked;
    });
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400]);
    await auth.signIn('manager2', `${old} ${answers.findIndex(({ status }) => status === 204)}`);
  });
});

test('a hash of lower parameters is replaced at the next sign-in', async () => {
  const { hash } = await import('@node-rs/argon2');
  const weak = await hash('weakly kept', { memoryCost: 8192, timeCost: 1 });
  expect(needsRehash(weak)).toBe(true);
  await auth.database.query(`UPDATE account SET password_hash = $1 WHERE username = 'superuser'`, [weak]);
  await auth.signIn('superuser', 'weakly kept');
  const [row] = await auth.database.query(`SELECT password_hash FROM account WHERE username = 'superuser'`);
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await auth.signIn('superuser', 'weakly kept');
});

test('a guessable password is said before the link is looked at, and one like the name leaves the link good', async () => {
  const input = { uid: 'x', token: 'y', new_password: 'password123' };
  expect((await confirm(input)).body).toEqual({ new_password: ['This password is too common.'] });
  const link = await linkFor('manager2@example.com');
  expect((await confirm({ ...link, new_password: 'xmanager2@1' })).body).toEqual({
    new_password: ['The password is too similar to the username.'],
  });
  expect((await confirm({ ...link, new_password: 'correct horse battery staple' })).status).toBe(200);
});

describe('a job that is repeated', () => {
  const mails: Mail[] = [];
  beforeEach(() => {
    mails.length = 0;
  });
  /** Mails a link as the worker does, to `member`. */
  async function mail(seed: string, asked_at: string): Promise<{ uid?: string; token?: string }> {
    const job = resetMailJob({
      database: auth.database,
      secrets: createSecrets({ SECRET_KEY: 'a secret key of this test alone, long enough', NODE_ENV: 'test' }),
      publicOrigin: 'https://site.example',
      mailer: { send: (one) => Promise.resolve(void mails.push(one)), close: () => {} },
    });
    const payload = { email: 'member@example.com', language: 'en', seed, asked_at };
    await job.run(backgroundContext(), payload, new AbortController().signal);
    const [, uid, token] = /reset-password\/([\w-]+)\/([\w-]+)/.exec(mails.at(-1)!.text) ?? [];
    return { uid, token };
  }
  const new_password = 'correct horse battery staple';

  test('sends the same link, which works', async () => {
    const askedAt = new Date().toISOString();
    await mail('first', askedAt);
    const link = await mail('first', askedAt);
    expect(mails[1]).toEqual(mails[0]);
    expect((await confirm({ ...link, new_password })).status).toBe(200);
  });

  test('leaves a newer link good, and sends nothing', async () => {
    const [older, newer] = [new Date().toISOString(), new Date(Date.now() + 1).toISOString()];
    await mail('older', older);
    const link = await mail('newer', newer);
    await mail('older', older);
    expect(mails).toHaveLength(2);
    expect((await confirm({ ...link, new_password })).status).toBe(200);
  });

  test('makes no used link good again', async () => {
    const asked = new Date().toISOString();
    const link = await mail('used', asked);
    await confirm({ ...link, new_password });
    await mail('used', asked);
    expect(mails).toHaveLength(1);
    expect((await confirm({ ...link, new_password })).body).toEqual(badToken);
  });

  test('makes no link good that was asked for before the password changed', async () => {
    const [before, after] = [new Date().toISOString(), new Date(Date.now() + 1).toISOString()];
    const link = await mail('after', after);
    await confirm({ ...link, new_password });
    await mail('before', before);
    expect(mails).toHaveLength(1);
  });
});
