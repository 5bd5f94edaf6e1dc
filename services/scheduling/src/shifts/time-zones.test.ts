import { textOf } from '@portfolio/testkit/pdf';
import { somebody, startScheduling } from '../../test/scheduling.ts';

const scheduling = await startScheduling();
afterAll(() => scheduling.close());

/** 22:00 on Sunday 2026-03-01 in Portland, already Monday in UTC, until 06:00 on Monday. */
const sundayNight = { start_time: new Date('2026-03-02T06:00Z'), end_time: new Date('2026-03-02T14:00Z') };

async function portland() {
  const { make } = scheduling;
  const owner = somebody();
  const guard = somebody();
  const company = await make.company(owner, { time_zone: 'America/Los_Angeles' });
  const client = await make.client(company, { name: 'Mall' });
  const employee = await make.employee(company, { hourly_rate: '20.00', user_id: guard.userId });
  return { api: scheduling.as(owner), guard, owner, company, client, employee };
}

describe('days are those of the place where a shift is worked', () => {
  test('the location’s zone, else the client’s, else the company’s', async () => {
    const { make } = scheduling;
    const { api, company, client, employee } = await portland();
    const gate = await make.location(client, { time_zone: 'Asia/Tokyo' });
    const annex = await make.location(client);
    const given = { ...sundayNight, allow_overlap: true };
    const far = await make.client(company, { time_zone: 'Europe/Paris' });
    const shifts = [
      [await make.shift(client, employee, given), 'America/Los_Angeles', '2026-03-01'],
      [await make.shift(client, employee, { ...given, location_id: annex.id }), 'America/Los_Angeles', '2026-03-01'],
      [await make.shift(client, employee, { ...given, location_id: gate.id }), 'Asia/Tokyo', '2026-03-02'],
      [await make.shift(far, employee, given), 'Europe/Paris', '2026-03-02'],
    ] as const;
    for (const [{ id }, time_zone, date] of shifts) {
      expect((await api.get(`/planner/shifts/${id}/`)).body).toMatchObject({ time_zone, date });
    }
    const { body } = await api.get('/planner/shifts/?ordering=created_at');
    expect(body.results.map(({ date }: { date: string }) => date)).toEqual(shifts.map(([, , date]) => date));
  });

  test('GraphQL answers the zone too', async () => {
    const { owner, client, employee } = await portland();
    const { id } = await scheduling.make.shift(client, employee, sundayNight);
    const { data } = await scheduling.graphqlAs(owner)('query ($id: ID!) { shift(id: $id) { timeZone date } }', { id });
    expect(data.shift).toEqual({ timeZone: 'America/Los_Angeles', date: '2026-03-01' });
  });

  test.each([
    ['start_after=2026-03-01', 1],
    ['start_after=2026-03-02', 0],
    ['end_before=2026-03-01', 1],
    ['end_before=2026-02-28', 0],
    ['start_after=2026-03-01&end_before=2026-03-01', 1],
    // Whoever asks for a zone gets the days of that zone.
    ['start_after=2026-03-02&timezone=UTC', 1],
    ['end_before=2026-03-01&timezone=UTC', 0],
    ['start_after=2026-03-02&timezone=Asia/Calcutta', 1],
  ])('filters with a day: %s', async (query, count) => {
    const { api, client, employee } = await portland();
    await scheduling.make.shift(client, employee, sundayNight);
    expect((await api.get(`/planner/shifts/?${query}`)).body.count).toBe(count);
  });

  test.each([
    ['Pacific/Kiritimati', '2026-03-01T10:00Z', '2026-03-02'],
    ['Pacific/Kiritimati', '2026-03-01T09:59Z', '2026-03-01'],
    ['Etc/GMT+12', '2026-03-02T12:00Z', '2026-03-02'],
    ['Etc/GMT+12', '2026-03-02T11:59Z', '2026-03-01'],
    // The night of a clock change: 01:30 twice.
    ['America/Los_Angeles', '2026-11-01T08:30Z', '2026-11-01'],
    ['America/Los_Angeles', '2026-11-01T09:30Z', '2026-11-01'],
    ['America/Los_Angeles', '2026-11-01T06:59Z', '2026-10-31'],
    ['America/Los_Angeles', '2026-11-02T07:59Z', '2026-11-01'],
    ['America/Los_Angeles', '2026-11-02T08:00Z', '2026-11-02'],
  ])('at the edge of a day: %s, %s is %s', async (time_zone, start, date) => {
    const { api, company, employee } = await portland();
    const client = await scheduling.make.client(company, { time_zone });
    const start_time = new Date(start);
    const end_time = new Date(start_time.getTime() + 3_600_000);
    const { id } = await scheduling.make.shift(client, employee, { start_time, end_time });
    expect((await api.get(`/planner/shifts/${id}/`)).body.date).toBe(date);
    const found = (query: string) => api.get(`/planner/shifts/?${query}`);
    const before = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
    const after = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
    expect((await found(`start_after=${date}&end_before=${date}`)).body.count).toBe(1);
    expect((await found(`start_after=${after}`)).body.count).toBe(0);
    expect((await found(`end_before=${before}`)).body.count).toBe(0);
  });

  test('CSV times and sentences about overlaps are in the zone of the place', async () => {
    const { api, client, employee } = await portland();
    const { id } = await scheduling.make.shift(client, employee, sundayNight);
    const line = (await api.get('/planner/shifts/export/?format=csv')).body.split('\r\n')[1];
    expect(line).toContain(',2026-03-01 22:00,2026-03-02 06:00,,,America/Los_Angeles,8.00,');
    const again = { client: client.id, employee: employee.id, ...sundayNight };
    expect((await api.post('/planner/shifts/', again)).body.employee).toEqual([
      `This employee already has a shift at this time: Mall, 2026-03-01 22:00 to 2026-03-02 06:00 America/Los_Angeles (shift ${id}).`,
    ]);
  });

  test('the name of a download has the company’s date', async () => {
    const { api } = await portland();
    const dateIn = (timeZone: string) => new Date().toLocaleDateString('sv', { timeZone });
    const { body } = await api.get('/planner/companies/');
    for (const time_zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await api.patch(`/planner/companies/${body.results[0].id}/`, { time_zone });
      const { headers } = await api.get('/planner/clients/export_csv/');
      expect(headers.get('content-disposition')).toContain(`clients_${dateIn(time_zone)}.csv`);
    }
  });
});

describe('a Sunday evening in Portland is paid in its own week', () => {
  const week = { name: 'Week 9', start_date: '2026-02-23', end_date: '2026-03-01' };
  const nextWeek = { name: 'Week 10', start_date: '2026-03-02', end_date: '2026-03-08' };

  test('periods and receipts have the day of the place', async () => {
    const { api, guard, client, employee } = await portland();
    await scheduling.make.shift(client, employee, { ...sundayNight, status: 'completed' });
    const generated = async (period: object) => {
      const { id } = (await api.post('/planner/payment-periods/', period)).body;
      return (await api.post(`/planner/payment-periods/${id}/generate_payments/`)).body.results;
    };
    expect(await generated(nextWeek)).toEqual([]);
    const [payment] = await generated(week);
    expect(payment).toMatchObject({ shifts: 1, amount: '160.00' });
    await api.patch(`/planner/payments/${payment.id}/`, { status: 'paid' });
    const receipt = await fetch(`${scheduling.url}/planner/employees/me/payments/${payment.id}/receipt/`, {
      headers: { authorization: `Bearer ${await scheduling.issuer.token(guard)}` },
    });
    const { text } = await textOf(new Uint8Array(await receipt.arrayBuffer()));
    expect(text).toContain('1 Mar 2026 Mall');
    expect(text).not.toContain('2 Mar 2026');
  });

  test('what is paid today is paid on the company’s day', async () => {
    const { api, company, client, employee } = await portland();
    for (const [place, time_zone] of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].entries()) {
      await api.patch(`/planner/companies/${company.id}/`, { time_zone });
      const hours = place * 24 * 3_600_000;
      await scheduling.make.shift(client, employee, {
        start_time: new Date(sundayNight.start_time.getTime() + hours),
        end_time: new Date(sundayNight.end_time.getTime() + hours),
        status: 'completed',
      });
      const period = { name: time_zone, start_date: '2026-02-23', end_date: '2026-03-08' };
      const { id } = (await api.post('/planner/payment-periods/', period)).body;
      const [payment] = (await api.post(`/planner/payment-periods/${id}/generate_payments/`)).body.results;
      const today = new Date().toLocaleDateString('sv', { timeZone: time_zone });
      expect((await api.patch(`/planner/payments/${payment.id}/`, { status: 'paid' })).body.payment_date).toBe(today);
    }
  });
});

describe('clients and locations have zones of their own', () => {
  test('optional, forgotten with null or nothing, refused when unknown', async () => {
    const { api } = await portland();
    const client = (await api.post('/planner/clients/', { name: 'Pier', time_zone: 'Europe/Paris' })).body;
    expect(client.time_zone).toBe('Europe/Paris');
    const location = (await api.post('/planner/locations/', { client: client.id, name: 'Gate' })).body;
    expect(location.time_zone).toBeNull();
    const set = async (path: string, time_zone: unknown) => (await api.patch(path, { time_zone })).body.time_zone;
    for (const path of [`/planner/clients/${client.id}/`, `/planner/locations/${location.id}/`]) {
      expect(await set(path, 'Asia/Tokyo')).toBe('Asia/Tokyo');
      expect(await set(path, undefined)).toBe('Asia/Tokyo');
      expect(await set(path, '')).toBeNull();
      expect(await set(path, 'America/Chicago')).toBe('America/Chicago');
      expect(await set(path, null)).toBeNull();
      expect(await set(path, 'Moon')).toEqual(['"Moon" is not a valid choice.']);
    }
  });

  test('over GraphQL', async () => {
    const { owner } = await portland();
    const graphql = scheduling.graphqlAs(owner);
    const { data } = await graphql(
      'mutation { createClient(input: { name: "Pier", timeZone: "Europe/Paris" }) { id timeZone locations { timeZone } } }',
    );
    expect(data.createClient.timeZone).toBe('Europe/Paris');
    const update =
      'mutation ($id: ID!, $zone: String) { updateClient(id: $id, input: { timeZone: $zone }) { timeZone } }';
    const { id } = data.createClient;
    expect((await graphql(update, { id, zone: 'Nowhere' })).errors?.[0]?.extensions['fields']).toEqual({
      timeZone: ['"Nowhere" is not a valid choice.'],
    });
    expect((await graphql(update, { id, zone: null })).data.updateClient.timeZone).toBeNull();
  });
});
