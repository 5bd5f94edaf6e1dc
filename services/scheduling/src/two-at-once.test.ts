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
});
