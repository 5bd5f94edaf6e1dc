import { somebody, startScheduling } from '../../../test/scheduling.ts';

const owner = somebody();
const stranger = somebody();

const scheduling = await startScheduling();
const company = await scheduling.make.company(owner);
const others = await scheduling.make.company(stranger);
await scheduling.make.qualification(others, 'Foreign skill');
afterAll(() => scheduling.close());

describe('scheduling.md §7, qualifications', () => {
  test('GET /planner/qualifications/?company= reads results, of one company', async () => {
    const { body } = await scheduling.as(stranger).get(`/planner/qualifications/?company=${others.id}`);
    expect(body.results).toContainEqual({
      id: expect.any(Number),
      name: 'Foreign skill',
      expires: false,
      company: others.id,
      employees: 0,
    });
    const mine = await scheduling.as(owner).get('/planner/qualifications/');
    expect(mine.body.results.map(({ company: of }: { company: number }) => of)).not.toContain(others.id);
    expect((await scheduling.as(owner).get(`/planner/qualifications/?company=${others.id}`)).body.count).toBe(0);
  });

  test('can be added and removed', async () => {
    const api = scheduling.as(owner);
    const made = await api.post('/planner/qualifications/', { name: 'Fire marshal' });
    expect(made).toMatchObject({ status: 201, body: { name: 'Fire marshal', company: company.id } });
    expect((await api.post('/planner/qualifications/', { name: 'fire MARSHAL' })).body).toEqual({
      name: ['This field must be unique.'],
    });
    expect((await scheduling.as(stranger).delete(`/planner/qualifications/${made.body.id}/`)).status).toBe(404);
    expect((await api.delete(`/planner/qualifications/${made.body.id}/`)).status).toBe(204);
  });

  test('can be renamed, to a name that the company does not have', async () => {
    const api = scheduling.as(owner);
    const { id } = await scheduling.make.qualification(company, 'Dog hander');
    await scheduling.make.qualification(company, 'Crowd control');
    const path = `/planner/qualifications/${id}/`;
    expect(await api.patch(path, { name: 'Dog handler' })).toMatchObject({
      status: 200,
      body: { id, name: 'Dog handler', company: company.id, employees: 0 },
    });
    expect(await api.patch(path, { name: 'crowd CONTROL' })).toMatchObject({
      status: 400,
      body: { name: ['This field must be unique.'] },
    });
    expect((await api.patch(path, { name: '' })).status).toBe(400);
    expect((await scheduling.as(stranger).patch(path, { name: 'Mine' })).status).toBe(404);
    const renamed = await scheduling.graphqlAs(owner)(
      `mutation { renameQualification(id: ${id}, name: "K9") { name } }`,
    );
    expect(renamed.data).toEqual({ renameQualification: { name: 'K9' } });
  });

  test('is not deleted while employees hold it: the refusal says by how many', async () => {
    const api = scheduling.as(owner);
    const holders = [await scheduling.make.employee(company), await scheduling.make.employee(company)];
    const { id } = await scheduling.make.qualification(company, 'Firearms', ...holders);
    const { body } = await api.get('/planner/qualifications/?search=firearms');
    expect(body.results).toEqual([{ id, name: 'Firearms', company: company.id, employees: 2, expires: false }]);
    expect(await api.delete(`/planner/qualifications/${id}/`)).toMatchObject({
      status: 409,
      body: { detail: '2 employees hold this qualification. Take it from them first.', employees: 2 },
    });
    const refused = await scheduling.graphqlAs(owner)(`mutation { deleteQualification(id: ${id}) }`);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', employees: 2 });

    for (const { id: holder } of holders) await api.patch(`/planner/employees/${holder}/`, { qualifications: [] });
    expect((await api.delete(`/planner/qualifications/${id}/`)).status).toBe(204);
  });
});
