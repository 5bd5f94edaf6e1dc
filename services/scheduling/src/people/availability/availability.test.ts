import { somebody, startScheduling, type TestScheduling } from '../../../test/scheduling.ts';

let scheduling: TestScheduling;
const guard = somebody();
const path = '/planner/employees/me/availability/';

beforeAll(async () => {
  scheduling = await startScheduling();
  await scheduling.make.employee(await scheduling.make.company(somebody()), { user_id: guard.userId });
});
afterAll(() => scheduling.close());

const rule = (day_of_week: string, start_time = '09:00', end_time = '17:00', is_available = true) => ({
  day_of_week,
  start_time,
  end_time,
  is_available,
});

describe('scheduling.md §7, GET and POST /planner/employees/me/availability/', () => {
  test('POST body availability_rules replaces the rules; GET answers them in the order of the week', async () => {
    const api = scheduling.as(guard);
    expect((await api.get(path)).body).toEqual({ availability_rules: [] });
    await api.post(path, { availability_rules: [rule('monday')] });
    const rules = [rule('sunday'), rule('tuesday', '18:00', '22:30', false), rule('tuesday', '06:00:00', '14:00:00')];
    const answer = await api.post(path, { availability_rules: rules });
    expect(answer.status).toBe(200);
    expect(answer.body.availability_rules).toEqual(
      [rule('tuesday', '06:00', '14:00'), rules[1], rules[0]].map((each) => ({ id: expect.any(Number), ...each })),
    );
    expect((await api.get(path)).body).toEqual(answer.body);
  });

  test('§5: end time must be after start time for every rule', async () => {
    const api = scheduling.as(guard);
    const before = (await api.get(path)).body;
    const sentence = 'End time must be after start time for all availability rules.';
    for (const end of ['09:00', '08:59']) {
      const answer = await api.post(path, { availability_rules: [rule('monday'), rule('friday', '09:00', end)] });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ availability_rules: [{}, { end_time: [sentence] }], detail: sentence });
    }
    expect((await api.get(path)).body).toEqual(before);
  });

  test('wrong input', async () => {
    const answer = await scheduling.as(guard).post(path, { availability_rules: [rule('someday', '9', '25:00')] });
    const time = 'Time has wrong format. Use one of these formats instead: hh:mm[:ss[.uuuuuu]].';
    expect(answer.body).toEqual({
      availability_rules: [{ day_of_week: ['"someday" is not a valid choice.'], start_time: [time], end_time: [time] }],
    });
  });

  test('two who save at once leave one of the two lists', async () => {
    const api = scheduling.as(guard);
    const lists = [[rule('monday')], [rule('tuesday'), rule('wednesday')]];
    for (let round = 0; round < 5; round++) {
      await Promise.all(lists.map((availability_rules) => api.post(path, { availability_rules })));
      const { availability_rules } = (await api.get(path)).body;
      expect([1, 2]).toContain(availability_rules.length);
    }
  });

  test('for employees only', async () => {
    expect((await scheduling.rest.get(path)).status).toBe(401);
    expect((await scheduling.as(somebody()).get(path)).status).toBe(404);
    expect((await scheduling.as(somebody()).post(path, { availability_rules: [] })).status).toBe(404);
  });

  test('GraphQL does the same', async () => {
    const api = scheduling.graphqlAs(guard);
    const fields = 'dayOfWeek startTime endTime isAvailable';
    const set = `mutation ($rules: [AvailabilityRuleInput!]!) { setMyAvailability(rules: $rules) { ${fields} } }`;
    const rules = [{ dayOfWeek: 'FRIDAY', startTime: '10:00', endTime: '12:00', isAvailable: false }];
    expect((await api(set, { rules })).data.setMyAvailability).toEqual(rules);
    expect((await api(`{ myAvailability { ${fields} } }`)).data.myAvailability).toEqual(rules);
    expect(await api(set, { rules: [{ ...rules[0], endTime: '10:00' }] })).toMatchObject({
      errors: [
        { extensions: { code: 'BAD_USER_INPUT', fields: { availabilityRules: [{ endTime: [expect.any(String)] }] } } },
      ],
    });
  });
});

describe('an employee’s availability is readable by their administrators', () => {
  const administrator = somebody();
  let employee: { id: number };

  beforeAll(async () => {
    const { make } = scheduling;
    const person = somebody();
    employee = await make.employee(await make.company(administrator), { user_id: person.userId });
    await scheduling.as(person).post(path, { availability_rules: [rule('tuesday'), rule('monday')] });
  });

  test('over REST and GraphQL, in the order of the week', async () => {
    const answer = await scheduling.as(administrator).get(`/planner/employees/${employee.id}/availability/`);
    const days = ({ availability_rules: rules }: { availability_rules: { day_of_week: string }[] }) =>
      rules.map(({ day_of_week }) => day_of_week);
    expect([answer.status, days(answer.body)]).toEqual([200, ['monday', 'tuesday']]);
    const query =
      'query ($id: ID!) { employeeAvailability(employee: $id) { dayOfWeek startTime endTime isAvailable } }';
    const { data } = await scheduling.graphqlAs(administrator)(query, { id: employee.id });
    expect(data.employeeAvailability[0]).toEqual({
      dayOfWeek: 'MONDAY',
      startTime: '09:00',
      endTime: '17:00',
      isAvailable: true,
    });
  });

  test('not by anybody else', async () => {
    const address = `/planner/employees/${employee.id}/availability/`;
    const stranger = somebody();
    await scheduling.make.company(stranger);
    expect((await scheduling.rest.get(address)).status).toBe(401);
    expect((await scheduling.as(guard).get(address)).status).toBe(403);
    expect((await scheduling.as(stranger).get(address)).status).toBe(404);
  });
});

describe('days on which somebody cannot work', () => {
  const days = '/planner/employees/me/unavailability/';
  const christmas = { from_day: '2031-12-24', until_day: '2031-12-26', until_time: '10:00', reason: 'Family' };

  test('they say and take back, over REST and GraphQL; their administrators see them, others don’t', async () => {
    const { make } = scheduling;
    const [person, administrator, colleague] = [somebody(), somebody(), somebody()];
    const company = await make.company(administrator);
    const employee = await make.employee(company, { user_id: person.userId });
    await make.employee(company, { user_id: colleague.userId });
    const said = await scheduling.as(person).post(days, christmas);
    expect([said.status, said.body]).toEqual([201, { ...christmas, id: said.body.id, from_time: null }]);
    const earlier = 'mutation { addMyUnavailability(input: { fromDay: "2031-05-01", untilDay: "2031-05-01" }) { id } }';
    const { data } = await scheduling.graphqlAs(person)(earlier);

    const seen = (await scheduling.as(administrator).get(`/planner/employees/${employee.id}/unavailability/`)).body;
    expect(seen).toMatchObject([{ id: Number(data.addMyUnavailability.id), reason: '' }, christmas]);
    expect((await scheduling.as(person).get(days)).body).toEqual(seen);
    expect((await scheduling.as(colleague).get(days)).body).toEqual([]);
    expect((await scheduling.as(colleague).delete(`${days}${said.body.id}/`)).status).toBe(404);

    expect((await scheduling.as(person).delete(`${days}${said.body.id}/`)).status).toBe(204);
    expect((await scheduling.as(person).delete(`${days}${said.body.id}/`)).status).toBe(404);
    expect((await scheduling.as(person).get(days)).body).toHaveLength(1);
  });

  test('what is over is not listed any more, and doesn’t count', async () => {
    const { make } = scheduling;
    const person = somebody();
    await make.employee(await make.company(somebody()), { user_id: person.userId });
    const past = { from_day: '2021-12-24', until_day: '2021-12-24' };
    expect((await scheduling.as(person).post(days, past)).status).toBe(201);
    expect((await scheduling.as(person).get(days)).body).toEqual([]);
  });

  test.each([
    [{ until_day: '2031-12-23' }, { until_day: ['The last day must not be before the first.'] }],
    [
      { until_day: '2031-12-24', from_time: '12:00', until_time: '12:00' },
      { until_time: ['End time must be after start time'] },
    ],
    [{ from_time: '25:00' }, { from_time: expect.anything() }],
    [{ from_day: undefined }, { from_day: ['This field is required.'] }],
  ])('%j is refused', async (wrong, fields) => {
    const { status, body } = await scheduling.as(guard).post(days, { ...christmas, ...wrong });
    expect([status, body]).toEqual([400, fields]);
  });
});
