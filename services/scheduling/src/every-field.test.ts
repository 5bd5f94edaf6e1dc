import { isNullable } from '@portfolio/contracts/rest';
import {
  clientInput,
  employeeInput,
  locationInput,
  postPatch,
  shiftDetails,
  shiftInput,
  toldDetails,
  type ClientInput,
  type EmployeeInput,
  type LocationInput,
  type PostInput,
  type ShiftInput,
} from '@portfolio/contracts/scheduling';
import { serviceHeaders } from '@portfolio/testkit';
import { hoursFromNow } from '../test/builder.ts';
import { somebody, startScheduling, type TestScheduling } from '../test/scheduling.ts';
import { noticedShiftsOf } from './portal/notices/noticed-shifts.ts';

let scheduling: TestScheduling;
const owner = somebody();
beforeAll(async () => {
  scheduling = await startScheduling();
});
afterAll(() => scheduling.close());

/** Every field that may be sent, with two values of which neither is the default: a field more does not compile. */
type TwoOfEach<Input> = { [Field in keyof Required<Input>]: readonly [Input[Field], Input[Field]] };

const place = {
  address: ['1 Quay', '2 Quay'],
  city: ['Portland', 'Salem'],
  state: ['OR', 'WA'],
  zip_code: ['97201', '97301'],
} as const;
const time_zone = ['Europe/Paris', 'Asia/Tokyo'] as const;

/** A company stays as it is; required qualifications are given as ids, in a test of their own. */
const client: TwoOfEach<Omit<ClientInput, 'company' | 'required_qualifications'>> = {
  ...place,
  time_zone,
  name: ['Harbour', 'Library'],
  contact_name: ['Ann', 'Bob'],
  email: ['ann@example.com', 'bob@example.com'],
  phone: ['1', '2'],
  status: ['inactive', 'active'],
  notes: ['n', 'm'],
  week_budget: [900, 0],
  week_hours: [56, 64],
};

/** So does the client of a location. */
const location: TwoOfEach<Omit<LocationInput, 'client' | 'required_qualifications'>> = {
  ...place,
  time_zone,
  holiday_region: ['US-OR', 'FR'],
  name: ['Gate', 'Dock'],
  week_budget: [900, 0],
  week_hours: [56, 64],
};

/** So does the place of a post; qualifications are given as ids, in a test of their own. */
const post: TwoOfEach<Omit<PostInput, 'client' | 'location' | 'required_qualifications' | 'preferred_qualifications'>> =
  {
    name: ['Gate', 'Dock'],
    head_count: [2, 3],
    priority: [1, 5],
    color: ['#112233', '#AABBCC'],
    start_date: ['2026-01-02', '2026-02-03'],
    end_date: ['2026-03-04', '2026-04-05'],
    pay_rate: ['20.00', '21.50'],
    bill_rate: ['30.00', '31.50'],
  };

/** `phone_number` is another name of `phone`; qualifications are given as ids, in each test's own company. */
const employee: TwoOfEach<Omit<EmployeeInput, 'company' | 'phone_number' | 'qualifications'>> = {
  ...place,
  first_name: ['Ada', 'Grace'],
  last_name: ['Lovelace', 'Hopper'],
  email: ['ada@example.com', 'grace@example.com'],
  phone: ['1', '2'],
  emergency_contact_name: ['Mum', 'Dad'],
  emergency_contact_phone: ['3', '4'],
  id_number: ['5', '6'],
  tax_number: ['7', '8'],
  bank_account: ['9', '10'],
  notes: ['n', 'm'],
  hourly_rate: ['20.00', '21.50'],
  status: ['inactive', 'active'],
  start_date: ['2026-01-02', '2026-02-03'],
};

type Two = Readonly<Record<string, readonly [unknown, unknown]>>;

const values = (fields: Two, which: 0 | 1): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, two]) => [field, two[which]]));

/** Creates with the first values and changes field by field to the second. @returns what is there in the end */
async function changed(path: string, fields: Two, fixed: object = {}): Promise<unknown> {
  const api = scheduling.as(owner);
  const created = await api.post(path, { ...values(fields, 0), ...fixed });
  expect(created).toMatchObject({ status: 201, body: values(fields, 0) });
  for (const [field, [, second]] of Object.entries(fields)) {
    const answer = await api.patch(`${path}${created.body.id}/`, { [field]: second });
    expect(answer).toMatchObject({ status: 200, body: { [field]: second } });
  }
  return (await api.get(`${path}${created.body.id}/`)).body;
}

/** Two of each of what a shift names, and every field of one with its two values: in this order, as another client is without location. */
async function twoOfShift() {
  const company = await scheduling.make.company(owner);
  const guard = somebody();
  const clients = [await scheduling.make.client(company), await scheduling.make.client(company)] as const;
  const locations = await Promise.all(clients.map((each) => scheduling.make.location(each)));
  const posts = await Promise.all(
    clients.map((each, index) => scheduling.make.post(each, { location_id: locations[index]!.id })),
  );
  const employees = [
    await scheduling.make.employee(company, { user_id: guard.userId }),
    await scheduling.make.employee(company),
  ] as const;
  const at = (hours: number) => hoursFromNow(hours).toISOString();
  /** A reason is kept in the log. */
  const shift: TwoOfEach<Omit<ShiftInput, 'override_reason'>> = {
    title: ['Night', 'Day'],
    client: [clients[0].id, clients[1].id],
    location: [locations[0]!.id, locations[1]!.id],
    post: [posts[0]!.id, posts[1]!.id],
    employee: [employees[0].id, employees[1].id],
    start_time: [at(24), at(25)],
    end_time: [at(32), at(33)],
    status: ['cancelled', 'scheduled'],
    notes: ['n', 'm'],
    allow_overlap: [true, false],
  };
  return { shift, guard, employees };
}

/** A shift of the first values, but on the plan. */
async function plannedShift() {
  const two = await twoOfShift();
  const sent = { ...values(two.shift, 0), status: 'scheduled' };
  const { body } = await scheduling.as(owner).post('/planner/shifts/', sent);
  return { ...two, id: body.id as number };
}

describe('every field that is sent is kept, at first and when it is changed:', () => {
  test('a client and a location', async () => {
    const company = await scheduling.make.company(owner);
    expect(await changed('/planner/clients/', client)).toMatchObject(values(client, 1));
    const { id } = await scheduling.make.client(company);
    expect(await changed('/planner/locations/', location, { client: id })).toMatchObject(values(location, 1));
  });

  test('an employee', async () => {
    const company = await scheduling.make.company(owner);
    const kept = await changed('/planner/employees/', employee, { company: company.id });
    expect(kept).toMatchObject(values(employee, 1));
    const held = await scheduling.make.qualification(company, 'First aid');
    const { id } = await scheduling.make.employee(company);
    const holder = await scheduling.as(owner).patch(`/planner/employees/${id}/`, { qualifications: [held.id] });
    expect(holder.body.qualifications).toMatchObject([{ id: held.id, name: 'First aid' }]);
  });

  test('a post', async () => {
    const company = await scheduling.make.company(owner);
    const { id } = await scheduling.make.client(company);
    expect(await changed('/planner/posts/', post, { client: id })).toMatchObject(values(post, 1));
  });

  test('a shift', async () => {
    const { shift } = await twoOfShift();
    expect(await changed('/planner/shifts/', shift)).toMatchObject(values(shift, 1));
  });
});

describe('every field that may be null is answered null, and read so by everybody:', () => {
  test.each([
    { path: '/planner/clients/', type: 'client', fields: client, schema: clientInput },
    { path: '/planner/locations/', type: 'location', fields: location, schema: locationInput },
    { path: '/planner/employees/', type: 'employee', fields: employee, schema: employeeInput },
    { path: '/planner/posts/', type: 'post', fields: post, schema: postPatch },
    { path: '/planner/shifts/', type: 'shift', fields: undefined, schema: shiftInput },
  ])('a $type', async ({ path, type, fields, schema }) => {
    const api = scheduling.as(owner);
    const company = await scheduling.make.company(owner);
    const { id: of } = await scheduling.make.client(company);
    const two = fields ?? (await twoOfShift()).shift;
    const sent = { company: company.id, client: of, email: undefined, ...values(two, 0) };
    const { body: made } = await api.post(path, sent);
    const names = Object.entries(schema.shape).flatMap(([name, field]) => (isNullable(field) ? [name] : []));
    for (const name of names) {
      expect(await api.patch(`${path}${made.id}/`, { [name]: null })).toMatchObject({
        status: 200,
        body: { [name]: null },
      });
      expect((await api.get(`${path}${made.id}/`)).body).toMatchObject({ [name]: null });
    }
    const camel = (name: string) => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    const asked = names.map((name) => (['location', 'post'].includes(name) ? `${name}Id` : camel(name)));
    const { data, errors } = await scheduling.graphqlAs(owner)(
      `query ($id: ID!) { read: ${type}(id: $id) { id ${asked.join(' ')} } }`,
      { id: made.id },
    );
    expect(errors).toBeUndefined();
    expect(data.read).toEqual({ id: String(made.id), ...Object.fromEntries(asked.map((name) => [name, null])) });
  });
});

describe('every field of a shift', () => {
  const revisionOf = async (id: number): Promise<number> =>
    (await scheduling.database.query(`SELECT revision FROM shift WHERE id = $1`, [id]))[0].revision;
  /** Permission alone changes nothing that anybody sees. */
  const unmarked = ['allow_overlap'];

  test('is marked when it is changed, so that calendars and the dashboard see it', async () => {
    const { shift, id } = await plannedShift();
    for (const [field, [, second]] of Object.entries({ ...shift, status: ['', 'cancelled'] })) {
      const before = await revisionOf(id);
      await scheduling.as(owner).patch(`/planner/shifts/${id}/`, { [field]: second });
      const marked = (await revisionOf(id)) > before;
      expect([field, marked]).toEqual([field, !unmarked.includes(field)]);
    }
  });

  test('that its employee sees is told when it is changed', async () => {
    const { shift, id, employees } = await plannedShift();
    const openNotice = async (): Promise<number> => {
      const [row] = await scheduling.database.query(
        'SELECT id FROM notice WHERE employee_id = $1 AND told_at IS NULL',
        [employees[0].id],
      );
      return row?.id;
    };
    for (const name of Object.keys(toldDetails.shape) as (keyof typeof toldDetails.shape)[]) {
      await scheduling.database.query('UPDATE notice SET told_at = now() WHERE employee_id = $1', [employees[0].id]);
      const [first, second] = shift[name];
      await scheduling.as(owner).patch(`/planner/shifts/${id}/`, { [name]: second });
      const noticed = (await noticedShiftsOf(scheduling.database, [await openNotice()])).values().next().value;
      expect(noticed?.shifts).toEqual([
        expect.objectContaining({
          kind: 'changed',
          [name]: second,
          before: expect.objectContaining({ [name]: first }),
        }),
      ]);
    }
  });

  test('is there again when a shift that was deleted is brought back', async () => {
    const { id } = await plannedShift();
    const read = async () => (await scheduling.as(owner).get(`/planner/shifts/${id}/`)).body;
    const before = await read();
    for (const how of ['deleted', 'restored']) {
      await scheduling.graphqlAs(owner)('mutation ($changes: [ShiftChange!]!) { changeShifts(changes: $changes) }', {
        changes: [{ id, [how]: true }],
      });
    }
    expect(await read()).toEqual(before);
  });

  test('is in what its employee downloads, and so is every field of the employee', async () => {
    const { shift, guard, employees } = await plannedShift();
    const numbers = ['qualifications', ...Object.keys(employee)];
    const { status: _, ...sent } = values(employee, 1);
    await scheduling.as(owner).patch(`/planner/employees/${employees[0].id}/`, sent);
    const { body } = await scheduling.rest.get(`/internal/users/${guard.userId}/personal-data`, serviceHeaders('auth'));
    const { allow_overlap: __, ...details } = shiftDetails.shape;
    for (const name of Object.keys(details)) {
      expect(body.shifts[0]).toHaveProperty(name, shift[name as keyof typeof details][0]);
    }
    expect(Object.keys(body.employee_profile[0])).toEqual(expect.arrayContaining(numbers));
    expect(body.employee_profile[0]).toMatchObject(sent);
  });

  test('that comes later is marked, noted and downloaded by itself; what is no plan is named in a migration', async () => {
    const { id, guard, employees } = await plannedShift();
    const ask = (sql: string, parameters?: unknown[]) => scheduling.database.query(sql, parameters);
    const [{ names }] = await ask(
      'SELECT ARRAY(SELECT jsonb_object_keys(shift_plan(to_jsonb(shift)))) AS names FROM shift WHERE id = $1',
      [id],
    );
    const { allow_overlap: _, ...details } = shiftDetails.shape;
    const planned = [...Object.keys(details), 'client_id', 'location_id', 'post_id', 'start_time', 'end_time'];
    expect(names.toSorted()).toEqual(planned.toSorted());
    await ask('ALTER TABLE shift ADD later text');
    const before = await revisionOf(id);
    await ask(`UPDATE shift SET later = 'much' WHERE id = $1`, [id]);
    expect(await revisionOf(id)).toBe(before + 1);
    const [{ after }] = await ask(
      'SELECT after FROM notice_shift JOIN notice ON notice.id = notice_id WHERE employee_id = $1 AND told_at IS NULL',
      [employees[0].id],
    );
    expect(after).toMatchObject({ later: 'much' });
    const { body } = await scheduling.rest.get(`/internal/users/${guard.userId}/personal-data`, serviceHeaders('auth'));
    expect(body.shifts[0]).toMatchObject({ later: 'much' });
  });
});
