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

describe('scheduling.md §7, PATCH /planner/employees/me/', () => {
  const path = '/planner/employees/me/';

  async function newEmployee() {
    const person = somebody();
    const company = await scheduling.make.company(somebody());
    const employee = await scheduling.make.employee(company, { user_id: person.userId, hourly_rate: '15.00' });
    return { person, company, employee, api: scheduling.as(person) };
  }

  test('changes what is given', async () => {
    const { api, employee } = await newEmployee();
    const answer = await api.patch(path, { email: 'new@example.com', phone: '555-9', city: 'Salem' });
    expect(answer).toMatchObject({
      status: 200,
      body: { email: 'new@example.com', phone: '555-9', city: 'Salem', last_name: employee.last_name },
    });
    expect((await api.get(path)).body).toEqual(answer.body);
  });

  test('name, email, phone: as the form has them', async () => {
    const { api } = await newEmployee();
    expect((await api.patch(path, { name: 'Ana Maria  de la Cruz', phone_number: '555-7' })).body).toMatchObject({
      first_name: 'Ana',
      last_name: 'Maria de la Cruz',
      name: 'Ana Maria de la Cruz',
      phone: '555-7',
    });
  });

  test('§5: name, email, phone required', async () => {
    const { api } = await newEmployee();
    const answer = await api.patch(path, { name: '', email: '', phone: ' ' });
    const blank = ['This field may not be blank.'];
    expect(answer).toMatchObject({ status: 400, body: { name: blank, email: blank, phone: blank } });
    expect((await api.patch(path, { name: 'Ana' })).body).toEqual({ name: ['Enter a first and a last name.'] });
  });

  test('rate, status, notes and company are not the employee’s to change', async () => {
    const { api, company, employee } = await newEmployee();
    const wishes = { hourly_rate: '99.00', status: 'inactive', notes: 'x', company: 1, user_id: 1, bank_account: 'x' };
    await api.patch(path, { ...wishes, city: 'Salem' });
    const [row] = await scheduling.database.query('SELECT * FROM employee WHERE id = $1', [employee.id]);
    expect(row).toMatchObject({
      hourly_rate: '15.00',
      status: 'active',
      notes: '',
      company_id: company.id,
      user_id: employee.user_id,
      bank_account: '',
      city: 'Salem',
    });
  });

  test('a colleague’s e-mail address is refused', async () => {
    const { api, company } = await newEmployee();
    const { email } = await scheduling.make.employee(company);
    expect((await api.patch(path, { email })).body).toEqual({ email: ['An employee with this email already exists.'] });
  });

  test('401 without a token, 404 for a user who is no employee', async () => {
    expect((await scheduling.rest.patch(path, { city: 'x' })).status).toBe(401);
    expect((await scheduling.as(somebody()).patch(path, { city: 'x' })).status).toBe(404);
  });

  test('GraphQL does the same', async () => {
    const { person } = await newEmployee();
    const { data } = await scheduling.graphqlAs(person)(
      'mutation { updateMyEmployee(input: { name: "Ana Cruz", zipCode: "97204" }) { firstName lastName zipCode } }',
    );
    expect(data.updateMyEmployee).toEqual({ firstName: 'Ana', lastName: 'Cruz', zipCode: '97204' });
  });
});
