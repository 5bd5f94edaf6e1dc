import { actors, createTestIssuer, eventually, graphqlClient, restClient, testService } from '@portfolio/testkit';
import { notesDataSource, notesService } from '../service/notes.fixture.ts';

async function started() {
  const auth = await createTestIssuer();
  const service = await testService({
    dataSourceOf: notesDataSource,
    create: notesService,
    environment: { AUTH_URL: auth.url },
  });
  const device = (session_id: string) => {
    const bearer = () => auth.token(actors.member, { session_id });
    return { rest: restClient(service.url, bearer), graphql: graphqlClient(service.url, bearer) };
  };
  const close = () => Promise.all([service.close(), auth.close()]);
  return { auth, device, close };
}

test('a session that ends is refused within a second, over REST and GraphQL; the others go on', async () => {
  const { auth, device, close } = await started();
  const [phone, desk] = [device('phone'), device('desk')];
  expect((await phone.rest.get('/notes/')).status).toBe(200);
  auth.ended.push('phone');
  const look = async () => {
    const answer = await phone.rest.get('/notes/');
    return answer.status === 401 && answer;
  };
  // It is told twice a second; the rest is for a busy machine.
  const refused = await eventually('the session is refused', look, { within: 3_000 });
  expect(refused.body).toMatchObject({ code: 'token_not_valid', messages: [{ message: 'Session has ended' }] });
  expect((await phone.graphql('{ note(id: "1") { id } }')).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  expect((await desk.rest.get('/notes/')).status).toBe(200);
  await close();
});

test('what shows pay asks first, and does not rely on what was told before', async () => {
  const { auth, device, close } = await started();
  const phone = device('phone');
  expect((await phone.rest.get('/pay/')).status).toBe(200);
  auth.ended.push('phone');
  expect((await phone.rest.get('/pay/')).status).toBe(401);
  await close();
});

test('while auth is away sessions go on, but what has ended stays so, and pay is not shown', async () => {
  const { auth, device, close } = await started();
  const [phone, desk] = [device('phone'), device('desk')];
  auth.ended.push('phone');
  await eventually('it is learnt', async () => (await phone.rest.get('/notes/')).status === 401);
  expect((await desk.rest.get('/notes/')).status).toBe(200);
  await auth.close();
  expect((await desk.rest.get('/notes/')).status).toBe(200);
  expect((await phone.rest.get('/notes/')).status).toBe(401);
  expect((await desk.rest.get('/pay/')).status).toBe(503);
  await close();
});
