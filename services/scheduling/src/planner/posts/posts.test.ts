import { somebody, startScheduling, statusesOf } from '../../../test/scheduling.ts';

const owner = somebody();
const stranger = somebody();

const scheduling = await startScheduling();
const { make } = scheduling;
const company = await make.company(owner, { time_zone: 'America/Los_Angeles' });
const mall = await make.client(company, { name: 'Mall' });
const gate = await make.location(mall, { name: 'North gate', time_zone: 'America/New_York' });
const ann = await make.employee(company);
const foreign = await make.client(await make.company(stranger));
afterAll(() => scheduling.close());

const api = () => scheduling.as(owner);

describe('posts', () => {
  test('a post is made at a place, read, changed and deleted; it has the zone of its place', async () => {
    const skill = await scheduling.make.qualification(company, 'Armed');
    const given = { name: 'Barrier', head_count: 2, bill_rate: '42.50', required_qualifications: [skill.id] };
    const made = await api().post('/planner/posts/', { ...given, client: mall.id, location: gate.id });
    expect(made).toMatchObject({
      status: 201,
      body: {
        ...given,
        company: company.id,
        client: mall.id,
        client_name: 'Mall',
        location: gate.id,
        location_name: 'North gate',
        time_zone: 'America/New_York',
        priority: 3,
        pay_rate: null,
        start_date: null,
        required_qualifications: [{ id: skill.id, name: 'Armed' }],
        preferred_qualifications: [],
      },
    });
    const path = `/planner/posts/${made.body.id}/`;
    expect((await api().patch(path, { required_qualifications: [] })).body.required_qualifications).toEqual([]);
    expect((await api().get(`/planner/posts/?location=${gate.id}`)).body).toMatchObject({ count: 1 });
    expect((await api().get('/planner/posts/?search=north')).body.results).toMatchObject([{ id: made.body.id }]);
    const events = await api().get('/planner/events/?kind=post_changed');
    expect(events.body.count).toBe(0);
    await api().patch(path, { bill_rate: '45.00' });
    expect((await api().get('/planner/events/?kind=post_changed')).body.results).toMatchObject([
      { subject: 'Mall, North gate, Barrier', changes: [{ name: 'bill_rate', before: '42.50', after: '45.00' }] },
    ]);
    expect((await api().delete(path)).status).toBe(204);
    expect((await api().get(path)).status).toBe(404);
  });

  test('what is wrong with it is said at its field', async () => {
    const refusals = [
      [{ client: mall.id }, { name: ['This field is required.'] }],
      [{ client: foreign.id, name: 'x' }, { client: [`Invalid pk "${foreign.id}" - object does not exist.`] }],
      [
        { client: (await scheduling.make.client(company)).id, location: gate.id, name: 'x' },
        { location: [`Invalid pk "${gate.id}" - object does not exist.`] },
      ],
      [
        { client: mall.id, name: 'x', start_date: '2026-02-02', end_date: '2026-02-01' },
        { end_date: ['The last day must not be before the first.'] },
      ],
      [
        { client: mall.id, name: 'x', bill_rate: -1 },
        { bill_rate: ['Ensure this value is greater than or equal to 0.'] },
      ],
      [
        { client: mall.id, name: 'x', preferred_qualifications: [999_999] },
        { preferred_qualifications: ['Invalid pk "999999" - object does not exist.'] },
      ],
    ];
    for (const [body, fields] of refusals) {
      expect(await api().post('/planner/posts/', body)).toMatchObject({ status: 400, body: fields });
    }
    const post = await scheduling.make.post(mall, { start_date: '2026-02-02' });
    expect((await api().patch(`/planner/posts/${post.id}/`, { end_date: '2026-02-01' })).body).toEqual({
      end_date: ['The last day must not be before the first.'],
    });
  });

  test('the limit of a company holds for several at once', async () => {
    const owned = await scheduling.make.company(owner);
    const client = await scheduling.make.client(owned);
    await scheduling.database.query(
      `INSERT INTO post (company_id, client_id, name) SELECT $1, $2, 'Post ' || n FROM generate_series(1, 1998) n`,
      [owned.id, client.id],
    );
    const tries = Array.from({ length: 5 }, (_, n) =>
      api().post('/planner/posts/', { client: client.id, name: `P${n}` }),
    );
    expect(statusesOf(await Promise.all(tries))).toEqual([201, 201, 400, 400, 400]);
  });

  test('two who change the same version do not overwrite each other', async () => {
    const { id } = await scheduling.make.post(mall);
    const { headers } = await api().get(`/planner/posts/${id}/`);
    const ifMatch = { 'If-Match': headers.get('etag')! };
    const both = [{ priority: 1 }, { priority: 2 }].map((body) => api().patch(`/planner/posts/${id}/`, body, ifMatch));
    expect(statusesOf(await Promise.all(both))).toEqual([200, 409]);
  });
});

describe('the post of a shift', () => {
  const times = (day: number) => ({
    start_time: new Date(Date.UTC(2034, 0, day, 9)).toISOString(),
    end_time: new Date(Date.UTC(2034, 0, day, 17)).toISOString(),
  });

  test('a shift that names a post is at its place; moved to another place it has none', async () => {
    const post = await scheduling.make.post(mall, { location_id: gate.id });
    const made = await api().post('/planner/shifts/', {
      client: mall.id,
      post: post.id,
      employee: ann.id,
      ...times(1),
    });
    expect(made).toMatchObject({ status: 201, body: { post: post.id, location: gate.id } });
    const path = `/planner/shifts/${made.body.id}/`;
    expect((await api().patch(path, { notes: 'x' })).body.post).toBe(post.id);
    expect((await api().patch(path, { location: null })).body).toMatchObject({ location: null, post: null });
    expect((await api().patch(path, { post: post.id })).body).toMatchObject({ location: gate.id, post: post.id });
    expect((await api().patch(path, { post: null })).body).toMatchObject({ location: gate.id, post: null });
  });

  test('nobody else’s post, and none of another place', async () => {
    const [other, strange] = [await scheduling.make.post(mall), await scheduling.make.post(foreign)];
    const shift = { client: mall.id, location: gate.id, employee: ann.id, ...times(2) };
    expect(await api().post('/planner/shifts/', { ...shift, post: other.id })).toMatchObject({
      status: 400,
      body: { post: ['This post is at another place.'] },
    });
    expect(await api().post('/planner/shifts/', { ...shift, post: strange.id })).toMatchObject({
      status: 400,
      body: { post: [`Invalid pk "${strange.id}" - object does not exist.`] },
    });
  });

  test('a release that knows of no posts may move it: the database forgets the post', async () => {
    const post = await scheduling.make.post(mall, { location_id: gate.id });
    const shift = await scheduling.make.shift(mall, ann, { location_id: gate.id, post_id: post.id });
    const elsewhere = await scheduling.make.client(company);
    const [[row]] = await scheduling.database.query<[[{ post_id: number | null }]]>(
      'UPDATE shift SET client_id = $1, location_id = NULL WHERE id = $2 RETURNING post_id',
      [elsewhere.id, shift.id],
    );
    expect(row.post_id).toBeNull();
  });

  test('a post that shifts fill stays; one that was deleted is not that of a shift that comes back', async () => {
    const post = await scheduling.make.post(mall);
    const shift = await scheduling.make.shift(mall, ann, { post_id: post.id });
    expect(await api().delete(`/planner/posts/${post.id}/`)).toMatchObject({
      status: 409,
      body: { detail: 'Shifts fill this post, so it cannot be deleted. Give it a last day instead.' },
    });
    expect((await api().delete(`/planner/shifts/${shift.id}/`)).status).toBe(204);
    expect((await api().delete(`/planner/posts/${post.id}/`)).status).toBe(204);
    const back = await scheduling.graphqlAs(owner)(
      'mutation ($changes: [ShiftChange!]!) { changeShifts(changes: $changes) }',
      { changes: [{ id: shift.id, restored: true }] },
    );
    expect(back.data?.changeShifts).toEqual([String(shift.id)]);
    expect((await api().get(`/planner/shifts/${shift.id}/`)).body.post).toBeNull();
  });

  test('a copied week, a repetition and a template keep it', async () => {
    const post = await scheduling.make.post(mall, { location_id: gate.id });
    const watch = await scheduling.make.shift(mall, ann, {
      location_id: gate.id,
      post_id: post.id,
      start_time: new Date('2034-05-02T15:00Z'),
      end_time: new Date('2034-05-02T20:00Z'),
    });
    await api().post('/planner/shifts/copy_week/', { from: '2034-05-01', to: '2034-05-08' });
    const template = await api().post('/planner/week-templates/', { name: 'May', week: '2034-05-01' });
    await api().post(`/planner/week-templates/${template.body.id}/use/`, { to: '2034-05-15' });
    await api().post(`/planner/shifts/${watch.id}/repeat/`, { weekdays: ['wednesday'], until: '2034-05-03' });
    const listed = await api().get('/planner/shifts/?start_after=2034-05-01&end_before=2034-05-21&page_size=50');
    expect(listed.body.results.map((each: { post: number }) => each.post)).toEqual(Array(4).fill(post.id));
  });

  test('what the post asks for speaks against a guard who lacks it', async () => {
    const post = await scheduling.make.post(mall);
    const { id: armed } = await scheduling.make.qualification(company, 'Dog handler');
    await api().patch(`/planner/posts/${post.id}/`, { required_qualifications: [armed] });
    const changes = [{ client: mall.id, post: post.id, employee: ann.id, ...times(20) }];
    expect((await api().post('/planner/shifts/conflicts/', { changes })).body).toMatchObject([
      { code: 'qualification_missing', qualifications: ['Dog handler'] },
    ]);
  });
});

describe('demand of a post', () => {
  const day = { week: 1, day_of_week: 'monday', start_time: '08:00', end_time: '16:00', heads: 2 };
  const whole = {
    periods: [{ from: '2026-01-01', until: null, weeks: 1, stretches: [day] }],
    holidays: { region: 'US-OR', rule: 'closed', stretches: [] },
    exceptions: [{ date: '2026-03-02', reason: 'Stocktaking', stretches: [] }],
  };

  test('a new post asks for nobody; what is said anew holds from then on, with a trace', async () => {
    const { id } = await scheduling.make.post(mall, { name: 'Desk' });
    const path = `/planner/posts/${id}/demand/`;
    expect((await api().get(path)).body).toEqual({
      periods: [],
      holidays: { region: null, rule: 'staffed', stretches: [] },
      exceptions: [],
      closures: [],
    });
    const closure = { from: '2026-03-08T01:00:00.000Z', until: '2026-03-08T05:00:00.000Z', heads: 1, reason: 'Fair' };
    const said = { ...whole, closures: [{ ...closure, from: '2026-03-07T20:00:00-05:00' }] };
    const kept = { ...whole, closures: [closure] };
    expect(await api().put(path, said)).toMatchObject({ status: 200, body: kept });
    expect((await api().get(path)).body).toEqual(kept);
    const traces = (await api().get('/planner/events/?kind=demand_changed')).body.results;
    expect(traces).toMatchObject([{ subject: 'Mall, Desk' }]);
  });

  test('over GraphQL, too, and not over what somebody else has said meanwhile', async () => {
    const { id } = await scheduling.make.post(mall);
    const graphql = scheduling.graphqlAs(owner);
    const set = `mutation ($post: ID!, $input: PostDemandInput!, $seen: PostDemandInput) {
      setPostDemand(post: $post, input: $input, seen: $seen) { periods { stretches { dayOfWeek startTime } } } }`;
    const stretches = [{ week: 1, dayOfWeek: 'MONDAY', startTime: '08:00', endTime: '16:00' }];
    const input = { periods: [{ from: '2026-01-01', stretches }] };
    const seen = { periods: [] };
    const said = await graphql(set, { post: id, input, seen });
    expect(said.data.setPostDemand.periods).toEqual([{ stretches: [{ dayOfWeek: 'MONDAY', startTime: '08:00' }] }]);
    const late = await graphql(set, { post: id, input: { periods: [] }, seen });
    expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  test('what is wrong is said where it is', async () => {
    const { id } = await scheduling.make.post(mall);
    const put = async (body: object) => (await api().put(`/planner/posts/${id}/demand/`, body)).body;
    const period = { from: '2026-01-01', stretches: [] };
    expect(await put({ periods: [{ ...period, stretches: [{ ...day, week: 2 }] }] })).toEqual({
      periods: [{ stretches: [{ week: ['The rotation has fewer weeks.'] }] }],
    });
    expect(await put({ periods: [period, { ...period, from: '2026-05-01' }] })).toEqual({
      periods: [{}, { from: ['Another period holds on these days.'] }],
    });
    expect(await put({ periods: [{ ...period, until: '2025-01-01' }] })).toEqual({
      periods: [{ until: ['The last day must not be before the first.'] }],
    });
    expect(await put({ periods: [], holidays: { rule: 'closed' } })).toEqual({
      holidays: { region: ['Choose whose holidays count.'] },
    });
    expect(await put({ periods: [], holidays: { region: 'XX', rule: 'closed' } })).toEqual({
      holidays: { region: ['"XX" is not a valid choice.'] },
    });
    const exception = { date: '2026-01-01', reason: 'x', stretches: [] };
    expect(await put({ periods: [], exceptions: [exception, exception] })).toEqual({
      exceptions: [{}, { date: ['This date is named twice.'] }],
    });
    const closure = { from: '2026-03-08T05:00Z', until: '2026-03-08T05:00Z', heads: 1, reason: 'x' };
    expect(await put({ periods: [], closures: [closure] })).toEqual({
      closures: [{ until: ['End time must be after start time'] }],
    });
  });
});

test('GraphQL refuses what is another company’s', async () => {
  const { id } = await scheduling.make.post(foreign);
  const answer = await scheduling.graphqlAs(owner)('mutation ($id: ID!) { deletePost(id: $id) }', { id });
  expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
