import { demoAccounts, demoPassword } from '@portfolio/demo/accounts';
import { serviceHeaders } from '@portfolio/testkit';
import { startAuth, type SignedIn } from '../../../test/auth.ts';
import { sessionsAtOnce } from './refresh-token.ts';

const auth = await startAuth();
afterAll(() => auth.close());

const refreshStatus = async ({ refresh }: SignedIn) =>
  (await auth.rest.post('/auth/token/refresh/', { refresh })).status;

test('a user sees the devices, signs one out, then all others', async () => {
  const [phone, laptop, tablet] = [await auth.signIn('guard'), await auth.signIn('guard'), await auth.signIn('guard')];
  const { body } = await laptop.rest.get('/auth/sessions/');
  expect(body).toHaveLength(3);
  expect(body.filter((session: { is_current: boolean }) => session.is_current)).toEqual([
    {
      id: expect.any(String),
      user_agent: 'node',
      ip_address: '127.0.0.1',
      created_at: expect.stringMatching(/Z$/),
      last_used_at: expect.stringMatching(/Z$/),
      expires_at: expect.stringMatching(/Z$/),
      is_current: true,
    },
  ]);
  const { id: phoneId } = (await phone.rest.get('/auth/sessions/')).body.find(
    (session: { is_current: boolean }) => session.is_current,
  );
  expect((await laptop.rest.delete(`/auth/sessions/${phoneId}/`)).status).toBe(204);
  expect((await laptop.rest.delete(`/auth/sessions/${phoneId}/`)).status).toBe(404);
  expect(await Promise.all([phone, laptop, tablet].map(refreshStatus))).toEqual([401, 200, 200]);
  expect((await laptop.rest.delete('/auth/sessions/')).status).toBe(204);
  expect(await Promise.all([laptop, tablet].map(refreshStatus))).toEqual([200, 401]);
});

const sessionOf = ({ access }: SignedIn): string =>
  JSON.parse(Buffer.from(access.split('.')[1]!, 'base64url').toString()).session_id;

/** As if the user had signed in longer ago than a sign-in counts. */
const leftOpen = (signedIn: SignedIn) =>
  auth.database.query(`UPDATE session SET confirmed_at = now() - interval '6 minutes' WHERE id::text = $1`, [
    sessionOf(signedIn),
  ]);

test('a device that was left open is asked for the password, for some minutes', async () => {
  const [here, there] = [await auth.signIn('member'), await auth.signIn('member')];
  await leftOpen(here);
  const refused = await here.rest.delete('/auth/sessions/');
  expect([refused.status, refused.body]).toEqual([
    403,
    { detail: 'Please enter your password again: sign in once more, and repeat this within 5 minutes.' },
  ]);
  expect(refused.headers.get('x-error-codes')).toContain('"password_needed"');
  const over = await here.graphql('mutation { revokeOtherSessions }');
  expect(over.errors?.[0]?.extensions['errors'].detail.code).toBe('password_needed');
  const wrong = await here.rest.post('/auth/confirm-password/', { password: 'wrong' });
  expect([wrong.status, wrong.body]).toEqual([400, { password: ['This password is wrong.'] }]);
  expect((await here.rest.delete('/auth/sessions/')).status).toBe(403);
  expect((await here.rest.post('/auth/confirm-password/', { password: demoPassword })).status).toBe(204);
  expect(await refreshStatus(there)).toBe(200);
  expect((await here.rest.delete('/auth/sessions/')).status).toBe(204);
  expect(await refreshStatus(there)).toBe(401);
  await leftOpen(here);
  const { data } = await here.graphql('mutation ($p: String!) { confirmPassword(password: $p) revokeOtherSessions }', {
    p: demoPassword,
  });
  expect(data).toEqual({ confirmPassword: true, revokeOtherSessions: true });
});

test('guesses of the password are counted', async () => {
  const { rest } = await auth.signIn('patron');
  const guess = async () => (await rest.post('/auth/confirm-password/', { password: 'wrong' })).status;
  for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toBe(400);
  expect(await guess()).toBe(429);
});

test('whoever manages users ends the sessions of one, which other services hear of', async () => {
  const [guard, staff] = [await auth.signIn('guard'), await auth.signIn('staff')];
  const id = demoAccounts.guard.id;
  expect((await staff.rest.post(`/planner/users/${id}/end_sessions/`)).status).toBe(204);
  expect(await refreshStatus(guard)).toBe(401);
  expect((await guard.rest.get('/auth/sessions/')).status).toBe(401);
  const { body } = await auth.rest.get('/internal/ended-sessions/?seconds=60', serviceHeaders('scheduling'));
  expect(body.ended).toContain(sessionOf(guard));
  expect((await staff.rest.post(`/planner/users/${demoAccounts.staff.id}/end_sessions/`)).status).toBe(204);
  expect(await refreshStatus(staff)).toBe(200);
});

test('other services are told of sessions that ended: signed out, demoted, deactivated, with a new password', async () => {
  const superuser = await auth.signIn('superuser');
  const change = async (more: object) => {
    const account = { username: `u${Math.random()}`, email: `${Math.random()}@example.com`, password: demoPassword };
    const { body } = await superuser.rest.post('/planner/users/', { ...account, is_staff: true });
    const { body: signedIn } = await auth.rest.post('/auth/login/', account);
    await superuser.rest.patch(`/planner/users/${body.id}/`, more);
    if ('password' in more) await superuser.rest.post(`/planner/users/${body.id}/set_password/`, more);
    return sessionOf(signedIn);
  };
  const signedOut = await auth.signIn('guard');
  await auth.rest.post('/auth/logout/', { refresh: signedOut.refresh });
  const ended = [
    sessionOf(signedOut),
    await change({ is_staff: false }),
    await change({ is_active: false }),
    await change({ password: 'correct horse battery staple' }),
  ];
  const path = '/internal/ended-sessions/?seconds=60';
  const { body } = await auth.rest.get(path, serviceHeaders('scheduling'));
  expect(body.ended).toEqual(expect.arrayContaining(ended));
  expect(body.ended).not.toContain(sessionOf(superuser));
  expect((await auth.rest.get(path)).status).toBe(403);
  expect((await auth.rest.get('/internal/ended-sessions/?seconds=-1', serviceHeaders('scheduling'))).status).toBe(400);
});

test('over GraphQL', async () => {
  const [here, there] = [await auth.signIn('patron'), await auth.signIn('patron')];
  const { data } = await here.graphql('{ sessions { id userAgent isCurrent } }');
  const other = data.sessions.find((session: { isCurrent: boolean }) => !session.isCurrent);
  const revoked = await here.graphql('mutation ($id: ID!) { revokeSession(id: $id) }', { id: other.id });
  expect(revoked.data.revokeSession).toBe(other.id);
  expect(await refreshStatus(there)).toBe(401);
  expect((await here.graphql('mutation { revokeOtherSessions }')).data).toEqual({ revokeOtherSessions: true });
  expect(await refreshStatus(here)).toBe(200);
});

test("others' devices are not found, nor is nonsense", async () => {
  const [guard, manager] = [await auth.signIn('guard'), await auth.signIn('manager')];
  const [{ id }] = (await manager.rest.get('/auth/sessions/')).body;
  expect((await guard.rest.delete(`/auth/sessions/${id}/`)).status).toBe(404);
  expect((await guard.rest.delete('/auth/sessions/x/')).status).toBe(404);
  expect(await refreshStatus(manager)).toBe(200);
});

test('on more devices than may be at once, the one that was not used for longest is signed out, and its user told', async () => {
  const oldest = await auth.signIn('patron');
  await auth.database.query(
    `INSERT INTO session (user_id, user_agent, ip_address, network, expires_at)
     SELECT $1, 'other', '127.0.0.1', '127.0.0.1', now() + interval '1 hour' FROM generate_series(2, $2)`,
    [demoAccounts.patron.id, sessionsAtOnce],
  );
  expect(await refreshStatus(oldest)).toBe(200);
  const newest = await Promise.all([auth.signIn('patron'), auth.signIn('patron')]);
  expect(await Promise.all([oldest, ...newest].map(refreshStatus))).toEqual([401, 200, 200]);
  expect((await newest[0].rest.get('/auth/sessions/')).body).toHaveLength(sessionsAtOnce);
  const told = await auth.database.query(`SELECT FROM audit_event WHERE kind = 'sessions_ended' AND user_id = $1`, [
    demoAccounts.patron.id,
  ]);
  expect(told.length).toBeGreaterThan(0);
});
