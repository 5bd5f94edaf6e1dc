import { randomUUID } from 'node:crypto';
import { actors } from '@portfolio/testkit';
import { hoursFromNow } from '../../test/builder.ts';
import { somebody, startScheduling } from '../../test/scheduling.ts';

const owner = somebody();
const guard = somebody();

const scheduling = await startScheduling();
const { make } = scheduling;
const company = await make.company(owner);
const mall = await make.client(company, { name: 'Mall' });
const gate = await make.location(mall, { name: 'Gate' });
const ann = await make.employee(company, { hourly_rate: '22.50', user_id: guard.userId });
const bob = await make.employee(company, { hourly_rate: '18.00' });
const others = await make.company(somebody());
const foreignClient = await make.client(others);
const foreignEmployee = await make.employee(others);
const foreign = await make.shift(foreignClient, foreignEmployee);
afterAll(() => scheduling.close());

let day = 0;
/** A form for a day of its own, from 09:00 to 17:00 UTC. */
const form = (given: object = {}) => {
  day += 1;
  return {
    title: 'Day watch',
    client: mall.id,
    location: gate.id,
    employee: ann.id,
    start_time: new Date(Date.UTC(2030, 0, day, 9)).toISOString(),
    end_time: new Date(Date.UTC(2030, 0, day, 17)).toISOString(),
    notes: 'Radio 3',
    ...given,
  };
};
const post = (body: object, headers = {}) => scheduling.as(owner).post('/planner/shifts/', body, headers);

describe('scheduling.md §7, POST /planner/shifts/', () => {
  test('a shift that is sent again with its key is not refused for overlapping itself', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = form();
    const first = await post(body, key);
    expect(await post(body, key)).toMatchObject({ status: 201, body: first.body });
    expect((await post(body)).status).toBe(400);
    const input = {
      client: mall.id,
      employee: ann.id,
      startTime: '2031-01-01T09:00:00Z',
      endTime: '2031-01-01T17:00:00Z',
    };
    const query = 'mutation ($input: NewShift!) { createShift(input: $input) { id pay createdAt employeeName } }';
    const send = async () => (await scheduling.as(owner).post('/graphql', { query, variables: { input } }, key)).body;
    const made = await send();
    expect(made.data.createShift.id).toMatch(/^\d+$/);
    expect(await send()).toEqual(made);
  });

  test('makes a shift at the employee’s rate', async () => {
    const body = form();
    const answer = await post(body);
    expect(answer).toMatchObject({
      status: 201,
      body: { ...body, company: company.id, hourly_pay_rate: '22.50', pay: '180.00', client_name: 'Mall' },
    });
    expect((await scheduling.as(owner).get(`/planner/shifts/${answer.body.id}/`)).body).toEqual(answer.body);
  });

  test('§4: new shifts default to scheduled', async () => {
    expect((await post(form())).body.status).toBe('scheduled');
  });

  test('§5: location is optional and sent as null, title is optional', async () => {
    const answer = await post(form({ location: null, title: undefined, notes: undefined }));
    expect(answer).toMatchObject({ status: 201, body: { location: null, location_name: null, title: '', notes: '' } });
  });

  test('a shift may cross midnight, and times carry any offset', async () => {
    const answer = await post(form({ start_time: '2031-01-01T22:00+01:00', end_time: '2031-01-02T06:00:00+01:00' }));
    expect(answer.body).toMatchObject({ start_time: '2031-01-01T21:00:00.000Z', duration_hours: 8 });
  });

  test.each([
    ['client', { client: undefined }, 'This field is required.'],
    ['employee', { employee: undefined }, 'This field is required.'],
    ['start_time', { start_time: undefined }, 'This field is required.'],
    ['end_time', { end_time: undefined }, 'This field is required.'],
    ['client', { client: 999_999 }, 'Invalid pk "999999" - object does not exist.'],
    ['employee', { employee: 999_999 }, 'Invalid pk "999999" - object does not exist.'],
    ['location', { location: 999_999 }, 'Invalid pk "999999" - object does not exist.'],
    ['status', { status: 'missed' }, '"missed" is not a valid choice.'],
  ])('§5: %s %p', async (field, wrong, message) => {
    const answer = await post(form(wrong));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ [field]: [message] });
  });

  test.each(['2030-06-01T09:00:00Z', '2030-06-01T08:00:00Z'])(
    '§5: "End time must be after start time" (09:00 to %s)',
    async (end_time) => {
      expect(await post(form({ start_time: '2030-06-01T09:00:00Z', end_time }))).toMatchObject({
        status: 400,
        body: { end_time: ['End time must be after start time'] },
      });
    },
  );

  const inYears = (years: number, days = 0) => {
    const date = new Date();
    date.setUTCFullYear(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate() + days);
    return date.getTime();
  };
  const lasting = (start: number, minutes: number) => ({
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + minutes * 60_000).toISOString(),
  });

  test.each([
    ['0001-01-01T09:00:00Z', '0001-01-01T17:00:00Z'],
    ['9999-12-31T09:00:00Z', '9999-12-31T17:00:00Z'],
  ])('a start in no sensible year is a field error (%s)', async (start_time, end_time) => {
    const answer = await post(form({ start_time, end_time }));
    expect(answer).toMatchObject({
      status: 400,
      body: { start_time: ['Start time must be within 10 years of today.'] },
    });
  });

  test.each([
    ['start_time', '9999-12-31T23:59:00-14:00'],
    ['start_time', '0001-01-01T00:00:00+14:00'],
    ['end_time', '9999-12-31T23:59:00-14:00'],
  ])('a time beyond the calendar is a field error (%s: %s)', async (field, time) => {
    const answer = await post(form({ [field]: time }));
    expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.stringMatching(/^Datetime has wrong/)] } });
  });

  test('a shift starts within ten years of now', async () => {
    expect((await post(form(lasting(inYears(10, -1), 60)))).status).toBe(201);
    expect((await post(form(lasting(inYears(-10, 1), 60)))).status).toBe(201);
    const tooFar = { start_time: ['Start time must be within 10 years of today.'] };
    expect((await post(form(lasting(inYears(10, 1), 60)))).body).toEqual(tooFar);
    expect((await post(form(lasting(inYears(-10, -1), 60)))).body).toEqual(tooFar);
  });

  test('a shift lasts from a minute to 48 hours', async () => {
    const on = (minutes: number) => form(lasting(Date.UTC(2031, 5, (day += 3)), minutes));
    expect((await post(on(1))).status).toBe(201);
    expect((await post(on(48 * 60))).status).toBe(201);
    expect((await post(on(1 / 60_000))).body).toEqual({ end_time: ['A shift lasts at least a minute.'] });
    expect((await post(on(48 * 60 + 1))).body).toEqual({ end_time: ['A shift lasts at most 48 hours.'] });
  });

  test('who is inactive is not planned anew; the shifts they have stay editable', async () => {
    const api = scheduling.as(owner);
    const away = await scheduling.make.employee(company, { status: 'inactive' });
    const closed = await scheduling.make.client(company, { status: 'inactive' });
    const employee = ['This employee is inactive. Activate the employee to plan new shifts.'];
    const client = ['This client is inactive. Activate the client to plan new shifts.'];
    expect(await post(form({ employee: away.id }))).toMatchObject({ status: 400, body: { employee } });
    expect(await post(form({ client: closed.id, location: null }))).toMatchObject({ status: 400, body: { client } });
    const active = (await post(form())).body;
    expect((await api.patch(`/planner/shifts/${active.id}/`, { employee: away.id })).body).toEqual({ employee });
    expect((await api.patch(`/planner/shifts/${active.id}/`, { client: closed.id })).body).toEqual({ client });
    const { id } = await scheduling.make.shift(closed, away);
    const { start_time, end_time } = form();
    for (const change of [{ notes: 'x' }, { status: 'cancelled' }, { start_time, end_time }, { employee: ann.id }]) {
      expect((await api.patch(`/planner/shifts/${id}/`, change)).status).toBe(200);
    }
  });

  test('client, employee and location of others do not exist', async () => {
    const elsewhere = await scheduling.make.location(foreignClient);
    const wrong = async (given: object) => (await post(form(given))).body;
    expect(await wrong({ client: foreignClient.id })).toHaveProperty('client');
    expect(await wrong({ employee: foreignEmployee.id })).toHaveProperty('employee');
    expect(await wrong({ location: elsewhere.id })).toHaveProperty('location');
    expect(
      (await scheduling.as(actors.superuser).post('/planner/shifts/', form({ employee: foreignEmployee.id }))).body,
    ).toHaveProperty('employee');
  });
});

describe('scheduling.md §7, PUT, PATCH and DELETE /planner/shifts/{id}/', () => {
  test('PUT changes a shift; another employee brings their own rate', async () => {
    const { id } = (await post(form())).body;
    const body = form({ employee: bob.id, title: 'Other', location: null });
    expect(await scheduling.as(owner).put(`/planner/shifts/${id}/`, body)).toMatchObject({
      status: 200,
      body: { id, ...body, hourly_pay_rate: '18.00', pay: '144.00' },
    });
    expect((await scheduling.as(owner).put(`/planner/shifts/${id}/`, { title: 'x' })).status).toBe(400);
  });

  test('§4: any status may move to any other', async () => {
    const statuses = ['scheduled', 'in_progress', 'completed', 'cancelled'];
    const { id } = (await post(form())).body;
    for (const from of statuses) {
      for (const to of statuses) {
        await scheduling.as(owner).patch(`/planner/shifts/${id}/`, { status: from });
        const answer = await scheduling.as(owner).patch(`/planner/shifts/${id}/`, { status: to });
        expect(answer).toMatchObject({ status: 200, body: { id, status: to, title: 'Day watch' } });
      }
    }
  });

  test('a shift set back to scheduled forgets its check-in; other changes keep it', async () => {
    const checked = { status: 'completed', checked_in_at: hoursFromNow(-9), checked_out_at: hoursFromNow(-1) } as const;
    const { id } = await scheduling.make.shift(mall, ann, checked);
    const patch = async (body: object) => (await scheduling.as(owner).patch(`/planner/shifts/${id}/`, body)).body;
    expect(await patch({ status: 'cancelled', notes: 'x' })).toMatchObject({ checked_in: true, checked_out: true });
    expect(await patch({ status: 'scheduled' })).toMatchObject({ checked_in: false, checked_out: false });
  });

  test('another client is without location unless one is given', async () => {
    const airport = await scheduling.make.client(company);
    const { id } = (await post(form())).body;
    const path = `/planner/shifts/${id}/`;
    expect((await scheduling.as(owner).patch(path, { client: airport.id })).body).toMatchObject({
      client: airport.id,
      location: null,
    });
    expect((await scheduling.as(owner).patch(path, { location: gate.id })).body).toHaveProperty('location', [
      `Invalid pk "${gate.id}" - object does not exist.`,
    ]);
  });

  test('DELETE', async () => {
    const { id } = (await post(form())).body;
    expect((await scheduling.as(owner).delete(`/planner/shifts/${id}/`)).status).toBe(204);
    expect((await scheduling.as(owner).get(`/planner/shifts/${id}/`)).status).toBe(404);
  });
});

describe('scheduling.md §6: who may change shifts', () => {
  test('another administrator finds nothing', async () => {
    const path = `/planner/shifts/${foreign.id}/`;
    const api = scheduling.as(owner);
    const answers = [
      await api.put(path, form()),
      await api.patch(path, { status: 'cancelled' }),
      await api.delete(path),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test.each([
    ['nobody', undefined, 401],
    ['staff who administer no company', actors.staff, 403],
    ['the employee whose shift it is', guard, 403],
  ])('%s', async (_who, actor, status) => {
    const shift = await scheduling.make.shift(mall, ann);
    const api = actor ? scheduling.as(actor) : scheduling.rest;
    const path = `/planner/shifts/${shift.id}/`;
    const answers = [
      await api.post('/planner/shifts/', form()),
      await api.put(path, form()),
      await api.patch(path, { status: 'completed' }),
      await api.delete(path),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
  });
});

describe('GraphQL changes shifts alike', () => {
  test('create, update, delete', async () => {
    const api = scheduling.graphqlAs(owner);
    const input = {
      client: String(mall.id),
      employee: String(ann.id),
      location: null,
      startTime: '2034-01-01T09:00:00Z',
      endTime: '2034-01-01T17:00:00Z',
    };
    const create = 'mutation ($input: NewShift!) { createShift(input: $input) { id status locationId pay } }';
    const { data, errors } = await api(create, { input });
    expect(errors).toBeUndefined();
    const { id } = data.createShift;
    expect(data.createShift).toEqual({ id, status: 'SCHEDULED', locationId: null, pay: '180.00' });
    expect(await api(create, { input })).toMatchObject({
      errors: [
        { extensions: { code: 'BAD_USER_INPUT', fields: { employee: [expect.stringContaining(`shift ${id}`)] } } },
      ],
    });
    expect(await api(create, { input: { ...input, endTime: input.startTime } })).toMatchObject({
      errors: [{ extensions: { fields: { endTime: ['End time must be after start time'] } } }],
    });
    const update = 'mutation ($id: ID!) { updateShift(id: $id, input: { status: CANCELLED }) { status startTime } }';
    expect((await api(update, { id })).data.updateShift).toEqual({
      status: 'CANCELLED',
      startTime: '2034-01-01T09:00:00.000Z',
    });
    expect((await api('mutation ($id: ID!) { deleteShift(id: $id) }', { id })).data.deleteShift).toBe(id);
    expect((await scheduling.graphqlAs(guard)(create, { input })).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});
