import { lockWaits } from '@portfolio/testkit';
import { somebody, startScheduling, type TestScheduling } from '../test/scheduling.ts';

let scheduling: TestScheduling;
const manager = somebody();

/** What managers change of each noun: two fields, and as GraphQL says them. */
interface Noun {
  path: string;
  first: Record<string, string>;
  second: Record<string, string>;
  mutation: string;
}
let nouns: Record<string, Noun>;

const mutation = (call: string, type: string) =>
  `mutation ($id: ID!, $input: ${type}!, $seen: ${type}) { ${call}(id: $id, input: $input, seen: $seen) { id } }`;

beforeAll(async () => {
  scheduling = await startScheduling();
  const { make } = scheduling;
  const company = await make.company(manager);
  const client = await make.client(company);
  const location = await make.location(client);
  const employee = await make.employee(company);
  const shift = await make.shift(client, employee);
  nouns = {
    client: {
      path: `/planner/clients/${client.id}/`,
      first: { name: 'Mall' },
      second: { city: 'Salem' },
      mutation: mutation('updateClient', 'ClientChanges'),
    },
    location: {
      path: `/planner/locations/${location.id}/`,
      first: { name: 'Gate' },
      second: { city: 'Salem' },
      mutation: mutation('updateLocation', 'LocationChanges'),
    },
    employee: {
      path: `/planner/employees/${employee.id}/`,
      first: { hourly_rate: '19.99' },
      second: { notes: 'Night owl' },
      mutation: mutation('updateEmployee', 'EmployeeChanges'),
    },
    shift: {
      path: `/planner/shifts/${shift.id}/`,
      first: { title: 'Night watch' },
      second: { notes: 'Ring twice' },
      mutation: mutation('updateShift', 'ShiftChanges'),
    },
    company: {
      path: `/planner/companies/${company.id}/`,
      first: { language: 'es' },
      second: { time_zone: 'America/Denver' },
      mutation: mutation('updateCompany', 'CompanyChanges'),
    },
  };
});
afterAll(() => scheduling.close());

const camel = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name.replace(/_(\w)/, (_, l: string) => l.toUpperCase()), value]),
  );
const idOf = ({ path }: Noun) => path.split('/').at(-2)!;
const present = async ({ path }: Noun) => (await scheduling.as(manager).get(path)).body as Record<string, unknown>;
const another = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, { es: 'fr', '19.99': '11.50' }[value] ?? `${value} 2`]),
  );

const names = ['client', 'location', 'employee', 'shift', 'company'];

describe('of two managers who change the same at once, neither overwrites the other unseen', () => {
  test.each(names)('If-Match: a %s that is no longer what it was is not changed', async (name) => {
    const noun = nouns[name]!;
    const api = scheduling.as(manager);
    const { headers } = await api.get(noun.path);
    const tag = headers.get('etag')!;
    const changed = await api.patch(noun.path, noun.first, { 'If-Match': tag });
    expect(changed).toMatchObject({ status: 200, body: noun.first });
    const late = await api.patch(noun.path, another(noun.first), { 'If-Match': tag });
    expect(late).toMatchObject({ status: 409, body: { detail: 'Someone else has saved a newer version.' } });
    expect(await present(noun)).toMatchObject(noun.first);
    // The answer of a change has the next tag.
    const again = await api.patch(noun.path, noun.second, { 'If-Match': changed.headers.get('etag')! });
    expect(again).toMatchObject({ status: 200, body: { ...noun.first, ...noun.second } });
  });

  test.each(names)('a %s is changed as ever by who asks for nothing', async (name) => {
    const noun = nouns[name]!;
    const api = scheduling.as(manager);
    expect((await api.patch(noun.path, noun.first)).status).toBe(200);
    expect((await api.patch(noun.path, noun.second, { 'If-Match': '*' })).status).toBe(200);
  });

  test.each(names)(
    'GraphQL, %s: who saw another value of the field changes nothing; of other fields both count',
    async (name) => {
      const noun = nouns[name]!;
      const ask = scheduling.graphqlAs(manager);
      const before = await present(noun);
      const seen = (fields: Record<string, string>) =>
        Object.fromEntries(Object.keys(fields).map((field) => [field, before[field]]));
      const change = (fields: Record<string, string>) =>
        ask(noun.mutation, { id: idOf(noun), input: camel(fields), seen: camel(seen(fields)) });

      // Of two at once, one.
      const [changed, second] = [another(noun.first), another(noun.second)];
      if (name === 'company') second['time_zone'] = 'America/Chicago';
      const both = await Promise.all([change(changed), change(changed)]);
      const refusals = both.flatMap(({ errors = [] }) =>
        errors.map(({ extensions }: { extensions: object }) => extensions),
      );
      expect(refusals).toEqual([expect.objectContaining({ code: 'CONFLICT', changed: Object.keys(changed) })]);
      expect((await change(second)).errors).toBeUndefined();
      expect(await present(noun)).toMatchObject({ ...changed, ...second });
    },
  );

  test('a shift of several changes is kept alike, and nothing of them happens', async () => {
    const noun = nouns['shift']!;
    const ask = scheduling.graphqlAs(manager);
    const change = (title: string, seen: object | null) =>
      ask(
        'mutation ($changes: [ShiftChange!]!, $seen: [ShiftChanges]) { changeShifts(changes: $changes, seen: $seen) }',
        {
          changes: [{ id: idOf(noun), title }],
          seen: [seen],
        },
      );
    expect((await change('Patrol', null)).errors).toBeUndefined();
    expect((await change('Mine', { title: 'Older' })).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    const { start_time: startTime } = await present(noun);
    expect((await change('Mine', { title: 'Patrol', startTime })).errors).toBeUndefined();
    expect(await present(noun)).toMatchObject({ title: 'Mine' });
  });

  test('a qualification that was renamed in between keeps that name', async () => {
    const { id } = (await scheduling.as(manager).post('/planner/qualifications/', { name: 'Dog handler' })).body;
    const rename = (name: string, seen: string) =>
      scheduling.graphqlAs(manager)(
        'mutation ($id: ID!, $name: String!, $seen: String) { renameQualification(id: $id, name: $name, seen: $seen) { name } }',
        { id: String(id), name, seen },
      );
    expect((await rename('Dogs', 'Dog handler')).errors).toBeUndefined();
    expect((await rename('Canine', 'Dog handler')).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  });

  test('a view of a list that two rename at once gets one of the names, and the other manager is told', async () => {
    const { database } = scheduling;
    const view = { list: 'shifts', name: 'Nights', query: 'status=scheduled' };
    const { id } = (await scheduling.as(manager).post('/planner/list-views/', view)).body;
    const rename = (name: string) =>
      scheduling.graphqlAs(manager)(
        'mutation ($id: ID!, $input: ListViewChanges!, $seen: ListViewChanges) { updateListView(id: $id, input: $input, seen: $seen) { name } }',
        { id: String(id), input: { name }, seen: { name: 'Nights' } },
      );
    const both = await database.transaction(async (other) => {
      await other.query('SELECT FROM list_view WHERE id = $1 FOR UPDATE', [id]);
      const asked = [rename('Late'), rename('Early')];
      await lockWaits(database, 2);
      return asked;
    });
    const codes = (await Promise.all(both)).map(({ errors }) => errors?.[0]?.extensions['code']);
    expect(codes.filter((code) => code !== undefined)).toEqual(['CONFLICT']);
  });

  test('a week template that was renamed in between keeps that name', async () => {
    const { make } = scheduling;
    const owner = somebody();
    const company = await make.company(owner);
    const start_time = new Date('2030-03-18T08:00Z');
    const end_time = new Date('2030-03-18T16:00Z');
    await make.shift(await make.client(company), await make.employee(company), { start_time, end_time });
    const week = { name: 'Winter', week: '2030-03-18' };
    const { id } = (await scheduling.as(owner).post('/planner/week-templates/', week)).body;
    const rename = (name: string, seen: string) =>
      scheduling.graphqlAs(owner)(
        'mutation ($id: ID!, $name: String!, $seen: String) { renameWeekTemplate(id: $id, name: $name, seen: $seen) { name } }',
        { id: String(id), name, seen },
      );
    expect((await rename('Cold', 'Winter')).errors).toBeUndefined();
    expect((await rename('Frost', 'Winter')).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  });

  test('following shifts and an attendance are kept alike: what another has corrected is not overwritten', async () => {
    const { make } = scheduling;
    const owner = somebody();
    const company = await make.company(owner);
    const [client, employee] = [await make.client(company), await make.employee(company)];
    const hour = 3_600_000;
    const at = (hours: number) => new Date(Date.now() + hours * hour);
    const coming = await make.shift(client, employee, { start_time: at(48), end_time: at(56), title: 'Gate' });
    const until = at(24 * 9)
      .toISOString()
      .slice(0, 10);
    const rule = { weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'], until };
    expect((await scheduling.as(owner).post(`/planner/shifts/${coming.id}/repeat/`, rule)).body.saved).toBe(true);
    const ask = scheduling.graphqlAs(owner);
    const follow = (title: string, seen: string) =>
      ask(
        'mutation ($id: ID!, $input: ShiftChanges!, $seen: ShiftChanges) { updateFollowingShifts(id: $id, input: $input, seen: $seen) }',
        { id: String(coming.id), input: { title }, seen: { title: seen } },
      );
    expect((await follow('Patrol', 'Gate')).errors).toBeUndefined();
    expect((await follow('Mine', 'Gate')).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);

    const past = await make.shift(client, employee, { start_time: at(-20), end_time: at(-12) });
    const correct = (hours: number, seen: object) =>
      ask(
        'mutation ($id: ID!, $input: CorrectedAttendance!, $seen: SeenAttendance) { correctAttendance(id: $id, input: $input, seen: $seen) { id } }',
        {
          id: String(past.id),
          input: { checkedInAt: at(-20).toISOString(), checkedOutAt: at(hours).toISOString(), reason: 'Paper' },
          seen,
        },
      );
    const nothing = { checkedInAt: null, checkedOutAt: null };
    expect((await correct(-12, nothing)).errors).toBeUndefined();
    expect((await correct(-13, nothing)).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  });

  test('a guard and an administrator who change the same employee, and a guard on two devices, see it', async () => {
    const { make } = scheduling;
    const [owner, guard] = [somebody(), somebody()];
    const company = await make.company(owner);
    const employee = await make.employee(company, { user_id: guard.userId, city: 'Portland' });
    const own = (city: string, seen: string) =>
      scheduling.graphqlAs(guard)(
        'mutation ($input: ProfileChanges!, $seen: ProfileChanges) { updateMyEmployee(input: $input, seen: $seen) { city } }',
        { input: { city }, seen: { city: seen } },
      );
    await scheduling.as(owner).patch(`/planner/employees/${employee.id}/`, { city: 'Salem' });
    expect((await own('Bend', 'Portland')).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    expect((await own('Bend', 'Salem')).errors).toBeUndefined();
    const me = '/planner/employees/me/';
    const tag = (await scheduling.as(guard).get(me)).headers.get('etag')!;
    await scheduling.as(owner).patch(`/planner/employees/${employee.id}/`, { city: 'Salem' });
    expect((await scheduling.as(guard).patch(me, { city: 'Bend' }, { 'If-Match': tag })).status).toBe(409);
    expect((await scheduling.as(guard).patch(me, { city: 'Bend' })).status).toBe(200);

    const rule = (dayOfWeek: string) => ({ dayOfWeek, startTime: '09:00', endTime: '17:00', isAvailable: true });
    const week = (rules: object[], seen?: object[]) =>
      scheduling.graphqlAs(guard)(
        'mutation ($rules: [AvailabilityRuleInput!]!, $seen: [AvailabilityRuleInput!]) { setMyAvailability(rules: $rules, seen: $seen) { id } }',
        { rules, seen },
      );
    expect((await week([rule('MONDAY')], [])).errors).toBeUndefined();
    expect((await week([rule('FRIDAY')], [])).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    expect((await week([rule('FRIDAY')], [rule('MONDAY')])).errors).toBeUndefined();
    expect((await week([rule('SUNDAY')])).errors).toBeUndefined();
  });
});
