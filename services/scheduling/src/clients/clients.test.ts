import { actors, countStatements } from '@portfolio/testkit';
import { somebody, startScheduling } from '../../test/scheduling.ts';

const owner = somebody();
const stranger = somebody();

const scheduling = await startScheduling();
const { make } = scheduling;
const company = await make.company(owner);
const second = await make.company(owner);
const others = await make.company(stranger);
const mall = await make.client(company, {
  name: 'Mall',
  contact_name: 'Bo',
  email: 'bo@mall.example',
  city: 'Portland',
});
await make.location(mall, { name: 'Dock' });
await make.location(mall, { name: 'Gate', zip_code: '97204' });
await make.client(company, { name: 'airport', status: 'inactive', contact_name: '100% Anna' });
await make.client(second, { name: 'Second company client' });
const foreign = await make.client(others, { name: 'Foreign' });
afterAll(() => scheduling.close());

const names = (answer: { body: { results: { name: string }[] } }) => answer.body.results.map(({ name }) => name);

describe('scheduling.md §7, GET /planner/clients/', () => {
  test('answers clients whole, with their locations', async () => {
    const answer = await scheduling.as(owner).get('/planner/clients/?status=active&limit=100');
    const place = {
      address: '',
      city: '',
      state: '',
      client: mall.id,
      company: company.id,
      holiday_region: null,
      required_qualifications: [],
      week_budget: null,
      week_hours: null,
    };
    expect(answer).toMatchObject({ status: 200, body: { count: 1, next: null, previous: null } });
    expect(answer.body.results).toEqual([
      {
        id: mall.id,
        company: company.id,
        name: 'Mall',
        contact_name: 'Bo',
        email: 'bo@mall.example',
        phone: '',
        address: '',
        city: 'Portland',
        state: '',
        zip_code: '',
        time_zone: null,
        status: 'active',
        notes: '',
        required_qualifications: [],
        week_budget: null,
        week_hours: null,
        locations: [
          { id: expect.any(Number), name: 'Dock', zip_code: '', time_zone: null, ...place },
          { id: expect.any(Number), name: 'Gate', zip_code: '97204', time_zone: null, ...place },
        ],
      },
    ]);
  });

  test('§6: list calls are scoped to the working company, the first administered', async () => {
    expect(names(await scheduling.as(owner).get('/planner/clients/'))).toEqual(['airport', 'Mall']);
  });

  test('company chooses another administered company', async () => {
    expect(names(await scheduling.as(owner).get(`/planner/clients/?company=${second.id}`))).toEqual([
      'Second company client',
    ]);
  });

  test('another administrator’s company answers an empty list', async () => {
    const answer = await scheduling.as(owner).get(`/planner/clients/?company=${others.id}`);
    expect(answer).toMatchObject({ status: 200, body: { count: 0, results: [] } });
  });

  test('a superuser sees the clients of all companies, or of the one asked for', async () => {
    const api = scheduling.as(actors.superuser);
    expect((await api.get('/planner/clients/')).body.count).toBe(4);
    expect(names(await api.get(`/planner/clients/?company=${others.id}`))).toEqual(['Foreign']);
  });

  test.each([
    ['search=mall', ['Mall']],
    ['search=MALL+bo', ['Mall']],
    ['search=mall+anna', []],
    ['search=100%25', ['airport']],
    ['search=%25', ['airport']],
    ['status=inactive', ['airport']],
    ['status=', ['airport', 'Mall']],
    ['ordering=-name', ['Mall', 'airport']],
    ['ordering=status,name', ['Mall', 'airport']],
    ['ordering=unknown', ['airport', 'Mall']],
    ['limit=1', ['airport']],
    ['page=2&page_size=1', ['Mall']],
  ])('%s', async (query, expected) => {
    expect(names(await scheduling.as(owner).get(`/planner/clients/?${query}`))).toEqual(expected);
  });

  test('a status or company that is none is a field error', async () => {
    const answer = await scheduling.as(owner).get('/planner/clients/?status=asleep&company=x');
    expect(answer).toMatchObject({
      status: 400,
      body: { status: ['"asleep" is not a valid choice.'], company: ['A valid integer is required.'] },
    });
  });

  test('takes the same number of statements for one client as for fifty', async () => {
    const many = await scheduling.make.company(somebody());
    const statements = () =>
      countStatements(() => scheduling.as(actors.superuser).get(`/planner/clients/?company=${many.id}`));
    await scheduling.make.client(many);
    const forOne = await statements();
    expect(forOne).toBe(3);
    for (let i = 0; i < 49; i++) await scheduling.make.location(await scheduling.make.client(many));
    expect(await statements()).toBe(forOne);
  });

  test('GraphQL answers the same', async () => {
    const { data, errors } = await scheduling.graphqlAs(owner)(
      `query ($company: ID) {
         clients(company: $company, status: ACTIVE, search: "mall", ordering: "-contactName", page: 1, pageSize: 5) {
           count results { id name contactName companyId status locations { name zipCode clientId } }
         }
       }`,
      { company: String(company.id) },
    );
    expect(errors).toBeUndefined();
    const clientId = String(mall.id);
    expect(data.clients).toEqual({
      count: 1,
      results: [
        {
          id: clientId,
          name: 'Mall',
          contactName: 'Bo',
          companyId: String(company.id),
          status: 'ACTIVE',
          locations: [
            { name: 'Dock', zipCode: '', clientId },
            { name: 'Gate', zipCode: '97204', clientId },
          ],
        },
      ],
    });
  });
});

describe('scheduling.md §7, GET /planner/clients/{id}/', () => {
  test('answers a client of any administered company', async () => {
    const answer = await scheduling.as(owner).get(`/planner/clients/${mall.id}/`);
    expect(answer).toMatchObject({
      status: 200,
      body: { id: mall.id, locations: [{ name: 'Dock' }, { name: 'Gate' }] },
    });
  });

  test('GraphQL answers one of its locations', async () => {
    const { locations } = (await scheduling.as(owner).get(`/planner/clients/${mall.id}/`)).body;
    const query = 'query ($id: ID!) { location(id: $id) { name clientId } }';
    const asked = { id: String(locations[0].id) };
    expect((await scheduling.graphqlAs(owner)(query, asked)).data.location).toEqual({
      name: 'Dock',
      clientId: String(mall.id),
    });
    expect((await scheduling.graphqlAs(owner)(query, { id: '999999' })).data.location).toBeNull();
  });

  test.each(['of another company', 'that does not exist', 'that is no number'])('404 for one %s', async (which) => {
    const id = { 'of another company': foreign.id, 'that does not exist': 999_999 }[which] ?? 'abc';
    expect(await scheduling.as(owner).get(`/planner/clients/${id}/`)).toMatchObject({
      status: 404,
      body: { detail: 'Not found.' },
    });
    expect(await scheduling.graphqlAs(owner)('query ($id: ID!) { client(id: $id) { id } }', { id })).toMatchObject({
      data: { client: null },
      errors: undefined,
    });
  });

  test('a method that is not served there is answered 405 with Allow', async () => {
    const answer = await scheduling.as(owner).post(`/planner/clients/${mall.id}/`, {});
    expect(answer).toMatchObject({ status: 405, body: { detail: 'Method "POST" not allowed.' } });
    expect(answer.headers.get('allow')).toContain('GET');
  });
});

test('names are in the order of a reader, whatever their accents and case', async () => {
  const manager = somebody();
  const firm = await scheduling.make.company(manager);
  for (const name of ['zebra', 'Émile', 'Emma', 'emil', 'Öl', 'Oma']) {
    await scheduling.make.client(firm, { name, contact_name: name });
    await scheduling.make.employee(firm, { first_name: name, last_name: name });
    await scheduling.make.qualification(firm, name);
  }
  const ordered = ['emil', 'Émile', 'Emma', 'Öl', 'Oma', 'zebra'];
  const found = async (path: string, key: string) => {
    const { body } = await scheduling.as(manager).get(path);
    return body.results.map((row: Record<string, string>) => row[key]);
  };
  expect(await found('/planner/clients/', 'name')).toEqual(ordered);
  expect(await found('/planner/clients/?ordering=-contact_name', 'name')).toEqual(ordered.toReversed());
  expect(await found('/planner/employees/?ordering=name', 'first_name')).toEqual(ordered);
  expect(await found('/planner/employees/?ordering=last_name', 'last_name')).toEqual(ordered);
  expect(await found('/planner/qualifications/?ordering=name', 'name')).toEqual(ordered);
});
