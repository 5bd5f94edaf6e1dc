import type { PostDemand } from '@portfolio/contracts/scheduling';
import { countStatements } from '@portfolio/testkit';
import { somebody, startScheduling } from '../../../test/scheduling.ts';

const owner = somebody();

const scheduling = await startScheduling();
const company = await scheduling.make.company(owner, { time_zone: 'America/Los_Angeles' });
const mall = await scheduling.make.client(company, { name: 'Mall' });
afterAll(() => scheduling.close());

const api = () => scheduling.as(owner);
const nightly: PostDemand = {
  periods: [
    {
      from: '2026-01-01',
      until: null,
      weeks: 1,
      stretches: (['friday', 'saturday'] as const).map((day_of_week) => ({
        week: 1,
        day_of_week,
        start_time: '22:00',
        end_time: '06:00',
        heads: null,
      })),
    },
  ],
  holidays: { region: null, rule: 'staffed', stretches: [] },
  exceptions: [],
  closures: [],
};

test('GET /planner/coverage/: asked, covered and open by day and in stretches, over midnight and a change of clocks', async () => {
  const { make } = scheduling;
  const [ann, bob] = [await make.employee(company), await make.employee(company)];
  const skill = await make.qualification(company, 'Night', ann);
  const post = await make.post(mall, { name: 'Gate', head_count: 2, demand: nightly });
  await api().patch(`/planner/posts/${post.id}/`, { required_qualifications: [skill.id] });
  const night = { start_time: new Date('2026-03-08T06:00Z'), end_time: new Date('2026-03-08T13:00Z') };
  await make.shift(mall, ann, { ...night, post_id: post.id });
  // Of the other, the last hour is missing; and cancelled ones, and those of who cannot come, are none.
  await make.shift(mall, bob, { ...night, end_time: new Date('2026-03-08T12:00Z'), post_id: post.id });
  const away = await make.employee(company);
  await make.shift(mall, away, { ...night, post_id: post.id, absence: 'ill', said_at: new Date() });
  await make.shift(mall, away, { ...night, post_id: post.id, status: 'cancelled' });

  const { status, body } = await api().get(`/planner/coverage/?from=2026-03-07&until=2026-03-08&post=${post.id}`);
  expect(status).toBe(200);
  // Saturday has the end of Friday's night, and two hours of its own; Sunday has no hour from two to three.
  expect(body.posts).toMatchObject([
    {
      id: post.id,
      time_zone: 'America/Los_Angeles',
      asked: [16, 10],
      covered: [4, 9],
      open: [12, 1],
      over: [0, 0],
      unqualified: [2, 4],
    },
  ]);
  expect(body.stretches).toEqual({
    post: [post.id, post.id, post.id],
    from: ['2026-03-07T06:00:00.000Z', '2026-03-08T06:00:00.000Z', '2026-03-08T12:00:00.000Z'],
    until: ['2026-03-07T14:00:00.000Z', '2026-03-08T12:00:00.000Z', '2026-03-08T13:00:00.000Z'],
    asked: [2, 2, 2],
    covered: [0, 2, 1],
    open: [2, 0, 1],
    offered: [0, 0, 0],
    unqualified: [0, 1, 0],
  });
  const { data } = await scheduling.graphqlAs(owner)(
    `{ coverage(from: "2026-03-07", until: "2026-03-08", post: ${post.id}) { posts { open } stretches { open from } } }`,
  );
  expect(data.coverage).toEqual({
    posts: [{ open: [12, 1] }],
    stretches: { open: body.stretches.open, from: body.stretches.from },
  });
});

test('a site is planned against what its posts ask for, what is billed of that, and its budget of a week', async () => {
  const { make } = scheduling;
  const client = await make.client(company, { name: 'Quay' });
  const dock = await make.location(client, { name: 'Dock', time_zone: 'America/New_York' });
  await api().patch(`/planner/locations/${dock.id}/`, { week_budget: 300, week_hours: 16 });
  const [gate, desk] = [
    await make.post(client, { demand: nightly, location_id: dock.id }),
    await make.post(client, { demand: nightly, location_id: dock.id }),
  ];
  await api().patch(`/planner/posts/${gate.id}/`, { bill_rate: '35.50' });
  const ann = await make.employee(company, { hourly_rate: '20.00' });
  const at = (start: string, end: string) => ({ start_time: new Date(start), end_time: new Date(end) });
  // Friday's night; one without a post on Sunday, which begins on Monday where the company is; and one that was cancelled.
  const night = at('2026-03-07T03:00Z', '2026-03-07T11:00Z');
  const place = { location_id: dock.id, hourly_pay_rate: '20.00' };
  await make.shift(client, ann, { ...place, ...night, post_id: gate.id });
  await make.shift(client, ann, { ...place, ...at('2026-03-02T04:30Z', '2026-03-02T05:30Z') });
  await make.shift(client, ann, { ...place, ...at('2026-03-08T02:00Z', '2026-03-08T10:30Z') });
  await make.shift(client, ann, { ...place, ...at('2026-03-05T02:00Z', '2026-03-05T10:30Z'), status: 'cancelled' });
  const week = 'from=2026-03-02&until=2026-03-08';
  const { body } = await api().get(`/planner/coverage/?${week}&client=${client.id}`);
  expect(body.posts).toMatchObject([
    { id: gate.id, cost: '160.00', contracted: '532.50', billed: '284.00' },
    { id: desk.id, cost: '0.00', contracted: null, billed: null },
  ]);
  // The clocks leave out an hour of Saturday's nights. Nobody stands there, so it isn't billed; what has no post pays no rate.
  expect(body.sites).toEqual([
    {
      client: client.id,
      client_name: 'Quay',
      location: dock.id,
      location_name: 'Dock',
      asked: 30,
      planned: 16.5,
      cost: '330.00',
      contracted: '532.50',
      billed: '284.00',
      margin: '124.00',
      week_budget: 300,
      week_hours: 16,
    },
  ]);
  const { data } = await scheduling.graphqlAs(owner)(
    `{ coverage(from: "2026-03-02", until: "2026-03-08", location: ${dock.id}) { sites { locationId cost billed margin weekBudget } } }`,
  );
  expect(data.coverage.sites).toEqual([
    { locationId: String(dock.id), cost: '330.00', billed: '284.00', margin: '124.00', weekBudget: 300 },
  ]);
  expect((await api().get(`/planner/coverage/?${week}&post=${gate.id}`)).body.sites).toEqual([]);
  // A budget without posts or shifts is told as well.
  await api().patch(`/planner/clients/${client.id}/`, { week_budget: 0 });
  const { sites } = (await api().get(`/planner/coverage/?${week}&client=${client.id}`)).body;
  expect(sites).toMatchObject([{ location: null, cost: '0.00', billed: null, week_budget: 0 }, { location: dock.id }]);
  const refused = await api().patch(`/planner/clients/${client.id}/`, { week_hours: -1 });
  expect(refused).toMatchObject({ status: 400, body: { week_hours: [expect.any(String)] } });
});

test('what was planned at a client who has become inactive still costs', async () => {
  const { make } = scheduling;
  const [left, other] = [await make.client(company), await make.client(company)];
  await make.location(left, { week_budget: 100 });
  const guard = await make.employee(company);
  const night = { start_time: new Date('2026-03-03T20:00Z'), end_time: new Date('2026-03-04T00:00Z') };
  await make.shift(left, guard, { ...night, hourly_pay_rate: '20.00' });
  for (const { id } of [left, other])
    await api().patch(`/planner/clients/${id}/`, { status: 'inactive', week_budget: 500 });
  const week = 'from=2026-03-02&until=2026-03-08';
  const { sites } = (await api().get(`/planner/coverage/?${week}`)).body;
  const gone = (sites as { client: number }[]).filter(({ client }) => [left.id, other.id].includes(client));
  expect(gone).toMatchObject([{ client: left.id, location: null, planned: 4, cost: '80.00', billed: null }]);
});

test('a gap says for how many an open shift looks, until it has them or is taken back', async () => {
  const client = await scheduling.make.client(company);
  const post = await scheduling.make.post(client, { head_count: 3, demand: nightly });
  const asked = `/planner/coverage/?from=2031-03-07&until=2031-03-08&post=${post.id}`;
  const offered = async () => (await api().get(asked)).body.stretches.offered;
  const night = { start_time: '2031-03-08T06:00:00Z', end_time: '2031-03-08T14:00:00Z' };
  const offer = { client: client.id, post: post.id, ...night, mode: 'award', audience: 'qualified' };
  expect(await offered()).toEqual([0, 0]);
  const { body } = await api().post('/planner/open-shifts/', { ...offer, places: 2 });
  expect(await offered()).toEqual([2, 0]);
  await api().post('/planner/open-shifts/', { ...offer, places: 2 });
  expect(await offered()).toEqual([3, 0]);
  await api().post(`/planner/open-shifts/${body.id}/cancel/`, {});
  expect(await offered()).toEqual([2, 0]);
});

test('what is not staffed is no gap: only the end of a night that began the day before', async () => {
  const reason = 'The fair has ended';
  const closure = { from: '2026-03-07T10:00:00.000Z', until: '2026-03-07T14:00:00.000Z', heads: 1, reason };
  const client = await scheduling.make.client(company);
  const post = await scheduling.make.post(client, { demand: { ...nightly, closures: [closure] } });
  const { body } = await api().get(`/planner/coverage/?from=2026-03-07&until=2026-03-07&client=${client.id}`);
  expect(body.posts).toMatchObject([{ asked: [4], open: [4] }]);
  expect(body.stretches).toMatchObject({
    from: ['2026-03-07T06:00:00.000Z', '2026-03-08T06:00:00.000Z'],
    until: ['2026-03-07T10:00:00.000Z', '2026-03-08T13:00:00.000Z'],
  });
  expect(body.closures).toEqual([{ ...closure, post: post.id }]);
  // The release before this one has left none behind.
  await scheduling.database.query(`UPDATE post SET demand = demand - 'closures' WHERE id = $1`, [post.id]);
  const before = await api().get(`/planner/coverage/?from=2026-03-07&until=2026-03-07&client=${client.id}`);
  expect(before.body).toMatchObject({ posts: [{ asked: [8] }], closures: [] });
});

test('holidays close a post where its demand says so, and contracts end', async () => {
  const client = await scheduling.make.client(company);
  const closed = { ...nightly, holidays: { region: 'US', rule: 'closed' as const, stretches: [] } };
  const post = await scheduling.make.post(client, { demand: closed, end_date: '2026-12-26' });
  const { body } = await api().get(`/planner/coverage/?from=2026-12-25&until=2026-12-27&client=${client.id}`);
  // Christmas is a Friday; the night of Saturday ends on Sunday.
  expect(body.posts).toMatchObject([{ id: post.id, asked: [0, 2, 6] }]);
  const after = await api().get(`/planner/coverage/?from=2027-01-01&until=2027-01-03&client=${client.id}`);
  expect(after.body.posts).toEqual([]);
});

test('it takes as many statements for many posts as for one', async () => {
  const client = await scheduling.make.client(company);
  const ask = () => api().get(`/planner/coverage/?from=2026-03-02&until=2026-03-08&client=${client.id}`);
  await scheduling.make.post(client, { demand: nightly });
  const one = await countStatements(ask);
  for (let n = 0; n < 5; n++) await scheduling.make.post(client, { demand: nightly });
  expect(await countStatements(ask)).toEqual(one);
});

test('it refuses too many days, and another’s company', async () => {
  expect((await api().get('/planner/coverage/?from=2026-01-01&until=2026-03-01')).body).toEqual({
    until: ['Ask for at most 35 days.'],
  });
  const others = await scheduling.make.company(somebody());
  const refused = await api().get(`/planner/coverage/?from=2026-01-01&until=2026-01-02&company=${others.id}`);
  expect(refused.status).toBe(400);
});

describe('holidays', () => {
  test('public ones of a region, in the language asked for', async () => {
    const { body } = await api().get('/planner/holidays/?region=FR&from=2026-05-01&until=2026-05-31&language=fr');
    expect(body).toContainEqual({ date: '2026-05-01', name: 'Fête du travail' });
    expect(body.every(({ date }: { date: string }) => date.startsWith('2026-05'))).toBe(true);
  });

  test('regions to choose from', async () => {
    expect((await api().get('/planner/holidays/regions/?language=es')).body).toContainEqual({
      code: 'DE',
      name: 'Alemania',
    });
    expect((await api().get('/planner/holidays/regions/?country=US')).body).toContainEqual({
      code: 'US-OR',
      name: 'Oregon',
    });
    expect((await api().get('/planner/holidays/?region=constructor&from=2026-01-01&until=2026-01-02')).body).toEqual({
      region: ['"constructor" is not a valid choice.'],
    });
  });

  test('of a company, and of a location that has others; a guard sees which of their shifts begin on one', async () => {
    const { make } = scheduling;
    const guard = somebody();
    const employee = await make.employee(company, { user_id: guard.userId });
    const dock = await make.location(mall, { name: 'Dock' });
    const set = (path: string, holiday_region: string | null) => api().patch(path, { holiday_region });
    const [own, docks] = [`/planner/companies/${company.id}/`, `/planner/locations/${dock.id}/`];
    expect((await set(own, 'US')).body.holiday_region).toBe('US');
    expect((await set(docks, 'FR')).body.holiday_region).toBe('FR');
    for (const path of [own, docks])
      expect(await set(path, 'XX')).toMatchObject({ status: 400, body: { holiday_region: [expect.any(String)] } });
    const days = 'from=2031-07-04&until=2031-07-14&language=en';
    expect((await api().get(`/planner/holidays/sites/?${days}`)).body).toEqual([
      { location: null, location_name: null, holidays: [{ date: '2031-07-04', name: 'Independence Day' }] },
      { location: dock.id, location_name: 'Dock', holidays: [{ date: '2031-07-14', name: 'Bastille Day' }] },
    ]);
    // In Los Angeles it is still the fourth.
    const night = { start_time: new Date('2031-07-05T05:00Z'), end_time: new Date('2031-07-05T13:00Z') };
    const atMall = await make.shift(mall, employee, night);
    await make.shift(mall, employee, {
      location_id: dock.id,
      start_time: new Date('2031-07-04T17:00Z'),
      end_time: new Date('2031-07-04T20:00Z'),
    });
    const mine = await scheduling.as(guard).get('/planner/employees/me/holidays/?language=en');
    expect(mine.body).toEqual([{ shift: atMall.id, name: 'Independence Day' }]);
    await set(own, null);
    expect((await scheduling.as(guard).get('/planner/employees/me/holidays/')).body).toEqual([]);
  });
});
