import { countStatements, createTestMailbox, runSchedules, type TestMailbox } from '@portfolio/testkit';
import { knowUser } from '../../../test/accounts.ts';
import { hoursFromNow } from '../../../test/builder.ts';
import { somebody, startScheduling, type TestScheduling } from '../../../test/scheduling.ts';
import type { EmployeeEntity } from '../../people/employees/employee.entity.ts';
import { offerSchedule } from './tell.ts';

let scheduling: TestScheduling;
let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await createTestMailbox();
  scheduling = await startScheduling({ SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await scheduling.close();
  await mailbox.close();
});

/** A firm with a mall and some guards, each with an account. */
async function firm(guards: number, settings: object = {}) {
  const { make } = scheduling;
  const owner = somebody();
  const company = await make.company(owner, { planning_rules: { qualification: 'refusal' }, ...settings } as object);
  const mall = await make.client(company, { name: 'Mall' });
  const hired: Guard[] = [];
  for (let index = 0; index < guards; index++) {
    const user = somebody();
    const employee = await make.employee(company, { user_id: user.userId, first_name: `G${index}`, last_name: 'X' });
    hired.push({ user, employee, api: scheduling.as(user) });
  }
  const shift = async ({ employee }: Guard, hours: number) =>
    (await make.shift(mall, employee, { start_time: hoursFromNow(hours), end_time: hoursFromNow(hours + 8) })).id;
  return { owner, company, mall, hired, api: scheduling.as(owner), shift };
}

type Guard = { user: ReturnType<typeof somebody>; employee: EmployeeEntity; api: ReturnType<TestScheduling['as']> };

const own = '/planner/employees/me/offers/';
const ask = ({ api }: Guard, shift: number, colleague: Guard, more: object = {}) =>
  api.post(own, { shift, colleague: colleague.employee.id, ...more });
const asked = async (...given: Parameters<typeof ask>) => {
  const { status, body } = await ask(...given);
  expect([status, body]).toEqual([201, expect.objectContaining({ status: 'waiting', is_mine: true })]);
  return body.id as number;
};
const act = ({ api }: Pick<Guard, 'api'>, id: number, what: string, body: object = {}) =>
  api.post(`${own}${id}/${what}/`, body);
const decide = ({ api }: Pick<Guard, 'api'>, id: number, what: string, body: object = {}) =>
  api.post(`/planner/offers/${id}/${what}/`, body);
const ownerOf = async (shift: number) => {
  const [row] = await scheduling.database.query<{ employee_id: number }[]>(
    'SELECT employee_id FROM shift WHERE id = $1',
    [shift],
  );
  return row?.employee_id;
};
const told = (id: number) =>
  scheduling.database.query<{ employee_id: number; offer_status: string }[]>(
    'SELECT employee_id, offer_status FROM notice WHERE offer_id = $1 ORDER BY id',
    [id],
  );

test('issue: who gives a shift away sees who can take it, and of the others no more than that they cannot', async () => {
  const one = await firm(4);
  const { make } = scheduling;
  const [ann, bob, cleo, dan] = one.hired as [Guard, Guard, Guard, Guard];
  const dogs = await make.qualification(one.company, 'Dogs', ann.employee, bob.employee, cleo.employee);
  const post = await make.post(one.mall, { name: 'Gate' });
  await one.api.patch(`/planner/posts/${post.id}/`, { required_qualifications: [dogs.id] });
  const given = await one.shift(ann, 48);
  await one.api.patch(`/planner/shifts/${given}/`, { post: post.id });
  await one.shift(bob, 50);
  await make.employee(one.company, { first_name: 'Without', last_name: 'account' });

  const list = async (query: string) => (await ann.api.get(`${own}colleagues/?shift=${given}${query}`)).body;
  expect(await list('')).toEqual([
    { employee: cleo.employee.id, name: 'G2 X', obstacle: null },
    { employee: bob.employee.id, name: 'G1 X', obstacle: 'not_free' },
    { employee: dan.employee.id, name: 'G3 X', obstacle: 'unqualified' },
  ]);
  // Bob may give what is in his way.
  expect((await list('&kind=swap')).map(({ obstacle }: { obstacle: string | null }) => obstacle)).toEqual([
    null,
    null,
    'unqualified',
  ]);
  expect((await ask(ann, given, dan)).body).toEqual({ colleague: ['This colleague cannot take the shift.'] });
  expect((await ask(ann, given, bob)).status).toBe(400);
  expect((await ask(ann, given, ann)).status).toBe(400);
  expect((await ask(bob, given, cleo)).status).toBe(404);
  const stranger = (await firm(1)).hired[0] as Guard;
  expect((await ask(ann, given, stranger)).status).toBe(400);
  expect((await ask(ann, given, cleo, { deadline: hoursFromNow(60) })).body).toHaveProperty('deadline');
  expect((await ask(ann, given, cleo, { deadline: hoursFromNow(-1) })).body).toHaveProperty('deadline');

  const id = await asked(ann, given, cleo);
  expect((await ask(ann, given, cleo)).body.detail).toMatch(/offered to a colleague already/);
  expect((await cleo.api.get(own)).body.results).toMatchObject([
    {
      id,
      is_mine: false,
      is_my_turn: true,
      colleague_name: 'G0 X',
      given: { shift: given, client_name: 'Mall' },
      conflicts: [],
    },
  ]);
  for (const other of [bob, stranger]) expect((await other.api.get(`${own}${id}/`)).status).toBe(404);
  expect((await act(bob, id, 'accept')).status).toBe(404);
  const { data } = await scheduling.graphqlAs(cleo.user)(
    '{ myNotices { results { offer { kind status isMine colleagueName given { clientName } inReturn { shiftId } } } } }',
  );
  expect(data.myNotices.results).toEqual([
    {
      offer: {
        kind: 'GIVE_AWAY',
        status: 'WAITING',
        isMine: false,
        colleagueName: 'G0 X',
        given: { clientName: 'Mall' },
        inReturn: null,
      },
    },
  ]);
});

test('who has no room for one more may swap: a shift given in return makes room for hours and Sundays, not for what the shift itself is', async () => {
  const year = new Date().getUTCFullYear() + 1;
  const days = Array.from({ length: 28 }, (_, index) => new Date(Date.UTC(year, 1, index + 1, 15)));
  const sundays = days.filter((day) => day.getUTCDay() === 0);
  const rules: [object, string | null][] = [
    [{ month_hours: 'refusal', max_month_hours: 12 }, null],
    [{ year_hours: 'refusal', max_year_hours: 12 }, null],
    [{ average_hours: 'refusal', max_average_hours: 6, average_weeks: 2 }, null],
    [{ sundays: 'refusal', min_sundays_off: sundays.length - 1 }, null],
    [{ shift_hours: 'refusal', min_shift_hours: 10 }, 'not_free'],
  ];
  for (const [planning_rules, obstacle] of rules) {
    const { hired, mall } = await firm(2, { planning_rules });
    const on = ({ employee }: Guard, start_time: Date) =>
      scheduling.make.shift(mall, employee, { start_time, end_time: new Date(start_time.getTime() + 8 * 3_600_000) });
    const [ann, bob] = hired as [Guard, Guard];
    const given = await on(ann, sundays[0]!);
    await on(bob, sundays[1]!);
    const obstacles = async (kind: string) =>
      (await ann.api.get(`${own}colleagues/?shift=${given.id}&kind=${kind}`)).body as object[];
    expect([planning_rules, await obstacles('give_away')]).toMatchObject([{}, [{ obstacle: 'not_free' }]]);
    expect([planning_rules, await obstacles('swap')]).toMatchObject([{}, [{ obstacle }]]);
  }
});

test('issue: the shift stays whose it is until the colleague and the planner agree; then it moves, with its reminders', async () => {
  const one = await firm(2);
  const [ann, bob] = one.hired as [Guard, Guard];
  const given = await one.shift(ann, 48);
  const id = await asked(ann, given, bob);
  expect((await decide(one, id, 'approve')).status).toBe(409);
  expect((await act(bob, id, 'accept')).body).toMatchObject({ status: 'accepted', is_my_turn: false });
  expect((await act(bob, id, 'accept')).body).toMatchObject({ status: 'accepted' });
  expect(await ownerOf(given)).toBe(ann.employee.id);
  knowUser(scheduling.auth, one.owner, { email: 'owner@offers.example' });
  const worker = await scheduling.another();
  const { subject, text } = await mailbox.next('owner@offers.example');
  await worker.close();
  expect(subject).toBe('To approve: G0 X and G1 X have agreed on a shift');
  expect(text).toContain(`/admin/planner/offers?open=${id}`);
  expect((await one.api.get('/planner/offers/?status=accepted')).body).toMatchObject({
    count: 1,
    results: [{ id, kind: 'give_away', employee_name: 'G0 X', colleague_name: 'G1 X', in_return: null }],
  });
  expect((await one.api.get('/planner/swaps/')).body).toMatchObject({ count: 0 });
  expect((await one.api.get(`/planner/offers/${id}/conflicts/`)).body).toEqual([]);
  expect((await decide(one, id, 'approve')).body).toMatchObject({ status: 'done', decided_at: expect.any(String) });
  expect(await ownerOf(given)).toBe(bob.employee.id);
  for (const call of [decide(one, id, 'approve'), decide(one, id, 'refuse'), act(ann, id, 'withdraw')])
    expect((await call).status).toBe(409);
  // The rest is told as any change of a shift: once to each.
  expect(await told(id)).toEqual([
    { employee_id: bob.employee.id, offer_status: 'waiting' },
    { employee_id: ann.employee.id, offer_status: 'accepted' },
  ]);
  const noted = await scheduling.database.query(
    'SELECT employee_id, before IS NULL AS is_new FROM notice_shift JOIN notice ON notice.id = notice_id WHERE shift_id = $1 AND employee_id = $2',
    [given, bob.employee.id],
  );
  expect(noted).toEqual([{ employee_id: bob.employee.id, is_new: true }]);
});

test('issue: a swap moves two shifts at once; what is given in return is the colleague’s choice, and agreed to', async () => {
  const one = await firm(2, { offer_approval: 'never' });
  const [ann, bob] = one.hired as [Guard, Guard];
  const given = await one.shift(ann, 48);
  // At the same time: only a swap lets him take it.
  const same = await one.shift(bob, 48);
  const far = await one.shift(bob, 200);
  await one.shift(ann, 202);
  const id = await asked(ann, given, bob, { kind: 'swap' });
  expect((await act(bob, id, 'accept')).body).toEqual({ in_return: ['This field is required.'] });
  const returns = (await bob.api.get(`${own}${id}/returns/`)).body as { shift: number }[];
  expect(returns.map(({ shift }) => shift)).toEqual([same]);
  expect((await ann.api.get(`${own}${id}/returns/`)).status).toBe(409);
  expect((await act(bob, id, 'accept', { in_return: far })).body).toHaveProperty('in_return');
  expect((await act(bob, id, 'accept', { in_return: given })).body).toHaveProperty('in_return');
  expect((await act(bob, id, 'accept', { in_return: same })).body).toMatchObject({ status: 'answered' });
  expect((await ann.api.get(`${own}${id}/`)).body).toMatchObject({
    is_my_turn: true,
    in_return: { shift: same },
    conflicts: [],
  });
  expect((await one.api.get('/planner/swaps/')).body).toMatchObject({ count: 1, results: [{ id }] });
  expect((await act(ann, id, 'accept')).body).toMatchObject({ status: 'done' });
  expect([await ownerOf(given), await ownerOf(same)]).toEqual([bob.employee.id, ann.employee.id]);
});

test('where nothing speaks against it, it is approved at once, if the company wants; else the planner sees why not', async () => {
  const one = await firm(2, { offer_approval: 'warned' });
  const [ann, bob] = one.hired as [Guard, Guard];
  const [free, close] = [await one.shift(ann, 48), await one.shift(ann, 300)];
  await one.shift(bob, 310);
  const first = await asked(ann, free, bob);
  expect((await act(bob, first, 'accept')).body).toMatchObject({ status: 'done' });
  const second = await asked(ann, close, bob);
  expect((await bob.api.get(`${own}${second}/`)).body).toMatchObject({ conflicts: [{ code: 'short_rest' }] });
  expect((await act(bob, second, 'accept')).body).toMatchObject({ status: 'accepted' });
  expect((await one.api.get(`/planner/offers/${second}/conflicts/`)).body).toMatchObject([
    { change: 0, code: 'short_rest', severity: 'warning' },
  ]);
  expect((await decide(one, second, 'refuse', { answer: 'Too close' })).body).toMatchObject({ status: 'refused' });
  expect(await ownerOf(close)).toBe(ann.employee.id);
  expect(await told(second)).toEqual([
    { employee_id: bob.employee.id, offer_status: 'waiting' },
    { employee_id: ann.employee.id, offer_status: 'accepted' },
    { employee_id: ann.employee.id, offer_status: 'refused' },
    { employee_id: bob.employee.id, offer_status: 'refused' },
  ]);
});

test('of several offers each says what speaks against it alone, by as many statements as one', async () => {
  const one = await firm(3);
  const [ann, bob, cleo] = one.hired as [Guard, Guard, Guard];
  const list = () => bob.api.get(own);
  await one.shift(bob, 310);
  await asked(ann, await one.shift(ann, 48), bob);
  const forOne = await countStatements(list);
  await asked(ann, await one.shift(ann, 500), bob);
  // While Ann works, and shortly before Bob does.
  await asked(cleo, await one.shift(cleo, 52), bob);
  const close = await asked(cleo, await one.shift(cleo, 300), bob);
  expect(await countStatements(list)).toBe(forOne);
  const { results } = (await list()).body as { results: { id: number; conflicts: { code: string }[] }[] };
  const alone = results.map(async ({ id }) => (await bob.api.get(`${own}${id}/`)).body);
  expect(results).toEqual(await Promise.all(alone));
  expect(results.flatMap(({ id, conflicts }) => conflicts.map(({ code }) => ({ id, code })))).toEqual([
    { id: close, code: 'short_rest' },
  ]);
});

test('what was changed meanwhile moves nothing: a shift of another time, of somebody else, deleted, or being changed', async () => {
  const one = await firm(3, { offer_approval: 'never' });
  const [ann, bob, cleo] = one.hired as [Guard, Guard, Guard];
  const [later, elsewhere, gone, drafted] = [
    await one.shift(ann, 48),
    await one.shift(ann, 100),
    await one.shift(ann, 150),
    await one.shift(ann, 200),
  ];
  const ids = [];
  for (const shift of [later, elsewhere, gone, drafted]) ids.push(await asked(ann, shift, bob));
  await one.api.patch(`/planner/shifts/${later}/`, { end_time: hoursFromNow(55).toISOString() });
  await one.api.patch(`/planner/shifts/${elsewhere}/`, { employee: cleo.employee.id });
  await one.api.delete(`/planner/shifts/${gone}/`);
  await one.api.patch(`/planner/companies/${one.company.id}/`, { plans_in_drafts: true });
  await one.api.patch(`/planner/shifts/${drafted}/`, { end_time: hoursFromNow(207).toISOString() });
  for (const id of ids) expect((await act(bob, id, 'accept')).body.detail).toMatch(/changed or given to somebody else/);
  await runSchedules(scheduling.databaseUrl, [offerSchedule], () => scheduling.another());
  const states = await Promise.all(ids.map(async (id) => (await bob.api.get(`${own}${id}/`)).body.status));
  // What is only drafted is not known to guards, and stands for them.
  expect(states).toEqual(['expired', 'expired', 'expired', 'waiting']);
  expect((await act(ann, ids[3]!, 'withdraw')).body).toMatchObject({ status: 'withdrawn' });
  expect((await ask(ann, drafted, cleo)).body.detail).toMatch(/cannot be given away now/);
});

test('where a company plans in drafts, what two agreed on is published, and confirmed by whom it goes to', async () => {
  const one = await firm(2, { offer_approval: 'never' });
  const [ann, bob] = one.hired as [Guard, Guard];
  const given = await one.shift(ann, 48);
  await one.api.patch(`/planner/companies/${one.company.id}/`, { plans_in_drafts: true });
  const id = await asked(ann, given, bob);
  expect((await act(bob, id, 'accept')).body).toMatchObject({ status: 'done' });
  const shown = async ({ api }: Guard) => (await api.get('/planner/shifts/')).body.results as object[];
  expect(await shown(bob)).toMatchObject([{ id: given, to_confirm: false, confirmed_at: expect.any(String) }]);
  expect(await shown(ann)).toEqual([]);
});

test('over real HTTP: accepted, withdrawn, declined, moved and cancelled at once, a shift has one guard and the end is told once', async () => {
  const rounds = Number(process.env['RACE_ROUNDS'] ?? 6);
  const tried: { id: number; given: number; mine: number; one: Awaited<ReturnType<typeof firm>> }[] = [];
  for (let round = 0; round < rounds; round++) {
    // Nobody asks without end.
    const one = round % 50 === 0 ? await firm(3, { offer_approval: 'never' }) : tried.at(-1)!.one;
    const [ann, bob, cleo] = one.hired as [Guard, Guard, Guard];
    const [given, mine] = [await one.shift(ann, 1000 + round * 48), await one.shift(bob, 1024 + round * 48)];
    const id = await asked(ann, given, bob, { kind: 'swap' });
    await act(bob, id, 'accept', { in_return: mine });
    await Promise.all([
      act(ann, id, 'accept'),
      act(ann, id, 'accept'),
      round % 2 === 0 ? act(bob, id, 'decline') : act(ann, id, 'withdraw'),
      ...(round % 3 === 0 ? [one.api.patch(`/planner/shifts/${given}/`, { employee: cleo.employee.id })] : []),
      ...(round % 3 === 1 ? [one.api.patch(`/planner/shifts/${mine}/`, { status: 'cancelled' })] : []),
      ...(round % 3 === 2 ? [decide(one, id, 'refuse')] : []),
    ]);
    tried.push({ id, given, mine, one });
  }
  await runSchedules(scheduling.databaseUrl, [offerSchedule], () => scheduling.another());
  for (const { id, given, mine, one } of tried) {
    const [ann, bob, cleo] = one.hired as [Guard, Guard, Guard];
    const { status } = (await one.api.get(`/planner/offers/${id}/`)).body as { status: keyof typeof readers };
    const readers = { done: 0, withdrawn: 1, declined: 1, refused: 2, expired: 2 };
    const closing = (await told(id)).slice(2).map(({ offer_status }) => offer_status);
    expect(closing).toEqual(Array.from({ length: readers[status] }, () => status));
    // Both shifts moved, or neither did; a planner may have given Ann's to Cleo, before or after.
    const moved = status === 'done';
    expect(await ownerOf(mine)).toBe((moved ? ann : bob).employee.id);
    expect([(moved ? bob : ann).employee.id, cleo.employee.id]).toContain(await ownerOf(given));
  }
});

describe('issue: what was agreed on just now is taken back as if it had not been', () => {
  const state = async (one: { company: { id: number } }) => {
    const shifts = `SELECT id, employee_id, is_draft, confirmed_at, status FROM shift WHERE company_id = $1 ORDER BY id`;
    const offers = `SELECT id, status, decided_at FROM offer WHERE company_id = $1 ORDER BY id`;
    const notices = `SELECT id FROM notice WHERE company_id = $1 AND told_at IS NOT NULL
      UNION ALL SELECT shift_id FROM notice_shift JOIN notice ON notice.id = notice_id
        WHERE notice.company_id = $1 AND told_at IS NULL AND before IS DISTINCT FROM after ORDER BY 1`;
    const rows = (sql: string) => scheduling.database.query<object[]>(sql, [one.company.id]);
    return [await rows(shifts), await rows(offers), await rows(notices)];
  };
  const settled = (company: { id: number }) =>
    scheduling.database.query('DELETE FROM notice WHERE company_id = $1 AND told_at IS NULL', [company.id]);

  test('by a planner, once approved: both shifts are whose they were, and it waits for approval', async () => {
    const one = await firm(3);
    const [ann, bob, cleo] = one.hired as [Guard, Guard, Guard];
    const [given, mine] = [await one.shift(ann, 48), await one.shift(bob, 200)];
    await ann.api.post('/planner/shifts/confirm/', { shifts: [given] });
    await one.api.patch(`/planner/companies/${one.company.id}/`, { plans_in_drafts: true });
    const id = await asked(ann, given, bob, { kind: 'swap' });
    await act(bob, id, 'accept', { in_return: mine });
    await act(ann, id, 'accept');
    // Another offer of Bob's, which ends with it.
    const other = await asked(bob, mine, cleo);
    await settled(one.company);
    const before = await state(one);
    expect((await decide(one, id, 'approve')).body).toMatchObject({ status: 'done' });
    expect((await act(cleo, other, 'accept')).status).toBe(409);
    expect((await act(ann, id, 'take-back')).status).toBe(409);
    const stranger = await firm(1);
    expect((await decide(stranger, id, 'take-back')).status).toBe(404);
    expect(await decide(one, id, 'take-back')).toMatchObject({ status: 200, body: { status: 'accepted' } });
    expect(await state(one)).toEqual(before);
    expect(await decide(one, id, 'take-back')).toMatchObject({ status: 200, body: { status: 'accepted' } });
    expect((await decide(one, id, 'approve')).body).toMatchObject({ status: 'done' });
  });

  test('by who agreed, where nobody had to approve it', async () => {
    const one = await firm(2, { offer_approval: 'never' });
    const [ann, bob] = one.hired as [Guard, Guard];
    const given = await one.shift(ann, 48);
    const id = await asked(ann, given, bob);
    await settled(one.company);
    const before = await state(one);
    expect((await act(bob, id, 'take-back')).body).toMatchObject({ status: 'waiting' });
    await act(bob, id, 'accept');
    expect((await act(ann, id, 'take-back')).status).toBe(409);
    expect((await decide(one, id, 'take-back')).status).toBe(409);
    expect((await act(bob, id, 'take-back')).body).toMatchObject({ status: 'waiting', is_my_turn: true });
    expect(await state(one)).toEqual(before);
    // Once it is too late for another answer, nobody gets it back.
    await act(bob, id, 'accept');
    await scheduling.database.query(`UPDATE offer SET deadline = now() WHERE id = $1`, [id]);
    expect((await act(bob, id, 'take-back')).status).toBe(409);
  });

  test.each([
    ['decline', 'waiting'],
    ['decline', 'accepted'],
    ['withdraw', 'waiting'],
    ['refuse', 'waiting'],
    ['refuse', 'accepted'],
  ])('a no, too: %s what is %s', async (how, now) => {
    const one = await firm(3);
    const [ann, bob, cleo] = one.hired as [Guard, Guard, Guard];
    const says = (id: number, what: string) =>
      how === 'refuse' ? decide(one, id, what, { answer: '' }) : act(how === 'decline' ? bob : ann, id, what);
    const given = await one.shift(ann, 48);
    const id = await asked(ann, given, bob);
    if (now === 'accepted') await act(bob, id, 'accept');
    const before = await state(one);
    await says(id, how);
    const stranger = how === 'decline' ? ann : bob;
    expect((await act(stranger, id, 'take-back')).status).toBe(409);
    for (const again of await Promise.all([says(id, 'take-back'), says(id, 'take-back')]))
      expect([again.status, again.body.status]).toEqual([200, now]);
    const third = await says(id, 'take-back');
    expect([third.status, third.body.status]).toEqual([200, now]);
    expect(await state(one)).toEqual(before);

    const since: Record<string, () => Promise<unknown>> = {
      read: () => Promise.all([ann, bob].map(({ user }) => scheduling.graphqlAs(user)('mutation { readMyNotices }'))),
      'offered anew': () => ask(ann, given, cleo),
      'somebody else’s': () => one.api.patch(`/planner/shifts/${given}/`, { employee: cleo.employee.id }),
    };
    for (const [name, happens] of Object.entries(since)) {
      await says(id, how);
      await happens();
      expect([name, (await says(id, 'take-back')).status]).toEqual([name, 409]);
      await scheduling.database.query('DELETE FROM offer WHERE company_id = $1 AND id <> $2', [one.company.id, id]);
      await scheduling.database.query('DELETE FROM notice WHERE offer_id = $1', [id]);
      expect((await says(id, 'take-back')).status).toBe(name.startsWith('somebody') ? 409 : 200);
    }
  });

  test('not once somebody was told, has done or said something, or a minute passed', async () => {
    const one = await firm(2, { offer_approval: 'never' });
    const [ann, bob] = one.hired as [Guard, Guard];
    const on = (statement: string) => (shift: number) => scheduling.database.query(statement, [shift]);
    const since: Record<string, (shift: number) => Promise<unknown>> = {
      come: on(`UPDATE shift SET status = 'in_progress', checked_in_at = now() WHERE id = $1`),
      word: on('UPDATE shift SET late_minutes = 5, said_at = now() WHERE id = $1'),
      changed: (shift) => one.api.patch(`/planner/shifts/${shift}/`, { notes: 'Ring' }),
      deleted: (shift) => one.api.delete(`/planner/shifts/${shift}/`),
      told: on(
        'UPDATE notice SET told_at = now() WHERE id IN (SELECT notice_id FROM notice_shift WHERE shift_id = $1)',
      ),
      offered: (shift) => ask(bob, shift, ann),
      'long ago': on(`UPDATE offer SET decided_at = decided_at - interval '61 seconds' WHERE shift_id = $1`),
    };
    let begins = 1000;
    for (const [name, happens] of Object.entries(since)) {
      begins += 48;
      const given = await one.shift(ann, begins);
      const id = await asked(ann, given, bob);
      expect((await act(bob, id, 'accept')).body).toMatchObject({ status: 'done' });
      await happens(given);
      const after = await state(one);
      const refused = await act(bob, id, 'take-back');
      expect([name, refused.status, refused.body.detail]).toEqual([name, 409, 'This cannot be taken back any more.']);
      expect([name, await state(one)]).toEqual([name, after]);
    }
  });

  test('over real HTTP: taken back twice, changed and offered anew at once, a shift has one guard', async () => {
    const rounds = Number(process.env['RACE_ROUNDS'] ?? 6);
    let one = await firm(3, { offer_approval: 'never' });
    for (let round = 0; round < rounds; round++) {
      // Nobody asks without end.
      if (round % 10 === 9) one = await firm(3, { offer_approval: 'never' });
      const [ann, bob, cleo] = one.hired as [Guard, Guard, Guard];
      const given = await one.shift(ann, 1000 + round * 48);
      const id = await asked(ann, given, bob);
      await act(bob, id, 'accept');
      const [first, again] = await Promise.all([
        act(bob, id, 'take-back'),
        act(bob, id, 'take-back'),
        round % 2 === 0
          ? one.api.patch(`/planner/shifts/${given}/`, { employee: cleo.employee.id })
          : ask(bob, given, cleo),
      ]);
      const statuses = [first.status, again.status];
      expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
      const { status } = (await one.api.get(`/planner/offers/${id}/`)).body as { status: string };
      expect(status).toBe(statuses.includes(200) ? 'waiting' : 'done');
      const owner = await ownerOf(given);
      const owners = { waiting: [ann, cleo], done: [bob, cleo] }[status as 'waiting' | 'done'];
      expect(owners.map(({ employee }) => employee.id)).toContain(owner);
    }
  });
});

test('who is not active any more takes nothing over', async () => {
  const one = await firm(2);
  const [ann, bob] = one.hired as [Guard, Guard];
  const given = await one.shift(ann, 48);
  const id = await asked(ann, given, bob);
  await one.api.patch(`/planner/employees/${bob.employee.id}/`, { status: 'inactive' });
  expect((await act(bob, id, 'accept')).status).toBe(409);
  expect(await ownerOf(given)).toBe(ann.employee.id);
});
