import { actors, graphqlClient, countStatements } from '@portfolio/testkit';
import { somebody, startScheduling, type TestScheduling } from '../../../test/scheduling.ts';
import type { ClientEntity } from '../../clients/client.entity.ts';
import type { CompanyEntity } from '../../company/company.entity.ts';
import type { EmployeeEntity } from '../../people/employees/employee.entity.ts';

let scheduling: TestScheduling;
const owner = somebody();
const stranger = somebody();
const guard = somebody();
let company: CompanyEntity;
let mall: ClientEntity;
let ann: EmployeeEntity;

beforeAll(async () => {
  scheduling = await startScheduling();
  const { make } = scheduling;
  company = await make.company(owner, { name: 'Nightwatch' });
  await make.company(stranger);
  mall = await make.client(company, { name: 'Mall' });
  ann = await make.employee(company, { first_name: 'Ann', last_name: 'Young', user_id: guard.userId });
});
afterAll(() => scheduling.close());

const week = { from: '2026-03-02T00:00:00Z', to: '2026-03-09T00:00:00Z' };
const query = `query ($from: DateTime!, $to: DateTime!, $company: ID) { schedule(from: $from, to: $to, company: $company) {
  company { id name } timeZone
  employees { id name status hourlyRate qualifications availability { dayOfWeek startTime endTime isAvailable } }
  clients { id name status timeZone requiredQualifications locations { id name timeZone requiredQualifications } }
  qualifications { id name }
  shifts { id title clientId locationId employeeId startTime endTime status notes allowOverlap hours pay }
} }`;
const edges = `query ($from: DateTime!, $to: DateTime!) { schedule(from: $from, to: $to) {
  rules { rest maxDaysInRow } neighbours { id employeeId startTime status allowOverlap } shifts { id }
} }`;
const ask = (variables: object = week, persona: Parameters<TestScheduling['graphqlAs']>[0] = owner) =>
  scheduling.graphqlAs(persona)(query, { ...variables });
const at = (time: string) => new Date(`2026-03-${time}:00Z`);
const fieldsOf = async (answer: ReturnType<typeof ask>) => (await answer).errors?.[0]?.extensions['fields'];

describe('readings.md, the week grid of /admin/planner/shift-scheduler: its one call', () => {
  test('answers what runs in the range, and who and where could be planned', async () => {
    const { make } = scheduling;
    const gate = await make.location(mall, { name: 'Gate', time_zone: 'America/Denver' });
    const { id: firstAid } = await make.qualification(company, 'First aid', ann);
    await scheduling.as(guard).post('/planner/employees/me/availability/', {
      availability_rules: [{ day_of_week: 'monday', start_time: '09:00', end_time: '17:00', is_available: true }],
    });
    await scheduling.as(owner).patch(`/planner/locations/${gate.id}/`, { required_qualifications: [firstAid] });
    const times = { start_time: at('02T06:00'), end_time: at('02T14:30') };
    const early = await make.shift(mall, ann, { ...times, location_id: gate.id, title: 'Early watch', notes: 'Ring.' });

    const id = String;
    expect((await ask()).data.schedule).toEqual({
      company: { id: id(company.id), name: 'Nightwatch' },
      timeZone: 'UTC',
      employees: [
        {
          id: id(ann.id),
          name: 'Ann Young',
          status: 'ACTIVE',
          hourlyRate: '15.00',
          qualifications: [id(firstAid)],
          availability: [{ dayOfWeek: 'MONDAY', startTime: '09:00', endTime: '17:00', isAvailable: true }],
        },
      ],
      clients: [
        {
          id: id(mall.id),
          name: 'Mall',
          status: 'ACTIVE',
          timeZone: null,
          requiredQualifications: [],
          locations: [
            { id: id(gate.id), name: 'Gate', timeZone: 'America/Denver', requiredQualifications: [id(firstAid)] },
          ],
        },
      ],
      qualifications: [{ id: id(firstAid), name: 'First aid' }],
      shifts: [
        {
          id: id(early.id),
          title: 'Early watch',
          clientId: id(mall.id),
          locationId: id(gate.id),
          employeeId: id(ann.id),
          startTime: '2026-03-02T06:00:00.000Z',
          endTime: '2026-03-02T14:30:00.000Z',
          status: 'SCHEDULED',
          notes: 'Ring.',
          allowOverlap: false,
          hours: 8.5,
          pay: '127.50',
        },
      ],
    });
  });

  test('a shift that runs into the range or out of it belongs to it; one that ends or starts at its edge does not', async () => {
    const { make } = scheduling;
    const bob = await make.employee(company, { first_name: 'Bob' });
    const shift = (from: string, to: string, title: string) =>
      make.shift(mall, bob, { start_time: at(from), end_time: at(to), title });
    await shift('15T16:00', '16T00:00', 'ends as it begins');
    await shift('16T00:00', '16T08:00', 'first');
    await shift('22T22:00', '23T06:00', 'over the end');
    await shift('23T06:00', '23T14:00', 'after');
    await make.shift(mall, ann, { start_time: at('15T22:00'), end_time: at('16T06:00'), title: 'over the beginning' });
    const { data } = await ask({ from: '2026-03-16T00:00:00Z', to: '2026-03-23T00:00:00Z' });
    const titles = data.schedule.shifts.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['over the beginning', 'first', 'over the end']);
  });

  test('who is inactive is there only with a shift in the range, and so are clients', async () => {
    const { make } = scheduling;
    const gone = await make.employee(company, { last_name: 'Gone', status: 'inactive' });
    const closed = await make.client(company, { name: 'Closed', status: 'inactive' });
    await make.shift(closed, gone, { start_time: at('25T09:00'), end_time: at('25T17:00') });
    const names = async (from: string, to: string) => {
      const { employees, clients } = (await ask({ from: `2026-03-${from}T00:00:00Z`, to: `2026-03-${to}T00:00:00Z` }))
        .data.schedule;
      return [...employees, ...clients].map(({ name }: { name: string }) => name);
    };
    expect(await names('25', '26')).toEqual(expect.arrayContaining(['Ada Gone', 'Closed']));
    expect(await names('26', '27')).not.toEqual(expect.arrayContaining(['Ada Gone']));
    expect(await names('26', '27')).not.toEqual(expect.arrayContaining(['Closed']));
  });

  test('who was invited can be planned before they registered; who was not, or is set inactive again, cannot', async () => {
    const { make } = scheduling;
    const planner = somebody();
    const own = await make.company(planner);
    const client = await make.client(own);
    const hire = (last_name: string) => make.employee(own, { last_name, status: 'inactive' });
    const [invited, left] = [await hire('Invited'), await hire('Left')];
    // The days of a link may be over; the manager still waits for them, and sends another.
    await make.invitation(invited, { expires_at: new Date(0) });
    const employees = `query ($from: DateTime!, $to: DateTime!) { schedule(from: $from, to: $to) {
      employees { name status isInvited } } }`;
    const listed = async () => (await scheduling.graphqlAs(planner)(employees, week)).data.schedule.employees;
    const planFor = async (employee: number, day: string) => {
      const times = { start_time: `2027-03-${day}T09:00:00Z`, end_time: `2027-03-${day}T17:00:00Z` };
      const shift = { client: client.id, employee, ...times };
      return (await scheduling.as(planner).post('/planner/shifts/', shift)).status;
    };
    expect(await listed()).toEqual([{ name: 'Ada Invited', status: 'INACTIVE', isInvited: true }]);
    expect(await planFor(invited.id, '02')).toBe(201);
    expect(await planFor(left.id, '02')).toBe(400);
    const week27 = { from: '2027-03-01', to: '2027-03-08' };
    const copied = await scheduling.as(planner).post('/planner/shifts/copy_week/', week27);
    expect(copied.body.shifts).toMatchObject([{ state: 'made', reason: null }]);
    const open = await make.shift(client, await make.employee(own), {
      start_time: at('03T09:00'),
      end_time: at('03T17:00'),
    });
    const { body } = await scheduling.as(planner).get(`/planner/candidates/?shift=${open.id}`);
    expect(body.results).toMatchObject([{ name: 'Ada Invited' }]);

    for (const status of ['active', 'inactive']) {
      await scheduling.as(planner).patch(`/planner/employees/${invited.id}/`, { status });
    }
    expect(await planFor(invited.id, '04')).toBe(400);
  });

  test('tells the rules of the company, and beyond the range as much as they look at', async () => {
    const { make } = scheduling;
    const planner = somebody();
    const own = await make.company(planner, { planning_rules: { max_days_in_row: 10 } });
    const [client, bob] = [await make.client(own), await make.employee(own)];
    const on = (day: string, status: 'scheduled' | 'cancelled' = 'scheduled') =>
      make.shift(client, bob, { start_time: at(`${day}T09:00`), end_time: at(`${day}T17:00`), status });
    await on('04');
    const [first, shown, last] = [await on('06'), await on('16'), await on('26')];
    await on('15', 'cancelled');
    await on('29');
    const { data } = await scheduling.graphqlAs(planner)(edges, {
      from: '2026-03-16T00:00:00Z',
      to: '2026-03-17T00:00:00Z',
    });
    const neighbour = { employeeId: String(bob.id), status: 'SCHEDULED', allowOverlap: false };
    expect(data.schedule).toEqual({
      rules: { rest: 'WARNING', maxDaysInRow: 10 },
      shifts: [{ id: String(shown.id) }],
      neighbours: [
        { id: String(first.id), startTime: at('06T09:00').toISOString(), ...neighbour },
        { id: String(last.id), startTime: at('26T09:00').toISOString(), ...neighbour },
      ],
    });
  });

  test('in columns it tells the same, which are shorter for many', async () => {
    const neighbourFields = 'id clientId locationId employeeId startTime endTime status allowOverlap'.split(' ');
    const shiftFields = [...neighbourFields, 'title', 'notes', 'seriesId', 'hours', 'pay'];
    const lists = `shifts { ${shiftFields.join(' ')} } neighbours { ${neighbourFields.join(' ')} }`;
    const both = `query ($from: DateTime!, $to: DateTime!) { schedule(from: $from, to: $to) { ${lists} columns { ${lists} } } }`;
    const inColumns = (rows: Record<string, unknown>[], fields: string[]) =>
      Object.fromEntries(fields.map((field) => [field, rows.map((row) => row[field])]));
    for (const [from, to] of [
      ['2026-03-02T00:00:00Z', '2026-03-09T00:00:00Z'],
      ['2026-03-21T00:00:00Z', '2026-03-24T00:00:00Z'],
      ['2027-03-21T00:00:00Z', '2027-03-24T00:00:00Z'],
    ]) {
      const { shifts, neighbours, columns } = (await scheduling.graphqlAs(owner)(both, { from, to })).data.schedule;
      expect(columns).toEqual({
        shifts: inColumns(shifts, shiftFields),
        neighbours: inColumns(neighbours, neighbourFields),
      });
    }
  });

  test('statements do not grow with rows', async () => {
    const few = await countStatements(() => ask({ from: '2026-05-01T00:00:00Z', to: '2026-05-02T00:00:00Z' }));
    expect([few, await countStatements(() => ask())]).toEqual([6, 6]);
  });

  test('of another company nothing is told; a superuser names the company', async () => {
    const unknown = { company: [`Invalid pk "${company.id}" - object does not exist.`] };
    expect(await fieldsOf(ask({ ...week, company: company.id }, stranger))).toEqual(unknown);
    expect(await fieldsOf(ask(week, actors.superuser))).toEqual({ company: ['This field is required.'] });
    const { data } = await ask({ ...week, company: company.id }, actors.superuser);
    expect(data.schedule.company.name).toBe('Nightwatch');
  });

  test('who administers nothing is refused before the range is judged', async () => {
    const range = { from: '', to: '' };
    const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.extensions['code'];
    expect(codeOf(await ask(range, guard))).toBe('FORBIDDEN');
    expect(codeOf(await graphqlClient(scheduling.url)(query, range))).toBe('UNAUTHENTICATED');
  });

  test.each([
    ['2026-03-09T00:00:00Z', '2026-03-02T00:00:00Z', 'The end must be after the start.'],
    ['2026-03-01T00:00:00Z', '2026-04-15T00:00:00Z', 'Ask for at most 44 days.'],
  ])('a range from %s to %s is refused', async (from, to, sentence) => {
    expect(await fieldsOf(ask({ from, to }))).toEqual({ to: [sentence] });
  });
});
