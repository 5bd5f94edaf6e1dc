import { randomUUID } from 'node:crypto';
import { defaultPlanningRules, timeZones } from '@portfolio/contracts/scheduling';
import { actors, lockWaits } from '@portfolio/testkit';
import { somebody, startScheduling, type TestScheduling } from '../../test/scheduling.ts';

let scheduling: TestScheduling;
const owner = somebody();

beforeAll(async () => {
  scheduling = await startScheduling();
  const first = await scheduling.make.company(owner, { name: 'Zenith', phone: '555' });
  await scheduling.make.company(owner, { name: 'alpha' });
  await scheduling.make.company(somebody(), { name: 'Other' });
  await scheduling.make.employee(first, { user_id: actors.guard.userId });
});
afterAll(() => scheduling.close());

describe('scheduling.md §7, GET /planner/companies/', () => {
  const names = (answer: { body: { results: { name: string }[] } }) => answer.body.results.map(({ name }) => name);

  test('an administrator sees the companies they administer, the working one first (§3)', async () => {
    const answer = await scheduling.as(owner).get('/planner/companies/');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ count: 2, next: null, previous: null });
    expect(names(answer)).toEqual(['Zenith', 'alpha']);
    expect(names(await scheduling.as(owner).get('/planner/companies/?ordering=name'))).toEqual(['alpha', 'Zenith']);
    expect(answer.body.results[0]).toEqual({
      id: expect.any(Number),
      name: 'Zenith',
      address: '',
      phone: '555',
      website: '',
      time_zone: 'UTC',
      planning_rules: defaultPlanningRules,
      language: 'en',
      check_in_hours: 24,
      check_out_hours: 12,
      pay_approved_only: false,
      plans_in_drafts: false,
      offer_approval: 'always',
      require_second_factor: false,
      payroll_columns: expect.arrayContaining(['employee_name', 'hours', 'pay']),
      approval_tolerance: null,
      week_budget: null,
      holiday_region: null,
    });
  });

  test('a superuser sees all companies', async () => {
    expect(names(await scheduling.as(actors.superuser).get('/planner/companies/'))).toEqual([
      'alpha',
      'Other',
      'Zenith',
    ]);
  });

  test('pages, search and ordering', async () => {
    const api = scheduling.as(actors.superuser);
    const second = await api.get('/planner/companies/?page=2&page_size=2');
    expect(names(second)).toEqual(['Zenith']);
    expect(second.body.previous).toBe(`${scheduling.url}/planner/companies/?page_size=2`);
    expect(names(await api.get('/planner/companies?search=ZEN'))).toEqual(['Zenith']);
    expect(names(await api.get('/planner/companies?ordering=-name&limit=1'))).toEqual(['Zenith']);
    expect(await api.get('/planner/companies/?page=9')).toMatchObject({
      status: 404,
      body: { detail: 'Invalid page.' },
    });
  });

  test('GraphQL answers the same', async () => {
    const { data } = await scheduling.graphqlAs(owner)('{ companies(pageSize: 1) { count results { name } } }');
    expect(data).toEqual({ companies: { count: 2, results: [{ name: 'Zenith' }] } });
  });
});

test('GraphQL says of a page beyond the last how many there are, so that a screen can step back', async () => {
  const { data } = await scheduling.graphqlAs(owner)('{ companies(page: 9) { count results { id } } }');
  expect(data.companies).toEqual({ count: expect.any(Number), results: [] });
});

test('what a week may cost is its administrators’ to say, in whole dollars, and the week grid has it', async () => {
  const firm = await scheduling.make.company(somebody());
  await scheduling.make.administrator(firm, owner);
  const set = (week_budget: unknown) => scheduling.as(owner).patch(`/planner/companies/${firm.id}/`, { week_budget });
  const asked = '(company: $id, from: "2031-01-06T00:00:00Z", to: "2031-01-13T00:00:00Z")';
  const shown = async () =>
    (await scheduling.graphqlAs(owner)(`query ($id: ID!) { schedule${asked} { weekBudget } }`, { id: firm.id })).data;
  for (const wrong of [-1, 12.5, 'much', 100_000_001])
    expect(await set(wrong)).toMatchObject({ status: 400, body: { week_budget: [expect.any(String)] } });
  expect(await shown()).toEqual({ schedule: { weekBudget: null } });
  expect((await set(9000)).body.week_budget).toBe(9000);
  expect(await shown()).toEqual({ schedule: { weekBudget: 9000 } });
  expect((await set(null)).body.week_budget).toBeNull();
});

describe('the time zone of a company', () => {
  test('its administrators set it', async () => {
    const firm = await scheduling.make.company(owner);
    const path = `/planner/companies/${firm.id}/`;
    expect(await scheduling.as(owner).patch(path, { time_zone: 'America/Los_Angeles' })).toMatchObject({
      status: 200,
      body: { id: firm.id, time_zone: 'America/Los_Angeles' },
    });
    const change =
      'mutation ($id: ID!, $zone: String!) { updateCompany(id: $id, input: { timeZone: $zone }) { timeZone } }';
    const { data } = await scheduling.graphqlAs(owner)(change, { id: firm.id, zone: 'Europe/Paris' });
    expect(data).toEqual({ updateCompany: { timeZone: 'Europe/Paris' } });
    expect((await scheduling.as(owner).get(path)).body.time_zone).toBe('Europe/Paris');
    expect((await scheduling.as(owner).patch(path, {})).body.time_zone).toBe('Europe/Paris');
  });

  test('is an IANA name; an older or newer one of the same zone is as good', async () => {
    const firm = await scheduling.make.company(owner);
    const set = async (time_zone: unknown) =>
      (await scheduling.as(owner).patch(`/planner/companies/${firm.id}/`, { time_zone })).body.time_zone;
    const preferred = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata' }).resolvedOptions().timeZone;
    expect(await set('Asia/Kolkata')).toBe(preferred);
    expect(await set('Asia/Calcutta')).toBe(preferred);
    expect(await set('Mars/Olympus')).toEqual(['"Mars/Olympus" is not a valid choice.']);
    expect(await set('')).toEqual(['"" is not a valid choice.']);
    expect(await set('x'.repeat(65))).toEqual([expect.stringMatching(/no more than 64/)]);
    expect(await set(null)).toEqual(['This field may not be null.']);
  });

  test('every zone that can be chosen is one that PostgreSQL knows', async () => {
    const rows = await scheduling.database.query<unknown[]>(
      `SELECT zone FROM unnest($1::text[]) AS zone WHERE now() AT TIME ZONE zone IS NOT NULL`,
      [timeZones],
    );
    expect(rows).toHaveLength(timeZones.length);
  });

  test('is nobody else’s to set', async () => {
    const firm = await scheduling.make.company(somebody());
    const path = `/planner/companies/${firm.id}/`;
    const time_zone = 'Europe/Paris';
    expect((await scheduling.rest.patch(path, { time_zone })).status).toBe(401);
    expect((await scheduling.as(actors.guard).patch(path, { time_zone })).status).toBe(403);
    expect((await scheduling.as(owner).patch(path, { time_zone })).status).toBe(404);
    expect((await scheduling.as(owner).get(path)).status).toBe(404);
    expect((await scheduling.as(actors.superuser).patch(path, { time_zone })).status).toBe(200);
  });
});

describe('scheduling.md §6: calls of an administrator', () => {
  const paths = ['/planner/companies/', '/planner/clients/', '/planner/clients/1/', '/planner/admin-stats/'];
  const fields = ['companies { count }', 'clients { count }', 'client(id: 1) { id }', 'plannerStatistics { clients }'];

  test.each(paths)('401 without a bearer token: %s', async (path) => {
    const answer = await scheduling.rest.get(path);
    expect(answer).toMatchObject({
      status: 401,
      body: { detail: 'Authentication credentials were not provided.' },
    });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="api"');
  });

  test.each(paths)('401 with a token of another issuer: %s', async (path) => {
    const answer = await scheduling.rest.get(path, { authorization: 'Bearer nonsense' });
    expect(answer).toMatchObject({ status: 401, body: { code: 'token_not_valid' } });
  });

  test.each(
    paths.flatMap((path) => [
      [path, 'staff who administer no company', actors.staff] as const,
      [path, 'an employee', actors.guard] as const,
      [path, 'a plain user', actors.member] as const,
    ]),
  )('403 on %s for %s', async (path, _who, actor) => {
    expect(await scheduling.as(actor).get(path)).toMatchObject({
      status: 403,
      body: { detail: 'You do not have permission to perform this action.' },
    });
  });

  test.each(fields)('GraphQL refuses { %s } alike', async (field) => {
    const codes = async (answer: ReturnType<typeof scheduling.graphql>) =>
      (await answer).errors?.map(({ extensions }) => extensions['code']);
    expect(await codes(scheduling.graphql(`{ ${field} }`))).toEqual(['UNAUTHENTICATED']);
    expect(await codes(scheduling.graphqlAs(actors.guard)(`{ ${field} }`))).toEqual(['FORBIDDEN']);
    expect(await codes(scheduling.graphqlAs(actors.staff)(`{ ${field} }`))).toEqual(['FORBIDDEN']);
  });
});

describe('a company that asks its administrators to sign in in two steps', () => {
  const boss = somebody();
  const answer = (has_second_factor: boolean | undefined) => {
    const path = `GET /internal/users/${boss.userId}/second-factor`;
    if (has_second_factor === undefined) scheduling.auth.answers.delete(path);
    else scheduling.auth.answers.set(path, () => ({ body: { has_second_factor } }));
  };
  let id: number;
  beforeAll(async () => {
    ({ id } = await scheduling.make.company(boss));
  });
  const ask = () => scheduling.as(boss).patch(`/planner/companies/${id}/`, { require_second_factor: true });
  const missing = async () => (await scheduling.graphqlAs(boss)('{ secondFactorMissing }')).data?.secondFactorMissing;

  test('is asked so only by who does it', async () => {
    answer(false);
    const refused = await ask();
    expect([refused.status, refused.body]).toEqual([
      400,
      { require_second_factor: ['Set up two-step sign-in for your own account first.'] },
    ]);
    expect(await missing()).toBe(false);
    answer(true);
    expect((await ask()).body.require_second_factor).toBe(true);
  });

  test('lets in who has it, keeps out who has not, and everybody while nobody can tell', async () => {
    const clients = () => scheduling.as(boss).get('/planner/clients/');
    expect([(await clients()).status, await missing()]).toEqual([200, false]);
    answer(false);
    const refused = await clients();
    expect([refused.status, refused.headers.get('x-error-codes')]).toEqual([
      403,
      expect.stringContaining('second_factor_required'),
    ]);
    expect(await missing()).toBe(true);
    answer(undefined);
    expect((await clients()).status).toBe(503);
    expect((await scheduling.as(actors.superuser).get(`/planner/companies/${id}/`)).status).toBe(200);
  });

  test('is not asked so no more by who proved nothing, also in the moment in which it is asked', async () => {
    const { database } = scheduling;
    const earlier = { ...actors.superuser, sessionId: randomUUID() };
    scheduling.auth.stale.push(earlier.sessionId);
    const { id: company } = await scheduling.make.company(somebody());
    const ease = { require_second_factor: false };
    const [eased] = await database.transaction(async (other) => {
      await other.query('UPDATE company SET require_second_factor = true WHERE id = $1', [company]);
      const asked = [scheduling.as(earlier).patch(`/planner/companies/${company}/`, ease)];
      await lockWaits(database, 1);
      return asked;
    });
    expect((await eased)!.status).toBe(409);
    expect((await scheduling.as(earlier).patch(`/planner/companies/${company}/`, ease)).status).toBe(403);
  });

  test('keeps its administrator from it, not from another', async () => {
    answer(false);
    const other = await scheduling.make.company(boss, { name: 'Free' });
    const { body } = await scheduling.as(boss).get('/planner/companies/');
    expect(body.results.map((one: { id: number }) => one.id)).toEqual([other.id]);
    expect((await scheduling.as(boss).get(`/planner/companies/${id}/`)).status).toBe(404);
    expect(await missing()).toBe(true);
  });
});
