import { randomBytes } from 'node:crypto';
import { createVault } from '@portfolio/service-kit/vault';
import { actors } from '@portfolio/testkit';
import { hoursFromNow } from '../../../test/builder.ts';
import { somebody, startScheduling } from '../../../test/scheduling.ts';
import { schedulingDatabase } from '../../database.ts';
import { resealEmployees, opened } from './sealed.ts';

const owner = somebody();
const stranger = somebody();

const scheduling = await startScheduling();
const { make } = scheduling;
const company = await make.company(owner, { name: 'Northgate' });
const others = await make.company(stranger);
const ann = await make.employee(company, { first_name: 'Ann', user_id: somebody().userId });
await make.employee(company, { email: 'bob@example.com' });
const firstAid = await make.qualification(company, 'First aid', ann);
const foreign = await make.employee(others, { first_name: 'Foreign' });
afterAll(() => scheduling.close());

const form = {
  first_name: 'Dora',
  last_name: 'Lee',
  email: 'dora@example.com',
  phone_number: '555-2',
  address: '1 Main Street',
  emergency_contact_name: 'Max',
  bank_account: 'DE00',
  hourly_rate: '17.5',
};

const dayIn = (timeZone: string) => new Intl.DateTimeFormat('sv', { timeZone }).format(new Date());

describe('scheduling.md §7, POST /planner/employees/', () => {
  test('makes an employee of the working company', async () => {
    const answer = await scheduling.as(owner).post('/planner/employees/', { ...form, qualifications: [firstAid.id] });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        ...form,
        phone: '555-2',
        hourly_rate: '17.50',
        company: company.id,
        // §9: a new employee is active.
        status: 'active',
        start_date: new Date().toISOString().slice(0, 10),
        qualifications: [{ id: firstAid.id, name: 'First aid' }],
      },
    });
    expect((await scheduling.as(owner).get(`/planner/employees/${answer.body.id}/`)).body).toEqual(answer.body);
  });

  test('the first day is today where the company is', async () => {
    const first = async (time_zone: string) => {
      const manager = somebody();
      await scheduling.make.company(manager, { time_zone });
      return (await scheduling.as(manager).post('/planner/employees/', form)).body.start_date;
    };
    // 26 hours apart: never the same day.
    expect(await first('Pacific/Kiritimati')).toBe(dayIn('Pacific/Kiritimati'));
    expect(await first('Etc/GMT+12')).toBe(dayIn('Etc/GMT+12'));
  });

  test('§4: an employee created by invitation starts inactive, as the invite form sends it', async () => {
    const invite = {
      company: company.id,
      first_name: 'Eve',
      last_name: 'Ray',
      email: 'eve@example.com',
      phone: '555-3',
      hourly_rate: '15.00',
      status: 'inactive',
    };
    const answer = await scheduling.as(owner).post('/planner/employees/', invite);
    expect(answer).toMatchObject({ status: 201, body: { status: 'inactive', phone_number: '555-3' } });
  });

  test.each([
    ['first_name', { first_name: '' }, 'This field may not be blank.'],
    ['last_name', { last_name: undefined }, 'This field is required.'],
    ['email', { email: 'x' }, 'Enter a valid email address.'],
    ['email', { email: 'BOB@example.com' }, 'An employee with this email already exists.'],
    ['hourly_rate', { hourly_rate: undefined }, 'This field is required.'],
    ['hourly_rate', { hourly_rate: '0' }, 'Ensure this value is greater than or equal to 0.01.'],
    ['hourly_rate', { hourly_rate: '-3' }, 'Ensure this value is greater than or equal to 0.01.'],
    ['hourly_rate', { hourly_rate: 'much' }, 'A valid number is required.'],
    ['hourly_rate', { hourly_rate: '1.005' }, 'Ensure that there are no more than 2 decimal places.'],
    ['status', { status: 'retired' }, '"retired" is not a valid choice.'],
    ['qualifications', { qualifications: [999_999] }, 'Invalid pk "999999" - object does not exist.'],
  ])('§5: %s %p', async (field, wrong, message) => {
    const email = `${Math.random()}@example.com`;
    const answer = await scheduling.as(owner).post('/planner/employees/', { ...form, email, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ [field]: [message] });
  });

  test('a qualification of another company does not exist', async () => {
    const skill = await scheduling.make.qualification(others, 'Dog handler');
    const body = { ...form, email: 'f@example.com', qualifications: [skill.id] };
    expect((await scheduling.as(owner).post('/planner/employees/', body)).body).toEqual({
      qualifications: [`Invalid pk "${skill.id}" - object does not exist.`],
    });
  });
});

describe('scheduling.md §7, PUT, PATCH and DELETE /planner/employees/{id}/', () => {
  test('PUT changes an employee and their qualifications', async () => {
    const { id } = await scheduling.make.employee(company);
    const cctv = await scheduling.make.qualification(company, 'CCTV');
    const path = `/planner/employees/${id}/`;
    const body = { ...form, email: 'put@example.com', qualifications: [firstAid.id, cctv.id, cctv.id] };
    expect(await scheduling.as(owner).put(path, body)).toMatchObject({
      status: 200,
      body: { id, first_name: 'Dora', qualifications: [{ name: 'CCTV' }, { name: 'First aid' }] },
    });
    expect((await scheduling.as(owner).patch(path, { qualifications: [] })).body.qualifications).toEqual([]);
    expect((await scheduling.as(owner).put(path, { notes: 'x' })).status).toBe(400);
  });

  test('PATCH with status leaves the rest as it is', async () => {
    const { id, last_name } = await scheduling.make.employee(company, { phone: '555-9' });
    expect(await scheduling.as(owner).patch(`/planner/employees/${id}/`, { status: 'inactive' })).toMatchObject({
      status: 200,
      body: { last_name, phone: '555-9', status: 'inactive' },
    });
  });

  test('a new rate counts for shifts that have not begun', async () => {
    const employee = await scheduling.make.employee(company, { hourly_rate: '15.00' });
    const client = await scheduling.make.client(company);
    const begun = { start_time: hoursFromNow(-1), end_time: hoursFromNow(1) };
    const past = await scheduling.make.shift(client, employee, begun);
    const coming = await scheduling.make.shift(client, employee);
    await scheduling.as(owner).patch(`/planner/employees/${employee.id}/`, { hourly_rate: 18 });
    const rates = await scheduling.database.query('SELECT id, hourly_pay_rate FROM shift WHERE employee_id = $1', [
      employee.id,
    ]);
    expect(new Map(rates.map((row: { id: number; hourly_pay_rate: string }) => [row.id, row.hourly_pay_rate]))).toEqual(
      new Map([
        [past.id, '15.00'],
        [coming.id, '18.00'],
      ]),
    );
  });

  test('concurrent changes of qualifications leave one of the two lists', async () => {
    const { id } = await scheduling.make.employee(company);
    const skills = [
      await scheduling.make.qualification(company, 'A'),
      await scheduling.make.qualification(company, 'B'),
    ];
    const both = skills.map((skill) => skill.id);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        scheduling.as(owner).patch(`/planner/employees/${id}/`, { qualifications: i % 2 ? both : [both[0]] }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  });

  test('DELETE', async () => {
    const { id } = await scheduling.make.employee(company);
    expect((await scheduling.as(owner).delete(`/planner/employees/${id}/`)).status).toBe(204);
    expect((await scheduling.as(owner).get(`/planner/employees/${id}/`)).status).toBe(404);
  });

  test('an employee with shifts stays', async () => {
    const employee = await scheduling.make.employee(company);
    await scheduling.make.shift(await scheduling.make.client(company), employee);
    expect(await scheduling.as(owner).delete(`/planner/employees/${employee.id}/`)).toMatchObject({
      status: 409,
      body: { detail: 'This employee has shifts. Delete them first, or deactivate the employee.' },
    });
  });
});

describe('scheduling.md §6: who may see and change employees', () => {
  test('another administrator finds nothing', async () => {
    const api = scheduling.as(owner);
    const path = `/planner/employees/${foreign.id}/`;
    const answers = [
      await api.put(path, form),
      await api.patch(path, { status: 'inactive' }),
      await api.delete(path),
      await api.post(`${path}invite/`),
      await api.post(`${path}generate_invite/`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await scheduling.as(stranger).get(path)).body).toMatchObject({ first_name: 'Foreign', status: 'active' });
  });

  test.each([
    ['nobody', undefined, 401],
    ['staff who administer no company', actors.staff, 403],
    ['an employee', { userId: 0 }, 403],
  ])('%s', async (who, actor, status) => {
    const asked = who === 'an employee' ? { userId: ann.user_id! } : actor;
    const api = asked ? scheduling.as(asked) : scheduling.rest;
    const path = `/planner/employees/${ann.id}/`;
    const answers = [
      await api.get('/planner/employees/'),
      await api.get(path),
      await api.post('/planner/employees/', form),
      await api.patch(path, { hourly_rate: '99' }),
      await api.delete(path),
      await api.post(`${path}invite/`),
      await api.get('/planner/employees/export_csv/'),
      await api.get('/planner/qualifications/'),
      await api.post('/planner/qualifications/', { name: 'x' }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  });
});

describe('GraphQL', () => {
  test('reads and changes employees alike', async () => {
    const api = scheduling.graphqlAs(owner);
    const { data, errors } = await api(
      `mutation ($input: NewEmployee!) {
         createEmployee(input: $input) { id name hourlyRate status phone qualifications { name } hasAccount }
       }`,
      {
        input: {
          firstName: 'Gil',
          lastName: 'Roy',
          email: 'gil@example.com',
          hourlyRate: '19.9',
          phone: '555-7',
          qualifications: [firstAid.id],
          status: 'PENDING',
        },
      },
    );
    expect(errors).toBeUndefined();
    const { id } = data.createEmployee;
    expect(data.createEmployee).toMatchObject({
      name: 'Gil Roy',
      hourlyRate: '19.90',
      status: 'PENDING',
      phone: '555-7',
      qualifications: [{ name: 'First aid' }],
      hasAccount: false,
    });
    const invited = await api(
      `mutation ($id: ID!) {
         inviteEmployee(id: $id) { inviteUrl expiresAt }
         updateEmployee(id: $id, input: { status: ACTIVE, qualifications: [] }) {
           status phone invitationExpiresAt qualifications { id }
         }
       }`,
      { id },
    );
    expect(invited.data.updateEmployee).toEqual({
      status: 'ACTIVE',
      phone: '555-7',
      invitationExpiresAt: invited.data.inviteEmployee.expiresAt,
      qualifications: [],
    });
    const read = await api(
      `query ($id: ID!, $skill: ID!) {
         employee(id: $id) { firstName companyName notes startDate }
         employees(qualification: $skill, status: ACTIVE, ordering: "lastName") { count results { firstName } }
         qualifications(search: "first") { results { name companyId } }
       }`,
      { id, skill: firstAid.id },
    );
    expect(read.data).toMatchObject({
      employee: { firstName: 'Gil', companyName: 'Northgate', notes: '' },
      qualifications: { results: [{ name: 'First aid', companyId: String(company.id) }] },
    });
    expect(read.data.employees.results).toContainEqual({ firstName: 'Ann' });
    expect((await api('mutation ($id: ID!) { deleteEmployee(id: $id) }', { id })).data).toEqual({ deleteEmployee: id });
  });

  test('refuses others alike', async () => {
    const query = 'query ($id: ID!) { employee(id: $id) { id } employees { count } }';
    expect((await scheduling.graphqlAs(stranger)(query, { id: ann.id })).data.employee).toBeNull();
    expect((await scheduling.graphqlAs(actors.member)(query, { id: ann.id })).errors?.[0]?.extensions['code']).toBe(
      'FORBIDDEN',
    );
    expect(
      (
        await scheduling.graphqlAs(stranger)('mutation ($id: ID!) { inviteEmployee(id: $id) { inviteUrl } }', {
          id: ann.id,
        })
      ).errors?.[0]?.extensions['code'],
    ).toBe('NOT_FOUND');
  });
});

describe('identity, tax and bank numbers', () => {
  const columns = 'SELECT id_number, tax_number, bank_account FROM employee WHERE id = $1';
  const numbers = { id_number: 'ID 1', tax_number: 'TAX 2', bank_account: 'BANK 3' };
  const stored = async (id: number) =>
    Object.values((await scheduling.database.query(columns, [id]))[0] as object) as string[];

  test('are unreadable in the database, and read by those who may', async () => {
    const { body } = await scheduling
      .as(owner)
      .post('/planner/employees/', { ...form, ...numbers, email: 'sealed@example.com' });
    expect(body).toMatchObject(numbers);
    for (const value of await stored(body.id)) expect(value).toMatch(/^sealed:development:[\w-]{40,}$/);
    await scheduling.as(owner).patch(`/planner/employees/${body.id}/`, { tax_number: 'TAX 4' });
    const { results } = (await scheduling.as(owner).get('/planner/employees/?search=sealed@')).body;
    expect(results).toMatchObject([{ ...numbers, tax_number: 'TAX 4' }]);
  });

  test('are sealed with a new key, those of before as well, and the old key is needed no more', async () => {
    const keyOf = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
    const [older, newer] = [keyOf('a'), keyOf('b')];
    const { id } = await scheduling.make.employee(company, numbers);
    const database = await schedulingDatabase(scheduling.applicationDatabaseUrl).initialize();
    await scheduling.database.query(
      `UPDATE employee SET id_number = '', tax_number = '', bank_account = '' WHERE id <> $1`,
      [id],
    );
    expect(await resealEmployees(database, createVault('DATA_KEYS', older))).toBe(1);
    const both = createVault('DATA_KEYS', `${newer},${older}`);
    expect(await resealEmployees(database, both)).toBe(1);
    expect(await resealEmployees(database, both)).toBe(0);
    const [row] = await scheduling.database.query<object[]>(columns, [id]);
    expect(opened(createVault('DATA_KEYS', newer), row!)).toEqual(numbers);
    for (const value of await stored(id)) expect(value).toMatch(/^sealed:b:/);
    await database.destroy();
  });
});
