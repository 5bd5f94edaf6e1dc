import { messages } from '@portfolio/contracts/errors';
import { startAuth } from '../test/auth.ts';

const auth = await startAuth();
const superuser = await auth.signIn('superuser');
afterAll(() => auth.close());

test('NUL in a search is an error of it', async () => {
  const { status, body } = await superuser.rest.get('/planner/users/?search=a%00b');
  expect([status, body]).toEqual([400, { search: [messages.nullCharacters] }]);
});

test('NUL in a path or an id is not found, and in an input of GraphQL an error of its field', async () => {
  expect((await superuser.rest.delete('/auth/sessions/a%00b/')).status).toBe(404);
  const { errors } = await superuser.graphql(String.raw`mutation { revokeSession(id: "a\u0000b") }`);
  expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  const login = await superuser.graphql(String.raw`mutation { login(username: "a\u0000b", password: "x") { access } }`);
  expect(login.errors?.[0]?.extensions['fields']).toEqual({ username: [messages.nullCharacters] });
});
