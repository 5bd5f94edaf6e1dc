import { actors } from '@portfolio/testkit';
import { somebody, startScheduling } from '../../test/scheduling.ts';

const owner = somebody();
const stranger = somebody();

const scheduling = await startScheduling();
const company = await scheduling.make.company(owner);
const second = await scheduling.make.company(owner);
const others = await scheduling.make.company(stranger);
const foreign = await scheduling.make.client(others, { name: 'Foreign' });
afterAll(() => scheduling.close());

const form = {
  name: 'Mall',
  contact_name: 'Bo',
  email: 'bo@mall.example',
  phone: '555',
  address: '1 Main Street',
  city: 'Portland',
  state: 'OR',
  zip_code: '97204',
  status: 'inactive',
  notes: 'Ring twice.',
};

describe('scheduling.md §7, POST /planner/clients/', () => {
  test('makes a client of the working company', async () => {
    const answer = await scheduling.as(owner).post('/planner/clients/', form);
    expect(answer).toMatchObject({ status: 201, body: { ...form, company: company.id, locations: [] } });
    expect((await scheduling.as(owner).get(`/planner/clients/${answer.body.id}/`)).body).toEqual(answer.body);
  });

  test('§9: a new client is active', async () => {
    const answer = await scheduling.as(owner).post('/planner/clients/', { name: 'Mall' });
    expect(answer).toMatchObject({ status: 201, body: { status: 'active', email: '' } });
  });

  test('company chooses another administered company', async () => {
    const answer = await scheduling.as(owner).post('/planner/clients/', { name: 'Mall', company: second.id });
    expect(answer.body.company).toBe(second.id);
  });

  test('a superuser names the company', async () => {
    const api = scheduling.as(actors.superuser);
    expect(await api.post('/planner/clients/', { name: 'Mall' })).toMatchObject({
      status: 400,
      body: { company: ['This field is required.'] },
    });
    expect(await api.post('/planner/clients/', { name: 'Mall', company: 999_999 })).toMatchObject({
      status: 400,
      body: { company: ['Invalid pk "999999" - object does not exist.'] },
    });
    expect((await api.post('/planner/clients/', { name: 'Mall', company: others.id })).status).toBe(201);
  });

  test('another administrator’s company does not exist', async () => {
    expect(await scheduling.as(owner).post('/planner/clients/', { name: 'Mall', company: others.id })).toMatchObject({
      status: 400,
      body: { company: [`Invalid pk "${others.id}" - object does not exist.`] },
    });
  });

  test.each([
    ['§5: name required', { name: ' ' }, { name: ['This field may not be blank.'] }],
    ['§5: name required', {}, { name: ['This field is required.'] }],
    ['§5: email, if given, must match', { name: 'A', email: 'x' }, { email: ['Enter a valid email address.'] }],
    ['§3: status active or inactive', { name: 'A', status: 'gone' }, { status: ['"gone" is not a valid choice.'] }],
  ])('%s', async (_title, body, errors) => {
    const answer = await scheduling.as(owner).post('/planner/clients/', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(errors);
  });
});

describe('scheduling.md §7, PUT, PATCH and DELETE /planner/clients/{id}/', () => {
  test('PUT changes a client', async () => {
    const { id } = await scheduling.make.client(company);
    const answer = await scheduling.as(owner).put(`/planner/clients/${id}/`, form);
    expect(answer).toMatchObject({ status: 200, body: { id, ...form } });
    expect(await scheduling.as(owner).put(`/planner/clients/${id}/`, { notes: 'x' })).toMatchObject({
      status: 400,
      body: { name: ['This field is required.'] },
    });
  });

  test('PATCH with status leaves the rest as it is', async () => {
    const { id, name } = await scheduling.make.client(company, { notes: 'Ring twice.' });
    expect(await scheduling.as(owner).patch(`/planner/clients/${id}/`, { status: 'inactive' })).toMatchObject({
      status: 200,
      body: { name, notes: 'Ring twice.', status: 'inactive' },
    });
    expect((await scheduling.as(owner).patch(`/planner/clients/${id}/`, {})).body.status).toBe('inactive');
  });

  test('a client stays with its company', async () => {
    const { id } = await scheduling.make.client(company);
    const answer = await scheduling.as(owner).patch(`/planner/clients/${id}/`, { company: second.id });
    expect(answer.body.company).toBe(company.id);
  });

  test('DELETE deletes it with its locations', async () => {
    const client = await scheduling.make.client(company);
    const location = await scheduling.make.location(client);
    const answer = await scheduling.as(owner).delete(`/planner/clients/${client.id}/`);
    expect(answer).toMatchObject({ status: 204, body: undefined });
    expect((await scheduling.as(owner).get(`/planner/clients/${client.id}/`)).status).toBe(404);
    expect((await scheduling.as(owner).get(`/planner/locations/${location.id}/`)).status).toBe(404);
  });

  test('a client with shifts stays', async () => {
    const client = await scheduling.make.client(company);
    await scheduling.make.shift(client, await scheduling.make.employee(company));
    expect(await scheduling.as(owner).delete(`/planner/clients/${client.id}/`)).toMatchObject({
      status: 409,
      body: { detail: 'This client has shifts. Delete them first, or deactivate the client.' },
    });
    expect((await scheduling.as(owner).get(`/planner/clients/${client.id}/`)).status).toBe(200);
  });
});

describe('scheduling.md §6: who may change clients', () => {
  test('another administrator finds nothing', async () => {
    const api = scheduling.as(owner);
    const location = await scheduling.make.location(foreign);
    const answers = [
      await api.put(`/planner/clients/${foreign.id}/`, form),
      await api.patch(`/planner/clients/${foreign.id}/`, { status: 'inactive' }),
      await api.delete(`/planner/clients/${foreign.id}/`),
      await api.put(`/planner/locations/${location.id}/`, { name: 'Mine' }),
      await api.delete(`/planner/locations/${location.id}/`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const untouched = (await scheduling.as(stranger).get(`/planner/clients/${foreign.id}/`)).body;
    expect(untouched).toMatchObject({ name: 'Foreign', status: 'active', locations: [{ id: location.id }] });
  });

  test.each([
    ['nobody', undefined, 401],
    ['staff who administer no company', actors.staff, 403],
    ['a plain user', actors.member, 403],
  ])('%s', async (_who, actor, status) => {
    const api = actor ? scheduling.as(actor) : scheduling.rest;
    const answers = [
      await api.post('/planner/clients/', form),
      await api.patch(`/planner/clients/${foreign.id}/`, { status: 'inactive' }),
      await api.delete(`/planner/clients/${foreign.id}/`),
      await api.post('/planner/locations/', { name: 'Gate', client: foreign.id }),
      await api.get('/planner/clients/export_csv/'),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  });
});

describe('GraphQL changes clients alike', () => {
  test('create, update and delete', async () => {
    const api = scheduling.graphqlAs(owner);
    const { data } = await api(
      'mutation ($input: NewClient!) { createClient(input: $input) { id name zipCode status companyId } }',
      { input: { name: 'Mall', zipCode: '97204', company: String(second.id) } },
    );
    const { id } = data.createClient;
    expect(data.createClient).toEqual({
      id,
      name: 'Mall',
      zipCode: '97204',
      status: 'ACTIVE',
      companyId: String(second.id),
    });
    const changed = await api(
      `mutation ($id: ID!) {
         updateClient(id: $id, input: { status: INACTIVE }) { name status }
         createLocation(input: { client: $id, name: "Gate" }) { id name }
       }`,
      { id },
    );
    expect(changed.data).toMatchObject({
      updateClient: { name: 'Mall', status: 'INACTIVE' },
      createLocation: { name: 'Gate' },
    });
    const location = changed.data.createLocation.id;
    const removed = await api(
      `mutation ($id: ID!, $location: ID!) {
         updateLocation(id: $location, input: { city: "Salem" }) { city }
         deleteLocation(id: $location)
         deleteClient(id: $id)
       }`,
      { id, location },
    );
    expect(removed.data).toEqual({ updateLocation: { city: 'Salem' }, deleteLocation: location, deleteClient: id });
  });

  test('field errors come under the GraphQL names; other companies do not exist', async () => {
    const api = scheduling.graphqlAs(owner);
    const zipCode = 'x'.repeat(21);
    expect(
      await api('mutation ($input: NewClient!) { createClient(input: $input) { id } }', {
        input: { name: '', zipCode },
      }),
    ).toMatchObject({
      errors: [
        {
          extensions: {
            code: 'BAD_USER_INPUT',
            fields: {
              name: ['This field may not be blank.'],
              zipCode: ['Ensure this field has no more than 20 characters.'],
            },
          },
        },
      ],
    });
    expect(await api('mutation ($id: ID!) { deleteClient(id: $id) }', { id: foreign.id })).toMatchObject({
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    });
  });
});
