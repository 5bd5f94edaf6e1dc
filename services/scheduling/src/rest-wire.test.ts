import { startPayroll, type TestPayroll } from '../test/payroll.ts';

/*
 * What Django REST Framework 3.14 answers to the same requests; clients of the REST contract were written for that. Expected
 * bodies are its own, by its sources (fields.py, relations.py, pagination.py), where ours adds nothing.
 */

let payroll: TestPayroll;
let client: number;

const owner = () => payroll.as(payroll.owner);
const shift = () => ({
  client,
  employee: payroll.ann.id,
  start_time: '2026-12-24T20:00:00Z',
  end_time: '2026-12-25T04:00:00Z',
  allow_overlap: true,
});
const employee = () => ({
  first_name: 'Eve',
  last_name: 'Ray',
  email: `eve${++people}@example.com`,
  hourly_rate: '20',
});
let people = 0;
const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const asText = (fields: object) =>
  form(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])));

// Drafts are beside the contract: what it answers is the same.
describe.each([false, true])('planning in drafts: %s', (plans_in_drafts) => {
  beforeAll(async () => {
    payroll = await startPayroll();
    client = (await payroll.make.client(payroll.company)).id;
    await payroll.database.query('UPDATE company SET plans_in_drafts = $1', [plans_in_drafts]);
  });
  afterAll(() => payroll.close());

  describe('types of a body', () => {
    test('a number in a text field is text, a boolean is none', async () => {
      const { status, body } = await owner().post('/planner/clients/', { name: 7, zip_code: 97201 });
      expect([status, body.name, body.zip_code]).toEqual([201, '7', '97201']);
      expect((await owner().post('/planner/clients/', { name: true })).body).toEqual({ name: ['Not a valid string.'] });
    });

    test('what is no text at all breaks no rule about texts', async () => {
      const { body } = await owner().post('/planner/clients/', { name: [], email: [], notes: {} });
      expect(body).toEqual({
        name: ['Not a valid string.'],
        email: ['Enter a valid email address.'],
        notes: ['Not a valid string.'],
      });
    });

    test('half a surrogate pair is named', async () => {
      const { body } = await owner().post('/planner/clients/', { name: 'a\ud83d' });
      expect(body).toEqual({ name: ['Surrogate characters are not allowed: U+D83D.'] });
    });

    test.each([
      [true, '"True" is not a valid choice.'],
      [['active'], `"['active']" is not a valid choice.`],
      ['Active', '"Active" is not a valid choice.'],
    ])('the status %j', async (status, sentence) => {
      expect((await owner().post('/planner/clients/', { name: 'C', status })).body).toEqual({ status: [sentence] });
    });

    test.each(['__proto__', 'constructor', 'toString'])('a field called %s is one that nobody knows', async (name) => {
      const sent = JSON.parse(`{"${name}": {"start_time": "x"}}`);
      expect(await owner().post('/planner/shifts/', sent)).toMatchObject({
        status: 400,
        body: { client: ['This field is required.'] },
      });
    });

    test.each([true, 'true', 'True', 'on', 'yes', 't', 'y', '1', 1])(
      'the boolean %j is true',
      async (allow_overlap) => {
        const { status, body } = await owner().post('/planner/shifts/', { ...shift(), allow_overlap });
        expect([status, body.allow_overlap]).toEqual([201, true]);
      },
    );

    test.each([false, 'false', 'off', 'no', 'f', 'n', '0', 0])('the boolean %j is false', async (allow_overlap) => {
      const { body } = await owner().post('/planner/shifts/', { ...shift(), allow_overlap });
      expect(body).toEqual({ employee: [expect.stringMatching(/^This employee already has a shift at this time/)] });
    });

    test('what is no boolean', async () => {
      const { status, body } = await owner().post('/planner/shifts/', { ...shift(), allow_overlap: 'perhaps' });
      expect([status, body]).toEqual([400, { allow_overlap: ['Must be a valid boolean.'] }]);
    });

    test('a url-encoded form works as JSON does', async () => {
      const answer = await owner().post('/planner/shifts/', asText({ ...shift(), location: '' }));
      expect(answer).toMatchObject({ status: 201, body: { client, location: null, allow_overlap: true } });
    });

    test('so does a multipart form, with a field repeated for a list', async () => {
      const first = await payroll.make.qualification(payroll.company, 'Dog handling');
      const second = await payroll.make.qualification(payroll.company, 'Patrol');
      const sent = new FormData();
      for (const [name, value] of Object.entries(employee())) sent.append(name, value);
      for (const { id } of [first, second]) sent.append('qualifications', String(id));
      const { status, body } = await owner().post('/planner/employees/', sent);
      expect([status, body.qualifications]).toEqual([201, [first, second].map(({ id, name }) => ({ id, name }))]);
    });

    test('in a form, a list of one entry is the entry', async () => {
      const held = await payroll.make.qualification(payroll.company, 'Fire watch');
      const answer = await owner().post('/planner/employees/', asText({ ...employee(), qualifications: held.id }));
      expect(answer.body.qualifications).toEqual([{ id: held.id, name: held.name }]);
      expect((await owner().post('/planner/employees/', { ...employee(), qualifications: 'x' })).body).toEqual({
        qualifications: ['Expected a list of items but got type "str".'],
      });
    });

    test('null is no data', async () => {
      const { status, body } = await owner().post('/planner/shifts/', 'null');
      expect([status, body]).toEqual([400, { non_field_errors: ['No data provided'] }]);
    });

    test('an empty body without a type is an empty object', async () => {
      const answer = await owner().post('/planner/shifts/');
      expect(answer).toMatchObject({ status: 400, body: { client: ['This field is required.'] } });
    });
  });

  describe('references', () => {
    test('a blank one is null', async () => {
      expect((await owner().post('/planner/shifts/', { ...shift(), location: '' })).body.location).toBeNull();
      expect((await owner().post('/planner/shifts/', { ...shift(), client: '' })).body).toEqual({
        client: ['This field may not be null.'],
      });
    });

    test.each([
      ['x', 'Incorrect type. Expected pk value, received str.'],
      ['1.5', 'Incorrect type. Expected pk value, received str.'],
      [true, 'Incorrect type. Expected pk value, received bool.'],
      [{}, 'Incorrect type. Expected pk value, received dict.'],
      [0, 'Invalid pk "0" - object does not exist.'],
      ['-1', 'Invalid pk "-1" - object does not exist.'],
      [2_147_483_648, 'Invalid pk "2147483648" - object does not exist.'],
      [1e19, 'Invalid pk "10000000000000000000" - object does not exist.'],
    ])('the client %j', async (sent, sentence) => {
      const { status, body } = await owner().post('/planner/shifts/', { ...shift(), client: sent });
      expect([status, body]).toEqual([400, { client: [sentence] }]);
    });

    test('one may be text, with blanks around it', async () => {
      const { body } = await owner().post('/planner/shifts/', { ...shift(), client: ` ${client} ` });
      expect(body.client).toBe(client);
    });

    test('wrong ones in a list are said at the list', async () => {
      const sent = { ...employee(), qualifications: ['x'] };
      expect((await owner().post('/planner/employees/', sent)).body).toEqual({
        qualifications: ['Incorrect type. Expected pk value, received str.'],
      });
      expect((await owner().post('/planner/employees/', { ...sent, qualifications: [999_999] })).body).toEqual({
        qualifications: ['Invalid pk "999999" - object does not exist.'],
      });
    });
  });

  describe('numbers', () => {
    test.each([
      ['12345678901', 'Ensure that there are no more than 10 digits in total.'],
      ['1.234', 'Ensure that there are no more than 2 decimal places.'],
      ['123456789', 'Ensure that there are no more than 8 digits before the decimal point.'],
      ['abc', 'A valid number is required.'],
    ])('a rate of %s', async (hourly_rate, sentence) => {
      const { status, body } = await owner().post('/planner/employees/', { ...employee(), hourly_rate });
      expect([status, body]).toEqual([400, { hourly_rate: [sentence] }]);
    });

    test('a rate may begin with its point', async () => {
      const { body } = await owner().post('/planner/employees/', { ...employee(), hourly_rate: '.5' });
      expect(body.hourly_rate).toBe('0.50');
    });
  });

  describe('dates and times', () => {
    const wrongDate = 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.';
    const wrongTime =
      'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].';
    // Ours: DRF would take the server's zone for it, which is nobody's here (readings.md asks for an offset). The zone of the
    // site is taken where the call names one.
    const lacksOffset = 'Datetime lacks its offset from UTC. Add Z or an offset such as +02:00.';

    test.each([
      ['tomorrow', wrongTime],
      ['0000-01-01T00:00:00Z', wrongTime],
      ['10000-01-01T00:00:00Z', wrongTime],
      ['2032-02-30T08:00:00Z', wrongTime],
    ])('a shift that starts %s', async (start_time, sentence) => {
      const { status, body } = await owner().post('/planner/shifts/', { ...shift(), start_time });
      expect([status, body]).toEqual([400, { start_time: [sentence] }]);
    });

    test('a time without offset is read by the clock of the site that the call names, and of no other', async () => {
      const site = await payroll.make.client(payroll.company, { time_zone: 'Asia/Tokyo' });
      const local = { ...shift(), start_time: '2031-03-01T20:00', end_time: '2031-03-02T04:00:00.5' };
      const made = await owner().post('/planner/shifts/', { ...local, client: site.id });
      const times = { start_time: '2031-03-01T11:00:00.000Z', end_time: '2031-03-01T19:00:00.500Z' };
      expect(made).toMatchObject({ status: 201, body: times });
      const moved = await owner().patch(`/planner/shifts/${made.body.id}/`, { end_time: '2031-03-02T05:00' });
      expect(moved.body).toMatchObject({ ...times, end_time: '2031-03-01T20:00:00.000Z' });
      const dock = await payroll.make.location(site, { time_zone: 'Europe/Paris' });
      await owner().patch(`/planner/shifts/${made.body.id}/`, { location: dock.id });
      // The same client without a location keeps the one of before; null takes it away.
      for (const [location, start_time, end_time] of [
        [undefined, '2031-03-01T19:00:00.000Z', '2031-03-02T03:00:00.500Z'],
        [null, times.start_time, times.end_time],
      ] as const) {
        const replaced = { ...local, client: site.id, location };
        const { body } = await owner().put(`/planner/shifts/${made.body.id}/`, replaced);
        expect(body).toMatchObject({ location_id: location === null ? null : dock.id, start_time, end_time });
      }
      const nowhere = await owner().post('/planner/shifts/', { ...local, client: undefined });
      expect(nowhere.body).toEqual({
        client: ['This field is required.'],
        start_time: [lacksOffset],
        end_time: [lacksOffset],
      });
      const unread = await owner().post('/planner/shifts/', { ...local, start_time: '2031-02-30T20:00' });
      expect(unread.body).toEqual({ start_time: [wrongTime] });
    });

    test.each([
      ['2031-01-01 12:00:00+00:00', '2031-01-01T12:00:00.000Z'],
      ['2031-01-01T12:00:00+0200', '2031-01-01T10:00:00.000Z'],
      ['2031-01-01T12:00-02', '2031-01-01T14:00:00.000Z'],
      ['2031-1-1 12:00Z', '2031-01-01T12:00:00.000Z'],
      ['2031-01-01T12:00:00,1234567Z', '2031-01-01T12:00:00.123Z'],
    ])('a shift that starts %s, as other languages print it', async (start_time, start) => {
      const { body } = await owner().post('/planner/shifts/', {
        ...shift(),
        start_time,
        end_time: '2031-01-01T16:00:00Z',
      });
      expect(body.start_time).toBe(start);
    });

    test.each([0, true, [], {}])('the date %j', async (start_date) => {
      const { body } = await owner().post('/planner/employees/', { ...employee(), start_date });
      expect(body).toEqual({ start_date: [wrongDate] });
    });

    test.each(['0000-01-01', '10000-01-01', '2032-02-30'])('dates of %s', async (date) => {
      const hired = await owner().post('/planner/employees/', { ...employee(), start_date: date });
      expect(hired).toMatchObject({ status: 400, body: { start_date: [wrongDate] } });
      const period = await owner().post('/planner/payment-periods/', { name: 'p', start_date: date, end_date: date });
      expect([period.status, period.body]).toEqual([400, { start_date: [wrongDate], end_date: [wrongDate] }]);
    });

    test.each(['start_after', 'end_before'])('the filter %s', async (name) => {
      const found = (value: string, zone = '') =>
        owner().get(`/planner/shifts/?${name}=${encodeURIComponent(value)}${zone && `&timezone=${zone}`}`);
      for (const value of ['0000-01-01', '9999-12-31', 'x']) {
        expect(await found(value)).toMatchObject({ status: 400, body: { [name]: [wrongTime] } });
      }
      expect(await found('2032-02-02T08:00')).toMatchObject({ status: 400, body: { [name]: [lacksOffset] } });
    });

    test('a filter takes a time without offset in the zone that the call names', async () => {
      const made = await owner().post('/planner/shifts/', {
        ...shift(),
        start_time: '2031-07-01T12:00:00-07:00',
        end_time: '2031-07-01T20:00:00-07:00',
      });
      const found = async (time: string) => {
        const query = `start_after=${time}&timezone=America/Los_Angeles`;
        return (await owner().get(`/planner/shifts/?${query}`)).body.results.map(({ id }: { id: number }) => id);
      };
      expect(await found('2031-07-01T12:00')).toEqual([made.body.id]);
      expect(await found('2031-07-01T12:00:01')).toEqual([]);
    });
  });

  describe('lists', () => {
    test.each(['quay,north', 'north quay', 'quay,,  north'])(
      'commas and spaces separate the terms "%s"',
      async (terms) => {
        await owner().post('/planner/clients/', { name: 'North quay' });
        const { body } = await owner().get(`/planner/clients/?search=${encodeURIComponent(terms)}`);
        expect(body.results[0].name).toBe('North quay');
        expect((await owner().get('/planner/clients/?search=quay,south')).body.count).toBe(0);
      },
    );

    test('page=last', async () => {
      for (let made = 0; made < 3; made += 1) await payroll.make.client(payroll.company);
      const last = await owner().get('/planner/clients/?page=last&page_size=2');
      const numbered = await owner().get(`/planner/clients/?page=${Math.ceil(last.body.count / 2)}&page_size=2`);
      expect(last.status).toBe(200);
      expect(last.body.results).toEqual(numbered.body.results);
      expect([last.body.next, last.body.previous]).toEqual([null, numbered.body.previous]);
      const strangers = await payroll.as(payroll.stranger).get('/planner/clients/?page=last');
      expect(strangers.body).toMatchObject({ count: 0, next: null, previous: null, results: [] });
      expect((await owner().get('/planner/clients/?page=zero')).body).toEqual({ detail: 'Invalid page.' });
    });
  });

  describe('methods', () => {
    test('one that a path does not have is answered with those that it has', async () => {
      const { status, body, headers } = await owner().put('/planner/clients/', {});
      expect([status, body]).toEqual([405, { detail: 'Method "PUT" not allowed.' }]);
      expect(headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS');
    });

    test.each([
      ['nobody', undefined, 401],
      ['a guard', 'guard', 403],
      ['an administrator', 'owner', 405],
    ] as const)('%s is told so only after who asks: PUT of a list', async (_who, as, status) => {
      const asking = as ? payroll.as(payroll[as]) : payroll.rest;
      expect((await asking.put('/planner/clients/', {})).status).toBe(status);
    });

    test('OPTIONS describes the path and what the caller may send', async () => {
      const { status, body, headers } = await owner().options('/planner/shifts/');
      expect([status, headers.get('allow')]).toEqual([200, 'GET, POST, HEAD, OPTIONS']);
      expect(body).toMatchObject({
        name: 'Shifts List',
        description: 'List shifts. Create a shift.',
        renders: ['application/json'],
        parses: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
      });
      const field = { required: false, read_only: false };
      expect(body.actions.POST).toMatchObject({
        client: { ...field, type: 'field', required: true, label: 'Client' },
        start_time: { ...field, type: 'datetime', required: true, label: 'Start time', help_text: expect.any(String) },
        title: { ...field, type: 'string', max_length: expect.any(Number) },
        allow_overlap: { ...field, type: 'boolean' },
        status: {
          ...field,
          type: 'choice',
          choices: expect.arrayContaining([{ value: 'scheduled', display_name: 'Scheduled' }]),
        },
      });
      const hiring = (await owner().options('/planner/employees/')).body.actions.POST;
      expect(hiring).toMatchObject({
        email: { type: 'email', max_length: 254 },
        hourly_rate: { type: 'decimal' },
        qualifications: { type: 'list', child: { type: 'field', required: true, read_only: false } },
      });
      expect(hiring.qualifications.child).not.toHaveProperty('label');
    });

    test('OPTIONS tells nobody what is not theirs', async () => {
      const guard = await payroll.as(payroll.guard).options('/planner/shifts/');
      expect(guard.status).toBe(200);
      expect(guard.body).not.toHaveProperty('actions');
      expect(await payroll.rest.options('/planner/shifts/')).toMatchObject({
        status: 401,
        body: { detail: 'Authentication credentials were not provided.' },
      });
      const { id } = await payroll.make.client(payroll.company);
      expect((await owner().options(`/planner/clients/${id}/`)).body.actions).toEqual({ PUT: expect.any(Object) });
      const strangers = await payroll.as(payroll.stranger).options(`/planner/clients/${id}/`);
      expect(strangers.body).toMatchObject({ name: 'Clients Instance' });
      expect(strangers.body).not.toHaveProperty('actions');
    });
  });

  describe('documented defaults', () => {
    test('what is no time of day', async () => {
      const sent = { availability_rules: [{ start_time: '25:00', end_time: [] }] };
      const sentence = 'Time has wrong format. Use one of these formats instead: hh:mm[:ss[.uuuuuu]].';
      expect((await payroll.as(payroll.guard).post('/planner/employees/me/availability/', sent)).body).toEqual({
        availability_rules: [{ start_time: [sentence], end_time: [sentence] }],
      });
    });

    test('of an availability rule (scheduling.md §5)', async () => {
      const guard = payroll.as(payroll.guard);
      const { status, body } = await guard.post('/planner/employees/me/availability/', { availability_rules: [{}] });
      expect([status, body.availability_rules]).toEqual([
        200,
        [
          {
            id: expect.any(Number),
            day_of_week: 'monday',
            start_time: '09:00',
            end_time: '17:00',
            is_available: true,
          },
        ],
      ]);
    });
  });
});
