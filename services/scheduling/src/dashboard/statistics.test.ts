import { actors } from '@portfolio/testkit';
import { hoursFromNow } from '../../test/builder.ts';
import { somebody, startScheduling, type TestScheduling } from '../../test/scheduling.ts';

let scheduling: TestScheduling;
let second: number;
const owner = somebody();

beforeAll(async () => {
  scheduling = await startScheduling();
  const { make } = scheduling;
  const company = await make.company(owner);
  const client = await make.client(company);
  await make.client(company);
  const [first, another, third] = [
    await make.employee(company, { user_id: somebody().userId }),
    await make.employee(company, { user_id: owner.userId }),
    await make.employee(company),
  ];
  await make.invitation(third);
  await make.invitation(first, { accepted_at: new Date() });
  await make.invitation(another, { expires_at: hoursFromNow(-1) });
  for (let i = 0; i < 4; i++) await make.shift(client, first);

  const other = await make.company(somebody());
  second = other.id;
  await make.administrator(other, owner);
  await make.shift(await make.client(other), await make.employee(other));
});
afterAll(() => scheduling.close());
beforeEach(() => scheduling.auth.answers.clear());

describe('scheduling.md §3 and §6, admin statistics', () => {
  const own = { employees: 3, clients: 2, shifts: 4, pendingInvites: 1, totalUsers: 2 };

  test('an administrator gets the counts of the working company, without companies and admin users', async () => {
    expect(await scheduling.as(owner).get('/planner/admin-stats/')).toMatchObject({ status: 200, body: own });
    expect((await scheduling.as(owner).get('/planner/admin-stats/')).body).toEqual(own);
  });

  const all = { employees: 4, clients: 3, shifts: 5, pendingInvites: 1, companies: 2, adminUsers: 2 };

  test('a superuser gets the counts of everything, with companies and admin users', async () => {
    scheduling.auth.answers.set('GET /internal/users/count', () => ({ body: { count: 42 } }));
    const { body } = await scheduling.as(actors.superuser).get('/planner/admin-stats/');
    expect(body).toEqual({ ...all, totalUsers: 42 });
  });

  test('of the company that is asked for, as far as it is the caller’s', async () => {
    const path = `/planner/admin-stats/?company=${second}`;
    const counts = { employees: 1, clients: 1, shifts: 1, pendingInvites: 0, totalUsers: 2 };
    for (const who of [owner, actors.superuser]) expect((await scheduling.as(who).get(path)).body).toEqual(counts);
    const stranger = somebody();
    await scheduling.make.company(stranger);
    expect((await scheduling.as(stranger).get(path)).status).toBe(404);
    const query = 'query ($company: ID) { plannerStatistics(company: $company) { shifts companies } }';
    const { data } = await scheduling.graphqlAs(actors.superuser)(query, { company: second });
    expect(data.plannerStatistics).toEqual({ shifts: 1, companies: null });
    await scheduling.database.query('DELETE FROM company_admin WHERE user_id = $1', [stranger.userId]);
    await scheduling.database.query('DELETE FROM company WHERE id NOT IN (SELECT company_id FROM company_admin)');
  });

  test('while the auth service is away, the users are unknown and the rest is true', async () => {
    const { status, body } = await scheduling.as(actors.superuser).get('/planner/admin-stats/');
    expect(status).toBe(200);
    expect(body).toEqual({ ...all, totalUsers: null });
  });

  test('GraphQL answers the same', async () => {
    const query = '{ plannerStatistics { employees clients shifts pendingInvites totalUsers companies adminUsers } }';
    scheduling.auth.answers.set('GET /internal/users/count', () => ({ body: { count: 42 } }));
    expect((await scheduling.graphqlAs(actors.superuser)(query)).data.plannerStatistics).toEqual({
      ...all,
      totalUsers: 42,
    });
    expect((await scheduling.graphqlAs(owner)(query)).data.plannerStatistics).toEqual({
      ...own,
      companies: null,
      adminUsers: null,
    });
  });
});
