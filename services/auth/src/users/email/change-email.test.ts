import { randomUUID } from 'node:crypto';
import { demoPassword } from '@portfolio/demo/accounts';
import { createTestMailbox } from '@portfolio/testkit';
import { startAuth, type SignedIn } from '../../../test/auth.ts';

const mailbox = await createTestMailbox();
const auth = await startAuth({ SMTP_URL: mailbox.url, PUBLIC_ORIGIN: 'https://site.example' });
beforeEach(() => auth.database.query('TRUNCATE rate_limit'));
afterAll(async () => {
  await auth.close();
  await mailbox.close();
});

const tokenTo = async (address: string) => {
  const { subject, text } = await mailbox.next(address);
  expect(subject).toBe('Confirm your new email address');
  return { token: /https:\/\/site\.example\/confirm-email\/([\w-]+)/.exec(text ?? '')?.[1] };
};
const signInAs = async (username: string) =>
  auth.as((await auth.rest.post('/auth/login/', { username, password: demoPassword })).body);
const otherThan = async ({ rest }: SignedIn) =>
  (await rest.get('/auth/sessions/')).body.find(({ is_current }: { is_current: boolean }) => !is_current).id as string;
const confirm = (body: object) => auth.rest.post('/auth/confirm-email/', body);
const emailOf = async (username: 'guard' | 'member' | 'manager') =>
  (await (await auth.signIn(username)).rest.get('/auth/user/')).body.email as string;

test('a new address counts once its link was followed; the old one is told before and after', async () => {
  const { rest } = await auth.signIn('guard');
  await auth.rest.post('/auth/request-password-reset/', { email: 'guard@example.com' });
  await mailbox.next('guard@example.com');
  expect((await rest.post('/auth/change-email/', { email: 'new@example.com' })).status).toBe(204);
  const asked = await mailbox.next('guard@example.com');
  expect([asked.subject, asked.text]).toEqual([
    'A new address for your account',
    expect.stringContaining('to new@example.com'),
  ]);
  expect(asked.text).toContain('https://site.example/reset-password');
  const link = await tokenTo('new@example.com');
  expect(await emailOf('guard')).toBe('guard@example.com');
  const answer = await confirm(link);
  expect([answer.status, answer.body]).toEqual([200, { email: 'new@example.com' }]);
  expect(await emailOf('guard')).toBe('new@example.com');
  const told = await mailbox.next('guard@example.com');
  expect(told.subject).toBe('The address of your account was changed');
  expect(told.text).toContain('https://site.example/contact');
  expect(await auth.database.query('SELECT FROM password_reset WHERE expires_at > now()')).toEqual([]);
  const again = await confirm(link);
  expect([again.status, again.body.token]).toEqual([
    400,
    ['This link is invalid or has expired. Please ask for a new one.'],
  ]);
});

test('an address of another account is refused, also when it was taken meanwhile', async () => {
  const { rest } = await auth.signIn('member');
  const taken = ['A user with that email address already exists.'];
  const refused = await rest.post('/auth/change-email/', { email: 'Manager@example.com' });
  expect([refused.status, refused.body]).toEqual([400, { email: taken }]);
  await rest.post('/auth/change-email/', { email: 'wanted@example.com' });
  const link = await tokenTo('wanted@example.com');
  const staff = await auth.signIn('staff');
  await staff.rest.post('/planner/users/', { username: 'faster', email: 'wanted@example.com', password: demoPassword });
  const late = await confirm(link);
  expect([late.status, late.body]).toEqual([400, { email: taken }]);
});

test('a later wish, an hour, and a new password void the link', async () => {
  const { rest } = await auth.signIn('manager');
  const ask = async (email: string) => {
    await rest.post('/auth/change-email/', { email });
    return tokenTo(email);
  };
  const [first, second] = [await ask('first@example.com'), await ask('second@example.com')];
  expect((await confirm(first)).status).toBe(400);
  await auth.database.query(`UPDATE email_change SET expires_at = now()`);
  expect((await confirm(second)).status).toBe(400);
  const third = await ask('third@example.com');
  await rest.post('/auth/change-password/', { current_password: demoPassword, new_password: `${demoPassword} again` });
  expect((await confirm(third)).status).toBe(400);
});

interface Ended {
  id: number;
  refresh: string;
  owner: SignedIn;
  superuser: SignedIn;
}

test.each<[string, (ended: Ended) => Promise<unknown>]>([
  ['by another device', async ({ owner }) => owner.rest.delete(`/auth/sessions/${await otherThan(owner)}/`)],
  ['over GraphQL', ({ owner }) => owner.graphql('mutation { revokeOtherSessions }')],
  ['by who manages users', ({ superuser, id }) => superuser.rest.post(`/planner/users/${id}/end_sessions/`)],
  [
    'for a replayed token',
    async ({ refresh }) => {
      await auth.rest.post('/auth/token/refresh/', { refresh, rotate: true });
      await auth.database.query(`UPDATE refresh_token SET rotated_at = rotated_at - interval '1 minute'`);
      await auth.rest.post('/auth/token/refresh/', { refresh });
    },
  ],
])(
  'a link ends with the session that asked for it, when that is ended %s; who signs out may follow theirs',
  async (_how, end) => {
    const name = `ended-${randomUUID().slice(0, 8)}`;
    const superuser = await auth.signIn('superuser');
    const user = { username: name, email: `${name}@example.com`, password: demoPassword };
    const { id } = (await superuser.rest.post('/planner/users/', user)).body;
    const ask = async () => {
      const session = await signInAs(name);
      const address = `${randomUUID()}@example.com`;
      await session.rest.post('/auth/change-email/', { email: address });
      return { refresh: session.refresh, link: await tokenTo(address) };
    };
    const { refresh, link } = await ask();
    await end({ id, refresh, superuser, owner: await signInAs(name) });
    expect((await confirm(link)).status).toBe(400);
    const own = await ask();
    await auth.rest.post('/auth/logout/', { refresh: own.refresh });
    expect((await confirm(own.link)).status).toBe(200);
  },
);

test('who manages users gives somebody another address: what was mailed to the one of before is void', async () => {
  const name = `moved-${randomUUID().slice(0, 8)}`;
  const superuser = await auth.signIn('superuser');
  const user = { username: name, email: `${name}@example.com`, password: demoPassword };
  const { body } = await superuser.rest.post('/planner/users/', user);
  const { rest } = await signInAs(name);
  await rest.post('/auth/change-email/', { email: `${name}@elsewhere.example` });
  const change = await tokenTo(`${name}@elsewhere.example`);
  await auth.rest.post('/auth/request-password-reset/', { email: user.email });
  await mailbox.next(user.email);
  const { text } = await mailbox.next(user.email);
  const [, uid, token] = /reset-password\/([\w-]+)\/([\w-]+)/.exec(text ?? '') ?? [];
  const path = `/planner/users/${body.id}/`;
  expect((await superuser.rest.patch(path, { email: `${name}@firm.example` })).status).toBe(200);
  const reset = { uid, token, new_password: `${demoPassword} taken` };
  expect((await auth.rest.post('/auth/confirm-password-reset/', reset)).status).toBe(400);
  expect((await confirm(change)).status).toBe(400);
});

test('over GraphQL', async () => {
  const { graphql } = await auth.signIn('member');
  const asked = await graphql('mutation { changeEmail(email: "graph@example.com") }');
  expect(asked.data).toEqual({ changeEmail: true });
  const { token } = await tokenTo('graph@example.com');
  const { data } = await graphql('mutation ($token: String!) { confirmEmail(token: $token) }', { token });
  expect(data).toEqual({ confirmEmail: 'graph@example.com' });
});
