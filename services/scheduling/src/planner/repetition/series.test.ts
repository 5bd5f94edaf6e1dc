import { somebody, startScheduling, type TestScheduling } from '../../../test/scheduling.ts';
import type { ClientEntity } from '../../clients/client.entity.ts';
import type { CompanyEntity } from '../../company/company.entity.ts';
import type { EmployeeEntity } from '../../people/employees/employee.entity.ts';
import type { ShiftEntity } from '../../shifts/shift.entity.ts';

let scheduling: TestScheduling;
const owner = somebody();
const stranger = somebody();
let company: CompanyEntity;
let mall: ClientEntity;
let ann: EmployeeEntity;
let first: ShiftEntity;

beforeAll(async () => {
  scheduling = await startScheduling();
  await scheduling.make.company(stranger);
});
afterAll(() => scheduling.close());
/** A shift on a Monday from 09:00 to 17:00 in Paris; clocks go forward on 31 March. */
beforeEach(async () => {
  const { make } = scheduling;
  company = await make.company(owner, { time_zone: 'Europe/Paris' });
  mall = await make.client(company, { name: 'Mall' });
  ann = await make.employee(company);
  first = await shift('2030-03-18T08:00Z', '2030-03-18T16:00Z', { title: 'Gate' });
});

const shift = (start: string, end: string, given: Partial<ShiftEntity> = {}) =>
  scheduling.make.shift(mall, ann, { start_time: new Date(start), end_time: new Date(end), ...given });
const rule = { weekdays: ['monday', 'wednesday'], until: '2030-04-03' };
const repeat = (id: number, body: object = {}, persona = owner) =>
  scheduling.as(persona).post(`/planner/shifts/${id}/repeat/`, { ...rule, ...body });
const read = async (id: number) => (await scheduling.as(owner).get(`/planner/shifts/${id}/`)).body;
const all = async () =>
  (await scheduling.as(owner).get(`/planner/shifts/?company=${company.id}&ordering=start_time&page_size=100`)).body
    .results as { id: number; start_time: string; end_time: string; title: string; status: string; series: unknown }[];
const starts = async () => (await all()).map(({ start_time }) => start_time.slice(0, 16));
const idsOf = ({ body }: { body: { shifts: { id: number }[] } }) => body.shifts.map(({ id }) => id);

const days = ['2030-03-18T08:00', '2030-03-20T08:00', '2030-03-25T08:00', '2030-03-27T08:00'];
const summer = ['2030-04-01T07:00', '2030-04-03T07:00'];

describe('a shift is repeated by a rule until a date', () => {
  test('at the same times of day over a clock change; all of them know their rule', async () => {
    const { status, body } = await repeat(first.id);
    expect([status, body.saved, body.shifts.length]).toEqual([200, true, 5]);
    expect(await starts()).toEqual([...days, ...summer]);
    const { series } = await read(first.id);
    expect(series).toEqual({ id: expect.any(Number), every_weeks: 1, ...rule });
    expect((await all()).map((each) => [each.title, each.series])).toEqual(
      Array.from({ length: 6 }, () => ['Gate', series]),
    );
  });

  test('a preview writes nothing; a conflict keeps all from being made, unless it is skipped', async () => {
    await shift('2030-03-25T10:00Z', '2030-03-25T11:00Z');
    const refused = { saved: false, shifts: [{}, { state: 'refused', reason: 'overlap' }, {}, {}, {}] };
    expect((await repeat(first.id, { preview: true })).body).toMatchObject(refused);
    expect((await repeat(first.id)).body).toMatchObject(refused);
    expect(await read(first.id)).toMatchObject({ series: null });
    const skipped = await repeat(first.id, { skip: true });
    expect(idsOf(skipped).filter(Boolean)).toHaveLength(4);
  });

  test('of several requests at the same time one makes a series', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => repeat(first.id)));
    const made = answers.flatMap(({ body }) => body.shifts ?? []).filter(({ state }) => state === 'made');
    expect(made).toHaveLength(5);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await starts()).toHaveLength(6);
  });

  test.each([
    ['no day', { weekdays: [] }, { weekdays: ['This list may not be empty.'] }],
    ['another day', { weekdays: ['someday'] }, { weekdays: { 0: ['"someday" is not a valid choice.'] } }],
    ['longer than a year', { until: '2031-03-20' }, { until: ['A shift repeats for at most 366 days.'] }],
    ['until a day before', { until: '2030-03-18' }, { until: ['This rule creates no shifts before that date.'] }],
    ['every 60 weeks', { every_weeks: 60 }, { every_weeks: ['Ensure this value is less than or equal to 52.'] }],
  ])('refused: %s', async (_, body, fields) => {
    expect(await repeat(first.id, body)).toMatchObject({ status: 400, body: fields });
  });

  test('it is its company’s', async () => {
    expect((await repeat(first.id, {}, stranger)).status).toBe(404);
  });
});

describe('this and following', () => {
  let ids: number[];
  beforeEach(async () => {
    ids = [first.id, ...idsOf(await repeat(first.id))];
  });
  const change = (id: number, body: object) => scheduling.as(owner).patch(`/planner/shifts/${id}/following/`, body);
  const remove = (id: number) => scheduling.as(owner).delete(`/planner/shifts/${id}/following/`);

  test('times become times of day of all that follow, on both sides of a clock change', async () => {
    const answer = await change(ids[3]!, { start_time: '2030-03-27T09:30Z', end_time: '2030-03-27T17:30Z' });
    expect(answer).toMatchObject({ status: 200, body: { shifts: ids.slice(3) } });
    expect(await starts()).toEqual([...days.slice(0, 3), '2030-03-27T09:30', '2030-04-01T08:30', '2030-04-03T08:30']);
    expect((await read(ids[0]!)).series).toEqual((await read(ids[5]!)).series);
  });

  test('only what the change makes different: a title of one’s own stays, and what is worked or cancelled', async () => {
    await scheduling.as(owner).patch(`/planner/shifts/${ids[2]}/`, { title: 'Door' });
    await scheduling.as(owner).patch(`/planner/shifts/${ids[4]}/`, { status: 'cancelled' });
    const { start_time, end_time, title } = await read(ids[1]!);
    await change(ids[1]!, { start_time, end_time, title, notes: 'Ring twice' });
    const after = await Promise.all(ids.map(read));
    expect(after.map(({ notes }) => notes)).toEqual(['', 'Ring twice', 'Ring twice', 'Ring twice', '', 'Ring twice']);
    expect(after[2].title).toBe('Door');
  });

  test('on another day they are a series of their own', async () => {
    await change(ids[2]!, { start_time: '2030-03-26T08:00Z', end_time: '2030-03-26T16:00Z' });
    expect(await starts()).toEqual([
      ...days.slice(0, 2),
      '2030-03-26T08:00',
      '2030-03-28T08:00',
      '2030-04-02T07:00',
      '2030-04-04T07:00',
    ]);
    expect((await read(ids[1]!)).series).toMatchObject({ ...rule, until: '2030-03-20' });
    expect((await read(ids[2]!)).series).toMatchObject({ weekdays: ['tuesday', 'thursday'], until: '2030-04-04' });
    expect((await read(ids[5]!)).series).toEqual((await read(ids[2]!)).series);
  });

  test('when one is refused, nothing happens', async () => {
    await shift('2030-04-01T16:00Z', '2030-04-01T18:00Z', { title: 'Other' });
    const answer = await change(ids[1]!, { start_time: '2030-03-20T10:00Z', end_time: '2030-03-20T18:00Z' });
    expect(answer).toMatchObject({ status: 400, body: { employee: [expect.stringContaining('Other, Mall')] } });
    expect((await starts()).filter((start) => start !== '2030-04-01T16:00')).toEqual([...days, ...summer]);
  });

  test('another employee gets them all', async () => {
    const bob = await scheduling.make.employee(company, { hourly_rate: '30.00' });
    await change(ids[4]!, { employee: bob.id });
    expect((await read(ids[5]!)).hourly_pay_rate).toBe('30.00');
    expect((await read(ids[3]!)).employee).toBe(ann.id);
  });

  test('are deleted together, but for what was worked; the rule ends before', async () => {
    await scheduling.as(owner).patch(`/planner/shifts/${ids[4]}/`, { status: 'completed' });
    expect((await remove(ids[3]!)).status).toBe(204);
    expect(await starts()).toEqual([...days.slice(0, 3), summer[0]]);
    expect((await read(ids[0]!)).series).toMatchObject({ until: '2030-04-01' });
  });

  test('what is left alone does not repeat any more', async () => {
    expect((await remove(ids[1]!)).status).toBe(204);
    expect(await read(ids[0]!)).toMatchObject({ series: null });
    expect(await change(ids[0]!, { notes: 'x' })).toMatchObject({
      status: 409,
      body: { detail: 'This shift does not repeat.' },
    });
    expect(await scheduling.database.query('SELECT FROM shift_series WHERE company_id = $1', [company.id])).toEqual([]);
  });

  test('over GraphQL alike, and the week grid sees what repeats', async () => {
    const ask = scheduling.graphqlAs(owner);
    const changed = await ask(
      'mutation ($id: ID!, $input: ShiftChanges!) { updateFollowingShifts(id: $id, input: $input) }',
      { id: String(ids[4]), input: { title: 'Late' } },
    );
    expect(changed.data.updateFollowingShifts).toEqual(ids.slice(4).map(String));
    const grid = await ask(
      'query ($c: ID) { schedule(company: $c, from: "2030-03-17T00:00:00Z", to: "2030-03-24T00:00:00Z") { shifts { seriesId } } }',
      { c: String(company.id) },
    );
    const { id } = (await read(ids[0]!)).series;
    expect(grid.data.schedule.shifts).toEqual([{ seriesId: String(id) }, { seriesId: String(id) }]);
    const deleted = await ask('mutation ($id: ID!) { deleteFollowingShifts(id: $id) }', { id: String(ids[4]) });
    expect(deleted.data.deleteFollowingShifts).toHaveLength(2);
  });
});
