import { actors, countStatements } from '@portfolio/testkit';
import { hour } from '../../test/builder.ts';
import { somebody, startScheduling } from '../../test/scheduling.ts';

const owner = somebody();
const guard = somebody();

const at = (iso: string) => new Date(iso);
const times = (iso: string, hours = 8) => ({
  start_time: at(iso),
  end_time: new Date(at(iso).getTime() + hours * hour),
});

const scheduling = await startScheduling();
const { make } = scheduling;
const company = await make.company(owner);
const second = await make.company(owner);
const others = await make.company(somebody());
const mall = await make.client(company, {
  name: 'Mall',
  contact_name: 'Bo',
  phone: '555-1',
  address: '1 Main Street',
  city: 'Portland',
  state: 'OR',
  zip_code: '97204',
});
const gate = await make.location(mall, { name: 'Gate', address: '2 Main Street' });
const ann = await make.employee(company, {
  first_name: 'Ann',
  last_name: 'Young',
  email: 'ann@example.com',
  phone: '555-2',
  user_id: guard.userId,
});
const bob = await make.employee(company, { first_name: 'Bob', last_name: 'Adams' });
const airport = await make.client(company, { name: 'Airport' });
const early = await make.shift(mall, ann, {
  ...times('2026-03-02T06:00Z'),
  title: 'Early watch',
  location_id: gate.id,
});
await make.shift(airport, bob, { ...times('2026-03-02T22:00Z'), title: 'Night 100%', status: 'completed' });
await make.shift(airport, ann, { ...times('2026-03-04T06:00Z'), title: '', status: 'cancelled', notes: 'x' });
const inSecond = await make.shift(await make.client(second), await make.employee(second), times('2026-03-05T06:00Z'));
const foreign = await make.shift(await make.client(others), await make.employee(others), times('2026-03-06T06:00Z'));
afterAll(() => scheduling.close());

const starts = (answer: { body: { results: { start_time: string }[] } }) =>
  answer.body.results.map(({ start_time }) => start_time.slice(8, 13));

describe('scheduling.md §7, GET /planner/shifts/ of an administrator', () => {
  test('answers the fields of the admin view', async () => {
    const { body } = await scheduling.as(owner).get(`/planner/shifts/?search=early`);
    expect(body.results).toEqual([
      {
        id: early.id,
        company: company.id,
        title: 'Early watch',
        client: mall.id,
        client_id: mall.id,
        client_name: 'Mall',
        client_address: '1 Main Street, Portland, OR 97204',
        client_contact_person: 'Bo',
        client_phone: '555-1',
        location: gate.id,
        location_id: gate.id,
        post: null,
        location_name: 'Gate',
        location_address: '2 Main Street',
        employee: ann.id,
        employee_id: ann.id,
        employee_name: 'Ann Young',
        employee_email: 'ann@example.com',
        employee_phone: '555-2',
        start_time: '2026-03-02T06:00:00.000Z',
        end_time: '2026-03-02T14:00:00.000Z',
        date: '2026-03-02',
        time_zone: 'UTC',
        status: 'scheduled',
        notes: '',
        allow_overlap: false,
        series: null,
        checked_in: false,
        checked_out: false,
        checked_in_at: null,
        checked_out_at: null,
        check_in_tapped_at: null,
        check_out_tapped_at: null,
        late_minutes: null,
        absence: null,
        said_at: null,
        is_draft: false,
        published_at: expect.any(String),
        confirmed_at: null,
        hourly_pay_rate: '15.00',
        duration_hours: 8,
        pay: '120.00',
        paid: false,
        created_at: expect.stringMatching(/Z$/),
      },
    ]);
  });

  const [first, night, last] = ['02T06', '02T22', '04T06'];

  test.each([
    ['', [last, night, first]],
    ['ordering=start_time', [first, night, last]],
    ['ordering=client_name,-start_time', [last, night, first]],
    ['ordering=-employee_name', [night, last, first]],
    ['ordering=title', [last, first, night]],
    ['status=completed', [night]],
    ['status=', [last, night, first]],
    ['search=mall', [first]],
    ['search=ann+air', [last]],
    ['search=GATE', [first]],
    ['search=100%25', [night]],
    ['search=%25', [night]],
    ['start_after=2026-03-02T06:00:00Z', [last, night, first]],
    ['start_after=2026-03-02T06:00:01Z', [last, night]],
    ['end_before=2026-03-03T06:00:00Z', [night, first]],
    ['end_before=2026-03-03T05:59:59Z', [first]],
    ['start_after=2026-03-03', [last]],
    // The night shift that started on the day is kept, although it ends on the next.
    ['end_before=2026-03-02', [night, first]],
    ['end_before=2026-03-01', []],
    ['end_before=2026-03-03', [night, first]],
    // 22:00 UTC is the next day in Tokyo.
    ['start_after=2026-03-03&timezone=Asia/Tokyo', [last, night]],
    ['start_after=2026-03-02&end_before=2026-03-02&status=scheduled', [first]],
    ['page=2&page_size=2', [first]],
    ['limit=1', [last]],
  ])('?%s', async (query, expected) => {
    expect(starts(await scheduling.as(owner).get(`/planner/shifts/?${query}`))).toEqual(expected);
  });

  test('params client and limit 5, employee and limit 10', async () => {
    const api = scheduling.as(owner);
    expect(starts(await api.get(`/planner/shifts/?client=${mall.id}&limit=5`))).toEqual([first]);
    expect(starts(await api.get(`/planner/shifts/?employee=${ann.id}&ordering=-start_time&limit=10`))).toEqual([
      last,
      first,
    ]);
  });

  test('§9: page size default 10', async () => {
    const busy = somebody();
    const firm = await scheduling.make.company(busy);
    const client = await scheduling.make.client(firm);
    const employee = await scheduling.make.employee(firm);
    for (let i = 0; i < 11; i++) await scheduling.make.shift(client, employee);
    const { body } = await scheduling.as(busy).get('/planner/shifts/');
    expect(body).toMatchObject({ count: 11, next: expect.stringContaining('page=2'), previous: null });
    expect(body.results).toHaveLength(10);
    const statements = (size: number) =>
      countStatements(() => scheduling.as(busy).get(`/planner/shifts/?page_size=${size}&search=a`));
    expect(await statements(1)).toBe(4);
    expect(await statements(10)).toBe(4);
    const [{ id }] = body.results;
    expect(await countStatements(() => scheduling.as(busy).get(`/planner/shifts/${id}/`))).toBe(2);
  });

  test('§6: scoped to the working company; a client’s or employee’s shifts wherever administered', async () => {
    const api = scheduling.as(owner);
    expect(starts(await api.get(`/planner/shifts/?company=${second.id}`))).toEqual(['05T06']);
    expect(starts(await api.get(`/planner/shifts/?client=${inSecond.client_id}`))).toEqual(['05T06']);
    expect(starts(await api.get(`/planner/shifts/?company=${others.id}`))).toEqual([]);
    expect(starts(await api.get(`/planner/shifts/?client=${foreign.client_id}`))).toEqual([]);
    expect(starts(await api.get(`/planner/shifts/?employee=${foreign.employee_id}`))).toEqual([]);
    expect((await scheduling.as(actors.superuser).get(`/planner/shifts/?client=${foreign.client_id}`)).body.count).toBe(
      1,
    );
  });

  test.each(['0001-01-01', '9999-12-31', '0000-01-01', '0001-01-01T00:00:00%2B14:00', '9999-12-31T23:00:00-14:00'])(
    'a filter in no sensible year is a field error: %s',
    async (bound) => {
      const answer = await scheduling.as(owner).get(`/planner/shifts/?start_after=${bound}&end_before=${bound}`);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body).toSorted()).toEqual(['end_before', 'start_after']);
    },
  );

  test('wrong filters are field errors', async () => {
    const answer = await scheduling.as(owner).get('/planner/shifts/?status=lost&client=x&start_after=soon');
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body).toSorted()).toEqual(['client', 'start_after', 'status']);
  });

  test('GraphQL answers the same', async () => {
    const { data, errors } = await scheduling.graphqlAs(owner)(
      `query ($status: ShiftStatus) {
        shifts(search: "mall", status: $status, startAfter: "2026-03-01", endBefore: "2026-03-31", ordering: "-startTime") {
          count
          results { id title clientId clientName locationId locationName employeeId employeeName status startTime pay }
        }
      }`,
      { status: null },
    );
    expect(errors).toBeUndefined();
    expect(data.shifts).toEqual({
      count: 1,
      results: [
        {
          id: String(early.id),
          title: 'Early watch',
          clientId: String(mall.id),
          clientName: 'Mall',
          locationId: String(gate.id),
          locationName: 'Gate',
          employeeId: String(ann.id),
          employeeName: 'Ann Young',
          status: 'SCHEDULED',
          startTime: '2026-03-02T06:00:00.000Z',
          pay: '120.00',
        },
      ],
    });
  });
});

describe('scheduling.md §7, GET /planner/shifts/{id}/', () => {
  test('an administrator gets the admin view, the employee the portal view', async () => {
    expect((await scheduling.as(owner).get(`/planner/shifts/${early.id}/`)).body).toMatchObject({
      title: 'Early watch',
    });
    const own = await scheduling.as(guard).get(`/planner/shifts/${early.id}/`);
    expect(own).toMatchObject({ status: 200, body: { client_name: 'Mall', pay: '120.00' } });
    expect(own.body).not.toHaveProperty('employee_phone');
  });

  test('404 for a shift of another company or of a colleague', async () => {
    expect((await scheduling.as(owner).get(`/planner/shifts/${foreign.id}/`)).status).toBe(404);
    expect((await scheduling.as(guard).get(`/planner/shifts/${foreign.id}/`)).status).toBe(404);
    const { data } = await scheduling.graphqlAs(owner)('query ($id: ID!) { shift(id: $id) { id } }', {
      id: foreign.id,
    });
    expect(data.shift).toBeNull();
  });
});

describe('scheduling.md §7, GET /planner/shifts/export/', () => {
  test('downloads shifts_export_{date}.csv with the current ordering, search and filters', async () => {
    const answer = await scheduling
      .as(owner)
      .get('/planner/shifts/export/?format=csv&ordering=start_time&status=scheduled');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=shifts_export_[\d-]{10}\.csv$/);
    expect(answer.body.trim().split('\r\n')).toEqual([
      'ID,Title,Client,Location,Employee,Start time,End time,Checked in,Checked out,Time zone,Hours,Hourly rate,Pay,Status,Notes',
      `${early.id},Early watch,Mall,Gate,Ann Young,2026-03-02 06:00,2026-03-02 14:00,,,UTC,8.00,15.00,120.00,scheduled,`,
    ]);
  });

  test('may be of one site alone', async () => {
    const lines = async (query: string) =>
      (await scheduling.as(owner).get(`/planner/shifts/export/?format=csv&${query}`)).body
        .trim()
        .split('\r\n')
        .slice(1);
    expect(await lines(`location=${early.location_id ?? 0}`)).toEqual([expect.stringContaining('Gate')]);
    expect(await lines('location=999999')).toEqual([]);
  });

  test('is for administrators', async () => {
    expect((await scheduling.rest.get('/planner/shifts/export/')).status).toBe(401);
    expect((await scheduling.as(guard).get('/planner/shifts/export/')).status).toBe(403);
  });
});
