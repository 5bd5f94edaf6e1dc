import { somebody, startScheduling, type TestScheduling } from '../../test/scheduling.ts';

let scheduling: TestScheduling;
const guard = somebody();

beforeAll(async () => {
  scheduling = await startScheduling();
  const company = await scheduling.make.company(somebody(), { name: 'Northgate' });
  const employee = await scheduling.make.employee(company, {
    user_id: guard.userId,
    first_name: 'Gabriel',
    last_name: 'Okafor',
    email: 'gabriel@example.com',
    phone: '555-0160',
    notes: 'Late twice.',
    start_date: '2026-01-31',
  });
  await scheduling.make.qualification(company, 'First aid', employee);
  await scheduling.make.qualification(company, 'CCTV', employee);
});
afterAll(() => scheduling.close());

describe('scheduling.md §7, GET /planner/employees/me/', () => {
  test('answers the caller as an employee, without the administrators’ notes', async () => {
    const answer = await scheduling.as(guard).get('/planner/employees/me/');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      company_name: 'Northgate',
      first_name: 'Gabriel',
      last_name: 'Okafor',
      name: 'Gabriel Okafor',
      email: 'gabriel@example.com',
      phone: '555-0160',
      phone_number: '555-0160',
      hourly_rate: '15.00',
      status: 'active',
      start_date: '2026-01-31',
      qualifications: [
        { id: expect.any(Number), name: 'CCTV' },
        { id: expect.any(Number), name: 'First aid' },
      ],
    });
    expect(answer.body).not.toHaveProperty('notes');
  });

  test('401 without a token, 404 for a user who is no employee', async () => {
    expect((await scheduling.rest.get('/planner/employees/me/')).status).toBe(401);
    expect(await scheduling.as(somebody()).get('/planner/employees/me/')).toMatchObject({
      status: 404,
      body: { detail: 'Not found.' },
    });
  });

  test('GraphQL answers the same', async () => {
    const query = '{ myEmployee { name companyName hourlyRate startDate status qualifications { name } } }';
    expect((await scheduling.graphqlAs(guard)(query)).data.myEmployee).toEqual({
      name: 'Gabriel Okafor',
      companyName: 'Northgate',
      hourlyRate: '15.00',
      startDate: '2026-01-31',
      status: 'ACTIVE',
      qualifications: [{ name: 'CCTV' }, { name: 'First aid' }],
    });
    expect(await scheduling.graphqlAs(somebody())(query)).toMatchObject({ data: { myEmployee: null } });
  });
});
