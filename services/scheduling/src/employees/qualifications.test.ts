import { somebody, startScheduling, type TestScheduling } from '../../test/scheduling.ts';
import type { CompanyEntity } from '../companies/company.entity.ts';

let scheduling: TestScheduling;
const owner = somebody();
const stranger = somebody();
let company: CompanyEntity;
let others: CompanyEntity;

beforeAll(async () => {
  scheduling = await startScheduling();
  company = await scheduling.make.company(owner);
  others = await scheduling.make.company(stranger);
  await scheduling.make.qualification(others, 'Foreign skill');
});
afterAll(() => scheduling.close());

describe('scheduling.md §7, qualifications', () => {
  test('GET /planner/qualifications/?company= reads results, of one company', async () => {
    const { body } = await scheduling.as(stranger).get(`/planner/qualifications/?company=${others.id}`);
    expect(body.results).toContainEqual({ id: expect.any(Number), name: 'Foreign skill', company: others.id });
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
});
