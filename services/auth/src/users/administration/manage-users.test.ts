import { demoAccounts, demoPassword, type DemoUsername } from '@portfolio/demo/accounts';
import { serviceHeaders } from '@portfolio/testkit';
import { startAuth, type SignedIn } from '../../../test/auth.ts';

const auth = await startAuth();
const superuser = await auth.signIn('superuser');
const staff = await auth.signIn('staff');
afterAll(() => auth.close());

const path = (username: DemoUsername) => `/planner/users/${demoAccounts[username].id}/`;
const refreshStatus = async ({ refresh }: SignedIn) =>
  (await auth.rest.post('/auth/token/refresh/', { refresh })).status;
const newUser = {
  username: 'new.user',
  email: 'new@example.com',
  first_name: 'New',
  last_name: 'User',
  is_active: true,
  is_staff: false,
  is_superuser: false,
  password: 'correct horse battery',
};

describe('scheduling §7: GET /planner/users/', () => {
  test('lists users with what scheduling knows of them', async () => {
    const { status, body } = await staff.rest.get('/planner/users/?ordering=id&page_size=3');
    expect([status, body.count, body.results.length]).toEqual([200, 7, 3]);
    expect(body.results[2]).toMatchObject({
      username: 'manager',
      is_admin: true,
      company_admin_for: [{ id: 1, name: 'Northwind Security' }],
      employee_profile: null,
    });
    expect(body.next).toBe(`${auth.url}/planner/users/?ordering=id&page_size=3&page=2`);
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  test('searches names and addresses, every term', async () => {
    const { body } = await staff.rest.get('/planner/users/?search=EXAMPLE%20gabr');
    expect(body.results.map(({ username }: { username: string }) => username)).toEqual(['guard']);
  });

  test('orders', async () => {
    const { body } = await staff.rest.get('/planner/users/?ordering=-last_name');
    expect(body.results[0].last_name).toBe('Okafor');
  });
});

describe('scheduling §7: POST /planner/users/', () => {
  test('creates a user who can sign in; the password is write-only', async () => {
    const { status, body } = await staff.rest.post('/planner/users/', newUser);
    expect([status, body.username, body.password]).toEqual([201, 'new.user', undefined]);
    const login = await auth.rest.post('/auth/login/', { username: 'NEW.USER', password: newUser.password });
    expect(login.status).toBe(200);
  });

  test.each([
    ['a taken name, in any case', { username: 'Guard' }, { username: ['A user with that username already exists.'] }],
    ['a taken address', { email: 'GUARD@example.com' }, { email: ['A user with that email address already exists.'] }],
    [
      'a name with blanks',
      { username: 'a b' },
      {
        username: ['Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters.'],
      },
    ],
    ['no address', { email: 'x' }, { email: ['Enter a valid email address.'] }],
    [
      'a short password',
      { password: 'seven77' },
      { password: ['This password is too short. It must contain at least 8 characters.'] },
    ],
    ['a common password', { password: 'Password123' }, { password: ['This password is too common.'] }],
    [
      'an overlong password',
      { password: 'x'.repeat(129) },
      { password: ['Ensure this field has no more than 128 characters.'] },
    ],
    ['no password', { password: undefined }, { password: ['This field is required.'] }],
  ])('%s is refused', async (_title, changes, errors) => {
    const unique = { ...newUser, username: 'other', email: 'other@example.com', ...changes };
    expect(await staff.rest.post('/planner/users/', unique)).toMatchObject({ status: 400, body: errors });
  });

  test('8 characters of any script are enough', async () => {
    const user = { ...newUser, username: 'söylü', email: 'u@example.com', password: '🦊🐻🐼🐨🐯🦁🐮🐷' };
    expect((await staff.rest.post('/planner/users/', user)).status).toBe(201);
    expect((await auth.rest.post('/auth/login/', { username: 'söylü', password: user.password })).status).toBe(200);
  });
});

describe('scheduling §7: PATCH /planner/users/{id}/', () => {
  test('changes the given fields only', async () => {
    const { status, body } = await staff.rest.patch(path('patron'), { first_name: 'Pauline' });
    expect([status, body.first_name, body.last_name]).toEqual([200, 'Pauline', 'Nowak']);
  });

  test.each([
    ['superuser', { is_active: false }, { is_active: ['You cannot deactivate your own account.'] }],
    ['superuser', { is_superuser: false }, { is_superuser: ['You cannot revoke your own superuser status.'] }],
    ['staff', { is_staff: false }, { is_staff: ['You cannot revoke your own staff status.'] }],
  ] as const)('%s cannot lose access by accident: %j', async (username, changes, errors) => {
    const { rest } = username === 'staff' ? staff : superuser;
    expect(await rest.patch(path(username), changes)).toMatchObject({ status: 400, body: errors });
  });

  test.each([
    ['deactivation', { is_active: false }, 401],
    ['a demotion', { is_staff: false }, 401],
    ['a new name', { first_name: 'Mia' }, 200],
  ])('%s: the sessions are answered', async (_title, changes, status) => {
    await staff.rest.patch(path('member'), { is_active: true, is_staff: true });
    const member = await auth.signIn('member');
    expect((await staff.rest.patch(path('member'), changes)).status).toBe(200);
    expect(await refreshStatus(member)).toBe(status);
  });

  test('who is promoted stays signed in, and has the right with the next access token', async () => {
    await staff.rest.patch(path('member'), { is_active: true, is_staff: false });
    const { refresh } = await auth.signIn('member');
    await staff.rest.patch(path('member'), { is_staff: true });
    const { body } = await auth.rest.post('/auth/token/refresh/', { refresh });
    const claims = JSON.parse(Buffer.from(body.access.split('.')[1], 'base64url').toString());
    expect(claims.is_staff).toBe(true);
    await staff.rest.patch(path('member'), { is_staff: false });
  });
});

test('scheduling §7: POST /planner/users/{id}/set_password/ ends the sessions of that user and replaces the password', async () => {
  const guard = await auth.signIn('guard');
  const answer = await staff.rest.post(`${path('guard')}set_password/`, { password: 'a new long password' });
  expect(answer.status).toBe(204);
  expect(await refreshStatus(guard)).toBe(401);
  await auth.signIn('guard', 'a new long password');
  await expect(auth.signIn('guard')).rejects.toThrow('401');
});

describe('over GraphQL', () => {
  test('users, createUser, updateUser, setUserPassword', async () => {
    const list = await staff.graphql(
      '{ users(ordering: "dateJoined,id", pageSize: 2) { count results { username } } }',
    );
    expect(list.data.users.results).toEqual([{ username: 'superuser' }, { username: 'staff' }]);
    const created = await staff.graphql('mutation ($input: NewUser!) { createUser(input: $input) { id isStaff } }', {
      input: { username: 'graph', email: 'graph@example.com', password: 'correct horse battery', isStaff: true },
    });
    const { id } = created.data.createUser;
    const updated = await staff.graphql(
      'mutation ($id: ID!) { updateUser(id: $id, input: { lastName: "Q" }) { lastName isStaff } }',
      { id },
    );
    expect(updated.data.updateUser).toEqual({ lastName: 'Q', isStaff: true });
    const refused = await staff.graphql('mutation ($id: ID!) { setUserPassword(id: $id, password: "short") }', { id });
    expect(refused.errors?.[0]?.extensions['fields']).toEqual({
      password: ['This password is too short. It must contain at least 8 characters.'],
    });
    const forbidden = await (await auth.signIn('manager')).graphql('{ users { count } }');
    expect(forbidden.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});

describe('POST /internal/users/', () => {
  const input = { key: 'link-1', username: 'invited', email: 'invited@example.com', password: 'correct horse battery' };

  test('registers once per key', async () => {
    const first = await auth.rest.post('/internal/users/', input, serviceHeaders('scheduling'));
    const again = await auth.rest.post('/internal/users/', input, serviceHeaders('scheduling'));
    expect([first.status, again.body]).toEqual([200, first.body]);
    const other = { ...input, password: 'another battery' };
    const refused = await auth.rest.post('/internal/users/', other, serviceHeaders('scheduling'));
    expect([refused.status, refused.body.password]).toEqual([400, [expect.stringContaining('another password')]]);
  });

  test('tells whether a registration that came again is the one that made an account, and lets nobody guess', async () => {
    const account = { ...input, key: 'link-again', username: 'again', email: 'again@example.com' };
    const { body } = await auth.rest.post('/internal/users/', account, serviceHeaders('scheduling'));
    const ask = async (sent: object) => {
      const { username, password } = { ...account, ...sent };
      const question = { user_ids: [body.id], username, password };
      return (await auth.rest.post('/internal/users/repeated/', question, serviceHeaders('scheduling'))).body.is_same;
    };
    expect([await ask({}), await ask({ username: 'AGAIN' })]).toEqual([true, true]);
    expect([await ask({ username: 'guard', password: demoPassword }), await ask({ password: 'x' })]).toEqual([
      false,
      false,
    ]);
    for (let tries = 0; tries < 10; tries++) await ask({ password: 'a guess' });
    expect(await ask({})).toBe(false);
  });

  test('of ten at once with one key, one makes the account and all are told of it', async () => {
    const registrations = Array.from({ length: 10 }, (_, i) =>
      auth.rest.post(
        '/internal/users/',
        { ...input, key: 'link-3', username: `at-once-${i % 2}`, email: 'at-once@example.com' },
        serviceHeaders('scheduling'),
      ),
    );
    const answers = await Promise.all(registrations);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const made = await auth.database.query(`SELECT FROM account WHERE email = 'at-once@example.com'`);
    expect(made).toHaveLength(1);
  });

  test('answers field errors, and only other services', async () => {
    const taken = await auth.rest.post('/internal/users/', { ...input, key: 'link-2' }, serviceHeaders('scheduling'));
    expect(taken).toMatchObject({ status: 400, body: { username: ['A user with that username already exists.'] } });
    expect((await auth.rest.post('/internal/users/', input)).status).toBe(403);
  });
});

test.each([
  ['content', [403, 403, 200, 200, 200]],
  ['scheduling', [200, 200, 403, 200, 200]],
  ['auth', [403, 403, 403, 403, 403]],
] as const)('%s may make of the internal calls only its own', async (caller, expected) => {
  const call = (below: string) => auth.rest.get(`/internal${below}`, serviceHeaders(caller));
  const registration = {
    key: 'link-9',
    username: 'nine',
    email: 'nine@example.com',
    password: 'correct horse battery',
  };
  const answers = await Promise.all([
    auth.rest.post('/internal/users/', registration, serviceHeaders(caller)),
    call('/users/count/'),
    call(`/users/${demoAccounts.patron.id}/`),
    call(`/users/contacts/?ids=${demoAccounts.patron.id}`),
    call('/ended-sessions/?seconds=60'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(expected);
});

describe('GET /internal/users/{id}/', () => {
  const tierOf = (id: number | string) => auth.rest.get(`/internal/users/${id}/`, serviceHeaders('content'));

  test('tells other services the tier of an active user', async () => {
    const { id } = demoAccounts.patron;
    expect((await tierOf(id)).body).toEqual({ id, patreon_tier: 'Supporter' });
    expect((await auth.rest.get(`/internal/users/${id}/`)).status).toBe(403);
  });

  test('knows nobody who is absent or deactivated', async () => {
    const { id } = demoAccounts.manager2;
    await auth.database.query('UPDATE account SET is_active = false WHERE id = $1', [id]);
    expect([(await tierOf(id)).status, (await tierOf(99_999)).status, (await tierOf('x')).status]).toEqual([
      404, 404, 404,
    ]);
  });
});

describe('of two who manage the same user, neither overwrites the other unseen', () => {
  const change = (input: object, seen?: object) =>
    superuser.graphql(
      'mutation ($id: ID!, $input: UserChanges!, $seen: UserChanges) { updateUser(id: $id, input: $input, seen: $seen) { lastName } }',
      { id: String(demoAccounts.patron.id), input, seen },
    );

  test('a field that another has changed is not changed again; of other fields both count', async () => {
    const { last_name: lastName } = (await staff.rest.get(path('patron'))).body;
    expect((await staff.rest.patch(path('patron'), { last_name: 'Moreau' })).status).toBe(200);
    expect((await change({ lastName: 'Meyer' }, { lastName })).errors).toMatchObject([
      { extensions: { code: 'CONFLICT', changed: ['last_name'] } },
    ]);
    expect((await change({ firstName: 'Petra', isActive: true }, { isActive: true })).errors).toBeUndefined();
    expect((await staff.rest.get(path('patron'))).body).toMatchObject({ first_name: 'Petra', last_name: 'Moreau' });
    expect((await change({ lastName })).errors).toBeUndefined();
  });
});
