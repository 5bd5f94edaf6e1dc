import { demoAccounts, type DemoUsername } from '@portfolio/demo/accounts';
import { createTestMailbox } from '@portfolio/testkit';
import { startAuth, type SignedIn } from '../../../test/auth.ts';

const mailbox = await createTestMailbox();
const auth = await startAuth({ SMTP_URL: mailbox.url, PUBLIC_ORIGIN: 'https://site.example' });
beforeEach(() => auth.database.query('TRUNCATE rate_limit'));
afterAll(async () => {
  await auth.close();
  await mailbox.close();
});

let serial = 0;
const newUser = () => {
  serial += 1;
  return { username: `proof${serial}`, email: `proof${serial}@example.com`, password: 'correct horse battery' };
};
const path = (who: DemoUsername | number, action = '') =>
  `/planner/users/${typeof who === 'number' ? who : demoAccounts[who].id}/${action}`;
const other = { password: 'a battery of horses' };

/** Somebody of whom we read the mail, and who has signed in just now. */
async function somebody(rights: object = {}) {
  const account = newUser();
  const { rest } = await auth.signIn('superuser');
  const { body } = await rest.post('/planner/users/', { ...account, ...rights });
  expect((await mailbox.next(account.email)).subject).toBe('An account was created for you');
  return { ...account, id: body.id as number, ...(await signInAgain(account)) };
}
const signInAgain = async ({ username, password }: { username: string; password: string }) =>
  auth.as((await auth.rest.post('/auth/login/', { username, password })).body);

/** What somebody has who got hold of a session: its tokens, a while after the sign-in. */
async function stolen({ access, refresh }: SignedIn, minutes = 6): Promise<SignedIn> {
  await auth.database.query(`UPDATE session SET confirmed_at = now() - make_interval(mins => $2) WHERE id::text = $1`, [
    JSON.parse(Buffer.from(access.split('.')[1]!, 'base64url').toString()).session_id,
    minutes,
  ]);
  const { body } = await auth.rest.post('/auth/token/refresh/', { refresh, rotate: true });
  return auth.as(body);
}

const tellsWhatToDo = {
  detail: 'Please enter your password again: sign in once more, and repeat this within 5 minutes.',
};

describe('scheduling.md §7: an older sign-in changes nobody’s credentials, address or rights', () => {
  const calls: [string, (by: SignedIn, id: number) => Promise<{ status: number; body: unknown }>][] = [
    ['a new superuser', ({ rest }) => rest.post('/planner/users/', { ...newUser(), is_superuser: true })],
    ['an address', ({ rest }, id) => rest.patch(path(id), { email: 'thief@example.com' })],
    ['rights', ({ rest }, id) => rest.patch(path(id), { is_staff: true })],
    ['a password', ({ rest }, id) => rest.post(path(id, 'set_password/'), other)],
    ['the sessions of the owner', ({ rest }, id) => rest.post(path(id, 'end_sessions/'))],
  ];
  test.each(calls)('%s, of another or one’s own: 403, and what to do', async (_, call) => {
    const superuser = await auth.signIn('superuser');
    const thief = await stolen(superuser);
    for (const id of [demoAccounts.superuser.id, demoAccounts.guard.id]) {
      const { status, body } = await call(thief, id);
      expect([status, body]).toEqual([403, tellsWhatToDo]);
    }
  });

  test('signed in anew, or after the password was given again, the documented calls are answered as documented', async () => {
    const manager = await somebody({ is_staff: true });
    const older = await stolen(manager);
    const { id } = await somebody();
    const documented = async ({ rest }: SignedIn) => [
      (await rest.post('/planner/users/', newUser())).status,
      (await rest.patch(path(id), { is_active: true, email: `x${newUser().email}` })).status,
      (await rest.post(path(id, 'set_password/'), other)).status,
    ];
    expect(await documented(older)).toEqual([403, 403, 403]);
    expect(await documented(await signInAgain(manager))).toEqual([201, 200, 204]);
    expect((await older.rest.post('/auth/confirm-password/', { password: manager.password })).status).toBe(204);
    expect(await documented(older)).toEqual([201, 200, 204]);
  });
});

describe('one’s own password asks for the old one, however fresh the sign-in is', () => {
  test('POST /planner/users/{own id}/set_password/', async () => {
    const { id, username, email, password, rest } = await somebody({ is_staff: true });
    const setOwn = (more: object = {}) => rest.post(path(id, 'set_password/'), { ...other, ...more });
    const missing = await setOwn();
    expect([missing.status, missing.body]).toEqual([
      400,
      { current_password: ['This is your own account: send your current password along.'] },
    ]);
    expect((await setOwn({ current_password: 'a guess' })).body).toEqual({
      current_password: ['Your old password was entered incorrectly. Please enter it again.'],
    });
    expect((await auth.rest.post('/auth/login/', { username, password })).status).toBe(200);
    expect((await setOwn({ current_password: password, password: 'short' })).body).toEqual({
      password: [expect.stringContaining('too short')],
    });
    expect((await setOwn({ current_password: password })).status).toBe(204);
    expect((await auth.rest.post('/auth/login/', { username, password })).status).toBe(401);
    // This device stays, as with `POST /auth/change-password/`.
    expect((await rest.get('/auth/user/')).status).toBe(200);
    const told = await mailbox.next(email);
    expect([told.subject, told.text]).toEqual(['Your password was changed', expect.stringContaining('Browser: ')]);
  });

  test('who guesses it is held up', async () => {
    const { id, rest } = await somebody({ is_staff: true });
    const guess = () => rest.post(path(id, 'set_password/'), { ...other, current_password: 'a guess' });
    for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });
});

test('one’s own address changes by the link to the new one, also over PATCH /planner/users/{own id}/', async () => {
  const { id, username, email, rest } = await somebody({ is_staff: true });
  const next = newUser().email;
  const { status, body } = await rest.patch(path(id), { username, email: next, first_name: 'Ada' });
  expect([status, body.email, body.first_name]).toEqual([200, email, 'Ada']);
  const asked = await mailbox.next(email);
  expect([asked.subject, asked.text]).toEqual([
    'A new address for your account',
    expect.stringContaining(`to ${next}`),
  ]);
  const { text } = await mailbox.next(next);
  const token = /confirm-email\/([\w-]+)/.exec(text ?? '')?.[1];
  expect((await auth.rest.post('/auth/confirm-email/', { token })).body).toEqual({ email: next });
  expect((await mailbox.next(email)).subject).toBe('The address of your account was changed');
});

test('who is changed is told at the address of before, by whom and what, and who gave rights is told as well', async () => {
  const manager = await somebody({ is_superuser: true });
  const { id, username, email } = await somebody();
  const next = newUser();
  await manager.rest.patch(path(id), { email: next.email, is_superuser: true, first_name: 'Ada' });
  const told = await mailbox.next(email);
  expect(told.subject).toBe('Your account was changed');
  for (const said of [`Address: ${next.email}`, 'Superuser: manages', manager.username, 'https://site.example/contact'])
    expect(told.text).toContain(said);
  expect(told.text).not.toContain('127.0.0.1');
  const given = await mailbox.next(manager.email);
  expect([given.subject, given.text]).toEqual([
    'Rights were given with your account',
    expect.stringContaining(`rights were given to "${username}"`),
  ]);

  await manager.rest.post(path(id, 'set_password/'), other);
  const password = await mailbox.next(next.email);
  expect([password.subject, password.text]).toEqual([
    'Your password was changed',
    expect.stringContaining(`It was done by ${manager.username}`),
  ]);
  await manager.rest.post('/planner/users/', { ...newUser(), is_staff: true });
  expect((await mailbox.next(manager.email)).subject).toBe('Rights were given with your account');
});

test('what is no way in and no right is told to nobody', async () => {
  const { rest } = await auth.signIn('superuser');
  const { id, email } = await somebody();
  expect((await rest.patch(path(id), { first_name: 'Ada', email, is_staff: false })).status).toBe(200);
  expect((await rest.patch(path(id), { is_active: false })).status).toBe(200);
  expect((await mailbox.next(email)).text).toContain('It can no longer be signed in to');
});

test('a password set by a mailed link, Patreon disconnected, an account erased: the owner is told', async () => {
  const { id, username, email, password, rest } = await somebody();
  await auth.rest.post('/auth/request-password-reset/', { email });
  const [, uid, token] = /reset-password\/([\w-]+)\/([\w-]+)/.exec((await mailbox.next(email)).text ?? '') ?? [];
  await auth.rest.post('/auth/confirm-password-reset/', { uid, token, new_password: password });
  expect((await mailbox.next(email)).subject).toBe('Your password was changed');

  await auth.database.query(`INSERT INTO patreon_account (user_id, patreon_id) VALUES ($1, $2)`, [id, username]);
  expect((await rest.delete('/auth/patreon/')).status).toBe(401);
  const again = await signInAgain({ username, password });
  expect((await (await stolen(again)).rest.delete('/auth/patreon/')).status).toBe(403);
  const { rest: mine } = await signInAgain({ username, password });
  expect((await mine.delete('/auth/patreon/')).status).toBe(204);
  expect((await mailbox.next(email)).subject).toBe('Patreon was disconnected from your account');

  expect((await mine.post('/auth/erase-account/', { username })).status).toBe(204);
  const gone = await mailbox.next(email);
  expect([gone.subject, gone.text]).toEqual(['Your account was erased', expect.stringContaining(`"${username}"`)]);
});

test('GraphQL asks the same', async () => {
  const manager = await somebody({ is_staff: true });
  const setOwn = (by: SignedIn) =>
    by.graphql('mutation ($id: ID!) { setUserPassword(id: $id, password: "a battery of horses") }', {
      id: String(manager.id),
    });
  const codes = ({ errors }: Awaited<ReturnType<typeof setOwn>>) => errors?.[0]?.extensions['errors'];
  expect(codes(await setOwn(manager))).toMatchObject({ currentPassword: [{ code: 'own_password_needed' }] });
  expect(codes(await setOwn(await stolen(manager)))).toMatchObject({ detail: { code: 'password_needed' } });
  const { data } = await (
    await signInAgain(manager)
  ).graphql(
    'mutation ($id: ID!, $now: String!) { setUserPassword(id: $id, password: "a battery of horses", currentPassword: $now) }',
    { id: String(manager.id), now: manager.password },
  );
  expect(data.setUserPassword).toBe(String(manager.id));
});
