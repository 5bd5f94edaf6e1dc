import { demoAccounts } from '@portfolio/demo/accounts';
import { startAuth, type SignedIn } from '../../../test/auth.ts';

let first: SignedIn;
let second: SignedIn;
const auth = await startAuth();
beforeEach(async () => {
  await auth.database.query(
    'UPDATE account SET is_active = true, is_superuser = id IN (1, 2), is_staff = id IN (1, 2)',
  );
  first = await auth.signIn('superuser');
  second = await auth.signIn('staff');
});
afterAll(() => auth.close());

const { superuser, staff, guard } = demoAccounts;
const path = ({ id }: { id: number }) => `/planner/users/${id}/`;
const superusers = async () => {
  const rows = await auth.database.query<{ id: number }[]>(
    'SELECT id FROM account WHERE is_superuser AND is_active ORDER BY id',
  );
  return rows.map(({ id }) => id);
};
const updated = 'mutation ($id: ID!, $input: UserChanges!) { updateUser(id: $id, input: $input) { id } }';

describe('nobody demotes or deactivates the last active superuser, or themselves by accident', () => {
  test.each([
    ['demote', { is_superuser: false, is_staff: false }, { isSuperuser: false, isStaff: false }],
    ['deactivate', { is_active: false }, { isActive: false }],
  ])('of two superusers who %s each other at once, exactly one stays', async (_title, changes, input) => {
    const [ofSecond, ofFirst] = await Promise.all([
      first.rest.patch(path(staff), changes),
      second.graphql(updated, { id: superuser.id, input }),
    ]);
    expect(await superusers()).toHaveLength(1);
    const [refused, done] = ofSecond.status === 200 ? [!!ofFirst.errors, true] : [true, !ofFirst.errors];
    expect([refused, done]).toEqual([true, true]);
  });

  test('the last one may not be demoted with the token of one who was, nor demote themselves', async () => {
    expect((await first.rest.patch(path(staff), { is_superuser: false, is_staff: false })).status).toBe(200);
    expect((await second.rest.patch(path(superuser), { is_superuser: false })).status).toBe(401);
    expect(await first.rest.patch(path(superuser), { is_superuser: false })).toMatchObject({
      status: 400,
      body: { is_superuser: ['You cannot revoke your own superuser status.'] },
    });
    expect(await superusers()).toEqual([superuser.id]);
  });
});

describe('users are managed by what the database says of who asks, not by the token', () => {
  const everyCall = async ({ rest, graphql }: SignedIn) => [
    ...(
      await Promise.all([
        rest.get('/planner/users/'),
        rest.get(path(guard)),
        rest.post('/planner/users/', { username: 'x', email: 'x@example.com', password: 'correct horse battery' }),
        rest.patch(path(guard), { first_name: 'Changed' }),
        rest.post(`${path(guard)}set_password/`, { password: 'correct horse battery' }),
      ])
    ).map(({ status }) => status),
    (await graphql('{ users { count } }')).errors?.[0]?.extensions['code'],
    (await graphql(updated, { id: guard.id, input: { firstName: 'Changed' } })).errors?.[0]?.extensions['code'],
    // Nothing, or refused, which it is within a second.
    (await graphql(guardByReference)).data?.entities[0] ?? null,
  ];
  const guardByReference = `{ entities: _entities(representations: [{ __typename: "User", id: "${guard.id}" }]) {
    ... on User { username } } }`;

  test('who was demoted has no power left', async () => {
    await first.rest.patch(path(staff), { is_superuser: false, is_staff: false });
    expect(await everyCall(second)).toEqual([401, 401, 401, 401, 401, 'UNAUTHENTICATED', 'UNAUTHENTICATED', null]);
  });

  test('who was deactivated has none either', async () => {
    await first.rest.patch(path(staff), { is_active: false });
    expect(await everyCall(second)).toEqual([401, 401, 401, 401, 401, 'UNAUTHENTICATED', 'UNAUTHENTICATED', null]);
  });

  test('who became staff has it at once, and who is staff only may not touch superusers any more', async () => {
    const guardian = await auth.signIn('guard');
    await first.rest.patch(path(guard), { is_staff: true });
    expect((await guardian.rest.get('/planner/users/')).status).toBe(200);
    await first.rest.patch(path(staff), { is_superuser: false });
    const demoted = await auth.signIn('staff');
    expect((await demoted.rest.patch(path(superuser), { first_name: 'S' })).status).toBe(403);
    expect((await demoted.rest.patch(path(guard), { first_name: 'G' })).status).toBe(200);
  });
});
