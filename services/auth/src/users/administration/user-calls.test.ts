import { demoAccounts, type DemoUsername } from '@portfolio/demo/accounts';
import { camelKeys } from '@portfolio/service-kit/keys';
import { graphqlClient, restClient, type GraphQLClient, type RestClient } from '@portfolio/testkit';
import { countStatements } from '@portfolio/testkit/statements';
import { startAuth } from '../../../test/auth.ts';

interface Caller {
  rest: RestClient;
  graphql: GraphQLClient;
}

const callers = new Map<string, Caller>();
const auth = await startAuth();
callers.set('a visitor', { rest: restClient(auth.url), graphql: graphqlClient(auth.url) });
for (const name of ['superuser', 'staff', 'manager', 'guard', 'patron', 'member'] as const) {
  callers.set(name, await auth.signIn(name));
}
afterAll(() => auth.close());

const as = (name: string): Caller => {
  const caller = callers.get(name);
  if (!caller) throw new Error(`${name} did not sign in.`);
  return caller;
};
const idOf = (username: DemoUsername | undefined) => (username ? demoAccounts[username].id : 99_999);

let serial = 0;
/** Of a user that does not exist yet. */
const fresh = () => {
  serial += 1;
  return { username: `user${serial}`, email: `user${serial}@example.com`, password: 'correct horse battery' };
};

/** The rows of scheduling.md §7 about users, by what they are sent, over REST and GraphQL. */
const calls = {
  'GET users': {
    rest: ({ rest }: Caller) => rest.get('/planner/users/'),
    graphql: ({ graphql }: Caller) => graphql('{ done: users { count } }'),
  },
  'POST users': {
    rest: ({ rest }: Caller, input: object) => rest.post('/planner/users/', { ...fresh(), ...input }),
    graphql: ({ graphql }: Caller, input: object) =>
      graphql('mutation ($input: NewUser!) { done: createUser(input: $input) { id isSuperuser } }', {
        input: camelKeys({ ...fresh(), ...input }),
      }),
  },
  'PATCH users/{id}': {
    rest: ({ rest }: Caller, input: object, id = idOf('guard')) => rest.patch(`/planner/users/${id}/`, input),
    graphql: ({ graphql }: Caller, input: object, id = idOf('guard')) =>
      graphql('mutation ($id: ID!, $input: UserChanges!) { done: updateUser(id: $id, input: $input) { id } }', {
        id,
        input: camelKeys(input),
      }),
  },
  // Of somebody who is not signed in here: it ends their sessions.
  'POST users/{id}/set_password': {
    rest: ({ rest }: Caller, input: object, id = idOf('manager2')) =>
      rest.post(`/planner/users/${id}/set_password/`, input),
    graphql: ({ graphql }: Caller, input: object, id = idOf('manager2')) =>
      graphql('mutation ($id: ID!, $password: String!) { done: setUserPassword(id: $id, password: $password) }', {
        id,
        ...input,
      }),
  },
};
type Call = keyof typeof calls;

const good: Record<Call, [input: object, status: number]> = {
  'GET users': [{}, 200],
  'POST users': [{}, 201],
  'PATCH users/{id}': [{ first_name: 'Gabriel' }, 200],
  'POST users/{id}/set_password': [{ password: 'correct horse battery' }, 204],
};
const allCalls = Object.entries(good).map(([call, [input, status]]) => [call as Call, input, status] as const);

describe('scheduling §6, §7: users', () => {
  describe.each(allCalls)('%s', (call, input, status) => {
    test.each(['staff', 'superuser'])('succeeds for %s', async (name) => {
      expect((await calls[call].rest(as(name), input)).status).toBe(status);
      const { data, errors } = await calls[call].graphql(as(name), input);
      expect([errors, data.done]).toEqual([undefined, expect.anything()]);
    });

    test('401 for a visitor', async () => {
      const answer = await calls[call].rest(as('a visitor'), input);
      expect([answer.status, answer.body]).toEqual([401, { detail: 'Authentication credentials were not provided.' }]);
      const { errors } = await calls[call].graphql(as('a visitor'), input);
      expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    });

    test.each(['manager', 'guard', 'patron', 'member'])('403 for %s', async (name) => {
      const answer = await calls[call].rest(as(name), input);
      expect([answer.status, answer.body]).toEqual([
        403,
        { detail: 'You do not have permission to perform this action.' },
      ]);
      const { errors } = await calls[call].graphql(as(name), input);
      expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    });
  });

  test.each<[string, Call, object, DemoUsername | undefined]>([
    ['grants the superuser flag to a new user', 'POST users', { is_superuser: true }, undefined],
    ['grants the superuser flag', 'PATCH users/{id}', { is_superuser: true }, 'guard'],
    ['revokes the superuser flag', 'PATCH users/{id}', { is_superuser: false }, 'superuser'],
    ['changes a superuser', 'PATCH users/{id}', { email: 'mine@example.com' }, 'superuser'],
    ['sets the password of a superuser', 'POST users/{id}/set_password', { password: 'mine from now on' }, 'superuser'],
  ])('§6: only a superuser %s', async (_title, call, input, username) => {
    const answer = await calls[call].rest(as('staff'), input, idOf(username));
    expect([answer.status, answer.body]).toEqual([403, { detail: 'Only superusers can manage superusers.' }]);
    const { errors } = await calls[call].graphql(as('staff'), input, idOf(username));
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  test('§6: a superuser may grant the superuser flag, and revoke it', async () => {
    const { body } = await calls['POST users'].rest(as('superuser'), { is_superuser: true });
    expect(body.is_superuser).toBe(true);
    const { data } = await calls['PATCH users/{id}'].graphql(as('superuser'), { is_superuser: false }, body.id);
    expect(data.done).toEqual({ id: String(body.id) });
    expect((await as('superuser').rest.get(`/planner/users/${body.id}/`)).body.is_superuser).toBe(false);
  });

  const blank = ['This field may not be blank.'];
  const required = ['This field is required.'];
  const tooShort = ['This password is too short. It must contain at least 8 characters.'];
  const taken = ['A user with that username already exists.'];
  test.each<[Call, object, object]>([
    ['POST users', { username: '', email: '', password: '' }, { username: blank, email: blank, password: blank }],
    ['POST users', { username: 'GUARD' }, { username: taken }],
    ['POST users', { email: 'x' }, { email: ['Enter a valid email address.'] }],
    ['POST users', { email: 'guard@example.com' }, { email: ['A user with that email address already exists.'] }],
    ['POST users', { password: 'seven77' }, { password: tooShort }],
    [
      'POST users',
      { first_name: 'x'.repeat(151) },
      { first_name: ['Ensure this field has no more than 150 characters.'] },
    ],
    ['PATCH users/{id}', { username: '' }, { username: blank }],
    ['PATCH users/{id}', { username: 'member' }, { username: taken }],
    ['PATCH users/{id}', { email: 'a b@c.d' }, { email: ['Enter a valid email address.'] }],
    ['POST users/{id}/set_password', { password: '' }, { password: blank }],
    ['POST users/{id}/set_password', { password: 'seven77' }, { password: tooShort }],
    ['POST users/{id}/set_password', { password: 'password1' }, { password: ['This password is too common.'] }],
  ])('400: %s with %j', async (call, input, errors) => {
    const answer = await calls[call].rest(as('staff'), input);
    expect([answer.status, answer.body]).toEqual([400, errors]);
    const [error] = (await calls[call].graphql(as('staff'), input)).errors ?? [];
    expect([error?.extensions['code'], error?.extensions['fields']]).toEqual(['BAD_USER_INPUT', camelKeys(errors)]);
  });

  test('400: what is missing, null or of another type', async () => {
    const { rest } = as('staff');
    const post = async (input: object) => (await rest.post('/planner/users/', input)).body;
    expect(await post({})).toEqual({ username: required, email: required, password: required });
    expect(await post({ ...fresh(), username: null })).toEqual({ username: ['This field may not be null.'] });
    expect(await post({ ...fresh(), is_staff: 'x' })).toEqual({ is_staff: ['Must be a valid boolean.'] });
    expect((await rest.post(`/planner/users/${idOf('guard')}/set_password/`, {})).body).toEqual({ password: required });
  });

  test.each<[Call, object]>([
    ['PATCH users/{id}', { first_name: 'Nobody' }],
    ['POST users/{id}/set_password', { password: 'correct horse battery' }],
  ])('404: %s of nobody', async (call, input) => {
    const answer = await calls[call].rest(as('staff'), input, idOf(undefined));
    expect([answer.status, answer.body]).toEqual([404, { detail: 'Not found.' }]);
    const { errors } = await calls[call].graphql(as('staff'), input, idOf(undefined));
    expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  test('what an operation refers to is read in one statement, however many there are', async () => {
    const names = ['guard', 'member', 'patron', 'manager', 'staff'] as const;
    const refer = (...who: DemoUsername[]) =>
      as('staff').graphql(
        'query ($r: [_Any!]!) { entities: _entities(representations: $r) { ... on User { username } } }',
        {
          r: who.map((name) => ({ __typename: 'User', id: String(idOf(name)) })),
        },
      );
    await refer('guard');
    const one = await countStatements(() => refer('guard'));
    expect(await countStatements(() => refer(...names))).toBe(one);
    expect((await refer(...names)).data.entities).toEqual(names.map((username) => ({ username })));
  });

  test('§3: a user has these fields, and the password is write-only', async () => {
    const { body } = await as('staff').rest.post('/planner/users/', fresh());
    const fields =
      'id username email first_name last_name is_active is_staff is_superuser company_admin_for employee_profile administered_companies';
    expect(Object.keys(body)).toEqual(expect.arrayContaining(fields.split(' ')));
    expect(JSON.stringify(body)).not.toMatch(/password|argon2/);
    const patched = await as('staff').rest.patch(`/planner/users/${body.id}/`, { password: 'another one, long' });
    expect(patched.status).toBe(200);
    const login = { username: body.username, password: 'correct horse battery' };
    expect((await auth.rest.post('/auth/login/', login)).status).toBe(200);
  });
});
