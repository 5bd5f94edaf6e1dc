import type { JudgedWeek, PostDemand, RosterPlan } from '@portfolio/contracts/scheduling';
import { eventually } from '@portfolio/testkit';
import { somebody, startScheduling } from '../../../test/scheduling.ts';

const owner = somebody();

const scheduling = await startScheduling();
const worker = await scheduling.another();
afterAll(async () => {
  await worker.close();
  await scheduling.close();
});

const api = () => scheduling.as(owner);
/** Of a Monday and a Tuesday. */
const days = { from: '2033-03-07', until: '2033-03-08' };

const allDay = { from_time: null, until_time: null };

/** Two heads by day and one by night, every day. */
const demand: PostDemand = {
  periods: [
    {
      from: '2033-01-03',
      until: null,
      weeks: 1,
      stretches: (['monday', 'tuesday'] as const).flatMap((day_of_week) => [
        { week: 1, day_of_week, start_time: '08:00', end_time: '16:00', heads: 2 },
        { week: 1, day_of_week, start_time: '20:00', end_time: '04:00', heads: 1 },
      ]),
    },
  ],
  holidays: { region: null, rule: 'staffed', stretches: [] },
  exceptions: [],
  closures: [],
};

/** A firm of its own, whose gate asks for three guards a day, and these many guards. */
async function firm(guards: number) {
  const { make } = scheduling;
  const company = await make.company(owner);
  const mall = await make.client(company, { name: 'Mall' });
  const post = await make.post(mall, { name: 'Gate', demand });
  const people = [];
  for (let n = 0; n < guards; n++)
    people.push(await make.employee(company, { first_name: 'Guard', last_name: String(n), hourly_rate: '20.00' }));
  return { company, mall, post, people };
}

const start = async (input: object): Promise<RosterPlan> => {
  const { status, body } = await api().post('/planner/plans/', { ...days, seconds: 1, ...input });
  expect([status, body]).toEqual([201, expect.objectContaining({ state: 'waiting', shifts: [] })]);
  return body;
};
const ready = async ({ id }: RosterPlan): Promise<RosterPlan> => {
  let plan: RosterPlan;
  await eventually('the plan is ready', async () => {
    plan = (await api().get(`/planner/plans/${id}/`)).body;
    return plan.state === 'ready';
  });
  return plan!;
};
const accept = (plan: RosterPlan, body: object = {}) => api().post(`/planner/plans/${plan.id}/accept/`, body);
const statesOf = ({ shifts }: { shifts: { state: string }[] }) => shifts.map(({ state }) => state);

test('POST /planner/plans/: a job proposes who fills what, and why; shifts are made when it is accepted, and once', async () => {
  const { company, people, post, mall } = await firm(4);
  const [ann] = people;
  // She is there on Monday already, which leaves one head, and knows the place.
  const there = { start_time: new Date('2033-03-07T08:00Z'), end_time: new Date('2033-03-07T16:00Z') };
  await scheduling.make.shift(mall, ann!, { ...there, post_id: post.id });
  const plan = await ready(await start({ company: company.id }));
  expect(plan).toMatchObject({ asked: 5, missing: 0, open: [], weights: { cost: 5, fairness: 5 } });
  // It got better all the time.
  const values = plan.progress.map(({ value }) => value);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(plan.progress.at(-1)).toMatchObject({ missing: 0, value: plan.value });
  expect(plan.shifts.map(({ start_time }) => start_time)).toEqual([
    '2033-03-07T08:00:00.000Z',
    '2033-03-07T20:00:00.000Z',
    '2033-03-08T08:00:00.000Z',
    '2033-03-08T08:00:00.000Z',
    '2033-03-08T20:00:00.000Z',
  ]);
  expect(plan.shifts[0]).toMatchObject({
    number: 0,
    post: post.id,
    post_name: 'Gate',
    client_name: 'Mall',
    cost: '160.00',
    shift: null,
  });
  const known = plan.shifts.filter(({ knows_place }) => knows_place).map(({ employee }) => employee);
  expect(known).toEqual(plan.shifts.flatMap(({ employee }) => (employee === ann!.id ? [employee] : [])));
  const count = async () => (await api().get(`/planner/shifts/?company=${company.id}`)).body.count;
  expect(await count()).toBe(1);

  const some = await accept(plan, { numbers: [0, 1] });
  expect([some.body.saved, statesOf(some.body)]).toEqual([true, ['made', 'made']]);
  const all = await accept(plan);
  expect(statesOf(all.body)).toEqual(['there', 'there', 'made', 'made', 'made']);
  expect(await count()).toBe(6);
  const { body: after } = await api().get(`/planner/plans/${plan.id}/`);
  expect(after.shifts.map(({ shift }: { shift: number | null }) => shift !== null)).toEqual(Array(5).fill(true));
  // Taken back as any shift is, it can be accepted once more.
  await api().delete(`/planner/shifts/${after.shifts[4].shift}/`);
  expect(statesOf((await accept(plan, { numbers: [4] })).body)).toEqual(['made']);
  const covered = await api().get(`/planner/coverage/?company=${company.id}&from=${days.from}&until=${days.until}`);
  expect(covered.body.posts[0].open).toEqual([0, 0]);
});

test('with `move` a plan repairs: what somebody cannot do goes to others, by as few changes as possible', async () => {
  const { company, people, post, mall } = await firm(4);
  const [ann, ben, cleo, dan] = people.map(({ id }) => id);
  const shiftAt = (employee: number | undefined, [from, to]: [string, string]) =>
    scheduling.make.shift(
      mall,
      people.find(({ id }) => id === employee)!,
      {
        start_time: new Date(from),
        end_time: new Date(to),
        post_id: post.id,
      },
    );
  const day: [string, string] = ['2033-03-07T08:00Z', '2033-03-07T16:00Z'];
  const sick = await shiftAt(ann, day);
  const beside = await shiftAt(ben, day);
  const night = await shiftAt(cleo, ['2033-03-07T20:00Z', '2033-03-08T04:00Z']);
  for (const id of [ann, dan]) {
    const away = { from_day: '2033-03-07', until_day: '2033-03-07' };
    expect((await api().post(`/planner/employees/${id}/unavailability/`, away)).status).toBe(201);
  }
  const monday = { company: company.id, from: days.from, until: days.from };
  expect((await ready(await start(monday))).shifts).toEqual([]);

  // Cleo has the night and needs her rest before it, which nobody else can take.
  const plan = await ready(await start({ ...monday, move: true, seconds: 2 }));
  expect(plan).toMatchObject({ move: true, asked: 1, missing: 1 });
  expect(plan.open).toMatchObject([{ post: post.id, heads: 1 }]);

  const { id: eve } = await scheduling.make.employee(company, { first_name: 'Eve' });
  const repair = await ready(await start({ ...monday, move: true }));
  expect(repair).toMatchObject({ asked: 1, missing: 0, open: [] });
  expect(repair.shifts).toMatchObject([{ moves: sick.id, moved_from: ann, employee: eve, shift: null }]);
  expect(repair.shifts[0]!.moved_from_name).toBe('Guard 0');
  expect((await accept(repair)).body).toEqual({ saved: true, shifts: [] });
  expect((await accept(repair)).status).toBe(200);
  const holders = await Promise.all(
    [sick, beside, night].map(async ({ id }) => (await api().get(`/planner/shifts/${id}/`)).body.employee_id),
  );
  expect(holders).toEqual([eve, ben, cleo]);
  const { body: after } = await api().get(`/planner/plans/${repair.id}/`);
  expect(after.shifts).toMatchObject([{ moves: sick.id, shift: sick.id }]);
});

test('with `repairs` those shifts alone are covered again: gaps stay, and so does what others have against a warning', async () => {
  const { company, people, post, mall } = await firm(3);
  const [ann, ben, cleo] = people;
  const day = { start_time: new Date('2033-03-07T08:00Z'), end_time: new Date('2033-03-07T16:00Z'), post_id: post.id };
  const ill = await scheduling.make.shift(mall, ann!, day);
  const against = await scheduling.make.shift(mall, ben!, day);
  for (const { id } of [ann!, ben!]) {
    const away = { from_day: '2033-03-07', until_day: '2033-03-07' };
    expect((await api().post(`/planner/employees/${id}/unavailability/`, away)).status).toBe(201);
  }
  const monday = { company: company.id, from: days.from, until: days.from };
  const plan = await ready(await start({ ...monday, repairs: [ill.id] }));
  expect(plan).toMatchObject({ move: true, repairs: [ill.id], asked: 1, missing: 0, open: [] });
  expect(plan.shifts).toMatchObject([{ moves: ill.id, moved_from: ann!.id, employee: cleo!.id }]);
  expect((await ready(await start({ ...monday, repairs: [against.id] }))).shifts).toMatchObject([
    { moves: against.id, employee: cleo!.id },
  ]);
  expect((await api().post('/planner/plans/', { ...monday, repairs: [] })).status).toBe(400);
});

test('with `repairs` who cannot come needs no rule against it, and what was permitted to overlap is covered again', async () => {
  const { company, people, post, mall } = await firm(2);
  const [ann, ben] = people;
  const day = { start_time: new Date('2033-03-07T08:00Z'), end_time: new Date('2033-03-07T16:00Z'), post_id: post.id };
  const monday = { company: company.id, from: days.from, until: days.from };
  const left = await scheduling.make.employee(company, { status: 'inactive' });
  await scheduling.make.shift(mall, left, day);
  const called = await scheduling.make.shift(mall, ann!, { ...day, absence: 'ill', said_at: new Date() });
  const plan = await ready(await start({ ...monday, repairs: [called.id] }));
  expect(plan).toMatchObject({ asked: 1, missing: 0, open: [] });
  expect(plan.shifts).toMatchObject([{ moves: called.id, moved_from: ann!.id, employee: ben!.id }]);

  const tuesday = { company: company.id, from: days.until, until: days.until };
  const times = { start_time: new Date('2033-03-08T08:00Z'), end_time: new Date('2033-03-08T16:00Z') };
  const beside = await scheduling.make.shift(mall, ann!, { ...times, allow_overlap: true });
  expect((await ready(await start({ ...tuesday, repairs: [beside.id] }))).shifts).toMatchObject([
    { moves: beside.id, employee: ben!.id },
  ]);
});

test('`repairs` name planned shifts of the company, published or not', async () => {
  const { company, people, mall } = await firm(1);
  const theirs = await firm(1);
  const [planned, cancelled] = [
    await scheduling.make.shift(mall, people[0]!),
    await scheduling.make.shift(mall, people[0]!, { status: 'cancelled' }),
  ];
  const other = await scheduling.make.shift(theirs.mall, theirs.people[0]!);
  const ask = async (input: object) => {
    const { status, body } = await api().post('/planner/plans/', { ...days, company: company.id, ...input });
    return [status, body];
  };
  const missing = [cancelled.id, other.id].map((id) => `Invalid pk "${id}" - object does not exist.`);
  expect(await ask({ repairs: [planned.id, cancelled.id, other.id] })).toEqual([400, { repairs: missing }]);
  expect(await ask({ repairs: [planned.id], keep_published: true })).toEqual([
    400,
    { keep_published: ['"true" is not a valid choice.'] },
  ]);
});

test('issue 35.2: with `only` those posts alone are filled, on those days', async () => {
  const { company, mall, post } = await firm(4);
  const other = await scheduling.make.post(mall, { name: 'Yard', demand });
  const plan = await ready(await start({ company: company.id, only: [{ post: post.id, day: days.until }] }));
  expect(plan).toMatchObject({ asked: 3, missing: 0, only: [{ post: post.id, day: days.until }] });
  expect(plan.shifts.map((shift) => [shift.post, shift.start_time.slice(0, 10)])).toEqual(
    Array.from({ length: 3 }, () => [post.id, days.until]),
  );
  // What it leaves is told of all posts.
  const { plans } = (await api().get(`/planner/plans/${plan.id}/compare/`)).body;
  expect(plans).toMatchObject([{ open: 12 }, { open: 9, made: 3 }]);
  const theirs = await firm(0);
  const only = [other, theirs.post].map(({ id }) => ({ post: id, day: days.from }));
  expect((await api().post('/planner/plans/', { ...days, company: company.id, only })).body).toEqual({
    only: [`Invalid pk "${theirs.post.id}" - object does not exist.`],
  });
});

test('what was published stays with who has it, unless it is asked for; a wish is a reason', async () => {
  const { company, people } = await firm(1);
  const [ann] = people;
  const bank = await scheduling.make.client(company);
  const eve = await scheduling.make.employee(company, { first_name: 'Eve' });
  await scheduling.make.wish(eve, { ...allDay, from_day: '2033-03-07', until_day: '2033-03-09' });
  const shiftAt = (day: string) =>
    scheduling.make.shift(bank, ann!, {
      start_time: new Date(`2033-03-${day}T08:00Z`),
      end_time: new Date(`2033-03-${day}T16:00Z`),
    });
  const published = await shiftAt('07');
  await scheduling.database.query('UPDATE company SET plans_in_drafts = true WHERE id = $1', [company.id]);
  const draft = await shiftAt('08');
  const off = { from_day: '2033-03-07', until_day: '2033-03-09' };
  expect((await api().post(`/planner/employees/${ann!.id}/unavailability/`, off)).status).toBe(201);
  const movedBy = async (input: object) => {
    const { shifts, keep_published } = await ready(await start({ company: company.id, client: bank.id, ...input }));
    const moved = shifts.filter(({ moves }) => moves !== null);
    expect(shifts.map(({ employee, wish }) => [employee, wish])).toEqual(shifts.map(() => [eve.id, 'rather']));
    return [keep_published, moved.map(({ moves, is_published }) => [moves, is_published])];
  };
  const drafted = [draft.id, false];
  expect(await movedBy({})).toEqual([false, []]);
  expect(await movedBy({ move: true, keep_published: true })).toEqual([true, [drafted]]);
  expect(await movedBy({ move: true })).toEqual([false, [[published.id, true], drafted]]);

  // So it is when it is published after it was proposed, even by who is about to when it is accepted.
  const keeping = await ready(await start({ company: company.id, client: bank.id, move: true, keep_published: true }));
  const numbers = keeping.shifts.map(({ number }) => number);
  const publishing = scheduling.database.createQueryRunner();
  await publishing.startTransaction();
  await publishing.query('UPDATE shift SET is_draft = false, published_at = now() WHERE id = $1', [draft.id]);
  const accepting = accept(keeping, { numbers });
  await eventually('it waits', async () => {
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return (await scheduling.database.query<unknown[]>(waiting)).length > 0;
  });
  await publishing.commitTransaction();
  await publishing.release();
  const detail = 'The plan has changed since. Look at it again.';
  expect(await accepting).toMatchObject({ status: 409, body: { detail } });
  expect(await accept(keeping, { numbers })).toMatchObject({ status: 400, body: { numbers: [expect.any(String)] } });
  expect((await accept(keeping)).body).toEqual({ saved: true, shifts: [] });
  expect((await api().get(`/planner/shifts/${draft.id}/`)).body.employee).toBe(ann!.id);
});

test('what rules forbid stays open with what stands in the way, unless warnings are allowed; acceptance judges again', async () => {
  const { make } = scheduling;
  const { company, people, post } = await firm(3);
  const [ann, bob] = people;
  const card = await make.qualification(company, 'Card', ann!, bob!);
  await api().patch(`/planner/posts/${post.id}/`, { required_qualifications: [card.id] });
  const plan = await ready(await start({ company: company.id }));
  expect(plan).toMatchObject({ asked: 6, missing: 2 });
  const reasons = plan.open.map((each) => each.reasons.map(({ code, people: count }) => `${count} ${code}`).toSorted());
  expect(reasons).toEqual(Array(2).fill(expect.arrayContaining(['1 qualification_missing'])));
  const { data } = await scheduling.graphqlAs(owner)(
    `{ rosterPlan(id: ${plan.id}) { state missing shifts { employeeName } open { postName reasons { code people } } } }`,
  );
  expect(data.rosterPlan).toMatchObject({ state: 'READY', missing: 2, open: [{ postName: 'Gate' }, {}] });

  const free = await ready(await start({ company: company.id, allow_warnings: true }));
  expect(free.missing).toBe(0);
  await api().patch(`/planner/companies/${company.id}/`, {
    planning_rules: { qualification: 'refusal', rest: 'refusal' },
  });
  const strict = await accept(free);
  expect([strict.body.saved, statesOf(strict.body).includes('refused')]).toEqual([false, true]);
  // Meanwhile somebody is busy.
  const { start_time, end_time, employee } = plan.shifts[0]!;
  const times = { start_time: new Date(start_time), end_time: new Date(end_time) };
  const elsewhere = await make.client(company);
  await make.shift(
    elsewhere,
    people.find(({ id }) => id === employee)!,
    times,
  );
  const busy = await accept(plan);
  expect(busy.body).toMatchObject({
    saved: false,
    shifts: expect.arrayContaining([expect.objectContaining({ reason: 'overlap' })]),
  });
  const left = await accept(plan, { skip: true });
  expect([left.body.saved, statesOf(left.body).filter((state) => state === 'made').length]).toEqual([true, 3]);
});

test('one plan of a company at a time; it is stopped with what was found, and discarded', async () => {
  const { company } = await firm(4);
  const long = await start({ company: company.id, seconds: 120 });
  const second = await api().post('/planner/plans/', { ...days, company: company.id });
  expect([second.status, second.body]).toEqual([
    400,
    { company: ['A plan of this company is being worked on already. Stop it, or wait until it is ready.'] },
  ]);
  expect(await accept(long)).toMatchObject({ status: 409, body: { detail: 'This plan is not ready yet.' } });
  await api().post(`/planner/plans/${long.id}/cancel/`, {});
  const stopped = await ready(long);
  expect(stopped).toMatchObject({ missing: 0, asked: 6 });
  expect(stopped.worked).toBeLessThan(100);
  expect((await api().delete(`/planner/plans/${long.id}/`)).status).toBe(204);
  expect((await api().get(`/planner/plans/${long.id}/`)).status).toBe(404);
});

test('what a killed worker had found is where the next one goes on', async () => {
  const { company, people, post } = await firm(6);
  const { id } = await scheduling.make.rosterPlan(company);
  const found = people.slice(3).map((guard, nth) => {
    const [from, until] = nth < 2 ? ['07T08', '07T16'] : ['07T20', '08T04'];
    return [guard.id, `${post.id} 2033-03-${from}:00:00.000Z 2033-03-${until}:00:00.000Z`];
  });
  await scheduling.database.query(
    `UPDATE roster_plan SET state = 'running', from_day = '2033-03-07', until_day = '2033-03-07', found = $2,
       seconds = 20, worked_ms = 19999 WHERE id = $1`,
    [id, JSON.stringify(found)],
  );
  await scheduling.database.query(
    `SELECT graphile_worker.add_job('plan-roster', json_build_object('payload', json_build_object('plan', $1::integer)))`,
    [id],
  );
  const plan = await ready({ id } as RosterPlan);
  expect(plan.shifts.map(({ employee }) => employee).toSorted((a, b) => a - b)).toEqual(
    people.slice(3).map((guard) => guard.id),
  );
});

test('GET /planner/plans/{id}/compare/: a plan beside what is planned now, and beside another one, in whole weeks', async () => {
  const { company, mall, people } = await firm(3);
  const [ann] = people;
  await scheduling.make.shift(mall, ann!, {
    start_time: new Date('2033-03-10T08:00Z'),
    end_time: new Date('2033-03-10T16:00Z'),
  });
  await scheduling.make.wish(ann!, { ...allDay, from_day: '2033-03-10', until_day: '2033-03-10', kind: 'rather_not' });
  const [whole, monday] = [
    await ready(await start({ company: company.id })),
    await ready(await start({ company: company.id, until: days.from })),
  ];
  // She knows the place from before, and nobody else does.
  const before = { start_time: new Date('2033-03-03T08:00Z'), end_time: new Date('2033-03-03T16:00Z') };
  const compare = async (query: string) => (await api().get(`/planner/plans/${whole.id}/compare/${query}`)).body;
  const { plans } = await compare(`?with=${monday.id}`);
  expect(plans).toMatchObject([
    {
      plan: null,
      ...days,
      open: 6,
      made: 0,
      moved: 0,
      hours: 8,
      cost: '160.00',
      overtime: 0,
      shared_hours: { gini: 0.667, least: 0, most: 8 },
      shared_nights: { most: 0 },
      shared_weekends: { gini: 0, most: 0 },
      hours_each: [0, 0, 8],
      unwished: 1,
      newcomers: 1,
    },
    { plan: whole.id, open: 0, made: 6, hours: 56, cost: '1120.00', newcomers: 3 },
    { plan: monday.id, until: days.from, open: 0, made: 3, hours: 32 },
  ]);
  expect((await compare('')).plans).toEqual(plans.slice(0, 2));
  await scheduling.make.shift(mall, ann!, before);
  expect((await compare('')).plans).toMatchObject([{ newcomers: 0 }, { newcomers: 2 }]);
  await accept(whole);
  const [now, plan] = (await compare('')).plans;
  expect(plan).toEqual({ ...now, plan: whole.id });
  expect(now).toMatchObject({ open: 0, made: 0, hours: 56 });

  // What the other one proposed there has gone to others.
  expect((await api().get(`/planner/plans/${monday.id}/compare/`)).body.plans).toMatchObject([
    { plan: null, open: 0, hours: 56 },
    { plan: monday.id, open: 0, made: 0, hours: 56 },
  ]);

  const theirs = await scheduling.make.rosterPlan(await scheduling.make.company(somebody()));
  expect(await compare(`?with=${theirs.id}`)).toHaveProperty('with');
  const waiting = await start({ company: company.id, from: '2033-03-14', until: '2033-03-15', seconds: 20 });
  expect((await api().get(`/planner/plans/${waiting.id}/compare/`)).status).toBe(409);
  await api().delete(`/planner/plans/${waiting.id}/`);
});

test('GET /planner/judged-week/: a week that was worked, by each wish of a plan', async () => {
  const { company, mall, people, post } = await firm(3);
  const [ann, bob] = people;
  const card = await scheduling.make.qualification(company, 'Card', ann!);
  await api().patch(`/planner/posts/${post.id}/`, { preferred_qualifications: [card.id] });
  const shiftAt = (employee: (typeof people)[number], from: string, until: string) =>
    scheduling.make.shift(mall, employee, { start_time: new Date(from), end_time: new Date(until), post_id: post.id });
  await shiftAt(ann!, '2026-03-06T08:00Z', '2026-03-06T16:00Z');
  for (const day of ['09', '10', '11', '12', '13', '14'])
    await shiftAt(ann!, `2026-03-${day}T08:00Z`, `2026-03-${day}T16:00Z`);
  await shiftAt(bob!, '2026-03-09T20:00Z', '2026-03-10T04:00Z');
  const wished = { ...allDay, from_day: '2026-03-09', until_day: '2026-03-10' };
  await scheduling.make.wish(ann!, wished);
  await scheduling.make.wish(bob!, { ...wished, kind: 'rather_not' });
  const week = async (day: string) =>
    (await api().get(`/planner/judged-week/?company=${company.id}&week=${day}`)).body as JudgedWeek;
  const judged = await week('2026-03-11');
  expect(judged).toMatchObject({
    from: '2026-03-09',
    until: '2026-03-15',
    shifts: 7,
    cost: '1120.00',
    hours: 56,
    overtime: 8,
    shared_hours: { least: 0, most: 48 },
    shared_nights: { least: 0, most: 1 },
    shared_weekends: { least: 0, most: 1 },
    // Ann was there in the week before.
    strangers: 1,
    preferred: 6,
    wished: 2,
    unwished: 1,
    ways: 0,
    points: { cost: 1120 / 5, overtime: 8 * 4, place: 6, travel: 0, preference: -6 * (6 + 2 - 1) },
  });
  expect(judged.points.fairness).toBeGreaterThan(0);
  expect(await week('2026-03-16')).toMatchObject({ shifts: 0, points: { cost: 0, fairness: 0 } });
  const theirs = await scheduling.make.company(somebody());
  expect((await api().get(`/planner/judged-week/?company=${theirs.id}&week=2026-03-11`)).status).toBe(400);
});

test('days are refused that are too many or in the wrong order, and another’s client', async () => {
  const { company } = await firm(0);
  const ask = async (input: object) => {
    const { status, body } = await api().post('/planner/plans/', { ...days, company: company.id, ...input });
    return [status, body];
  };
  expect(await ask({ until: '2033-03-01' })).toEqual([400, { until: ['The last day must not be before the first.'] }]);
  expect(await ask({ until: '2033-06-01' })).toEqual([400, { until: ['Ask for at most 35 days.'] }]);
  const theirs = await scheduling.make.client(await scheduling.make.company(somebody()));
  expect((await ask({ client: theirs.id }))[1]).toHaveProperty('client');
  const nobody = await ready(await start({ company: company.id }));
  expect(nobody).toMatchObject({ shifts: [] });
});
