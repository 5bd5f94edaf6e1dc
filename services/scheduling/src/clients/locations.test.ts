import { somebody, startScheduling } from '../../test/scheduling.ts';

const owner = somebody();

const scheduling = await startScheduling();
const company = await scheduling.make.company(owner);
const foreign = await scheduling.make.client(await scheduling.make.company(somebody()));
afterAll(() => scheduling.close());

describe('scheduling.md §7, locations', () => {
  const place = { name: 'Gate', address: '2 Main Street', city: 'Portland', state: 'OR', zip_code: '97204' };

  test('POST, GET, PUT and PATCH', async () => {
    const api = scheduling.as(owner);
    const client = await scheduling.make.client(company);
    const made = await api.post('/planner/locations/', { ...place, client: client.id });
    expect(made).toMatchObject({ status: 201, body: { ...place, client: client.id, company: company.id } });
    const path = `/planner/locations/${made.body.id}/`;
    expect((await api.put(path, { ...place, name: 'Dock' })).body).toEqual({ ...made.body, name: 'Dock' });
    expect((await api.patch(path, { city: 'Salem' })).body).toEqual({ ...made.body, name: 'Dock', city: 'Salem' });
    expect((await api.get(path)).body.city).toBe('Salem');
  });

  test('GET /planner/clients/{id}/locations/ returns a plain list', async () => {
    const client = await scheduling.make.client(company);
    const location = await scheduling.make.location(client);
    const answer = await scheduling.as(owner).get(`/planner/clients/${client.id}/locations/`);
    expect(answer.body).toEqual([expect.objectContaining({ id: location.id, client: client.id })]);
    expect((await scheduling.as(owner).get(`/planner/clients/${foreign.id}/locations/`)).status).toBe(404);
  });

  test('§5: a new location needs a name, and a client that the caller administers', async () => {
    expect((await scheduling.as(owner).post('/planner/locations/', {})).body).toEqual({
      name: ['This field is required.'],
      client: ['This field is required.'],
    });
    expect(await scheduling.as(owner).post('/planner/locations/', { name: 'Gate', client: foreign.id })).toMatchObject({
      status: 400,
      body: { client: [`Invalid pk "${foreign.id}" - object does not exist.`] },
    });
  });

  test('readings.md: removing a location is refused while shifts use it', async () => {
    const client = await scheduling.make.client(company);
    const location = await scheduling.make.location(client);
    const employee = await scheduling.make.employee(company);
    const shift = await scheduling.make.shift(client, employee, { location_id: location.id });
    const path = `/planner/locations/${location.id}/`;
    expect(await scheduling.as(owner).delete(path)).toMatchObject({
      status: 409,
      body: { detail: 'Shifts use this location, so it cannot be removed.' },
    });
    await scheduling.database.query('DELETE FROM shift WHERE id = $1', [shift.id]);
    expect((await scheduling.as(owner).delete(path)).status).toBe(204);
    expect((await scheduling.as(owner).get(path)).status).toBe(404);
  });
});
