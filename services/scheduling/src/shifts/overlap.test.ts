import { hour } from '../../test/builder.ts';
import { somebody, startScheduling, statusesOf, type TestScheduling } from '../../test/scheduling.ts';
import type { ClientEntity } from '../clients/client.entity.ts';
import type { EmployeeEntity } from '../people/employees/employee.entity.ts';

let scheduling: TestScheduling;
const owner = somebody();
let mall: ClientEntity;
let ann: EmployeeEntity;
let bob: EmployeeEntity;

beforeAll(async () => {
  scheduling = await startScheduling();
  const { make } = scheduling;
  const company = await make.company(owner);
  mall = await make.client(company, { name: 'Mall' });
  ann = await make.employee(company);
  bob = await make.employee(company);
});
afterAll(() => scheduling.close());

let day = 0;
/** A form for a day of its own, from 09:00 to 17:00 UTC, unless told otherwise. */
const form = (given: object = {}) => {
  day += 1;
  return {
    title: 'Day watch',
    client: mall.id,
    employee: ann.id,
    start_time: new Date(Date.UTC(2030, 0, day, 9)).toISOString(),
    end_time: new Date(Date.UTC(2030, 0, day, 17)).toISOString(),
    ...given,
  };
};
const post = (body: object) => scheduling.as(owner).post('/planner/shifts/', body);

describe('readings.md: an employee cannot be in two places', () => {
  const overlapping = { start_time: '2032-01-01T12:00:00Z', end_time: '2032-01-01T20:00:00Z' };
  let existing: { id: number };

  beforeAll(async () => {
    const times = { start_time: '2032-01-01T09:00:00Z', end_time: '2032-01-01T17:00:00Z' };
    existing = (await post(form(times))).body;
  });

  const refusal = () => ({
    status: 400,
    body: {
      employee: [
        'This employee already has a shift at this time: Day watch, Mall, ' +
          `2032-01-01 09:00 to 2032-01-01 17:00 UTC (shift ${existing.id}).`,
      ],
    },
  });

  test('refused with a field error on employee that names the other shift', async () => {
    expect(await post(form(overlapping))).toMatchObject(refusal());
  });

  test('also when a shift is moved, given to them, or comes back from cancelled', async () => {
    const api = scheduling.as(owner);
    const moved = (await post(form())).body;
    expect(await api.patch(`/planner/shifts/${moved.id}/`, overlapping)).toMatchObject(refusal());
    const given = (await post(form({ ...overlapping, employee: bob.id }))).body;
    expect(await api.patch(`/planner/shifts/${given.id}/`, { employee: ann.id })).toMatchObject(refusal());
    const cancelled = (await post(form({ ...overlapping, status: 'cancelled' }))).body;
    expect(await api.patch(`/planner/shifts/${cancelled.id}/`, { status: 'scheduled' })).toMatchObject(refusal());
  });

  test('a shift does not overlap itself, and touching is not overlapping', async () => {
    const api = scheduling.as(owner);
    expect((await api.patch(`/planner/shifts/${existing.id}/`, { notes: 'x' })).status).toBe(200);
    expect((await post(form({ start_time: '2032-01-01T17:00:00Z', end_time: '2032-01-01T18:00:00Z' }))).status).toBe(
      201,
    );
  });

  test('allow_overlap: true overrides it, deliberately, per shift', async () => {
    const times = { start_time: '2032-02-01T09:00:00Z', end_time: '2032-02-01T17:00:00Z' };
    await post(form(times));
    expect(await post(form({ ...times, allow_overlap: true }))).toMatchObject({
      status: 201,
      body: { allow_overlap: true },
    });
    expect((await post(form(times))).status).toBe(400);
    const cancelled = (await post(form({ ...times, status: 'cancelled' }))).body;
    const path = `/planner/shifts/${cancelled.id}/`;
    expect((await scheduling.as(owner).patch(path, { status: 'scheduled' })).status).toBe(400);
    expect((await scheduling.as(owner).patch(path, { status: 'scheduled', allow_overlap: true })).status).toBe(200);
    expect((await scheduling.as(owner).patch(path, { allow_overlap: false })).status).toBe(400);
  });

  test('the override is its own: a later shift over an overlapping one is refused', async () => {
    const times = { start_time: '2032-03-01T09:00:00Z', end_time: '2032-03-01T17:00:00Z' };
    await post(form({ ...times, allow_overlap: true }));
    expect((await post(form(times))).status).toBe(400);
  });

  test('the permission of one does not freeze the other: what leaves employee and time alone is not judged again', async () => {
    const times = { start_time: '2032-04-01T09:00:00Z', end_time: '2032-04-01T17:00:00Z' };
    const first = (await post(form(times))).body;
    await post(form({ ...times, allow_overlap: true }));
    const path = `/planner/shifts/${first.id}/`;
    const api = scheduling.as(owner);
    for (const change of [{ title: 'New' }, { notes: 'New' }, { status: 'in_progress' }, { client: mall.id }]) {
      expect(await api.patch(path, change)).toMatchObject({ status: 200, body: change });
    }
    expect(await api.put(path, form({ ...times, title: 'Put' }))).toMatchObject({
      status: 200,
      body: { title: 'Put' },
    });
    expect((await api.patch(path, { start_time: '2032-04-01T08:00:00Z' })).status).toBe(400);
    expect((await api.patch(path, { end_time: '2032-04-01T16:00:00Z' })).status).toBe(400);
    expect(
      (await api.patch(path, { start_time: '2032-04-01T07:00:00Z', end_time: '2032-04-01T09:00:00Z' })).status,
    ).toBe(200);
  });

  test('under concurrent requests one succeeds and the others get the field error', async () => {
    for (let round = 0; round < 5; round++) {
      const start = Date.UTC(2033, 0, 1 + round, 9);
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, i) =>
          post(
            form({
              start_time: new Date(start + i * 60_000).toISOString(),
              end_time: new Date(start + hour).toISOString(),
            }),
          ),
        ),
      );
      expect(statusesOf(answers)).toEqual([201, 400, 400, 400, 400, 400]);
      const refused = answers.filter(({ status }) => status === 400);
      for (const { body } of refused) expect(body.employee).toEqual([expect.stringMatching(/shift \d+/)]);
    }
  });
});
