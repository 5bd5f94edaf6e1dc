import { defaultPlanningRules, type PlanningRulesPatch } from '@portfolio/contracts/scheduling';
import { actors } from '@portfolio/testkit';
import { hour, hoursFromNow } from '../../../test/builder.ts';
import { somebody, startScheduling, statusesOf, type TestScheduling } from '../../../test/scheduling.ts';

let scheduling: TestScheduling;
const owner = somebody();
const stranger = somebody();

beforeAll(async () => {
  scheduling = await startScheduling();
});
afterAll(() => scheduling.close());

/** A firm of its own with these rules, a client and an employee. */
async function firm(planning_rules: PlanningRulesPatch = {}, time_zone = 'UTC') {
  const company = await scheduling.make.company(owner, { planning_rules, time_zone });
  const client = await scheduling.make.client(company, { name: 'Mall' });
  const ann = await scheduling.make.employee(company);
  return { company, client, ann, path: `/planner/companies/${company.id}/` };
}

const monday = Date.UTC(2027, 2, 1);
/** So many hours after midnight of a Monday. */
const at = (hours: number) => new Date(monday + hours * hour).toISOString();
const shiftOf = (
  { client, ann }: Pick<Awaited<ReturnType<typeof firm>>, 'client' | 'ann'>,
  start: number,
  hours = 8,
) => ({
  client: client.id,
  employee: ann.id,
  start_time: at(start),
  end_time: at(start + hours),
});
const post = (body: object) => scheduling.as(owner).post('/planner/shifts/', body);

describe('the rules of a company', () => {
  test('are those by default until its administrators set some of them', async () => {
    const { path } = await firm();
    expect((await scheduling.as(owner).get(path)).body.planning_rules).toEqual(defaultPlanningRules);
    const changes = { rest: 'refusal', min_rest_hours: 9.5 };
    expect((await scheduling.as(owner).patch(path, { planning_rules: changes })).body.planning_rules).toEqual({
      ...defaultPlanningRules,
      ...changes,
    });
  });

  test('two who set different rules at once both have their way', async () => {
    const { path } = await firm();
    const set = (planning_rules: object) => scheduling.as(owner).patch(path, { planning_rules });
    await Promise.all([set({ rest: 'off' }), set({ week_hours: 'refusal' }), set({ max_days_in_row: 5 })]);
    expect((await scheduling.as(owner).get(path)).body.planning_rules).toMatchObject({
      rest: 'off',
      week_hours: 'refusal',
      max_days_in_row: 5,
    });
  });

  test('GraphQL reads and sets the same', async () => {
    const { company } = await firm();
    const change = `mutation ($id: ID!) {
      updateCompany(id: $id, input: { planningRules: { daysInRow: REFUSAL, maxDaysInRow: 5 } }) { id }
    }`;
    await scheduling.graphqlAs(owner)(change, { id: company.id });
    const read = 'query ($id: ID!) { company(id: $id) { timeZone planningRules { daysInRow maxDaysInRow rest } } }';
    expect((await scheduling.graphqlAs(owner)(read, { id: company.id })).data.company).toEqual({
      timeZone: 'UTC',
      planningRules: { daysInRow: 'REFUSAL', maxDaysInRow: 5, rest: 'WARNING' },
    });
    expect((await scheduling.graphqlAs(stranger)(read, { id: company.id })).errors?.[0]?.extensions['code']).toBe(
      'FORBIDDEN',
    );
  });

  test.each([
    [{ rest: 'sometimes' }, { rest: ['"sometimes" is not a valid choice.'] }],
    [{ max_week_hours: 169 }, { max_week_hours: ['Ensure this value is less than or equal to 168.'] }],
    [{ max_days_in_row: 0 }, { max_days_in_row: ['Ensure this value is greater than or equal to 1.'] }],
    [{ min_rest_hours: null }, { min_rest_hours: ['This field may not be null.'] }],
  ])('%j is refused', async (planning_rules, fields) => {
    const { path } = await firm();
    const answer = await scheduling.as(owner).patch(path, { planning_rules });
    expect([answer.status, answer.body]).toEqual([400, { planning_rules: fields }]);
  });

  test('are nobody else’s to set', async () => {
    const { path } = await firm();
    const body = { planning_rules: { rest: 'off' } };
    expect((await scheduling.as(actors.guard).patch(path, body)).status).toBe(403);
    await scheduling.make.company(stranger);
    expect((await scheduling.as(stranger).patch(path, body)).status).toBe(404);
  });
});

describe('a rule that refuses', () => {
  test('a rest that is too short, with a code and its parameters', async () => {
    const own = await firm({ rest: 'refusal' });
    expect((await post(shiftOf(own, 9))).status).toBe(201);
    const { status, body } = await post(shiftOf(own, 27));
    expect([status, body]).toEqual([
      400,
      { employee: ['This employee would have 10 hours of rest between two shifts; at least 11 are needed.'] },
    ]);
    expect((await post(shiftOf(own, 28))).status).toBe(201);
  });

  test('more hours in a week than its limit, however they come together', async () => {
    const own = await firm({ week_hours: 'refusal', max_week_hours: 20 });
    const first = await post(shiftOf(own, 9));
    await post(shiftOf(own, 33));
    const third = await post(shiftOf(own, 57));
    expect(third.body.employee).toEqual([
      'This employee would work 24 hours in the week of 2027-03-01; the limit is 20.',
    ]);
    expect((await post(shiftOf(own, 7 * 24 + 9))).status).toBe(201);
    const longer = await scheduling.as(owner).patch(`/planner/shifts/${first.body.id}/`, { end_time: at(22) });
    expect(longer.status).toBe(400);
  });

  test('too many days in a row, also when a gap between two rows is closed', async () => {
    const own = await firm({ days_in_row: 'refusal', max_days_in_row: 3 });
    for (const day of [0, 1, 3]) expect((await post(shiftOf(own, day * 24 + 9))).status).toBe(201);
    expect((await post(shiftOf(own, 2 * 24 + 9))).body.employee).toEqual([
      'This employee would work 4 days in a row, from 2027-03-01 to 2027-03-04; the limit is 3.',
    ]);
  });

  test('a shift that is too short', async () => {
    const own = await firm({ shift_hours: 'refusal' });
    expect((await post(shiftOf(own, 9, 3.5))).body.employee).toEqual([
      'This shift would last 3.5 hours; at least 4 are needed.',
    ]);
    expect((await post(shiftOf(own, 9, 4))).status).toBe(201);
  });

  const daily = 24;
  test.each<[PlanningRulesPatch, number[], number, string]>([
    [{ max_month_hours: 20, month_hours: 'refusal' }, [0, 26], 13, '24 hours in 2027-03; the limit is 20.'],
    [{ max_year_hours: 20, year_hours: 'refusal' }, [-50, 250], 40, '24 hours in 2027; the limit is 20.'],
    [
      { max_average_hours: 5, average_weeks: 4, average_hours: 'refusal' },
      [0, 21],
      11,
      '6 hours a week on average, from 2027-03-01 to 2027-03-28; the limit is 5.',
    ],
  ])(
    'of %j what is worked far from the shift counts too, not twice when it changes',
    async (rules, there, then, told) => {
      const own = await firm(rules);
      const { body } = await post(shiftOf(own, there[0]! * daily + 9));
      await post(shiftOf(own, there[1]! * daily + 9));
      expect((await post(shiftOf(own, then * daily + 9))).body.employee).toEqual([`This employee would work ${told}`]);
      const change = (fields: object) => scheduling.as(owner).patch(`/planner/shifts/${body.id}/`, fields);
      const moved = { start_time: at((there[0]! + 1) * daily + 9), end_time: at((there[0]! + 1) * daily + 19) };
      expect((await change(moved)).status).toBe(200);
      expect((await change({ status: 'cancelled' })).status).toBe(200);
      expect((await post(shiftOf(own, then * daily + 9))).status).toBe(201);
    },
  );

  test('too few Sundays off in a month, a night that ends on one included', async () => {
    const own = await firm({ sundays: 'refusal', min_sundays_off: 3 });
    expect((await post(shiftOf(own, 5 * daily + 22))).status).toBe(201);
    expect((await post(shiftOf(own, 27 * daily + 9))).body.employee).toEqual([
      'This employee would have 2 Sundays off in 2027-03; at least 3 are needed.',
    ]);
    expect((await post(shiftOf(own, 26 * daily + 16))).status).toBe(201);
    expect((await post(shiftOf(own, 34 * daily + 9))).status).toBe(201);
    const query = `query ($of: ID!) { schedule(company: $of, from: "2027-03-22T00:00Z", to: "2027-03-29T00:00Z") {
      employees { beyond { period hours } } } }`;
    const { data } = await scheduling.graphqlAs(owner)(query, { of: own.company.id });
    const beyond = ['2027', '2027-03', '2027-03-01'].map((period) => ({ period, hours: 8 }));
    expect(data.schedule.employees).toEqual([{ beyond: [...beyond, { period: '2027-03-07', hours: 0 }] }]);
  });

  test('what is outside of the availability, in the time of the company', async () => {
    const own = await firm({ availability: 'refusal' }, 'Europe/Paris');
    await scheduling.database.query(
      `INSERT INTO availability_rule (company_id, employee_id, day_of_week, start_time, end_time, is_available)
       SELECT company_id, id, 'monday', '09:00', '17:00', true FROM employee WHERE id = $1`,
      [own.ann.id],
    );
    expect((await post(shiftOf(own, 8))).status).toBe(201);
    expect((await post(shiftOf(own, 7 * 24 + 9))).body.employee).toEqual([
      'This employee is not available from 2027-03-08 17:00 to 2027-03-08 18:00 Europe/Paris.',
    ]);
  });

  test('a day on which the employee said that they cannot work, until they take it back', async () => {
    const own = await firm({ availability: 'refusal' }, 'Europe/Paris');
    const days = `/planner/employees/${own.ann.id}/unavailability/`;
    const day = { from_day: '2027-03-01', from_time: '12:00', until_day: '2027-03-01', reason: 'Wedding' };
    const { status, body } = await scheduling.as(owner).post(days, day);
    expect([status, body]).toEqual([201, { ...day, id: body.id, until_time: null }]);

    expect((await post(shiftOf(own, 2))).status).toBe(201);
    expect((await post(shiftOf(own, 10, 4))).body.employee).toEqual([
      'This employee is not available from 2027-03-01 12:00 to 2027-03-01 15:00 Europe/Paris.',
    ]);
    const query = `query ($of: ID!) { schedule(company: $of, from: "2027-03-01T00:00Z", to: "2027-03-08T00:00Z") {
      employees { unavailability { fromDay fromTime untilDay untilTime } } } }`;
    const { data } = await scheduling.graphqlAs(owner)(query, { of: own.company.id });
    const seen = { fromDay: '2027-03-01', fromTime: '12:00', untilDay: '2027-03-01', untilTime: null };
    expect(data.schedule.employees).toEqual([{ unavailability: [seen] }]);

    expect((await scheduling.as(owner).delete(`/planner/unavailability/${body.id}/`)).status).toBe(204);
    expect((await post(shiftOf(own, 10, 4))).status).toBe(201);
  });

  test('a shift that comes back from being cancelled', async () => {
    const own = await firm({ rest: 'refusal' });
    const { body } = await post({ ...shiftOf(own, 9), status: 'cancelled' });
    await post(shiftOf(own, 20));
    const back = await scheduling.as(owner).patch(`/planner/shifts/${body.id}/`, { status: 'scheduled' });
    expect(back.body.employee).toEqual([expect.stringMatching(/^This employee would have 3 hours of rest/)]);
  });

  test('only what gets worse: what stood against a plan already can still be changed', async () => {
    const own = await firm({ week_hours: 'warning' });
    for (const day of [0, 1, 2, 3, 4]) await post(shiftOf(own, day * 24 + 7, 12));
    const { body } = await post(shiftOf(own, 5 * 24 + 7, 12));
    await scheduling.as(owner).patch(own.path, { planning_rules: { week_hours: 'refusal' } });
    const change = (fields: object) => scheduling.as(owner).patch(`/planner/shifts/${body.id}/`, fields);
    expect((await change({ title: 'Late' })).status).toBe(200);
    expect((await change({ end_time: at(5 * 24 + 15) })).status).toBe(200);
    expect((await change({ end_time: at(5 * 24 + 16) })).status).toBe(400);
  });

  test('one of several changes refuses them all, and says which one it is', async () => {
    const own = await firm({ rest: 'refusal' });
    const mutation = 'mutation ($changes: [ShiftChange!]!) { changeShifts(changes: $changes) }';
    const change = (start: number) => {
      const { client, employee, start_time, end_time } = shiftOf(own, start);
      return { client, employee, startTime: start_time, endTime: end_time };
    };
    const { errors } = await scheduling.graphqlAs(owner)(mutation, { changes: [change(9), change(50), change(60)] });
    const fault = {
      code: 'employee_rests',
      params: { hours: 2, min: 11 },
      message: 'This employee would have 2 hours of rest between two shifts; at least 11 are needed.',
    };
    expect(errors?.[0]?.extensions['errors']).toEqual({ changes: [{}, { employee: [fault] }] });
    const { body } = await scheduling.as(owner).get(`/planner/shifts/?employee=${own.ann.id}`);
    expect(body.count).toBe(0);
  });

  test('two at once that each fit and together do not: one of them is refused', async () => {
    const own = await firm({ week_hours: 'refusal', max_week_hours: 12 });
    for (let week = 1; week <= 5; week += 1) {
      const hours = [0, 1, 2, 3].map((day) => (week * 7 + day) * 24 + 9);
      expect(statusesOf(await Promise.all(hours.map((start) => post(shiftOf(own, start)))))).toEqual([
        201, 400, 400, 400,
      ]);
    }
  });

  test('by default warns: nothing is refused but an overlap', async () => {
    const own = await firm();
    await post(shiftOf(own, 9, 24));
    expect((await post(shiftOf(own, 34, 40))).status).toBe(201);
    expect((await post(shiftOf(own, 40))).status).toBe(400);
  });
});

describe('POST /planner/shifts/conflicts/', () => {
  const ask = (changes: object[]) => scheduling.as(owner).post('/planner/shifts/conflicts/', { changes });

  test('tells what speaks against a shift that is not made yet, and makes nothing', async () => {
    const own = await firm({ week_hours: 'refusal', max_week_hours: 12 });
    const { body } = await post(shiftOf(own, 9));
    const answer = await ask([shiftOf(own, 12)]);
    const other = { id: body.id, client_name: 'Mall', start_time: at(9), end_time: at(17) };
    const empty = {
      other: null,
      from: null,
      until: null,
      qualifications: [],
      hours: null,
      days: null,
      limit: null,
      week: null,
      first: null,
      last: null,
    };
    expect([answer.status, answer.body]).toEqual([
      200,
      [
        { ...empty, change: 0, code: 'overlap', severity: 'refusal', other, from: at(12), until: at(17) },
        { ...empty, change: 0, code: 'week_hours', severity: 'refusal', hours: 16, limit: 12, week: '2027-03-01' },
      ],
    ]);
    expect((await scheduling.as(owner).get(`/planner/shifts/?employee=${own.ann.id}`)).body.count).toBe(1);
  });

  test('a shift that is changed does not stand in its own way; an id alone asks about it as it is', async () => {
    const own = await firm();
    const { body } = await post(shiftOf(own, 9));
    expect((await ask([{ id: body.id, start_time: at(10), end_time: at(18) }])).body).toEqual([]);
    await post(shiftOf(own, 20));
    expect((await ask([{ id: body.id }])).body).toMatchObject([{ code: 'short_rest', hours: 3, limit: 11 }]);
    expect((await ask([{ id: body.id, deleted: true }])).body).toEqual([]);
  });

  test('several changes are judged together, over GraphQL alike', async () => {
    const own = await firm();
    const query = `query ($changes: [ShiftChange!]!) {
      shiftConflicts(changes: $changes) { change code severity hours other { id clientName } }
    }`;
    const changes = [9, 20].map((start) => {
      const { start_time: startTime, end_time: endTime, ...rest } = shiftOf(own, start);
      return { ...rest, startTime, endTime };
    });
    const other = { id: null, clientName: 'Mall' };
    expect((await scheduling.graphqlAs(owner)(query, { changes })).data.shiftConflicts).toEqual(
      [0, 1].map((change) => ({ change, code: 'SHORT_REST', severity: 'WARNING', hours: 3, other })),
    );
  });

  test('of another company’s clients, employees and shifts tells nothing', async () => {
    const own = await firm();
    const foreign = await scheduling.make.company(stranger);
    const client = await scheduling.make.client(foreign);
    const employee = await scheduling.make.employee(foreign);
    const theirs = await scheduling.make.shift(client, employee, { end_time: hoursFromNow(24 * 365 * 4) });
    expect((await ask([{ ...shiftOf(own, 9), employee: employee.id }])).body).toHaveProperty('employee');
    expect((await ask([{ ...shiftOf(own, 9), client: client.id }])).body).toHaveProperty('client');
    expect((await ask([{ id: theirs.id }])).status).toBe(404);
  });
});

describe('qualifications that a site asks for', () => {
  const asked = 'qualification_missing';
  const codes = (conflicts: { code: string }[]) => conflicts.map(({ code }) => code);

  test('a client asks at all its places, a location beside; who lacks one is refused, and whoever holds them is not', async () => {
    const own = await firm({ qualification: 'refusal' });
    const { make } = scheduling;
    const bob = await make.employee(own.company);
    const guarding = await make.qualification(own.company, 'Guarding', bob, own.ann);
    const dogs = await make.qualification(own.company, 'Dogs', bob);
    const yard = await make.location(own.client);
    const api = scheduling.as(owner);
    const client = await api.patch(`/planner/clients/${own.client.id}/`, { required_qualifications: [guarding.id] });
    expect(client.body.required_qualifications).toEqual([{ id: guarding.id, name: 'Guarding' }]);
    const set = await api.patch(`/planner/locations/${yard.id}/`, { required_qualifications: [dogs.id] });
    expect(set.body.required_qualifications).toEqual([{ id: dogs.id, name: 'Dogs' }]);

    expect((await post(shiftOf(own, 9))).status).toBe(201);
    const atYard = { ...shiftOf(own, 33), location: yard.id };
    expect(await post(atYard)).toMatchObject({ status: 400, body: { employee: [expect.stringContaining('Dogs')] } });
    const foreseen = await api.post('/planner/shifts/conflicts/', { changes: [atYard] });
    expect(foreseen.body).toMatchObject([{ code: asked, qualifications: ['Dogs'] }]);
    expect((await post({ ...atYard, employee: bob.id })).status).toBe(201);
    // A copy is judged by the same rule.
    await api.patch(`/planner/locations/${yard.id}/`, { required_qualifications: [] });
    await post(atYard);
    await api.patch(`/planner/locations/${yard.id}/`, { required_qualifications: [dogs.id] });
    const input = { company: String(own.company.id), from: '2027-03-01', to: '2027-03-08' };
    const copy = await scheduling.graphqlAs(owner)(
      'mutation ($input: WeekCopy!) { copyWeek(input: $input) { shifts { state conflicts { code } } } }',
      { input },
    );
    const refused = copy.data.copyWeek.shifts.filter(({ state }: { state: string }) => state === 'REFUSED');
    expect(refused.map(({ conflicts }: { conflicts: { code: string }[] }) => codes(conflicts))).toEqual([
      ['QUALIFICATION_MISSING'],
    ]);
  });

  test('they are the company’s own, all of them or none; what is deleted is asked no more', async () => {
    const own = await firm();
    const other = await firm();
    const api = scheduling.as(owner);
    const dogs = await scheduling.make.qualification(own.company, 'Dogs');
    const theirs = await scheduling.make.qualification(other.company, 'Boats');
    const path = `/planner/clients/${own.client.id}/`;
    await api.patch(path, { required_qualifications: [dogs.id] });
    expect(await api.patch(path, { name: 'Port', required_qualifications: [theirs.id] })).toMatchObject({
      status: 400,
      body: { required_qualifications: [expect.stringContaining(String(theirs.id))] },
    });
    expect((await api.get(path)).body).toMatchObject({ name: 'Mall', required_qualifications: [{ id: dogs.id }] });
    await api.delete(`/planner/qualifications/${dogs.id}/`);
    expect((await api.get(path)).body.required_qualifications).toEqual([]);
  });
});
