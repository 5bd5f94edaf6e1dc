import { actors } from '@portfolio/testkit';
import { somebody, startScheduling } from '../../test/scheduling.ts';
import type { EmployeeEntity } from '../people/employees/employee.entity.ts';
import type { ShiftEntity } from './shift.entity.ts';

const owner = somebody();
const stranger = somebody();

const scheduling = await startScheduling();
const { make } = scheduling;
const company = await make.company(owner);
await make.company(stranger);
const mall = await make.client(company, { name: 'Mall' });
const ann = await make.employee(company);
const bob = await make.employee(company, { hourly_rate: '20.00' });
afterAll(() => scheduling.close());

const change = (changes: object[], persona = owner) =>
  scheduling.graphqlAs(persona)('mutation ($changes: [ShiftChange!]!) { changeShifts(changes: $changes) }', {
    changes,
  });
const refusalOf = async (answer: ReturnType<typeof change>) => (await answer).errors?.[0]?.extensions;
const read = async ({ id }: { id: number | string }) => (await scheduling.as(owner).get(`/planner/shifts/${id}/`)).body;

let month = 0;
/** 09:00 to 17:00 on a day of a month of this test's own. */
const month0 = () => (month += 1);
const times = (inMonth: number, day: number, from = 9, to = 17) => ({
  startTime: new Date(Date.UTC(2030, inMonth, day, from)).toISOString(),
  endTime: new Date(Date.UTC(2030, inMonth, day, to)).toISOString(),
});
const shift = (
  employee: EmployeeEntity,
  { startTime, endTime }: ReturnType<typeof times>,
  given: Partial<ShiftEntity> = {},
) => scheduling.make.shift(mall, employee, { start_time: new Date(startTime), end_time: new Date(endTime), ...given });

describe('several changes of the week grid happen together or not at all', () => {
  test('which of them is refused is said, also of one that is gone, and of a deletion of what is another now', async () => {
    const own = month0();
    const [one, two] = [await shift(ann, times(own, 1)), await shift(ann, times(own, 2))];
    const remove = (seen: object[], ...ids: number[]) =>
      scheduling.graphqlAs(owner)(
        'mutation ($changes: [ShiftChange!]!, $seen: [ShiftChanges]) { changeShifts(changes: $changes, seen: $seen) }',
        { changes: ids.map((id) => ({ id, deleted: true })), seen },
      );
    const gone = [2_000_000_000, 2_000_000_001];
    const refused = { change: 1, changes: [1, 2] };
    expect(await refusalOf(remove([], one.id, ...gone))).toMatchObject({ code: 'NOT_FOUND', ...refused });
    const restored = [one.id, ...gone].map((id) => ({ id, restored: true }));
    expect(await refusalOf(change(restored))).toMatchObject({ code: 'NOT_FOUND', change: 0, changes: [0, 1, 2] });
    const three = await shift(ann, times(own, 3));
    const seen = [{ employee: ann.id }, { employee: bob.id }, { ...times(own, 4) }];
    const ids = [one.id, two.id, three.id];
    expect(await refusalOf(remove(seen, ...ids))).toMatchObject({ code: 'CONFLICT', ...refused });
    const asMade = { employee: ann.id, title: '', notes: '', status: 'SCHEDULED', ...times(own, 1) };
    expect((await remove([asMade, {}], one.id, two.id)).errors).toBeUndefined();
  });

  test('a deletion that is undone brings back the same shift: its id, check-in, pay, approval and corrections', async () => {
    const own = month0();
    const shift1 = await shift(ann, { startTime: '2026-03-02T09:00:00.000Z', endTime: '2026-03-02T17:00:00.000Z' });
    const path = `/planner/shifts/${shift1.id}/`;
    const corrected = { checked_in_at: '2026-03-02T09:00:00Z', checked_out_at: '2026-03-02T16:00:00Z', reason: 'x' };
    await scheduling.as(owner).post(`${path}corrections/`, corrected);
    await scheduling.as(owner).post('/planner/timesheets/approve/', { shifts: [shift1.id] });
    await scheduling.database.query("UPDATE employee SET hourly_rate = '99.00' WHERE id = $1", [ann.id]);
    const whole = 'SELECT * FROM shift WHERE id = $1';
    const [before] = await scheduling.database.query(whole, [shift1.id]);
    const away = await shift(ann, times(own, 1));
    await change([
      { id: shift1.id, deleted: true },
      { id: away.id, deleted: true },
    ]);
    expect(await read(shift1)).toEqual({ detail: 'Not found.' });

    const { data } = await change([
      { id: away.id, restored: true },
      { id: shift1.id, restored: true },
    ]);

    expect(data.changeShifts).toEqual([away.id, shift1.id].map(String));
    expect((await scheduling.database.query(whole, [shift1.id]))[0]).toEqual(before);
    expect((await scheduling.as(owner).get(`${path}corrections/`)).body).toMatchObject([{ reason: 'x' }]);
    expect(await refusalOf(change([{ id: shift1.id, restored: true }]))).toMatchObject({ code: 'NOT_FOUND' });
    await scheduling.database.query("UPDATE employee SET hourly_rate = '15.00' WHERE id = $1", [ann.id]);
  });

  test('what is brought back is judged as a new shift, by whom it belongs to, within a day, once', async () => {
    const own = month0();
    const gone = await shift(ann, times(own, 1));
    const restored = [{ id: gone.id, restored: true }];
    await change([{ id: gone.id, deleted: true }]);
    expect(await refusalOf(change(restored, stranger))).toMatchObject({ code: 'NOT_FOUND' });
    const inTheWay = await shift(ann, times(own, 1, 12, 20));
    expect(await refusalOf(change(restored))).toMatchObject({
      fields: { changes: [{ employee: [expect.anything()] }] },
    });
    await change([{ id: inTheWay.id, deleted: true }]);
    await scheduling.database.query(
      "UPDATE deleted_shift SET deleted_at = now() - interval '25 hours' WHERE shift_id = $1",
      [inTheWay.id],
    );
    expect(await refusalOf(change([{ id: inTheWay.id, restored: true }]))).toMatchObject({ code: 'NOT_FOUND' });
    const answers = await Promise.all([change(restored), change(restored)]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await read(gone)).toMatchObject({ id: gone.id, status: 'scheduled', allow_overlap: false });
  });

  test('made, moved, cancelled and deleted at once', async () => {
    const own = month0();
    const [moved, cancelled, deleted] = [
      await shift(ann, times(own, 1)),
      await shift(ann, times(own, 2)),
      await shift(ann, times(own, 3)),
    ];
    const { data } = await change([
      { client: mall.id, employee: bob.id, ...times(own, 4), title: 'New' },
      { id: moved.id, employee: bob.id, ...times(own, 5) },
      { id: cancelled.id, status: 'CANCELLED' },
      { id: deleted.id, deleted: true },
    ]);
    const [made, ...ids] = data.changeShifts;
    expect(ids).toEqual([moved.id, cancelled.id, deleted.id].map(String));
    expect(await read({ id: made })).toMatchObject({ title: 'New', status: 'scheduled', allow_overlap: false });
    expect(await read(moved)).toMatchObject({
      employee: bob.id,
      start_time: times(own, 5).startTime,
      hourly_pay_rate: '20.00',
      allow_overlap: false,
    });
    expect(await read(cancelled)).toMatchObject({ status: 'cancelled' });
    expect(await read(deleted)).toEqual({ detail: 'Not found.' });
  });

  test('when one is refused, none happens, and the refusal stands at its place', async () => {
    const own = month0();
    const [first, second] = [await shift(ann, times(own, 1)), await shift(ann, times(own, 2))];
    const kept = await shift(ann, times(own, 8), { title: 'Watch' });
    const refused = await refusalOf(
      change([
        { id: first.id, ...times(own, 7) },
        { id: second.id, ...times(own, 8, 16, 20) },
      ]),
    );
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(refused!['fields']).toEqual({
      changes: [{}, { employee: [expect.stringContaining('Watch, Mall')] }],
    });
    expect(await read(first)).toMatchObject({ start_time: times(own, 1).startTime, allow_overlap: false });
    expect(await read(kept)).toMatchObject({ start_time: times(own, 8).startTime });
  });

  test('only what they lead to is judged: two employees swap, and a row of shifts moves by an hour', async () => {
    const own = month0();
    const [anns, bobs] = [await shift(ann, times(own, 1)), await shift(bob, times(own, 1))];
    expect(
      (
        await change([
          { id: anns.id, employee: bob.id },
          { id: bobs.id, employee: ann.id },
        ])
      ).errors,
    ).toBeUndefined();
    expect(await read(anns)).toMatchObject({ employee: bob.id });
    expect(await read(bobs)).toMatchObject({ employee: ann.id });

    const [early, late] = [await shift(ann, times(own, 3, 6, 14)), await shift(ann, times(own, 3, 14, 22))];
    const later = await change([
      { id: early.id, ...times(own, 3, 7, 15) },
      { id: late.id, ...times(own, 3, 15, 23) },
    ]);
    expect(later.errors).toBeUndefined();
    expect(await read(early)).toMatchObject({ start_time: times(own, 3, 7, 15).startTime });
  });

  test('two of them may not collide with each other either', async () => {
    const own = month0();
    const same = { client: mall.id, employee: ann.id, ...times(own, 1) };
    const refused = await refusalOf(change([same, same]));
    expect(refused!['fields']).toEqual({ changes: [{ employee: [expect.stringContaining('at this time: Mall')] }] });
    const permitted = await change([same, { ...same, allowOverlap: true }]);
    expect(permitted.errors?.[0]?.extensions['fields']).toBeDefined();
    expect(
      (
        await change([
          { ...same, allowOverlap: true },
          { ...same, allowOverlap: true },
        ])
      ).errors,
    ).toBeUndefined();
  });

  test('of requests at the same time for the same hours one happens', async () => {
    const own = month0();
    const shifts = await Promise.all([1, 2, 3, 4].map((day) => shift(ann, times(own, day))));
    const answers = await Promise.all(shifts.map(({ id }) => change([{ id, ...times(own, 20) }])));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  test('a shift of another company is not found, and nothing else happens', async () => {
    const own = month0();
    const kept = await shift(ann, times(own, 1));
    expect(await refusalOf(change([{ id: kept.id, deleted: true }], stranger))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await read(kept)).toMatchObject({ id: kept.id });
    expect(await refusalOf(change([], actors.guard))).toMatchObject({ code: 'FORBIDDEN' });
  });

  test.each([
    ['none', [], { changes: ['This list may not be empty.'] }],
    [
      'a new one without client',
      [{ employee: '1', ...times(0, 1) }],
      { changes: [{ client: ['This field is required.'] }] },
    ],
    [
      'one shift twice',
      [
        { id: '1', title: 'A' },
        { id: '1', title: 'B' },
      ],
      { changes: [{}, { id: ['This shift is changed twice.'] }] },
    ],
    [
      'more than a full week',
      Array.from({ length: 2001 }, (_, index) => ({ id: String(index + 1), deleted: true })),
      { changes: ['Ensure this field has no more than 2000 elements.'] },
    ],
  ])('refused: %s', async (_, changes, fields) => {
    expect((await refusalOf(change(changes)))!['fields']).toEqual(fields);
  });
});
