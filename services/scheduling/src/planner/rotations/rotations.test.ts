import { lockWaits } from '@portfolio/testkit';
import { somebody, startScheduling, statusesOf, type TestScheduling } from '../../../test/scheduling.ts';
import type { ClientEntity } from '../../clients/client.entity.ts';
import type { CompanyEntity } from '../../company/company.entity.ts';
import type { EmployeeEntity } from '../../people/employees/employee.entity.ts';
import type { PostEntity } from '../posts/post.entity.ts';

let scheduling: TestScheduling;
const owner = somebody();
const stranger = somebody();
let company: CompanyEntity;
let mall: ClientEntity;
let gate: PostEntity;
let [ann, bob]: EmployeeEntity[] = [];

beforeAll(async () => {
  scheduling = await startScheduling();
});
afterAll(() => scheduling.close());
/** Each test has a firm of its own that plans in drafts; its clocks go forward on 31 March. */
beforeEach(async () => {
  const { make } = scheduling;
  company = await make.company(owner, { time_zone: 'Europe/Paris', plans_in_drafts: true });
  mall = await make.client(company, { name: 'Mall' });
  gate = await make.post(mall, { name: 'Gate' });
  [ann, bob] = [await make.employee(company), await make.employee(company)];
});

const api = () => scheduling.as(owner);
const path = '/planner/rotations/';
const day = { code: 'D', start_time: '06:00', end_time: '18:00' };
const night = { code: 'N', start_time: '18:00', end_time: '06:00' };
const phase = { from: '2030-03-25', pattern: 'DN--', watches: [day, night], offsets: [0, 2] };
const member = (employee: { id: number }, team: number, days: object = {}) => ({
  employee: employee.id,
  post: gate.id,
  team,
  ...days,
});
const whole = (given: object = {}) => ({
  name: 'Gate, day and night',
  teams: ['A', 'B'],
  phases: [phase],
  members: [member(ann!, 1), member(bob!, 2)],
  ...given,
});
const create = (given: object = {}) => api().post(path, { company: company.id, ...whole(given) });
const made = async (given: object = {}) => (await create(given)).body.id as number;
const set = (id: number, given: object = {}) => api().put(`${path}${id}/`, whole(given));
const week = { from: '2030-03-25', until: '2030-04-01' };
const fill = (id: number, given: object = {}) => api().post(`${path}${id}/fill/`, { ...week, ...given });
const publish = () => api().post('/planner/publications/', { company: company.id });

interface Listed {
  id: number;
  employee: number;
  start_time: string;
  end_time: string;
  is_draft: boolean;
  post: number | null;
}
const shifts = async (): Promise<Listed[]> =>
  (await api().get(`/planner/shifts/?company=${company.id}&ordering=start_time&page_size=100`)).body.results;
/** `Ann 03-25T05`: who begins when, in UTC. */
const plan = async () =>
  (await shifts()).map(
    ({ employee, start_time }) => `${employee === ann!.id ? 'Ann' : 'Bob'} ${start_time.slice(5, 13)}`,
  );
const states = ({ body }: { body: { batch: { shifts: { state: string }[] } } }) =>
  Object.fromEntries(
    [...Map.groupBy(body.batch.shifts, ({ state }) => state)].map(([state, own]) => [state, own.length]),
  );
/** The two of them are there by turns, two days each. */
const turns = [
  'Ann 03-25T05',
  'Ann 03-26T17',
  'Bob 03-27T05',
  'Bob 03-28T17',
  'Ann 03-29T05',
  'Ann 03-30T17',
  'Bob 03-31T04',
  'Bob 04-01T16',
];

describe('a rotation', () => {
  test('is made, listed, said anew with a trace, and deleted; its shifts stay', async () => {
    const { status, body } = await create();
    expect([status, body]).toMatchObject([
      201,
      {
        company: company.id,
        name: 'Gate, day and night',
        teams: ['A', 'B'],
        phases: [phase],
        until: null,
        planned_until: null,
        members: [
          {
            employee: ann!.id,
            post: gate.id,
            post_name: 'Gate',
            client_name: 'Mall',
            time_zone: 'Europe/Paris',
            team: 1,
          },
          { employee: bob!.id, from: null, until: null, team: 2 },
        ],
      },
    ]);
    await fill(body.id);
    const later = { ...phase, from: '2030-05-06', pattern: 'D-' };
    const changed = await set(body.id, { phases: [later, phase], until: '2030-06-30' });
    expect(changed).toMatchObject({ status: 200, body: { phases: [phase, later], planned_until: '2030-04-01' } });
    expect((await api().get(`${path}?company=${company.id}`)).body.results).toEqual([changed.body]);
    expect((await api().delete(`${path}${body.id}/`)).status).toBe(204);
    const kinds = (await api().get(`/planner/events/?company=${company.id}`)).body.results;
    expect(kinds.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['rotation_changed', 'rotation_filled', 'rotation_deleted']),
    );
    expect(await plan()).toEqual(turns);
  });

  test('keeps the guards of a post that is deleted in the moment in which it is made', async () => {
    const { database } = scheduling;
    const [creating, deleting] = await database.transaction(async (other) => {
      await other.query('SELECT FROM post WHERE id = $1 FOR UPDATE', [gate.id]);
      const created = create();
      await lockWaits(database, 1);
      const deleted = api().delete(`/planner/posts/${gate.id}/`);
      await lockWaits(database, 2);
      return [created, deleted];
    });
    expect(statusesOf([await creating, await deleting])).toEqual([201, 409]);
  });

  test('what is wrong with it is said where it is', async () => {
    const wrong = async (given: object) => {
      const { status, body } = await create(given);
      expect(status).toBe(400);
      return body;
    };
    const of = (given: object) => wrong({ phases: [{ ...phase, ...given }] });
    expect(await of({ pattern: 'DX' })).toEqual({ phases: [{ pattern: ['A letter of the pattern has no hours.'] }] });
    expect(await of({ pattern: 'dd' })).toEqual({
      phases: [{ pattern: ['Write a letter for each day with a watch, and - for each day off.'] }],
    });
    expect(await of({ watches: [day, day] })).toMatchObject({ phases: [{ pattern: [expect.any(String)] }] });
    expect(await of({ offsets: [0] })).toEqual({
      phases: [{ offsets: ['Say for each team how many days ahead it begins.'] }],
    });
    expect(await wrong({ phases: [phase, phase] })).toEqual({
      phases: [{}, { from: ['Another phase begins on this day.'] }],
    });
    expect(await wrong({ members: [member(ann!, 3)] })).toEqual({ members: [{ team: ['There are fewer teams.'] }] });
    const twice = [member(ann!, 1, { until: '2030-05-01' }), member(ann!, 2, { from: '2030-05-01' })];
    expect(await wrong({ members: twice })).toEqual({
      members: [{}, { employee: ['This employee is in a team on these days already.'] }],
    });
    const theirs = await scheduling.make.company(stranger);
    const strange = await scheduling.make.employee(theirs);
    expect(await wrong({ members: [member(ann!, 1), member(strange, 2)] })).toEqual({
      members: [{}, { employee: [`Invalid pk "${strange.id}" - object does not exist.`] }],
    });
    await create();
    expect(await wrong({ name: 'gate, DAY and night' })).toEqual({ name: ['This field must be unique.'] });
    expect((await fill(await made({ name: 'B' }), { until: '2030-03-24' })).body).toEqual({
      until: ['The last day must not be before the first.'],
    });
  });

  test('a post at which it has guards stays', async () => {
    await create();
    expect((await api().delete(`/planner/posts/${gate.id}/`)).status).toBe(409);
  });
});

describe('filling days', () => {
  test('makes drafts at the times of the clock, once, also by two at the same time; a preview writes nothing', async () => {
    const id = await made();
    const preview = await fill(id, { preview: true });
    expect([states(preview), preview.body.batch.saved, await plan()]).toEqual([{ made: 8 }, false, []]);
    const both = await Promise.all([fill(id), fill(id)]);
    expect(statusesOf(both)).toEqual([200, 200]);
    expect(both.map(states)).toEqual(expect.arrayContaining([{ made: 8 }, { there: 8 }]));
    expect(await plan()).toEqual(turns);
    const all = await shifts();
    expect(all.every(({ is_draft, post }) => is_draft && post === gate.id)).toBe(true);
    // The night in which clocks go forward is an hour shorter.
    expect(all[5]).toMatchObject({ start_time: '2030-03-30T17:00:00.000Z', end_time: '2030-03-31T04:00:00.000Z' });
  });

  test('changed from a day on, it takes its drafts along and leaves alone what was published before', async () => {
    const id = await made();
    await fill(id, { until: '2030-03-28' });
    await publish();
    await fill(id);
    // From Friday on each has days alone, and Bob begins.
    const second = { from: '2030-03-29', pattern: 'D-', watches: [day], offsets: [1, 0] };
    await set(id, { phases: [phase, second] });
    const { body } = await fill(id, { preview: true });
    expect(body).toMatchObject({ kept: [] });
    expect(body.removed.map(({ start_time }: { start_time: string }) => start_time.slice(5, 13))).toEqual([
      '03-29T05',
      '03-30T17',
      '04-01T16',
    ]);
    expect(await plan()).toEqual(turns);
    await fill(id);
    const expected = [...turns.slice(0, 4), 'Bob 03-29T05', 'Ann 03-30T05', 'Bob 03-31T04', 'Ann 04-01T04'];
    expect(await plan()).toEqual(expected);
    expect((await shifts()).map(({ is_draft }) => is_draft)).toEqual([0, 0, 0, 0, 1, 1, 1, 1].map(Boolean));
    // Changed back to before what is published: that stays, and keeps its day.
    await set(id, { phases: [{ ...phase, offsets: [2, 0] }] });
    const back = await fill(id);
    expect(back.body.kept).toMatchObject(Array.from({ length: 4 }, () => ({ is_published: true })));
    expect(await plan()).toEqual(expect.arrayContaining(turns.slice(0, 4)));
    expect(states(await fill(id))).toEqual(states(await fill(id)));
  });

  test('taken back, it has planned nothing: drafts that went for it are there, and are its own', async () => {
    const id = await made();
    await fill(id);
    const before = await shifts();
    await set(id, { phases: [{ ...phase, offsets: [2, 0] }] });
    const { body } = await fill(id);
    expect([body.removed.length, states({ body })]).toEqual([8, { made: 8 }]);
    const { data } = await scheduling.graphqlAs(owner)(
      'mutation ($changes: [ShiftChange!]!) { changeShifts(changes: $changes) }',
      {
        changes: [
          ...body.batch.shifts.map((shift: { id: number }) => ({ id: shift.id, deleted: true })),
          ...body.removed.map((shift: { id: number }) => ({ id: shift.id, restored: true })),
        ],
      },
    );
    expect(data.changeShifts).toHaveLength(16);
    expect(await shifts()).toEqual(before);
    const again = await fill(id);
    expect([again.body.removed.length, states(again)]).toEqual([8, { made: 8 }]);
    // One whose rotation is gone meanwhile is a shift like any other.
    const [first] = await shifts();
    await api().delete(`/planner/shifts/${first!.id}/`);
    await api().delete(`${path}${id}/`);
    const restored = await scheduling.graphqlAs(owner)(
      'mutation ($changes: [ShiftChange!]!) { changeShifts(changes: $changes) }',
      { changes: [{ id: first!.id, restored: true }] },
    );
    expect(restored.data.changeShifts).toEqual([String(first!.id)]);
  });

  test('knows who joins and who leaves from a day on, and the days of a contract', async () => {
    const id = await made();
    await fill(id);
    const carl = await scheduling.make.employee(company);
    await api().patch(`/planner/posts/${gate.id}/`, { end_date: '2030-03-31' });
    await set(id, {
      members: [member(ann!, 1, { until: '2030-03-29' }), member(carl, 1, { from: '2030-03-30' }), member(bob!, 2)],
    });
    const { body } = await fill(id);
    expect([states({ body }), body.removed.length]).toEqual([{ there: 6, made: 1 }, 2]);
    const saturday = (await shifts()).find(({ start_time }) => start_time.startsWith('2030-03-30'));
    expect(saturday).toMatchObject({ employee: carl.id });
  });

  test('leaves out the dates and holidays on which a post is closed, and the drafts made of them before', async () => {
    const id = await made();
    await fill(id);
    // 25 March is one in Greece; of the 28th only the day is asked for, and Bob has the night.
    const demand = {
      ...gate.demand,
      holidays: { region: 'GR', rule: 'closed', stretches: [] },
      exceptions: [
        { date: '2030-03-26', reason: 'Works', stretches: [] },
        { date: '2030-03-28', reason: 'Works', stretches: [{ start_time: '08:00', end_time: '17:00', heads: 1 }] },
      ],
    };
    const changed = await api().put(`/planner/posts/${gate.id}/demand/`, demand);
    expect(changed.status).toBe(200);
    const { body } = await fill(id, { until: '2030-03-30' });
    expect(body.removed.length).toBe(3);
    expect(await plan()).toEqual(turns.filter((turn) => !/03-25|03-26|03-28/.test(turn)));
  });

  test('what a planner has changed by hand stays, and is not made again', async () => {
    const id = await made();
    await fill(id);
    const [first, second] = await shifts();
    await api().patch(`/planner/shifts/${first!.id}/`, { employee: bob!.id });
    await api().patch(`/planner/shifts/${second!.id}/`, { notes: 'Bring the keys' });
    await set(id, { until: '2030-03-25' });
    const { body } = await fill(id);
    expect([body.removed.length, states({ body })]).toEqual([6, {}]);
    expect(body.kept).toMatchObject([
      { id: first!.id, is_published: false },
      { id: second!.id, is_published: false },
    ]);
    expect(await plan()).toEqual(['Bob 03-25T05', 'Ann 03-26T17']);
  });

  test('one that is refused keeps all as they were, and says why, unless it is skipped', async () => {
    const id = await made();
    await scheduling.make.shift(mall, ann!, {
      start_time: new Date('2030-03-25T10:00Z'),
      end_time: new Date('2030-03-25T12:00Z'),
    });
    const refused = await fill(id);
    expect([states(refused), refused.body.batch.saved]).toEqual([{ refused: 1, made: 7 }, false]);
    expect(refused.body.batch.shifts[0]).toMatchObject({ reason: 'overlap', overlapped: { client_name: 'Mall' } });
    expect(await shifts()).toHaveLength(1);
    expect((await fill(id, { skip: true })).body.batch.saved).toBe(true);
    expect(await shifts()).toHaveLength(8);
  });

  test('months of many guards, in one go; too many are refused', async () => {
    const guards = await Promise.all(Array.from({ length: 12 }, () => scheduling.make.employee(company)));
    const pattern = { ...phase, pattern: 'DDDD--', watches: [day], offsets: [0, 2, 4] };
    const members = guards.map((guard, index) => member(guard, (index % 3) + 1));
    const id = await made({ teams: ['A', 'B', 'C'], phases: [pattern], members });
    const { body } = await fill(id, { until: '2030-09-24' });
    expect([body.batch.saved, body.batch.shifts.length]).toEqual([true, (12 * 184 * 4) / 6]);
    expect((await fill(id, { until: '2031-03-24' })).body).toEqual({
      until: ['These days make more than 2000 shifts. Choose fewer days.'],
    });
  });

  test('over GraphQL alike; another’s is not found', async () => {
    const ask = scheduling.graphqlAs(owner);
    const watches = [{ code: 'D', startTime: '06:00', endTime: '18:00' }];
    const phases = { from: '2030-03-25', pattern: 'D-', offsets: [0], watches };
    const kept = await ask(
      'mutation ($input: NewRotation!) { createRotation(input: $input) { id members { employeeId postName } } }',
      {
        input: {
          company: String(company.id),
          name: 'Gate',
          teams: ['A'],
          phases: [phases],
          members: [{ employee: String(ann!.id), post: String(gate.id), team: 1 }],
        },
      },
    );
    expect(kept.data.createRotation.members).toEqual([{ employeeId: String(ann!.id), postName: 'Gate' }]);
    const { id } = kept.data.createRotation;
    const filling = `mutation ($id: ID!, $input: RotationFilling!) {
      fillRotation(id: $id, input: $input) { batch { saved shifts { state } } removed { id } kept { id } } }`;
    expect((await ask(filling, { id, input: week })).data.fillRotation).toEqual({
      batch: { saved: true, shifts: Array.from({ length: 4 }, () => ({ state: 'MADE' })) },
      removed: [],
      kept: [],
    });
    const late = await ask(
      'mutation ($id: ID!, $input: RotationUpdate!, $seen: RotationUpdate) { setRotation(id: $id, input: $input, seen: $seen) { id } }',
      { id, input: { name: 'X', teams: ['A'], phases: [phases] }, seen: { name: 'Y', teams: ['A'], phases: [phases] } },
    );
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
    await scheduling.make.company(stranger);
    const theirs = await scheduling.graphqlAs(stranger)(filling, { id, input: week });
    expect(theirs.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  });
});
