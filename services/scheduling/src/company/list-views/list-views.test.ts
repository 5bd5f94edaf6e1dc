import { actors } from '@portfolio/testkit';
import { somebody, startScheduling, statusesOf, type TestScheduling } from '../../../test/scheduling.ts';
import type { CompanyEntity } from '../company.entity.ts';

let scheduling: TestScheduling;
const [owner, stranger] = [somebody(), somebody()];
let company: CompanyEntity;

beforeAll(async () => {
  scheduling = await startScheduling();
  await scheduling.make.company(stranger);
});
afterAll(() => scheduling.close());
beforeEach(async () => {
  company = await scheduling.make.company(owner);
});

const path = '/planner/list-views/';
const keep = (given: object = {}, persona = owner) =>
  scheduling
    .as(persona)
    .post(path, { company: company.id, list: 'shifts', name: 'Nights', query: 'status=scheduled', ...given });
const namesOf = async (list: string, persona = owner) =>
  (await scheduling.as(persona).get(`${path}?company=${company.id}&list=${list}`)).body.results.map(
    ({ name }: { name: string }) => name,
  );

test('a view is kept for the company, renamed, and deleted', async () => {
  const { status, body } = await keep();
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(Number),
      company: company.id,
      list: 'shifts',
      name: 'Nights',
      query: 'status=scheduled',
      created_at: expect.any(String),
    },
  ]);
  expect([await namesOf('shifts'), await namesOf('clients')]).toEqual([['Nights'], []]);
  const api = scheduling.as(owner);
  const one = `${path}${body.id}/`;
  await keep({ name: 'Days' });
  expect((await api.patch(one, { name: 'DAYS' })).body).toEqual({ name: ['This field must be unique.'] });
  expect((await scheduling.as(stranger).patch(one, { name: 'Theirs' })).status).toBe(404);
  expect((await api.patch(one, { name: 'Late' })).body).toMatchObject({ name: 'Late', query: 'status=scheduled' });
  expect((await api.delete(one)).status).toBe(204);
  expect(await namesOf('shifts')).toEqual(['Days']);
});

test('names are unique within a company and list whatever their case, also at the same time', async () => {
  const answers = await Promise.all(['Nights', 'nights', 'NIGHTS'].map((name) => keep({ name })));
  expect(statusesOf(answers)).toEqual([201, 400, 400]);
  expect(answers.find(({ status }) => status === 400)!.body).toEqual({ name: ['This field must be unique.'] });
  expect((await keep({ list: 'clients' })).status).toBe(201);
});

test('a company has at most 100, also when several are kept at the same time', async () => {
  await scheduling.database.query(
    `INSERT INTO list_view (company_id, list, name, query) SELECT $1, 'shifts', 'View ' || n, '' FROM generate_series(1, 98) n`,
    [company.id],
  );
  const answers = await Promise.all(['A', 'B', 'C', 'D'].map((name) => keep({ name })));
  expect(statusesOf(answers)).toEqual([201, 201, 400, 400]);
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a list there is not', { list: 'secrets' }, 'list'],
  ['another address', { query: 'a b#c' }, 'query'],
])('refused: %s', async (_, given, field) => {
  expect(await keep(given)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
});

test('they are their company’s administrators’', async () => {
  const { id } = (await keep()).body;
  expect((await scheduling.as(stranger).delete(`${path}${id}/`)).status).toBe(404);
  expect((await keep({ name: 'Theirs' }, stranger)).status).toBe(400);
  expect(await namesOf('shifts', stranger)).toEqual([]);
  expect((await scheduling.as(actors.guard).get(path)).status).toBe(403);
});
