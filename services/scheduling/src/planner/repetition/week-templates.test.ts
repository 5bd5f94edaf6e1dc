import { actors } from '@portfolio/testkit';
import { somebody, startScheduling, statusesOf, type TestScheduling } from '../../../test/scheduling.ts';
import type { ClientEntity } from '../../clients/client.entity.ts';
import type { CompanyEntity } from '../../company/company.entity.ts';
import type { EmployeeEntity } from '../../people/employees/employee.entity.ts';

let scheduling: TestScheduling;
const owner = somebody();
const stranger = somebody();
let company: CompanyEntity;
let mall: ClientEntity;
let ann: EmployeeEntity;

beforeAll(async () => {
  scheduling = await startScheduling();
  await scheduling.make.company(stranger);
});
afterAll(() => scheduling.close());
/** Each test has a company of its own, so that its weeks are empty. */
beforeEach(async () => {
  const { make } = scheduling;
  company = await make.company(owner, { time_zone: 'Europe/Paris' });
  mall = await make.client(company, { name: 'Mall' });
  ann = await make.employee(company);
  await shift('2030-03-26T21:00Z', '2030-03-27T05:00Z');
});

const shift = (start: string, end: string) =>
  scheduling.make.shift(mall, ann, { start_time: new Date(start), end_time: new Date(end), title: 'Night' });
const path = '/planner/week-templates/';
const week = '2030-03-25';
const keep = (name = 'Winter', given: object = {}) =>
  scheduling.as(owner).post(path, { company: company.id, name, week, ...given });
const use = (id: number, body: object) => scheduling.as(owner).post(`${path}${id}/use/`, body);
const list = async (persona = owner) =>
  (await scheduling.as(persona).get(`${path}?company=${company.id}`)).body.results;

test('a week is kept under a name, listed, renamed and deleted', async () => {
  const { status, body } = await keep(' Winter ');
  expect([status, body]).toEqual([
    201,
    { id: expect.any(Number), name: 'Winter', company: company.id, shifts: 1, created_at: expect.any(String) },
  ]);
  expect(await list()).toEqual([body]);
  const renamed = await scheduling.as(owner).patch(`${path}${body.id}/`, { name: 'Summer' });
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Summer', shifts: 1 } });
  expect((await scheduling.as(owner).delete(`${path}${body.id}/`)).status).toBe(204);
  expect(await list()).toEqual([]);
});

test('used in any week, at the same times of day over a clock change; twice makes nothing twice', async () => {
  const { id } = (await keep()).body;
  const preview = await use(id, { to: '2030-04-03', preview: true });
  expect(preview.body).toMatchObject({ saved: false, shifts: [{ state: 'made', id: null }] });
  const { body } = await use(id, { to: '2030-04-03' });
  // Tuesday from 22:00 to 06:00 in Paris, which is in summer time now.
  expect(body).toMatchObject({
    saved: true,
    shifts: [{ start_time: '2030-04-02T20:00:00.000Z', end_time: '2030-04-03T04:00:00.000Z', title: 'Night' }],
  });
  expect((await use(id, { to: '2030-04-01' })).body.shifts).toMatchObject([{ state: 'there', id: body.shifts[0].id }]);
});

test('what became of the week later, and of its people, is another matter', async () => {
  const { id } = (await keep()).body;
  await scheduling.database.query('DELETE FROM shift WHERE company_id = $1', [company.id]);
  expect((await use(id, { to: week, preview: true })).body.shifts).toMatchObject([{ state: 'made' }]);
  await scheduling.as(owner).delete(`/planner/employees/${ann.id}/`);
  expect((await use(id, { to: week })).body.shifts).toEqual([]);
});

test('a conflict keeps all from being made, unless it is skipped', async () => {
  await shift('2030-03-29T09:00Z', '2030-03-29T12:00Z');
  const { id } = (await keep()).body;
  await shift('2030-04-05T09:00Z', '2030-04-05T10:00Z');
  const refused = await use(id, { to: '2030-04-01' });
  expect(refused.body).toMatchObject({ saved: false, shifts: [{ state: 'made' }, { reason: 'overlap' }] });
  const skipped = await use(id, { to: '2030-04-01', skip: true });
  expect(skipped.body).toMatchObject({ saved: true, shifts: [{ id: expect.any(Number) }, { id: null }] });
});

test('names are unique within a company whatever their case, also at the same time', async () => {
  const answers = await Promise.all(['Winter', 'winter', 'WINTER', 'WinteR'].map((name) => keep(name)));
  expect(statusesOf(answers)).toEqual([201, 400, 400, 400]);
  expect(answers.find(({ status }) => status === 400)!.body).toEqual({ name: ['This field must be unique.'] });
});

test('a company has at most 100, also when several are kept at the same time', async () => {
  await scheduling.database.query(
    "INSERT INTO week_template (company_id, name) SELECT $1, 'Week ' || n FROM generate_series(1, 98) n",
    [company.id],
  );
  const answers = await Promise.all(['A', 'B', 'C', 'D'].map((name) => keep(name)));
  expect(statusesOf(answers)).toEqual([201, 201, 400, 400]);
});

test.each([
  ['an empty week', { week: '2030-07-01' }, { week: ['This week has no shifts to save.'] }],
  ['no name', { name: ' ' }, { name: ['This field may not be blank.'] }],
])('refused: %s', async (_, given, fields) => {
  expect(await keep('Winter', given)).toMatchObject({ status: 400, body: fields });
});

test('they are their company’s', async () => {
  const { id } = (await keep()).body;
  const other = scheduling.as(stranger);
  expect((await other.get(`${path}${id}/`)).status).toBe(404);
  expect((await other.post(`${path}${id}/use/`, { to: week })).status).toBe(404);
  expect(await list(stranger)).toEqual([]);
  expect((await scheduling.as(actors.guard).get(path)).status).toBe(403);
});

test('over GraphQL alike', async () => {
  const ask = scheduling.graphqlAs(owner);
  const kept = await ask(
    'mutation ($input: NewWeekTemplate!) { createWeekTemplate(input: $input) { id name shifts } }',
    {
      input: { company: String(company.id), name: 'Winter', week },
    },
  );
  const { id } = kept.data.createWeekTemplate;
  const used = await ask(
    'mutation ($id: ID!, $input: WeekTemplateUse!) { useWeekTemplate(id: $id, input: $input) { saved shifts { state } } }',
    { id, input: { to: '2030-04-01' } },
  );
  expect(used.data.useWeekTemplate).toEqual({ saved: true, shifts: [{ state: 'MADE' }] });
  const renamed = await ask('mutation ($id: ID!) { renameWeekTemplate(id: $id, name: "Summer") { name } }', { id });
  expect(renamed.data.renameWeekTemplate.name).toBe('Summer');
  const all = await ask('query ($company: ID) { weekTemplates(company: $company) { count results { name } } }', {
    company: String(company.id),
  });
  expect(all.data.weekTemplates).toEqual({ count: 1, results: [{ name: 'Summer' }] });
  await ask('mutation ($id: ID!) { deleteWeekTemplate(id: $id) }', { id });
  expect(await list()).toEqual([]);
});
