import { actors, serviceHeaders, type GraphQLClient, countStatements } from '@portfolio/testkit';
import { somebody, startScheduling } from '../../../test/scheduling.ts';

const owner = somebody();
const guard = somebody();

const scheduling = await startScheduling();
const first = await scheduling.make.company(owner, { name: 'Zenith' });
const second = await scheduling.make.company(owner, { name: 'Alpha' });
const employeeId = (await scheduling.make.employee(first, { user_id: guard.userId })).id;
afterAll(() => scheduling.close());

describe('GET /internal/users/{id}/', () => {
  const administered = () => [
    { id: first.id, name: 'Zenith' },
    { id: second.id, name: 'Alpha' },
  ];

  test('the administered companies, the working company first', async () => {
    expect((await scheduling.rest.get(`/internal/users/${owner.userId}/`, serviceHeaders('auth'))).body).toEqual({
      id: owner.userId,
      administered_companies: administered(),
      employee_profile: null,
      employer: null,
    });
  });

  test('the employee profile', async () => {
    expect((await scheduling.rest.get(`/internal/users/${guard.userId}/`, serviceHeaders('auth'))).body).toMatchObject({
      administered_companies: [],
      employee_profile: { id: employeeId, company_id: first.id },
      employer: 'Zenith',
    });
  });

  test('several users in one call, in the order asked for', async () => {
    const { body } = await scheduling.rest.get(
      `/internal/users/?ids=${guard.userId},999999,${owner.userId}`,
      serviceHeaders('auth'),
    );
    expect(body.map(({ id }: { id: number }) => id)).toEqual([guard.userId, 999_999, owner.userId]);
    expect(body[2].administered_companies).toEqual(administered());
    expect((await scheduling.rest.get('/internal/users/?ids=x', serviceHeaders('auth'))).status).toBe(400);
  });

  test('only for other services', async () => {
    expect((await scheduling.rest.get(`/internal/users/${owner.userId}/`)).status).toBe(403);
    expect((await scheduling.as(actors.superuser).get(`/internal/users/${owner.userId}/`)).status).toBe(403);
  });
});

describe('User of the supergraph', () => {
  /** What the gateway asks for when auth has answered the users themselves. */
  async function entitiesOf(ask: GraphQLClient, ...people: { userId: number }[]): Promise<unknown> {
    const query = `query ($representations: [_Any!]!) {
      users: _entities(representations: $representations) {
        ... on User { id companyAdminFor { name } administeredCompanies { id name } employeeProfile { id companyId } }
      }
    }`;
    const representations = people.map(({ userId }) => ({ __typename: 'User', id: String(userId) }));
    return (await ask(query, { representations })).data.users;
  }
  const ofOwner = () => ({
    id: String(owner.userId),
    companyAdminFor: [{ name: 'Zenith' }, { name: 'Alpha' }],
    administeredCompanies: [
      { id: String(first.id), name: 'Zenith' },
      { id: String(second.id), name: 'Alpha' },
    ],
    employeeProfile: null,
  });

  test('a user learns about themselves', async () => {
    expect(await entitiesOf(scheduling.graphqlAs(owner), owner)).toEqual([ofOwner()]);
  });

  test('staff learn about everyone, in one statement for all', async () => {
    const asStaff = scheduling.graphqlAs(actors.staff);
    expect(await entitiesOf(asStaff, owner, guard)).toEqual([
      ofOwner(),
      {
        id: String(guard.userId),
        companyAdminFor: [],
        administeredCompanies: [],
        employeeProfile: { id: String(employeeId), companyId: String(first.id) },
      },
    ]);
    expect(await countStatements(() => entitiesOf(asStaff, owner, guard, somebody()))).toBe(1);
  });

  test.each(['somebody else', 'nobody'])('%s learns nothing', async (who) => {
    const ask = who === 'nobody' ? scheduling.graphql : scheduling.graphqlAs(guard);
    expect(await entitiesOf(ask, owner)).toEqual([
      { id: String(owner.userId), companyAdminFor: [], administeredCompanies: [], employeeProfile: null },
    ]);
  });
});
