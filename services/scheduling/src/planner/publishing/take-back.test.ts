import { eventually } from '@portfolio/testkit';
import { startNotices, type TestNotices } from '../../../test/notices.ts';
import { somebody } from '../../../test/scheduling.ts';

let firm: TestNotices;
type Guard = Awaited<ReturnType<TestNotices['guard']>>;
let ann: Guard;
let bob: Guard;
let second: { close(): Promise<void> };

beforeAll(async () => {
  firm = await startNotices();
  await firm.as(firm.owner).patch(`/planner/companies/${firm.company.id}/`, { plans_in_drafts: true });
  [ann, bob] = [await firm.guard(), await firm.guard()];
  second = await firm.another();
}, 60_000);
afterAll(async () => {
  await second.close();
  await firm.close();
});
afterEach(async () => {
  for (const table of ['shift', 'published_shift', 'notice', 'offer'])
    await firm.database.query(`DELETE FROM ${table}`);
});

const owner = () => firm.as(firm.owner);
const plan = async (guard: Guard, hours = 300): Promise<number> => {
  const { status, body } = await owner().post('/planner/shifts/', firm.shift(guard, hours));
  expect(status).toBe(201);
  return body.id;
};
const publish = async (): Promise<number> => (await owner().post('/planner/publications/', {})).body.id;
const takeBack = (id: number, as = owner()) => as.post(`/planner/publications/${id}/take-back/`);
const change = (id: number, changes: object) => owner().patch(`/planner/shifts/${id}/`, changes);
const confirm = (guard: Guard, ...shifts: number[]) =>
  firm.as(guard.persona).post('/planner/shifts/confirm/', { shifts });

const openNotices = () => firm.database.query<unknown[]>('SELECT FROM notice WHERE told_at IS NULL');
const told = () =>
  eventually('what is noted is told', async () => {
    await firm.minuteIsOver();
    return (await openNotices()).length === 0;
  });
const kinds = async (guard: Guard) =>
  (await guard.notices()).results.map(({ shifts }) => shifts.map(({ kind }) => kind.toLowerCase()).toSorted());
/** All that planners and guards have of it. */
const state = async () => {
  const rows = (table: string) =>
    firm.database.query(`SELECT to_jsonb(told) - 'changed_at' AS row FROM ${table} AS told ORDER BY 1`);
  const { version } = (await owner().get('/planner/publications/')).body;
  return {
    version,
    known: await rows('known_shifts()'),
    planned: await rows('shift'),
    was: await rows('published_shift'),
  };
};

test('issue: what was published just now is taken back as if it had not been; published again, it is told once', async () => {
  const [moved, given, gone] = [await plan(ann, 300), await plan(ann, 320), await plan(ann, 340)];
  await publish();
  await confirm(ann, moved);
  await told();
  await firm.database.query('DELETE FROM notice');
  await change(moved, { notes: 'Ring' });
  await change(given, { employee: bob.id });
  await owner().delete(`/planner/shifts/${gone}/`);
  await plan(bob, 400);
  const before = await state();

  const id = await publish();
  expect(await state()).not.toEqual(before);
  const answer = { status: 200, body: { id, shifts: 4, people: 2 } };
  expect(await takeBack(id)).toMatchObject(answer);
  expect(await state()).toEqual(before);
  expect(await takeBack(id)).toMatchObject(answer);
  await told();
  expect([await kinds(ann), await kinds(bob)]).toEqual([[], []]);

  await publish();
  await told();
  expect(await kinds(ann)).toEqual([['cancelled', 'cancelled', 'changed']]);
  expect(await kinds(bob)).toEqual([['assigned', 'assigned']]);
  expect(await state()).toMatchObject({ was: [] });
});

test('once a guard confirmed or came, a planner changed it, somebody was told, or a minute passed, it stands', async () => {
  const since: [string, (shift: number) => Promise<unknown>][] = [
    ['confirmed', (shift) => confirm(ann, shift)],
    [
      'come',
      (shift) => firm.as(ann.persona).post('/planner/shifts/check_in_out/', { shift_id: shift, action: 'check_in' }),
    ],
    ['changed', (shift) => change(shift, { notes: 'x' })],
    ['changed and published', async (shift) => [await change(shift, { notes: 'x' }), await publish()]],
    ['deleted', (shift) => owner().delete(`/planner/shifts/${shift}/`)],
    ['told', () => told()],
    ['offered', (shift) => firm.as(ann.persona).post('/planner/employees/me/offers/', { shift, colleague: bob.id })],
    ['long ago', () => firm.database.query("UPDATE publication SET published_at = now() - interval '61 seconds'")],
    ['drafts no more', () => owner().patch(`/planner/companies/${firm.company.id}/`, { plans_in_drafts: false })],
  ];
  for (const [name, happens] of since) {
    const shift = await plan(ann, 0.5);
    const other = await plan(bob, 300);
    const id = await publish();
    await happens(shift);
    const after = await state();
    expect([name, await takeBack(id)]).toMatchObject([
      name,
      { status: 409, body: { detail: 'This cannot be taken back any more.' } },
    ]);
    expect([name, await state()]).toEqual([name, after]);
    expect([name, (await owner().get(`/planner/shifts/${other}/`)).body.is_draft]).toEqual([name, false]);
    for (const table of ['shift', 'published_shift', 'notice', 'offer'])
      await firm.database.query(`DELETE FROM ${table}`);
  }
  await owner().patch(`/planner/companies/${firm.company.id}/`, { plans_in_drafts: true });
});

test('another administrator of the firm may, nobody else', async () => {
  await plan(ann);
  const id = await publish();
  const [stranger, colleague] = [somebody(), somebody()];
  await firm.make.company(stranger);
  await firm.database.query('INSERT INTO company_admin (company_id, user_id) VALUES ($1, $2)', [
    firm.company.id,
    colleague.userId,
  ]);
  expect((await takeBack(id, firm.as(stranger))).status).toBe(404);
  expect((await takeBack(id, firm.as(ann.persona))).status).toBe(403);
  expect((await takeBack(id, firm.as(colleague))).status).toBe(200);
});

test('a message that was about to go waits until nobody takes back what it took in since', async () => {
  const first = await plan(ann, 300);
  await publish();
  await plan(ann, 320);
  const id = await publish();
  await firm.minuteIsOver();
  await eventually('it is put off', async () => {
    const jobs = await firm.database.query<unknown[]>('SELECT FROM graphile_worker._private_jobs WHERE run_at > now()');
    return jobs.length > 0;
  });
  expect(await openNotices()).toHaveLength(1);
  expect((await takeBack(id)).status).toBe(200);
  await told();
  expect((await ann.notices()).results).toMatchObject([{ shifts: [{ shift: String(first), kind: 'ASSIGNED' }] }]);
});

test('taken back twice, confirmed, changed and published at once, it is published or it is not, and told once', async () => {
  const rounds = Number(process.env['RACE_ROUNDS'] ?? 6);
  for (let round = 0; round < rounds; round++) {
    const [mine, other] = [await plan(ann, 300 + round * 20), await plan(bob, 300 + round * 20)];
    const id = await publish();
    const publishing = () => owner().post('/planner/publications/', {});
    const [first, again, sign] = await Promise.all([
      takeBack(id),
      takeBack(id),
      round % 3 === 0 ? confirm(ann, mine) : round % 3 === 1 ? change(mine, { notes: 'At once' }) : publishing(),
    ]);
    expect([200, 409]).toContain(first.status);
    expect(again.status).toBe(first.status);
    const drafts = await firm.database.query<{ id: number; is_draft: boolean }[]>(
      'SELECT id, is_draft FROM shift WHERE id IN ($1, $2) AND is_draft ORDER BY id',
      [mine, other],
    );
    const isBack = first.status === 200;
    // A change makes a draft of one alone; who publishes may come before or after.
    const drafted = isBack ? [[2], [2], [0, 2]] : [[0], [1], [0]];
    expect(drafted[round % 3]).toContain(drafts.length);
    expect(sign.status).toBe(isBack && round % 3 === 0 ? 404 : 200);
    await owner().post('/planner/publications/', {});
  }
  await told();
  const kept = await firm.database.query<{ told: number }[]>(
    `SELECT count(*)::integer AS told FROM notice_shift JOIN notice ON notice.id = notice_id
     WHERE before IS DISTINCT FROM after GROUP BY shift_id`,
  );
  expect(kept.map((shift) => shift.told)).toEqual(Array.from({ length: rounds * 2 }, () => 1));
});
