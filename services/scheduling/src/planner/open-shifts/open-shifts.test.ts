import { hour, hoursFromNow } from '../../../test/builder.ts';
import { somebody, startScheduling, type TestScheduling } from '../../../test/scheduling.ts';

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startScheduling();
});
afterAll(() => scheduling.close());

const start_time = hoursFromNow(48).toISOString();
const end_time = new Date(Date.parse(start_time) + 8 * hour).toISOString();

/** A firm with a mall and some guards, each with an account. */
async function firm(guards: number) {
  const { make } = scheduling;
  const owner = somebody();
  const company = await make.company(owner, { planning_rules: { qualification: 'refusal' } } as object);
  const mall = await make.client(company, { name: 'Mall', address: '1 High Street' });
  const hired = await Promise.all(
    Array.from({ length: guards }, async (_, index) => {
      const user = somebody();
      const employee = await make.employee(company, {
        user_id: user.userId,
        first_name: `G${index}`,
        hourly_rate: '20.00',
      });
      return { user, employee, api: scheduling.as(user) };
    }),
  );
  const api = scheduling.as(owner);
  const offer = async (given: object = {}) => {
    const { status, body } = await api.post('/planner/open-shifts/', {
      client: mall.id,
      start_time,
      end_time,
      ...given,
    });
    expect([status, body]).toEqual([201, expect.anything()]);
    return body.id as number;
  };
  return { owner, company, mall, hired, api, offer };
}

type Firm = Awaited<ReturnType<typeof firm>>;
type Guard = Firm['hired'][number];

const seen = async ({ api }: Guard) => (await api.get('/planner/employees/me/open-shifts/')).body as { id: number }[];
const claim = ({ api }: Guard, id: number) => api.post(`/planner/open-shifts/${id}/claim/`);
const withdraw = ({ api }: Guard, id: number) => api.post(`/planner/open-shifts/${id}/withdraw/`);
const unclaim = ({ api }: Guard, id: number) => api.post(`/planner/open-shifts/${id}/unclaim/`);
const award = ({ api }: Firm, id: number, { employee }: Guard) =>
  api.post(`/planner/open-shifts/${id}/award/`, { employee: employee.id });
const takeBack = ({ api }: Firm, id: number, { employee }: Guard) =>
  api.post(`/planner/open-shifts/${id}/take-back/`, { employee: employee.id });
const shiftsOf = ({ company }: Firm) =>
  scheduling.database.query<{ employee_id: number }[]>(
    'SELECT employee_id FROM shift WHERE company_id = $1 ORDER BY id',
    [company.id],
  );
const toldOf = (id: number) =>
  scheduling.database.query<{ employee_id: number }[]>('SELECT employee_id FROM notice WHERE open_shift_id = $1', [id]);

test('issue: an open shift is shown to who may take it, with pay, address and what speaks against it', async () => {
  const one = await firm(4);
  const { make } = scheduling;
  const [ann, bob, cleo, dan] = one.hired as [Guard, Guard, Guard, Guard];
  const skill = await make.qualification(one.company, 'Dogs', ann.employee, bob.employee, cleo.employee);
  const post = await make.post(one.mall, { name: 'Gate' });
  await one.api.patch(`/planner/posts/${post.id}/`, { required_qualifications: [skill.id] });
  await make.shift(one.mall, bob.employee, { start_time: new Date(start_time), end_time: new Date(end_time) });
  const id = await one.offer({ post: post.id, notes: 'Bring a lamp' });

  // Dan lacks what the post asks; Bob works then.
  expect(await Promise.all([ann, bob, cleo, dan].map(async (guard) => (await seen(guard)).length))).toEqual([
    1, 0, 1, 0,
  ]);
  expect(await seen(ann)).toMatchObject([
    {
      id,
      client_name: 'Mall',
      post_name: 'Gate',
      address: '1 High Street',
      notes: 'Bring a lamp',
      pay: '160.00',
      duration_hours: 8,
      places_left: 1,
      standing: 'free',
      conflicts: [],
      claim: null,
    },
  ]);
  const refused = await claim(bob, id);
  expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('at this time')]);
  expect((await claim(dan, id)).status).toBe(409);

  const regular = await one.offer({ audience: 'regulars', start_time: hoursFromNow(90), end_time: hoursFromNow(94) });
  const named = await one.offer({
    audience: 'named',
    employees: [cleo.employee.id],
    start_time: hoursFromNow(190),
    end_time: hoursFromNow(194),
  });
  const ids = async (guard: Guard) => (await seen(guard)).map((open) => open.id);
  expect([await ids(ann), await ids(bob), await ids(cleo)]).toEqual([[id], [regular], [id, named]]);
  expect((await claim(ann, named)).status).toBe(404);
  const stranger = await firm(1);
  expect((await claim(stranger.hired[0]!, id)).status).toBe(404);
  expect((await stranger.api.get(`/planner/open-shifts/${id}/`)).status).toBe(404);
});

test('what all who qualify may take, is for those alone, also where a missing qualification is a warning', async () => {
  const one = await firm(2);
  const { make, database } = scheduling;
  const [ann, dan] = one.hired as [Guard, Guard];
  await database.query(`UPDATE company SET planning_rules = '{"qualification":"warning"}' WHERE id = $1`, [
    one.company.id,
  ]);
  const skill = await make.qualification(one.company, 'Dogs', ann.employee);
  const post = await make.post(one.mall, { name: 'Gate' });
  await one.api.patch(`/planner/posts/${post.id}/`, { required_qualifications: [skill.id] });
  const id = await one.offer({ post: post.id, mode: 'first_come' });
  expect(await Promise.all([ann, dan].map(async (guard) => (await seen(guard)).length))).toEqual([1, 0]);
  const refused = await claim(dan, id);
  expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('Dogs')]);
  // Whom the planner names may.
  const named = await one.offer({ post: post.id, mode: 'first_come', audience: 'named', employees: [dan.employee.id] });
  expect((await claim(dan, named)).body).toMatchObject({ claim: 'awarded' });
});

test('issue: what was taken first is given back right after, as if it had not been; not once it was changed, confirmed or long ago', async () => {
  const one = await firm(2);
  const [ann, bob] = one.hired as [Guard, Guard];
  await scheduling.database.query('UPDATE company SET plans_in_drafts = true WHERE id = $1', [one.company.id]);
  const id = await one.offer({ mode: 'first_come' });
  const take = async () => (await claim(ann, id)).body.shift as number;
  await take();
  expect((await claim(bob, id)).status).toBe(409);
  expect((await withdraw(ann, id)).body).toMatchObject({ claim: 'withdrawn', places_left: 1, shift: null });
  expect((await withdraw(ann, id)).body).toMatchObject({ claim: 'withdrawn' });
  const kept = await scheduling.database.query(
    `SELECT FROM shift WHERE company_id = $1 UNION ALL SELECT FROM published_shift WHERE company_id = $1`,
    [one.company.id],
  );
  expect(kept).toHaveLength(0);
  expect((await claim(bob, id)).body).toMatchObject({ claim: 'awarded' });
  expect((await withdraw(bob, id)).status).toBe(200);

  const shift = await take();
  const undo = async (statement: string, parameters: unknown[]) => {
    await scheduling.database.query(statement, parameters);
    return (await withdraw(ann, id)).status;
  };
  expect(await undo('UPDATE shift SET confirmed_at = now() WHERE id = $1', [shift])).toBe(409);
  expect(
    await undo('UPDATE shift SET confirmed_at = NULL, employee_id = $2 WHERE id = $1', [shift, bob.employee.id]),
  ).toBe(409);
  await scheduling.database.query('UPDATE shift SET employee_id = $2 WHERE id = $1', [shift, ann.employee.id]);
  const later = `UPDATE open_shift_claim SET decided_at = now() - interval '3 minutes' WHERE shift_id = $1`;
  expect(await undo(later, [shift])).toBe(409);
  expect((await shiftsOf(one)).length).toBe(1);
});

test('issue: who asks is awarded with a click, as the rules judge it then; the others are told once', async () => {
  const one = await firm(4);
  const [ann, bob, cleo, dan] = one.hired as [Guard, Guard, Guard, Guard];
  await scheduling.database.query('UPDATE employee SET hourly_rate = 18 WHERE id = $1', [bob.employee.id]);
  const id = await one.offer();
  for (const guard of [ann, bob, cleo, dan]) expect((await claim(guard, id)).body).toMatchObject({ claim: 'waiting' });
  expect((await claim(ann, id)).body).toMatchObject({ claim: 'waiting' });
  expect((await withdraw(dan, id)).body).toMatchObject({ claim: 'withdrawn' });

  const { body } = await one.api.get(`/planner/open-shifts/${id}/claims/`);
  expect(body).toMatchObject([
    { employee: bob.employee.id, candidate: { cost: '144.00', standing: 'free' } },
    { employee: ann.employee.id, status: 'waiting', candidate: { cost: '160.00' } },
    { employee: cleo.employee.id },
    { employee: dan.employee.id, status: 'withdrawn', candidate: null },
  ]);
  expect((await award(one, id, dan)).body).toMatchObject({
    detail: 'This claim has been decided or withdrawn already.',
  });
  // Meanwhile Bob has work at this time.
  const other = { client: one.mall.id, employee: bob.employee.id, start_time, end_time };
  const busy = (await one.api.post('/planner/shifts/', other)).body as { id: number };
  expect((await award(one, id, bob)).status).toBe(400);
  await one.api.delete(`/planner/shifts/${busy.id}/`);
  expect((await award(one, id, bob)).body).toMatchObject({ status: 'filled', taken: 1, waiting: 0 });
  expect(await shiftsOf(one)).toEqual([{ employee_id: bob.employee.id }]);
  expect((await seen(bob))[0]).toMatchObject({ claim: 'awarded', shift: expect.any(Number), conflicts: [] });
  expect(await seen(ann)).toEqual([]);
  expect((await toldOf(id)).length).toBe(2);
  expect((await withdraw(bob, id)).status).toBe(409);
  expect((await claim(ann, id)).status).toBe(409);
  const { data } = await scheduling.graphqlAs(ann.user)(
    '{ myNotices { results { openShift { clientName isCancelled } } } }',
  );
  expect(data.myNotices.results).toEqual([{ openShift: { clientName: 'Mall', isCancelled: false } }]);
});

test('who comes first has it; cancelled, it is gone and who waits is told', async () => {
  const one = await firm(2);
  const [ann, bob] = one.hired as [Guard, Guard];
  await one.api.patch(`/planner/companies/${one.company.id}/`, { plans_in_drafts: true });
  const first = await one.offer({ mode: 'first_come' });
  expect((await claim(ann, first)).body).toMatchObject({ claim: 'awarded', places_left: 0 });
  expect((await claim(ann, first)).body).toMatchObject({ claim: 'awarded' });
  // What one took is no draft.
  expect((await ann.api.get('/planner/shifts/')).body).toMatchObject({ count: 1 });
  expect((await claim(bob, first)).body).toMatchObject({ detail: 'This shift is not open any more.' });
  const id = await one.offer({ start_time: hoursFromNow(100), end_time: hoursFromNow(104) });
  await claim(bob, id);
  expect((await one.api.post(`/planner/open-shifts/${id}/cancel/`)).body).toMatchObject({ status: 'cancelled' });
  expect((await one.api.post(`/planner/open-shifts/${id}/cancel/`)).status).toBe(409);
  expect((await award(one, id, bob)).status).toBe(409);
  expect((await toldOf(id)).length).toBe(1);
  expect((await one.api.get('/planner/open-shifts/?status=cancelled')).body).toMatchObject({
    count: 1,
    results: [{ id }],
  });
});

test('what somebody had becomes an open shift with a click, and is theirs no more', async () => {
  const one = await firm(2);
  const [ann, bob] = one.hired as [Guard, Guard];
  const had = { client: one.mall.id, employee: ann.employee.id, start_time, end_time, title: 'Gate' };
  const { id } = (await one.api.post('/planner/shifts/', had)).body as { id: number };
  const offer = () => one.api.post(`/planner/shifts/${id}/offer/`);
  const answers = await Promise.all([offer(), offer()]);
  const offered = answers.find(({ status }) => status === 200)!;
  expect(offered.body).toMatchObject({ title: 'Gate', places: 1, status: 'open', start_time });
  expect(await shiftsOf(one)).toEqual([]);
  expect((await seen(bob)).map((open) => open.id)).toEqual([offered.body.id]);
  expect((await offer()).status).toBe(404);
});

describe('issue 35.1: one person is asked', () => {
  const asked = async () => {
    const one = await firm(2);
    const [ann, bob] = one.hired as [Guard, Guard];
    const had = { client: one.mall.id, employee: ann.employee.id, start_time, end_time };
    const { id } = (await one.api.post('/planner/shifts/', had)).body as { id: number };
    const ask = (employee: number) => one.api.post(`/planner/shifts/${id}/offer/`, { employee });
    return { one, ann, bob, ask };
  };

  test('for a shift of somebody else, and has it by saying yes', async () => {
    const { one, ann, bob, ask } = await asked();
    const [stranger] = (await firm(1)).hired as [Guard];
    expect(await ask(stranger.employee.id)).toMatchObject({ status: 400, body: { employee: expect.anything() } });
    expect(await shiftsOf(one)).toEqual([{ employee_id: ann.employee.id }]);
    const { body } = await ask(bob.employee.id);
    expect(body).toMatchObject({
      mode: 'first_come',
      audience: 'named',
      asked: [expect.stringContaining('G1')],
      status: 'open',
    });
    expect(await seen(ann)).toEqual([]);
    expect(await seen(bob)).toMatchObject([{ id: body.id, is_asked: true, claim: null }]);
    expect((await claim(bob, body.id)).body).toMatchObject({ claim: 'awarded' });
    expect(await shiftsOf(one)).toEqual([{ employee_id: bob.employee.id }]);
  });

  test('only who can say yes', async () => {
    const { one, ann, bob, ask } = await asked();
    const sam = await scheduling.make.employee(one.company);
    await scheduling.database.query(`UPDATE employee SET status = 'inactive' WHERE id = $1`, [bob.employee.id]);
    const said = async (id: number) => {
      const { status, body } = await ask(id);
      return [status, (body as { employee: string[] }).employee[0]];
    };
    expect(await said(bob.employee.id)).toEqual([400, expect.stringContaining('inactive')]);
    expect(await said(sam.id)).toEqual([400, expect.stringContaining('no account')]);
    expect(await said(ann.employee.id)).toEqual([400, expect.stringContaining('already has a shift')]);
    expect(await shiftsOf(one)).toEqual([{ employee_id: ann.employee.id }]);
  });

  test('and leaves the firm: nobody is asked any more, until they are back', async () => {
    const { one, bob, ask } = await asked();
    const { id } = (await ask(bob.employee.id)).body as { id: number };
    const become = async (status: string) => {
      await one.api.patch(`/planner/employees/${bob.employee.id}/`, { status });
      return (await one.api.get(`/planner/open-shifts/${id}/`)).body.status as string;
    };
    expect([await become('inactive'), await become('active')]).toEqual(['declined', 'open']);
  });

  test('and says no, which the planner sees, and may think better of it', async () => {
    const { one, ann, bob, ask } = await asked();
    const { id } = (await ask(bob.employee.id)).body as { id: number };
    expect((await withdraw(ann, id)).status).toBe(404);
    for (const _ of ['once', 'again']) expect((await withdraw(bob, id)).body).toMatchObject({ claim: 'withdrawn' });
    const list = async (status: string) =>
      (await one.api.get(`/planner/open-shifts/?status=${status}`)).body.results as object[];
    expect([await list('declined'), await list('open')]).toMatchObject([[{ id, waiting: 0 }], []]);
    expect((await one.api.get(`/planner/open-shifts/${id}/claims/`)).body).toMatchObject([
      { employee: bob.employee.id, status: 'withdrawn' },
    ]);
    expect(await seen(bob)).toEqual([]);
    expect((await claim(bob, id)).body).toMatchObject({ claim: 'awarded' });
    expect((await withdraw(bob, id)).body).toMatchObject({ claim: 'withdrawn' });
    await one.api.post(`/planner/open-shifts/${id}/cancel/`);
    expect((await claim(bob, id)).status).toBe(409);
  });

  test('and takes back a yes or a no, and is asked as before', async () => {
    const { one, ann, bob, ask } = await asked();
    const { id } = (await ask(bob.employee.id)).body as { id: number };
    const stands = async () => [
      (await one.api.get(`/planner/open-shifts/${id}/`)).body.status as string,
      (await one.api.get(`/planner/open-shifts/${id}/claims/`)).body,
      await seen(bob),
      await shiftsOf(one),
    ];
    const before = await stands();
    for (const answer of [withdraw, claim]) {
      expect((await answer(bob, id)).status).toBe(200);
      expect(await stands()).not.toEqual(before);
      for (const _ of ['once', 'again'])
        expect((await unclaim(bob, id)).body).toMatchObject({ claim: null, shift: null, is_asked: true });
      expect(await stands()).toEqual(before);
    }
    expect((await unclaim(ann, id)).status).toBe(404);

    const times = { start_time: hoursFromNow(90), end_time: hoursFromNow(94) };
    const awarded = await one.offer({ ...times, audience: 'named', employees: [bob.employee.id] });
    await claim(bob, awarded);
    expect((await unclaim(bob, awarded)).body).toMatchObject({ claim: null });
    await claim(bob, awarded);
    await award(one, awarded, bob);
    expect((await unclaim(bob, awarded)).status).toBe(409);
  });

  test('after another who said no, and could both have it else', async () => {
    const { one, ann, bob, ask } = await asked();
    const declined = (await ask(bob.employee.id)).body.id as number;
    await withdraw(bob, declined);
    const named = { audience: 'named', mode: 'first_come' };
    const elsewhere = await one.offer({ ...named, employees: [bob.employee.id], end_time: hoursFromNow(57) });
    await withdraw(bob, elsewhere);
    const again = await one.offer({ ...named, employees: [ann.employee.id] });
    const statuses = [declined, elsewhere, again].map(
      async (id) => (await one.api.get(`/planner/open-shifts/${id}/`)).body.status as string,
    );
    expect(await Promise.all(statuses)).toEqual(['cancelled', 'declined', 'open']);
    expect((await claim(bob, declined)).status).toBe(409);
    expect((await claim(ann, again)).body).toMatchObject({ claim: 'awarded' });
  });

  test('among several, of whom one says no', async () => {
    const one = await firm(2);
    const [ann, bob] = one.hired as [Guard, Guard];
    const id = await one.offer({ audience: 'named', employees: [ann.employee.id, bob.employee.id] });
    await withdraw(ann, id);
    const status = async () => (await one.api.get(`/planner/open-shifts/${id}/`)).body.status as string;
    expect(await status()).toBe('open');
    await withdraw(bob, id);
    expect(await status()).toBe('declined');
    // What all may ask for, nobody has to say no to.
    expect(
      (await withdraw(ann, await one.offer({ start_time: hoursFromNow(90), end_time: hoursFromNow(94) }))).status,
    ).toBe(409);
  });
});

describe('where a company plans in drafts, what was published and is offered', () => {
  const offered = async (before?: (guard: Guard, shift: number) => Promise<unknown>) => {
    const one = await firm(2);
    await one.api.patch(`/planner/companies/${one.company.id}/`, { plans_in_drafts: true });
    const [ann, bob] = one.hired as [Guard, Guard];
    const had = { client: one.mall.id, employee: ann.employee.id, start_time, end_time };
    const shift = (await one.api.post('/planner/shifts/', had)).body.id as number;
    await one.api.post('/planner/publications/', { company: one.company.id });
    await scheduling.database.query('UPDATE notice SET told_at = now() WHERE company_id = $1', [one.company.id]);
    await before?.(ann, shift);
    const open = (await one.api.post(`/planner/shifts/${shift}/offer/`)).body.id as number;
    const restore = () =>
      scheduling.graphqlAs(one.owner)('mutation ($id: ID!) { changeShifts(changes: [{ id: $id, restored: true }]) }', {
        id: shift,
      });
    return { one, ann, bob, shift, open, restore };
  };
  const toTell = ({ company }: Firm) =>
    scheduling.database.query<object[]>(
      `SELECT employee_id, before IS NULL AS "isNew", after IS NULL AS "isGone" FROM notice_shift
       JOIN notice ON notice.id = notice_id AND told_at IS NULL
       WHERE notice.company_id = $1 AND before IS DISTINCT FROM after`,
      [company.id],
    );
  const known = async ({ api }: Guard) => (await api.get('/planner/shifts/')).body.count as number;

  test('is theirs no more at once, and is not brought back beside its open shift by who discards', async () => {
    const { one, ann, bob, shift, open } = await offered();
    expect(await known(ann)).toBe(0);
    expect(await toTell(one)).toEqual([{ employee_id: ann.employee.id, isNew: false, isGone: true }]);
    const checkIn = { shift_id: shift, action: 'check_in' };
    expect((await ann.api.post('/planner/shifts/check_in_out/', checkIn)).status).toBe(404);
    await claim(bob, open);
    const discarded = await one.api.post('/planner/publications/discard/', { company: one.company.id });
    expect(discarded.body).toMatchObject({ shifts: 0 });
    expect(await shiftsOf(one)).toEqual([]);
    expect((await award(one, open, bob)).status).toBe(200);
    expect(await shiftsOf(one)).toEqual([{ employee_id: bob.employee.id }]);
  });

  test('is theirs again, and known to them, when it is brought back; the open shift goes, and nothing is told', async () => {
    const { one, ann, open, restore } = await offered();
    expect((await restore()).errors).toBeUndefined();
    expect(await known(ann)).toBe(1);
    expect(await toTell(one)).toEqual([]);
    expect((await one.api.get(`/planner/open-shifts/${open}/`)).body).toMatchObject({ status: 'cancelled' });
    expect((await one.api.get(`/planner/publications/?company=${one.company.id}`)).body).toMatchObject({ count: 0 });
  });

  test('is as confirmed as it was when it is brought back, unless they were told meanwhile that it is gone', async () => {
    const again = async (isTold: boolean) => {
      const { one, ann, shift, restore } = await offered((guard, id) =>
        guard.api.post('/planner/shifts/confirm/', { shifts: [id] }),
      );
      if (isTold)
        await scheduling.database.query('UPDATE notice SET told_at = now() WHERE company_id = $1', [one.company.id]);
      await restore();
      const { body } = await one.api.get(`/planner/publications/unconfirmed/?company=${one.company.id}`);
      const { confirmed_at } = (await ann.api.get(`/planner/shifts/${shift}/`)).body;
      return [confirmed_at !== null, body.length];
    };
    expect([await again(false), await again(true)]).toEqual([
      [true, 0],
      [false, 1],
    ]);
  });

  test('is not brought back once somebody has asked for it, also in the same moment', async () => {
    const { one, bob, open, restore } = await offered();
    await claim(bob, open);
    expect(await restore()).toMatchObject({ errors: [{ message: 'This cannot be taken back any more.' }] });
    expect(await shiftsOf(one)).toEqual([]);
    expect((await one.api.get(`/planner/open-shifts/${open}/`)).body).toMatchObject({ status: 'open', waiting: 1 });

    for (let round = 0; round < 4; round++) {
      const other = await offered();
      const [claimed, restored] = await Promise.all([claim(other.bob, other.open), other.restore()]);
      expect(claimed.status === 200).toBe(restored.errors !== undefined);
      expect((await shiftsOf(other.one)).length).toBe(claimed.status === 200 ? 0 : 1);
    }
  });
});

test('issue: what was awarded just now is taken back as if it had not been: who asked waits again, and nobody was told', async () => {
  const one = await firm(3);
  await one.api.patch(`/planner/companies/${one.company.id}/`, { plans_in_drafts: true });
  const [ann, bob, cleo] = one.hired as [Guard, Guard, Guard];
  const id = await one.offer();
  for (const guard of [ann, bob, cleo]) await claim(guard, id);
  expect((await withdraw(cleo, id)).status).toBe(200);
  const claims = async () => (await one.api.get(`/planner/open-shifts/${id}/claims/`)).body;
  const before = await claims();
  await award(one, id, ann);
  expect((await toldOf(id)).length).toBe(1);
  const answer = { status: 200, body: { status: 'open', taken: 0, waiting: 2 } };
  expect(await takeBack(one, id, ann)).toMatchObject(answer);
  expect(await claims()).toEqual(before);
  expect(await takeBack(one, id, ann)).toMatchObject(answer);
  const left = await scheduling.database.query(
    `SELECT FROM shift WHERE company_id = $1 UNION ALL SELECT FROM published_shift WHERE company_id = $1
     UNION ALL SELECT FROM notice WHERE open_shift_id = $2
     UNION ALL SELECT FROM notice_shift WHERE company_id = $1 AND before IS DISTINCT FROM after`,
    [one.company.id, id],
  );
  expect(left).toHaveLength(0);
  // Another gets it then.
  expect((await award(one, id, bob)).body).toMatchObject({ taken: 1, waiting: 0 });
  expect(await toldOf(id)).toEqual([{ employee_id: ann.employee.id }]);
});

test('an award stands once somebody was told, has done or said something, or a minute passed; it is nobody’s of another firm', async () => {
  const one = await firm(2);
  const [ann, bob] = one.hired as [Guard, Guard];
  const stranger = await firm(1);
  const on = (statement: string) => (shift: number) => scheduling.database.query(statement, [shift]);
  const since: Record<string, (shift: number) => Promise<unknown>> = {
    confirmed: on('UPDATE shift SET confirmed_at = now() WHERE id = $1'),
    come: on(`UPDATE shift SET status = 'in_progress', checked_in_at = now() WHERE id = $1`),
    word: on('UPDATE shift SET late_minutes = 5, said_at = now() WHERE id = $1'),
    changed: (shift) => one.api.patch(`/planner/shifts/${shift}/`, { notes: 'Ring' }),
    deleted: (shift) => one.api.delete(`/planner/shifts/${shift}/`),
    told: on('UPDATE notice SET told_at = now() WHERE id IN (SELECT notice_id FROM notice_shift WHERE shift_id = $1)'),
    read: () => scheduling.graphqlAs(bob.user)('mutation { readMyNotices }'),
    'long ago': on(`UPDATE open_shift_claim SET decided_at = now() - interval '61 seconds' WHERE shift_id = $1`),
  };
  let begins = 1000;
  for (const [name, happens] of Object.entries(since)) {
    begins += 48;
    const id = await one.offer({ start_time: hoursFromNow(begins), end_time: hoursFromNow(begins + 8) });
    for (const guard of [ann, bob]) await claim(guard, id);
    expect((await award(one, id, ann)).status).toBe(200);
    const [given] = await scheduling.database.query<[{ shift_id: number }]>(
      `SELECT shift_id FROM open_shift_claim WHERE open_shift_id = $1 AND status = 'awarded'`,
      [id],
    );
    await happens(given.shift_id);
    expect((await takeBack(stranger, id, ann)).status).toBe(404);
    expect((await ann.api.post(`/planner/open-shifts/${id}/take-back/`, { employee: ann.employee.id })).status).toBe(
      403,
    );
    const refused = await takeBack(one, id, ann);
    expect([name, refused.status, refused.body.detail]).toEqual([name, 409, 'This cannot be taken back any more.']);
    expect((await one.api.get(`/planner/open-shifts/${id}/`)).body).toMatchObject({ taken: 1, waiting: 0 });
    expect((await takeBack(one, id, bob)).status).toBe(409);
  }
});

test('who takes and gives back without end has to wait; who has it already does not', async () => {
  const one = await firm(2);
  const [ann, bob] = one.hired as [Guard, Guard];
  const id = await one.offer();
  await claim(bob, id);
  for (const { employee } of [ann, bob])
    await scheduling.database.query(
      `INSERT INTO rate_limit VALUES ('claim ' || $1, 120, now() + interval '1 hour')
       ON CONFLICT (key) DO UPDATE SET tries = excluded.tries`,
      [employee.id],
    );
  expect([(await claim(ann, id)).status, (await claim(bob, id)).status]).toEqual([429, 200]);
});

test('what cannot be is refused by field', async () => {
  const one = await firm(0);
  const refused = async (given: object) =>
    (await one.api.post('/planner/open-shifts/', { client: one.mall.id, start_time, end_time, ...given })).body;
  expect(await refused({ end_time: start_time })).toHaveProperty('end_time');
  expect(await refused({ deadline: end_time })).toHaveProperty('deadline');
  expect(await refused({ start_time: hoursFromNow(-1), end_time: hoursFromNow(1) })).toHaveProperty('start_time');
  expect(await refused({ audience: 'named' })).toEqual({ employees: ['This field is required.'] });
  expect(await refused({ audience: 'named', employees: [999_999] })).toHaveProperty('employees');
  expect(await refused({ post: 999_999 })).toHaveProperty('post');
  expect(await refused({ client: 999_999 })).toHaveProperty('client');
});

describe('many at once, over real HTTP and PostgreSQL', () => {
  const rounds = Number(process.env['RACE_ROUNDS'] ?? 4);

  test('never more have a place than there are, and each of the others is told once', async () => {
    const one = await firm(8);
    for (let round = 0; round < rounds; round++) {
      const begins = 1000 + round * 24;
      const times = { start_time: hoursFromNow(begins), end_time: hoursFromNow(begins + 8) };
      const id = await one.offer({ ...times, mode: 'first_come', places: 2 });
      const answers = await Promise.all(one.hired.map((guard) => claim(guard, id)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(6);
      expect((await one.api.get(`/planner/open-shifts/${id}/`)).body).toMatchObject({ taken: 2, status: 'filled' });
    }
    expect((await shiftsOf(one)).length).toBe(2 * rounds);
  });

  test('who thinks better of a no while another is asked has it, waits for it, or is told that it is gone', async () => {
    const one = await firm(2);
    const [ann, bob] = one.hired as [Guard, Guard];
    for (let round = 0; round < rounds; round++) {
      const begins = 1000 + round * 24;
      const times = { start_time: hoursFromNow(begins), end_time: hoursFromNow(begins + 8) };
      const mode = round % 2 ? ('award' as const) : ('first_come' as const);
      const asking = (guard: Guard) => one.offer({ ...times, mode, audience: 'named', employees: [guard.employee.id] });
      const declined = await asking(bob);
      await withdraw(bob, declined);
      const [, claimed] = await Promise.all([asking(ann), claim(bob, declined)]);
      const { status, waiting } = (await one.api.get(`/planner/open-shifts/${declined}/`)).body;
      const outcomes = { first_come: ['200 filled 0'], award: ['200 open 1', '200 cancelled 0'] }[mode];
      expect(['409 cancelled 0', ...outcomes]).toContain(`${claimed.status} ${status} ${waiting}`);
      const told = (await toldOf(declined)).length;
      expect(told).toBe(mode === 'award' && claimed.status === 200 && status === 'cancelled' ? 1 : 0);
    }
  });

  test('claims, awards, withdrawals and a cancellation leave one truth', async () => {
    const one = await firm(5);
    for (let round = 0; round < rounds; round++) {
      const begins = 1000 + round * 24;
      const times = { start_time: hoursFromNow(begins), end_time: hoursFromNow(begins + 8) };
      const id = await one.offer(times);
      const [ann, bob, cleo, ...late] = one.hired as [Guard, Guard, Guard, ...Guard[]];
      await Promise.all([ann, bob, cleo].map((guard) => claim(guard, id)));
      await Promise.all([
        award(one, id, ann),
        award(one, id, bob),
        round % 3 ? withdraw(ann, id) : unclaim(ann, id),
        withdraw(cleo, id),
        unclaim(cleo, id),
        ...late.map((guard) => claim(guard, id)),
        ...(round % 2 ? [one.api.post(`/planner/open-shifts/${id}/cancel/`)] : []),
      ]);
      const [state] = await scheduling.database.query<[Record<string, number | boolean>]>(
        `SELECT taken, cancelled_at IS NOT NULL AS cancelled,
           (SELECT count(*)::integer FROM open_shift_claim WHERE open_shift_id = $1 AND status = 'awarded' AND shift_id IS NOT NULL) AS awarded,
           (SELECT count(*)::integer FROM shift WHERE company_id = $2 AND start_time = open_shift.start_time) AS shifts,
           (SELECT count(*)::integer FROM open_shift_claim WHERE open_shift_id = $1 AND status = 'waiting') AS waiting,
           (SELECT count(*)::integer FROM open_shift_claim WHERE open_shift_id = $1 AND status = 'refused') AS refused,
           (SELECT count(*)::integer FROM notice WHERE open_shift_id = $1) AS told
         FROM open_shift WHERE id = $1`,
        [id, one.company.id],
      );
      const { taken, cancelled, awarded, shifts, waiting, refused, told } = state;
      expect(taken === 1).toBe(!cancelled);
      expect({ awarded, shifts, waiting, told }).toEqual({ awarded: taken, shifts: taken, waiting: 0, told: refused });
    }
  });

  test('awarded, taken back, withdrawn, confirmed and changed at once, a place has one shift or none', async () => {
    const one = await firm(2);
    const [ann, bob] = one.hired as [Guard, Guard];
    for (let round = 0; round < rounds; round++) {
      const begins = 1000 + round * 24;
      const id = await one.offer({ start_time: hoursFromNow(begins), end_time: hoursFromNow(begins + 8) });
      await Promise.all([ann, bob].map((guard) => claim(guard, id)));
      await award(one, id, ann);
      const [{ shift_id: shift }] = await scheduling.database.query<[{ shift_id: number }]>(
        `SELECT shift_id FROM open_shift_claim WHERE open_shift_id = $1 AND status = 'awarded'`,
        [id],
      );
      const [first, again] = await Promise.all([
        takeBack(one, id, ann),
        takeBack(one, id, ann),
        award(one, id, bob),
        ...(round % 2 ? [ann.api.post('/planner/shifts/confirm/', { shifts: [shift] })] : [withdraw(bob, id)]),
      ]);
      const statuses = [first.status, again.status];
      expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
      const [state] = await scheduling.database.query<[Record<string, number>]>(
        `SELECT taken,
           (SELECT count(*)::integer FROM open_shift_claim WHERE open_shift_id = $1 AND status = 'awarded' AND shift_id IS NOT NULL) AS awarded,
           (SELECT count(*)::integer FROM shift WHERE company_id = $2 AND start_time = open_shift.start_time) AS shifts,
           (SELECT count(*)::integer FROM open_shift_claim WHERE open_shift_id = $1 AND status = 'refused') AS refused,
           (SELECT count(*)::integer FROM notice WHERE open_shift_id = $1) AS told
         FROM open_shift WHERE id = $1`,
        [id, one.company.id],
      );
      const { taken, awarded, shifts, refused, told } = state;
      expect({ awarded, shifts, told }).toEqual({ awarded: taken, shifts: taken, told: refused });
      expect(taken === 0 ? refused : 0).toBe(0);
      // Meanwhile Bob may have got it.
      const has = (await seen(ann)).some((open) => open.id === id && 'claim' in open && open.claim === 'awarded');
      expect(has && statuses.includes(200)).toBe(false);
    }
  });
});
