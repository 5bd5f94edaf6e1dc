import { actors, countStatements } from '@portfolio/testkit';
import { hoursFromNow } from '../../../test/builder.ts';
import { somebody, startScheduling } from '../../../test/scheduling.ts';

const owner = somebody();
const stranger = somebody();

const scheduling = await startScheduling();
const { make } = scheduling;
const company = await make.company(owner, { name: 'Northgate' });
const others = await make.company(stranger);
const ann = await make.employee(company, {
  first_name: 'Ann',
  last_name: 'young',
  email: 'zoe@example.com',
  phone: '555-1',
  hourly_rate: '20.00',
  user_id: somebody().userId,
  notes: 'Punctual.',
  start_date: '2025-02-01',
});
const bob = await make.employee(company, {
  first_name: 'Bob',
  last_name: 'Adams',
  email: 'bob@example.com',
  hourly_rate: '30.00',
  status: 'pending',
});
await make.invitation(bob, { expires_at: new Date('2099-01-01T00:00Z') });
const cy = await make.employee(company, {
  first_name: 'Cy',
  last_name: 'Miller',
  email: 'cy@example.com',
  status: 'inactive',
});
await make.invitation(cy, { expires_at: hoursFromNow(-1) });
const firstAid = await make.qualification(company, 'First aid', ann, cy);
const foreign = await make.employee(others, { first_name: 'Foreign' });
await make.qualification(others, 'Foreign skill', foreign);
afterAll(() => scheduling.close());

const names = (answer: { body: { results: { first_name: string }[] } }) =>
  answer.body.results.map(({ first_name }) => first_name);

describe('scheduling.md §7, GET /planner/employees/', () => {
  test('answers employees whole', async () => {
    const { body } = await scheduling.as(owner).get('/planner/employees/?search=ann');
    expect(body.results).toEqual([
      {
        id: ann.id,
        company: company.id,
        company_name: 'Northgate',
        first_name: 'Ann',
        last_name: 'young',
        name: 'Ann young',
        email: 'zoe@example.com',
        phone: '555-1',
        phone_number: '555-1',
        address: '',
        city: '',
        state: '',
        zip_code: '',
        emergency_contact_name: '',
        emergency_contact_phone: '',
        id_number: '',
        tax_number: '',
        bank_account: '',
        notes: 'Punctual.',
        hourly_rate: '20.00',
        status: 'active',
        qualifications: [{ id: firstAid.id, name: 'First aid' }],
        start_date: '2025-02-01',
        has_account: true,
        invite_url: null,
        invitation_expires_at: null,
      },
    ]);
  });

  test.each([
    ['', ['Bob', 'Cy', 'Ann']],
    ['ordering=name', ['Ann', 'Bob', 'Cy']],
    ['ordering=-last_name', ['Ann', 'Cy', 'Bob']],
    ['ordering=email', ['Bob', 'Cy', 'Ann']],
    ['ordering=-hourly_rate', ['Bob', 'Ann', 'Cy']],
    ['ordering=status', ['Ann', 'Cy', 'Bob']],
    ['status=active&limit=100', ['Ann']],
    ['search=EXAMPLE+cy', ['Cy']],
    ['page=2&page_size=2', ['Ann']],
  ])('?%s', async (query, expected) => {
    expect(names(await scheduling.as(owner).get(`/planner/employees/?${query}`))).toEqual(expected);
  });

  test('§2: filters by qualification', async () => {
    const answer = await scheduling.as(owner).get(`/planner/employees/?qualification=${firstAid.id}`);
    expect(names(answer)).toEqual(['Cy', 'Ann']);
  });

  test('a pending invitation shows until it expires', async () => {
    const { body } = await scheduling.as(owner).get('/planner/employees/');
    expect(body.results.map((row: { invitation_expires_at: string }) => row.invitation_expires_at)).toEqual([
      '2099-01-01T00:00:00.000Z',
      null,
      null,
    ]);
  });

  test('§6: another administrator’s employees are not there', async () => {
    const api = scheduling.as(owner);
    expect((await api.get(`/planner/employees/?company=${others.id}`)).body).toMatchObject({ count: 0, results: [] });
    expect(await api.get(`/planner/employees/${foreign.id}/`)).toMatchObject({
      status: 404,
      body: { detail: 'Not found.' },
    });
    expect(names(await scheduling.as(actors.superuser).get(`/planner/employees/?company=${others.id}`))).toEqual([
      'Foreign',
    ]);
  });

  test('takes the same number of statements for one employee as for thirty', async () => {
    const manager = somebody();
    const many = await scheduling.make.company(manager);
    const statements = () => countStatements(() => scheduling.as(manager).get('/planner/employees/'));
    await scheduling.make.employee(many);
    const forOne = await statements();
    expect(forOne).toBe(3);
    const staff = [];
    for (let i = 0; i < 29; i++) staff.push(await scheduling.make.employee(many));
    await scheduling.make.qualification(many, 'First aid', ...staff);
    expect(await statements()).toBe(forOne);
  });
});

test('scheduling.md §7, GET /planner/employees/export_csv/ downloads employees_{date}.csv', async () => {
  const manager = somebody();
  const firm = await scheduling.make.company(manager);
  const guard = await scheduling.make.employee(firm, {
    first_name: '=1+1',
    last_name: 'Zielińska',
    email: 'k@example.com',
    start_date: '2025-12-31',
    bank_account: 'SECRET',
  });
  await scheduling.make.qualification(firm, 'First aid', guard);
  await scheduling.make.qualification(firm, 'CCTV', guard);
  const answer = await scheduling.as(manager).get(`/planner/employees/export_csv/?company=${firm.id}`);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=employees_\d{4}-\d\d-\d\d\.csv$/);
  expect(answer.body.split('\r\n').slice(1)).toEqual([
    `${guard.id},'=1+1,Zielińska,k@example.com,,,,,,15.00,active,"CCTV; First aid",2025-12-31,,,`,
    '',
  ]);
});
