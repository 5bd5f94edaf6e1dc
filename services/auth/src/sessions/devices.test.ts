import { startAuth, type TestAuth, type SignedIn } from '../../test/auth.ts';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth();
});
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
