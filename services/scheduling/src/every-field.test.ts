import type { ClientInput, EmployeeInput, LocationInput, ShiftInput } from '@portfolio/contracts/scheduling';
import { hoursFromNow } from '../test/builder.ts';
import { somebody, startScheduling, type TestScheduling } from '../test/scheduling.ts';

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
};

/** So does the client of a location. */
const location: TwoOfEach<Omit<LocationInput, 'client' | 'required_qualifications'>> = {
  ...place,
  time_zone,
  name: ['Gate', 'Dock'],
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

  test('a shift', async () => {
    const company = await scheduling.make.company(owner);
    const clients = [await scheduling.make.client(company), await scheduling.make.client(company)] as const;
    const locations = await Promise.all(clients.map((each) => scheduling.make.location(each)));
    const employees = [await scheduling.make.employee(company), await scheduling.make.employee(company)] as const;
    const at = (hours: number) => hoursFromNow(hours).toISOString();
    const shift: TwoOfEach<ShiftInput> = {
      title: ['Night', 'Day'],
      // In this order: another client is without location.
      client: [clients[0].id, clients[1].id],
      location: [locations[0]!.id, locations[1]!.id],
      employee: [employees[0].id, employees[1].id],
      start_time: [at(24), at(25)],
      end_time: [at(32), at(33)],
      status: ['cancelled', 'scheduled'],
      notes: ['n', 'm'],
      allow_overlap: [true, false],
    };
    expect(await changed('/planner/shifts/', shift)).toMatchObject(values(shift, 1));
  });
});
