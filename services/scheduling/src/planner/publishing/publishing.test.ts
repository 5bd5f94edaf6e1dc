import { eventually, lockWaits } from '@portfolio/testkit';
import fc from 'fast-check';
import { hoursFromNow } from '../../../test/builder.ts';
import { backgroundContext } from '@portfolio/service-kit/request-context';
import { startNotices, type TestNotices } from '../../../test/notices.ts';
import { somebody } from '../../../test/scheduling.ts';
import { confirmationTask } from './unconfirmed.ts';

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
const clear = async () => {
  for (const table of ['shift', 'published_shift', 'notice']) await firm.database.query(`DELETE FROM ${table}`);
};
afterEach(() => clear());

const owner = () => firm.as(firm.owner);
const plan = async (guard: { id: number }, hours = 300) => {
  const { status, body } = await owner().post('/planner/shifts/', firm.shift(guard, hours));
  expect(status).toBe(201);
  return body;
};
const preview = async (query = '') => (await owner().get(`/planner/publications/${query}`)).body;
const publish = (input: object = {}) => owner().post('/planner/publications/', input);
const discard = (input: object = {}) => owner().post('/planner/publications/discard/', input);
const published = async (guard: { id: number }, hours = 300) => {
  const shift = await plan(guard, hours);
  await publish();
  await told();
  return shift;
};
const seenBy = async (guard: Guard): Promise<{ id: number; start_time: string; notes: string }[]> =>
  (await firm.as(guard.persona).get('/planner/shifts/')).body.results;

/** What is noted has been told. */
async function told() {
  await eventually('what is noted is told', async () => {
    await firm.minuteIsOver();
    const open = await firm.database.query<unknown[]>('SELECT FROM notice WHERE told_at IS NULL');
    return open.length === 0;
  });
}
const kinds = async (guard: Guard) =>
  (await guard.notices()).results.map(({ shifts }) => shifts.map(({ kind }) => kind.toLowerCase()).toSorted());

describe('drafts', () => {
  test('a new shift is the planner’s alone until it is published; then its guard has it, and one notice', async () => {
    const shift = await plan(ann);
    expect(shift).toMatchObject({ is_draft: true, published_at: null, confirmed_at: null });
    expect(await seenBy(ann)).toEqual([]);
    expect((await firm.as(ann.persona).get(`/planner/shifts/${shift.id}/`)).status).toBe(404);
    await plan(ann, 400);
    expect(await preview()).toMatchObject({
      count: 2,
      late: 0,
      people: [{ employee: ann.id, has_account: true, changes: [{ shift: shift.id, kind: 'assigned' }, {}] }],
    });
    expect((await publish()).body).toEqual({ id: expect.any(Number), shifts: 2, people: 1 });
    await told();
    expect((await seenBy(ann)).map(({ id }) => id)).toContain(shift.id);
    expect(await kinds(ann)).toEqual([['assigned', 'assigned']]);
    expect(await kinds(bob)).toEqual([]);
    expect((await owner().get(`/planner/shifts/${shift.id}/`)).body).toMatchObject({
      is_draft: false,
      published_at: expect.any(String),
    });
    expect((await publish()).body).toEqual({ id: null, shifts: 0, people: 0 });
  });

  test('what is changed, given to another or deleted afterwards stays for guards as it was, and is told at once', async () => {
    const [moved, given, gone] = [await plan(ann, 300), await plan(ann, 320), await plan(ann, 340)];
    await publish();
    await told();
    await firm.database.query('DELETE FROM notice');
    const before = await seenBy(ann);
    await owner().patch(`/planner/shifts/${moved.id}/`, {
      notes: 'Ring twice',
      end_time: hoursFromNow(309).toISOString(),
    });
    await owner().patch(`/planner/shifts/${given.id}/`, { employee: bob.id });
    expect((await owner().delete(`/planner/shifts/${gone.id}/`)).status).toBe(204);
    expect((await owner().get(`/planner/shifts/${gone.id}/`)).status).toBe(404);
    expect(await seenBy(ann)).toEqual(before);
    expect(await seenBy(bob)).toEqual([]);
    // The week grid has what is deleted as it is published still, beside the plan.
    const { data } = await firm.graphqlAs(firm.owner)(
      `query ($from: DateTime!, $to: DateTime!) { schedule(from: $from, to: $to) {
        columns { shifts { id } } withdrawn { id employeeId startTime hours pay } } }`,
      { from: hoursFromNow(290).toISOString(), to: hoursFromNow(400).toISOString() },
    );
    expect(data.schedule.columns.shifts.id).toEqual([moved.id, given.id].map(String));
    expect(data.schedule.withdrawn).toEqual([
      { id: String(gone.id), employeeId: String(ann.id), startTime: gone.start_time, hours: 8, pay: gone.pay },
    ]);
    const { people } = await preview();
    const changes = people.flatMap(
      (person: { employee: number; changes: { shift: number; kind: string; before: unknown }[] }) =>
        person.changes.map(({ shift, kind, before: was }) => [person.employee, shift, kind, was !== null]),
    );
    expect(new Set(changes.map(String))).toEqual(
      new Set(
        [
          [ann.id, moved.id, 'changed', true],
          [ann.id, given.id, 'cancelled', false],
          [ann.id, gone.id, 'cancelled', false],
          [bob.id, given.id, 'assigned', false],
        ].map(String),
      ),
    );
    expect((await publish()).body).toEqual({ id: expect.any(Number), shifts: 3, people: 2 });
    await told();
    expect(await kinds(ann)).toEqual([['cancelled', 'cancelled', 'changed']]);
    expect(await kinds(bob)).toEqual([['assigned']]);
    expect((await seenBy(ann)).map(({ id, notes }) => [id, notes])).toEqual([[moved.id, 'Ring twice']]);
  });

  test('changed back is published still; discarded it is as it was, also when it was deleted or moved to another', async () => {
    const [moved, gone] = [await published(ann, 300), await published(ann, 320)];
    const [was, wasGone] = [
      (await owner().get(`/planner/shifts/${moved.id}/`)).body,
      (await owner().get(`/planner/shifts/${gone.id}/`)).body,
    ];
    await owner().patch(`/planner/shifts/${moved.id}/`, { notes: 'x' });
    expect((await preview()).count).toBe(1);
    await owner().patch(`/planner/shifts/${moved.id}/`, { notes: '' });
    expect((await preview()).count).toBe(0);
    await owner().patch(`/planner/shifts/${moved.id}/`, { employee: bob.id, title: 'Gate' });
    await owner().delete(`/planner/shifts/${gone.id}/`);
    const fresh = await plan(ann, 400);
    expect((await discard()).body).toEqual({ id: null, shifts: 3, people: 2 });
    expect((await owner().get(`/planner/shifts/${moved.id}/`)).body).toEqual(was);
    expect((await owner().get(`/planner/shifts/${gone.id}/`)).body).toEqual(wasGone);
    expect((await owner().get(`/planner/shifts/${fresh.id}/`)).status).toBe(404);
    expect(await preview()).toMatchObject({ count: 0, people: [] });
    expect(await firm.database.query('SELECT FROM notice WHERE told_at IS NULL')).toEqual([]);
  });

  test('a week, a site, a person or a selection is published by itself', async () => {
    const other = await firm.make.client(firm.company, { name: 'Pier' });
    const shifts = [await plan(ann, 300), await plan(bob, 300), await plan(ann, 900)];
    const berth = (await owner().post('/planner/locations/', { client: other.id, name: 'Berth' })).body;
    const there = (await owner().post('/planner/shifts/', firm.shift(bob, 400, other))).body;
    const atBerth = { ...firm.shift(bob, 420, other), location: berth.id };
    const there2 = (await owner().post('/planner/shifts/', atBerth)).body;
    const unpublished = async () => (await preview()).count;
    await publish({ client: other.id, location: berth.id });
    expect(await unpublished()).toBe(4);
    expect(await seenBy(bob)).toMatchObject([{ id: there2.id }]);
    await publish({ client: other.id });
    expect(await unpublished()).toBe(3);
    expect((await seenBy(bob)).map(({ id }) => id)).toEqual([there2.id, there.id]);
    await publish({ employee: ann.id, until: hoursFromNow(500).toISOString().slice(0, 10) });
    expect(await unpublished()).toBe(2);
    await publish({ shifts: [shifts[1]!.id] });
    expect(await unpublished()).toBe(1);
    const from = hoursFromNow(850).toISOString().slice(0, 10);
    expect((await preview(`?from=${from}`)).count).toBe(1);
    expect((await preview(`?from=${from}&until=2020-01-01`)).until).toEqual([
      'The last day must not be before the first.',
    ]);
    await publish({ from });
    expect(await unpublished()).toBe(0);
  });

  test('what was seen is what is published: after another change it is refused', async () => {
    await plan(ann);
    const { version } = await preview();
    const late = await plan(ann, 400);
    expect((await publish({ version })).status).toBe(409);
    expect(await seenBy(ann)).toEqual([]);
    const now = await preview();
    expect((await publish({ version: now.version, shifts: [late.id] })).body).toEqual({
      id: expect.any(Number),
      shifts: 1,
      people: 1,
    });
  });

  test('what comes later than the company gives notice is named, and refused where it says so', async () => {
    await plan(ann, 100);
    const { late, people } = await preview();
    expect([late, people[0].changes[0].is_late]).toEqual([1, true]);
    const rules = (notice: string) =>
      owner().patch(`/planner/companies/${firm.company.id}/`, { planning_rules: { notice } });
    await rules('refusal');
    expect(await publish()).toMatchObject({ status: 409 });
    await rules('warning');
    expect((await publish()).body).toEqual({ id: expect.any(Number), shifts: 1, people: 1 });
  });

  test('drafts are not given up: the setting waits until all is published or discarded', async () => {
    await plan(ann);
    const off = () => owner().patch(`/planner/companies/${firm.company.id}/`, { plans_in_drafts: false });
    expect(await off()).toMatchObject({ status: 400, body: { plans_in_drafts: [expect.stringContaining('1')] } });
    await discard();
    expect((await off()).status).toBe(200);
    expect((await owner().post('/planner/shifts/', firm.shift(ann, 500))).body).toMatchObject({ is_draft: false });
    expect(await seenBy(ann)).toHaveLength(1);
    await owner().patch(`/planner/companies/${firm.company.id}/`, { plans_in_drafts: true });
  });

  test('another company’s drafts are nobody’s', async () => {
    const stranger = somebody();
    await firm.make.company(stranger);
    const shift = await plan(ann);
    const as = firm.as(stranger);
    expect((await as.get('/planner/publications/')).body).toMatchObject({ count: 0, people: [] });
    expect((await as.post('/planner/publications/', { shifts: [shift.id] })).body).toEqual({
      id: null,
      shifts: 0,
      people: 0,
    });
    expect((await as.get(`/planner/publications/?company=${firm.company.id}`)).status).toBe(400);
    expect((await preview()).count).toBe(1);
  });
});

describe('guards', () => {
  test('who comes works what was published, whatever was planned since', async () => {
    const shift = await published(ann, 0.2);
    await owner().patch(`/planner/shifts/${shift.id}/`, { employee: bob.id, allow_overlap: true });
    const checkIn = { shift_id: shift.id, action: 'check_in' };
    expect((await firm.as(bob.persona).post('/planner/shifts/check_in_out/', checkIn)).status).toBe(404);
    expect((await firm.as(ann.persona).post('/planner/shifts/check_in_out/', checkIn)).body.status).toBe('in_progress');
    expect((await owner().get(`/planner/shifts/${shift.id}/`)).body).toMatchObject({
      employee: ann.id,
      is_draft: false,
    });
    expect((await preview()).count).toBe(0);
  });

  test('one that was deleted in the plan is worked, too; a word is kept with it', async () => {
    const shift = await published(ann, 0.2);
    await owner().delete(`/planner/shifts/${shift.id}/`);
    const word = { shift_id: shift.id, late_minutes: 10 };
    expect((await firm.as(ann.persona).post('/planner/shifts/word/', word)).body.late_minutes).toBe(10);
    const checkIn = { shift_id: shift.id, action: 'check_in' };
    expect((await firm.as(ann.persona).post('/planner/shifts/check_in_out/', checkIn)).status).toBe(200);
    expect((await owner().get(`/planner/shifts/${shift.id}/`)).body).toMatchObject({
      status: 'in_progress',
      late_minutes: 10,
    });
    expect(await seenBy(ann)).toHaveLength(1);
  });

  test('two managers who ask at once ask once', async () => {
    await published(bob, 310);
    await firm.database.query('DELETE FROM notice');
    const remind = async () => (await owner().post('/planner/publications/remind/', {})).body.people;
    const both = await firm.database.transaction(async (other) => {
      await other.query('LOCK TABLE notice IN SHARE MODE');
      const asked = [remind(), remind()];
      await lockWaits(firm.database, 2);
      return asked;
    });
    expect((await Promise.all(both)).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  test('a guard confirms; who has not is listed, asked by a button and once by itself; a change asks anew', async () => {
    const [first, other] = [await published(ann, 300), await published(bob, 310)];
    const list = async () => (await owner().get('/planner/publications/unconfirmed/')).body;
    expect((await list()).map(({ shift }: { shift: number }) => shift)).toEqual([first.id, other.id]);
    const confirm = (guard: Guard, shifts: number[]) =>
      firm.as(guard.persona).post('/planner/shifts/confirm/', { shifts });
    expect((await confirm(bob, [first.id])).status).toBe(404);
    expect((await confirm(ann, [first.id])).body).toMatchObject([{ id: first.id, to_confirm: false }]);
    expect(await list()).toMatchObject([{ shift: other.id, reminded_at: null }]);
    await firm.database.query('DELETE FROM notice');
    const remind = async () => (await owner().post('/planner/publications/remind/', {})).body.people;
    expect([await remind(), await remind()]).toEqual([1, 0]);
    expect(await kinds(bob)).toEqual([['confirm']]);
    expect((await list())[0].reminded_at).toEqual(expect.any(String));
    // The next day it is asked by itself, once, of what was not asked before.
    await firm.database.query("UPDATE shift SET published_at = now() - interval '25 hours'");
    await firm.database.query('DELETE FROM notice');
    await owner().patch(`/planner/shifts/${first.id}/`, { notes: 'Ring' });
    await publish();
    expect((await list()).map(({ shift }: { shift: number }) => shift)).toEqual([first.id, other.id]);
    const ask = () => confirmationTask(firm.database).run(backgroundContext(), {}, new AbortController().signal);
    await ask();
    await ask();
    expect(await kinds(bob)).toEqual([['confirm']]);
  });
});

describe('any sequence', () => {
  const deeds = ['change', 'give', 'delete', 'cancel', 'restore'] as const;
  type Step =
    | { kind: 'create'; hours: number; to: number }
    | { kind: (typeof deeds)[number] | 'publish' | 'discard'; which: number };
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constant('create' as const), hours: fc.integer({ min: 200, max: 900 }), to: fc.nat(1) }),
    fc.record({ kind: fc.constantFrom(...deeds), which: fc.nat(4) }),
    // 4 and 5 are all.
    fc.record({ kind: fc.constantFrom('publish' as const, 'discard' as const), which: fc.nat(5) }),
  );
  /** A shift in a word: whose, its notes, and whether it takes place. */
  const said = "concat(employee_id, ' ', notes, CASE WHEN status = 'cancelled' THEN '!' END)";
  const rowsOf = async (table: string) => {
    const rows = await firm.database.query<{ id: number; said: string }[]>(`SELECT id, ${said} AS said FROM ${table}`);
    return rows.map(({ id, said: words }) => `${id} ${words}`).toSorted();
  };
  const linesOf = (shifts: ReadonlyMap<number, string>) =>
    [...shifts].map(([id, words]) => `${id} ${words}`).toSorted();

  /** What should be: planned, and known to guards, by shift. */
  class Model {
    readonly ids: number[] = [];
    readonly planned = new Map<number, string>();
    readonly known = new Map<number, string>();
    #notes = 0;

    async do(each: Step): Promise<void> {
      if (each.kind === 'create') {
        const guard = [ann, bob][each.to]!;
        const { body } = await owner().post('/planner/shifts/', {
          ...firm.shift(guard, each.hours),
          allow_overlap: true,
        });
        this.ids.push(body.id);
        await this.#read(body.id);
        return;
      }
      if (each.kind === 'publish' || each.kind === 'discard') return this.#settle(each.kind, each.which);
      const id = this.ids[each.which];
      if (id === undefined) return;
      if (each.kind === 'restore') {
        const restore = 'mutation ($id: ID!) { changeShifts(changes: [{ id: $id, restored: true }]) }';
        await firm.graphqlAs(firm.owner)(restore, { id });
      } else if (each.kind === 'delete') await owner().delete(`/planner/shifts/${id}/`);
      else await owner().patch(`/planner/shifts/${id}/`, this.#patch(each.kind, id));
      await this.#read(id);
    }

    #patch(kind: 'change' | 'give' | 'cancel', id: number): object {
      if (kind === 'cancel') return { status: 'cancelled' };
      if (kind === 'change') return { notes: String(++this.#notes) };
      return { employee: this.planned.get(id)?.startsWith(`${ann.id} `) ? bob.id : ann.id };
    }

    /** What the planner sees of it now. */
    async #read(id: number): Promise<void> {
      const { status, body } = await owner().get(`/planner/shifts/${id}/`);
      if (status === 404) this.planned.delete(id);
      else this.planned.set(id, `${body.employee} ${body.notes}${body.status === 'cancelled' ? '!' : ''}`);
    }

    async #settle(kind: 'publish' | 'discard', which: number): Promise<void> {
      const shifts = which > 3 ? this.ids : this.ids.slice(which, which + 1);
      if (shifts.length === 0) return;
      await (kind === 'publish' ? publish : discard)({ shifts });
      const [from, to] = kind === 'publish' ? [this.planned, this.known] : [this.known, this.planned];
      for (const id of shifts) {
        const words = from.get(id);
        if (words === undefined) to.delete(id);
        else to.set(id, words);
      }
    }
  }

  test('no shift is lost, none doubled; guards know what was published last, and are told each change once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 16 }), async (steps) => {
        const model = new Model();
        for (const each of steps) {
          await model.do(each);
          expect(await rowsOf('shift')).toEqual(linesOf(model.planned));
          expect(await rowsOf('known_shifts()')).toEqual(linesOf(model.known));
          expect((await preview()).count).toBe(await unlike(model));
        }
        // Of each guard one open notice, of the shifts that they know, and of no others.
        const noted = await firm.database.query<{ shift: string }[]>(
          `SELECT concat_ws(' ', shift_id, employee_id) AS shift FROM notice_shift JOIN notice ON notice.id = notice_id
           WHERE after IS NOT NULL`,
        );
        const takingPlace = linesOf(model.known).filter((line) => !line.endsWith('!'));
        const expected = takingPlace.map((line) => line.split(' ').slice(0, 2).join(' '));
        expect(noted.map(({ shift }) => shift).toSorted()).toEqual(expected.toSorted());
        const notices = await firm.database.query<{ employee_id: number }[]>('SELECT employee_id FROM notice');
        expect(new Set(notices.map(({ employee_id }) => employee_id)).size).toBe(notices.length);
        await clear();
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  /** So many shifts are not as guards know them. */
  const unlike = async ({ ids, planned, known }: Model) => {
    const drafts = await firm.database.query<{ id: number }[]>('SELECT id FROM shift WHERE is_draft');
    const differing = ids.filter((id) => planned.get(id) !== known.get(id));
    expect(drafts.map(({ id }) => id).filter((id) => known.has(id) && planned.get(id) === known.get(id))).toEqual([]);
    return differing.length;
  };

  test('two planners at once publish each change once', async () => {
    const shifts: { id: number }[] = [];
    for (let index = 0; index < 6; index++) shifts.push(await plan(index % 2 ? ann : bob, 300 + index * 10));
    const answers = await Promise.all([
      publish(),
      publish({ employee: ann.id }),
      publish(),
      discard({ employee: bob.id }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.shifts, 0)).toBe(6);
    expect((await preview()).count).toBe(0);
    await told();
    const left = await firm.database.query<unknown[]>('SELECT FROM shift');
    expect((await seenBy(ann)).length + (await seenBy(bob)).length).toBe(left.length);
    expect((await kinds(ann)).length).toBe(1);
    // One changes and one publishes: published, or marked as not published, and never both or neither.
    const [changed] = await Promise.all([
      owner().patch(`/planner/shifts/${shifts[1]!.id}/`, { notes: 'At once' }),
      publish(),
    ]);
    expect(changed.status).toBe(200);
    const now = (await owner().get(`/planner/shifts/${shifts[1]!.id}/`)).body;
    expect((await preview()).count).toBe(now.is_draft ? 1 : 0);
  });

  test('who is killed half-way has published nothing, and discarded nothing; the next try does, with one notice', async () => {
    const [moved, gone] = [await published(ann, 300), await published(ann, 320)];
    await owner().patch(`/planner/shifts/${moved.id}/`, { notes: 'Ring' });
    await owner().delete(`/planner/shifts/${gone.id}/`);
    const fresh = await plan(bob, 340);
    const state = async () => [await rowsOf('shift'), await rowsOf('known_shifts()'), (await preview()).version];
    const before = await state();
    const noted = async () => (await firm.database.query<unknown[]>('SELECT FROM notice WHERE told_at IS NULL')).length;
    for (const act of [publish, discard]) {
      // The last step of both waits for this table; there the connection is cut.
      const holder = firm.database.createQueryRunner();
      await holder.startTransaction();
      await holder.query('LOCK TABLE audit_event IN ACCESS EXCLUSIVE MODE');
      const [answer] = await Promise.all([
        act(),
        eventually('it is killed in its last step', async () => {
          const killed = await firm.database.query<unknown[]>(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'INSERT INTO audit_event%'`,
          );
          return killed.length > 0;
        }).finally(() => holder.rollbackTransaction()),
      ]);
      await holder.release();
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(await state()).toEqual(before);
      expect(await noted()).toBe(0);
    }
    expect((await publish()).body).toEqual({ id: expect.any(Number), shifts: 3, people: 2 });
    expect(await noted()).toBe(2);
    expect((await seenBy(bob)).map(({ id }) => id)).toEqual([fresh.id]);
    expect((await seenBy(ann)).map(({ id, notes }) => [id, notes])).toEqual([[moved.id, 'Ring']]);
  });
});
