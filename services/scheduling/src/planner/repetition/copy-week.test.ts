import { actors } from '@portfolio/testkit';
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

/** Each test has a company of its own, so that its weeks are empty. */
beforeAll(async () => {
  scheduling = await startScheduling();
  await scheduling.make.company(stranger);
  await scheduling.make.company(owner);
});
afterAll(() => scheduling.close());
beforeEach(async () => {
  const { make } = scheduling;
  company = await make.company(owner, { time_zone: 'America/Los_Angeles' });
  mall = await make.client(company, { name: 'Mall' });
  ann = await make.employee(company, { hourly_rate: '20.00' });
});

const shift = (start: string, end: string, given: Partial<ShiftEntity> = {}) =>
  scheduling.make.shift(mall, ann, { start_time: new Date(start), end_time: new Date(end), ...given });
const copy = (body: object, persona = owner) =>
  scheduling.as(persona).post('/planner/shifts/copy_week/', { company: company.id, ...body });
const statesOf = ({ body }: { body: { shifts?: { state: string }[] } }) => body.shifts?.map(({ state }) => state);
const count = async () =>
  (await scheduling.as(owner).get(`/planner/shifts/?company=${company.id}&page_size=100`)).body.count;

const [last, next] = ['2030-03-04', '2030-03-11'];

describe('a week is copied into another one', () => {
  test('planned anew at today’s rate, at the same times of day although clocks go forward, where it is worked', async () => {
    await shift('2030-03-09T06:00Z', '2030-03-09T14:00Z', {
      status: 'completed',
      hourly_pay_rate: '1.00',
      title: 'Gate',
    });
    const inUtc = await scheduling.make.client(company, { time_zone: 'UTC' });
    await scheduling.make.shift(inUtc, ann, {
      start_time: new Date('2030-03-05T09:00Z'),
      end_time: new Date('2030-03-05T17:00Z'),
    });
    const { status, body } = await copy({ from: '2030-03-06', to: '2030-03-17' });
    expect([status, body.saved, statesOf({ body })]).toEqual([200, true, ['made', 'made']]);
    expect(body.shifts[0]).toMatchObject({ start_time: '2030-03-12T09:00:00.000Z', time_zone: 'UTC' });
    const made = (await scheduling.as(owner).get(`/planner/shifts/${body.shifts[1].id}/`)).body;
    // Friday from 22:00 to 06:00 in Portland, in summer time now.
    expect(made).toMatchObject({
      start_time: '2030-03-16T05:00:00.000Z',
      end_time: '2030-03-16T13:00:00.000Z',
      status: 'scheduled',
      hourly_pay_rate: '20.00',
      title: 'Gate',
    });
  });

  test('what starts in the week on the company’s clock, without what was cancelled', async () => {
    await shift('2030-03-04T07:59Z', '2030-03-04T12:00Z');
    await shift('2030-03-04T18:00Z', '2030-03-04T20:00Z', { status: 'cancelled' });
    await shift('2030-03-04T08:00Z', '2030-03-04T10:00Z', { allow_overlap: true, title: 'first' });
    await shift('2030-03-11T06:59Z', '2030-03-11T07:59Z', { title: 'last' });
    await shift('2030-03-11T07:00Z', '2030-03-11T08:00Z', { allow_overlap: true });
    const { body } = await copy({ from: last, to: '2030-04-01', preview: true });
    expect(body.shifts.map(({ title }: { title: string }) => title)).toEqual(['first', 'last']);
  });

  test('a preview writes nothing; copying twice makes nothing twice', async () => {
    await shift('2030-03-05T17:00Z', '2030-03-05T20:00Z');
    const preview = await copy({ from: last, to: next, preview: true });
    expect([preview.body.saved, statesOf(preview), await count()]).toEqual([false, ['made'], 1]);
    expect(preview.body.shifts[0].id).toBeNull();
    const first = await copy({ from: last, to: next });
    const second = await copy({ from: last, to: next });
    expect([statesOf(first), statesOf(second), await count()]).toEqual([['made'], ['there'], 2]);
    expect(second.body.shifts[0].id).toBe(first.body.shifts[0].id);
  });

  test('also not when several ask at the same time, with shifts that permit overlaps', async () => {
    for (const day of [5, 6, 7]) {
      await shift(`2030-03-0${day}T17:00Z`, `2030-03-0${day}T20:00Z`, { allow_overlap: true });
    }
    const answers = await Promise.all(Array.from({ length: 6 }, () => copy({ from: last, to: next })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(answers.flatMap((answer) => statesOf(answer)!).filter((state) => state === 'made')).toHaveLength(3);
    expect(await count()).toBe(6);
  });

  test('one that is refused keeps all from being made, and says why, unless it is skipped', async () => {
    await shift('2030-03-05T17:00Z', '2030-03-05T20:00Z');
    await shift('2030-03-06T17:00Z', '2030-03-06T20:00Z');
    await shift('2030-03-12T18:00Z', '2030-03-12T19:00Z', { client_id: mall.id });
    const refused = await copy({ from: last, to: next });
    expect([refused.body.saved, statesOf(refused), await count()]).toEqual([false, ['refused', 'made'], 3]);
    expect(refused.body.shifts[0]).toMatchObject({
      id: null,
      reason: 'overlap',
      overlapped: { client_name: 'Mall', start_time: '2030-03-12T18:00:00.000Z' },
    });
    const skipped = await copy({ from: last, to: next, skip: true });
    expect([skipped.body.saved, statesOf(skipped), await count()]).toEqual([true, ['refused', 'made'], 4]);
  });

  test('who is inactive is not planned anew', async () => {
    await shift('2030-03-05T17:00Z', '2030-03-05T20:00Z');
    await scheduling.as(owner).patch(`/planner/employees/${ann.id}/`, { status: 'inactive' });
    expect((await copy({ from: last, to: next })).body.shifts).toMatchObject([{ reason: 'inactive_employee' }]);
  });

  test('what the company warns of is said, what it refuses is not made', async () => {
    await shift('2030-03-05T17:00Z', '2030-03-05T20:00Z');
    await shift('2030-03-13T01:00Z', '2030-03-13T04:00Z');
    const warned = await copy({ from: last, to: next, preview: true });
    expect(warned.body.shifts).toMatchObject([
      {
        state: 'made',
        conflicts: [{ change: 0, code: 'short_rest', severity: 'warning', hours: 6, other: { client_name: 'Mall' } }],
      },
    ]);
    await scheduling.as(owner).patch(`/planner/companies/${company.id}/`, { planning_rules: { rest: 'refusal' } });
    const refused = await copy({ from: last, to: next });
    expect(refused.body).toMatchObject({ saved: false, shifts: [{ id: null, state: 'refused', reason: 'rule' }] });
  });

  test('a week without shifts is copied in vain', async () => {
    expect((await copy({ from: last, to: next })).body).toEqual({ saved: true, shifts: [] });
  });

  test('1,500 shifts of 200 employees', async () => {
    await scheduling.database.query(
      `WITH hired AS (
         INSERT INTO employee (company_id, first_name, last_name, email, hourly_rate)
         SELECT $1, 'Ada', 'Row', 'row' || n || '@example.com', 15 FROM generate_series(1, 200) n RETURNING id)
       INSERT INTO shift (company_id, client_id, employee_id, start_time, end_time, hourly_pay_rate)
       SELECT $1, $2, id, start, start + interval '6 hours', 15
       FROM hired, generate_series(timestamptz '2030-03-04T09:00Z', '2030-03-10T12:00Z', '20.5 hours') start`,
      [company.id, mall.id],
    );
    const { body } = await copy({ from: last, to: next });
    expect(body.shifts.length).toBeGreaterThanOrEqual(1500);
    expect(new Set(statesOf({ body }))).toEqual(new Set(['made']));
  });
});

describe('what is refused', () => {
  test.each([
    [
      'the same week',
      { from: '2030-03-04', to: '2030-03-10' },
      { from: ['Choose a different week from the one you are copying.'] },
    ],
    ['no week', { to: next }, { from: ['This field is required.'] }],
    [
      'a week of another century',
      { from: last, to: '2130-03-04' },
      { to: ['Choose a week within 10 years of today.'] },
    ],
  ])('%s', async (_, body, fields) => {
    expect(await copy(body)).toMatchObject({ status: 400, body: fields });
  });

  test('another’s company, and who administers none', async () => {
    expect(await copy({ from: last, to: next }, stranger)).toMatchObject({
      status: 400,
      body: { company: [`Invalid pk "${company.id}" - object does not exist.`] },
    });
    expect((await copy({ from: last, to: next }, actors.guard)).status).toBe(403);
  });

  test('over GraphQL alike', async () => {
    await shift('2030-03-05T17:00Z', '2030-03-05T20:00Z');
    const ask = (persona = owner) =>
      scheduling.graphqlAs(persona)(
        'mutation ($input: WeekCopy!) { copyWeek(input: $input) { saved shifts { id state reason employeeName } } }',
        { input: { company: String(company.id), from: last, to: next } },
      );
    expect((await ask()).data.copyWeek).toMatchObject({ saved: true, shifts: [{ state: 'MADE', reason: null }] });
    expect((await ask(actors.guard)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});
