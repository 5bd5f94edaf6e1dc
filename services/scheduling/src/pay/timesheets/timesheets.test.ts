import { startPayroll } from '../../../test/payroll.ts';
import { hoursFromNow } from '../../../test/builder.ts';
import { statusesOf } from '../../../test/scheduling.ts';

const payroll = await startPayroll();
afterAll(() => payroll.close());
afterEach(async () => {
  await payroll.forget();
  await set({ pay_approved_only: false, approval_tolerance: null });
});

const owner = () => payroll.as(payroll.owner);
const set = (settings: object) => owner().patch(`/planner/companies/${payroll.company.id}/`, settings);
const list = async (query = '') =>
  (await owner().get(`/planner/timesheets/?company=${payroll.company.id}${query}`)).body;
const approve = (shifts: number[], approved = true, who = owner()) =>
  who.post('/planner/timesheets/approve/', { shifts, approved });
const attended = (from: string, to: string) => ({ checked_in_at: new Date(from), checked_out_at: new Date(to) });

/** From 09:00 to 17:00 by plan, from 09:06 to 17:00 in truth. */
const late = () =>
  payroll.worked(payroll.ann, '2026-03-02T09:00Z', 8, attended('2026-03-02T09:06Z', '2026-03-02T17:00Z'));

describe('timesheets', () => {
  test('planned beside actual, of what has begun', async () => {
    const { id } = await late();
    await payroll.worked(payroll.bob, '2026-03-03T09:00Z', 8);
    await payroll.worked(payroll.bob, '2026-03-04T09:00Z', 8, { status: 'cancelled' });
    await payroll.worked(payroll.bob, hoursFromNow(2).toISOString(), 8, { status: 'scheduled' });
    const { results } = await list('&ordering=start_time');
    expect(results).toMatchObject([
      {
        id,
        employee_name: 'Ann Lee',
        date: '2026-03-02',
        planned_hours: '8.00',
        worked_hours: '7.90',
        pay: '158.08',
        approved_at: null,
        corrected: false,
        paid: false,
      },
      { employee_name: 'Bob Roy', planned_hours: '8.00', worked_hours: null },
    ]);
    const count = async (query: string) => (await list(query)).count;
    expect(await count('&from=2026-03-03')).toBe(1);
    expect(await count('&to=2026-03-02')).toBe(1);
    expect(await count(`&employee=${payroll.bob.id}`)).toBe(1);
    expect(await count('&search=ann')).toBe(1);
  });

  test('what is as planned and each kind of exception is a list of its own', async () => {
    const on = (day: number, from: string, to: string) =>
      payroll.worked(
        payroll.ann,
        `2026-03-0${day}T09:00Z`,
        8,
        attended(`2026-03-0${day}T${from}Z`, `2026-03-0${day}T${to}Z`),
      );
    const exact = await on(3, '08:55', '17:05');
    const differs = [await late(), await on(4, '09:00', '16:54')];
    const ended = { status: 'in_progress', checked_in_at: new Date('2026-03-05T09:00Z') };
    const unended = await payroll.worked(payroll.bob, '2026-03-05T09:00Z', 8, ended);
    const absent = [
      await payroll.worked(payroll.bob, '2026-03-06T09:00Z', 8, { status: 'missed' }),
      await payroll.worked(payroll.bob, '2026-03-07T09:00Z', 8),
    ];
    const idsOf = async (state: string) =>
      (await list(`&ordering=start_time&state=${state}`)).results.map(({ id }: { id: number }) => id);
    expect(await idsOf('exact')).toEqual([exact.id]);
    expect(await idsOf('differs')).toEqual(differs.map(({ id }) => id));
    expect(await idsOf('no_check_out')).toEqual([unended.id]);
    expect(await idsOf('absent')).toEqual(absent.map(({ id }) => id));
    await approve([exact.id]);
    expect(await idsOf('exact')).toEqual([]);
  });

  test('approved one or many, and taken away again; twice is once', async () => {
    const ids = [(await late()).id, (await payroll.worked(payroll.bob, '2026-03-03T09:00Z', 8)).id];
    const first = await approve(ids);
    expect(first.body).toMatchObject(ids.map((id) => ({ id, approved_by: payroll.owner.userId })));
    expect((await approve(ids)).body).toEqual(first.body);
    expect([(await list('&state=open')).count, (await list('&state=approved')).count]).toEqual([0, 2]);
    await approve([ids[0]!], false);
    expect((await list('&state=open')).results).toMatchObject([{ id: ids[0], approved_at: null }]);
  });

  test('hours that changed since they were seen are not approved with the others', async () => {
    const [changed, other] = [await late(), await payroll.worked(payroll.bob, '2026-03-03T09:00Z', 8)];
    const seen: { id: number; version: string }[] = (await list()).results;
    const send = (lines: typeof seen) =>
      owner().post('/planner/timesheets/approve/', {
        shifts: lines.map(({ id }) => id),
        versions: lines.map(({ version }) => version),
      });
    await owner().post(`/planner/shifts/${changed.id}/corrections/`, {
      checked_in_at: '2026-03-02T09:00:00Z',
      checked_out_at: '2026-03-02T16:00:00Z',
      reason: 'x',
    });
    await owner().patch(`/planner/shifts/${other.id}/`, { notes: 'x' });

    const { status, body } = await send(seen);

    expect(status).toBe(200);
    const of = (id: number) => body.find((each: { id: number }) => each.id === id);
    expect(of(changed.id)).toMatchObject({ approved_at: null, worked_hours: '7.00' });
    expect(of(other.id)).toMatchObject({ approved_at: expect.any(String) });
    expect((await send([of(changed.id)])).body).toMatchObject([{ approved_at: expect.any(String) }]);
    const short = { shifts: [changed.id, other.id], versions: ['x'] };
    expect(await owner().post('/planner/timesheets/approve/', short)).toMatchObject({
      status: 400,
      body: { versions: expect.anything() },
    });
  });

  test('all or none: what is not completed, unknown or of another company', async () => {
    const { id } = await late();
    const missed = await payroll.worked(payroll.bob, '2026-03-03T09:00Z', 8, { status: 'missed' });
    expect(await approve([id, missed.id])).toMatchObject({
      status: 409,
      body: { detail: 'Only completed shifts can be approved.' },
    });
    expect((await approve([id, 999_999])).status).toBe(404);
    expect((await approve([id], true, payroll.as(payroll.stranger))).status).toBe(404);
    expect((await approve([])).status).toBe(400);
    expect((await list('&state=approved')).count).toBe(0);
  });

  test('whoever changes the hours takes the approval away', async () => {
    const { id } = await late();
    const isApproved = async () => (await list('&state=approved')).count === 1;
    const changes = [
      () => owner().patch(`/planner/shifts/${id}/`, { end_time: '2026-03-02T16:00:00Z' }),
      () => owner().patch(`/planner/shifts/${id}/`, { status: 'scheduled' }),
      () => owner().patch(`/planner/shifts/${id}/`, { status: 'completed', employee: payroll.bob.id }),
      () =>
        owner().post(`/planner/shifts/${id}/corrections/`, {
          checked_in_at: '2026-03-02T09:00:00Z',
          checked_out_at: '2026-03-02T16:00:00Z',
          reason: 'x',
        }),
    ];
    for (const change of changes) {
      if ((await owner().get(`/planner/shifts/${id}/`)).body.status === 'completed') await approve([id]);
      expect((await change()).status).toBe(200);
      expect(await isApproved()).toBe(false);
    }
    await approve([id]);
    await owner().patch(`/planner/shifts/${id}/`, { notes: 'x' });
    expect(await isApproved()).toBe(true);
  });

  test('within the tolerance approved at once, beyond it not', async () => {
    expect((await set({ approval_tolerance: 121 })).status).toBe(400);
    await set({ approval_tolerance: 5 });
    await late();
    expect((await list('&state=approved')).count).toBe(0);
    await set({ approval_tolerance: 6 });
    await payroll.worked(payroll.ann, '2026-03-03T09:00Z', 8, attended('2026-03-03T08:54Z', '2026-03-03T17:06Z'));
    await payroll.worked(payroll.ann, '2026-03-04T09:00Z', 8);
    expect((await list('&state=approved')).results).toMatchObject([{ date: '2026-03-03', approved_by: null }]);
    // By checking out, too.
    const times = { start_time: hoursFromNow(-1), end_time: hoursFromNow(0.05), checked_in_at: hoursFromNow(-1) };
    const shift = await payroll.worked(payroll.ann, '2026-03-05T09:00Z', 8, { ...times, status: 'in_progress' });
    await payroll.as(payroll.guard).post('/planner/shifts/check_in_out/', { shift_id: shift.id, action: 'check_out' });
    expect((await list('&state=approved')).count).toBe(2);
  });
});

describe('with the setting of the company on, only approved hours are paid', () => {
  const amounts = async (period: number) =>
    (await payroll.generate(period)).body.results.map((each: Record<string, unknown>) => each['amount']);

  test('generating leaves out what is not approved, and the preview says so', async () => {
    await set({ pay_approved_only: true });
    const { id } = await payroll.period();
    const shift = await late();
    const other = await payroll.worked(payroll.ann, '2026-03-03T09:00Z', 1);
    await approve([other.id]);
    const query = 'query ($id: ID!) { paymentPreview(period: $id) { shifts unapproved amount } }';
    const { data } = await payroll.graphqlAs(payroll.owner)(query, { id });
    expect(data.paymentPreview).toEqual({ shifts: 1, unapproved: 1, amount: '20.01' });
    expect(await amounts(id)).toEqual(['20.01']);
    await approve([shift.id]);
    expect(await amounts(id)).toEqual(['178.09']);
  });

  test('a pending payment does not pay what is not approved any more; it is paid once it is', async () => {
    const { id } = await payroll.period();
    const shift = await late();
    await payroll.worked(payroll.ann, '2026-03-03T09:00Z', 1).then((other) => approve([other.id]));
    expect(await amounts(id)).toEqual(['178.09']);
    await set({ pay_approved_only: true });
    const [payment] = (await owner().get('/planner/payments/')).body.results;
    expect(payment).toMatchObject({ amount: '20.01', shifts: 1 });
    await owner().patch(`/planner/payments/${payment.id}/`, { status: 'paid' });
    await approve([shift.id]);
    expect(await amounts(id)).toEqual(['20.01', '158.08']);
  });

  test('what has been paid keeps its approval', async () => {
    const { id } = await payroll.period();
    const shift = await late();
    await approve([shift.id]);
    const [payment] = (await payroll.generate(id)).body.results;
    await owner().patch(`/planner/payments/${payment.id}/`, { status: 'paid' });
    expect((await approve([shift.id], false)).status).toBe(409);
    expect((await list('&state=approved')).results).toMatchObject([{ id: shift.id, paid: true }]);
  });

  test('approving and paying at once: what is paid was approved', async () => {
    await set({ pay_approved_only: true });
    const { id } = await payroll.period();
    const shift = await late();
    await approve([shift.id]);
    await payroll.generate(id);
    const [payment] = (await owner().get('/planner/payments/')).body.results;
    const answers = await Promise.all([
      approve([shift.id], false),
      owner().patch(`/planner/payments/${payment.id}/`, { status: 'paid' }),
    ]);
    const { amount } = (await owner().get(`/planner/payments/${payment.id}/`)).body;
    expect([statusesOf(answers)[1], amount]).toEqual(statusesOf(answers)[1] === 200 ? [200, '0.00'] : [409, '158.08']);
  });
});

test('GraphQL lists and approves', async () => {
  const { id } = await late();
  const api = payroll.graphqlAs(payroll.owner);
  const { data } = await api(
    'mutation ($shifts: [ID!]!) { approveTimesheets(shifts: $shifts, versions: ["seen"]) { approvedAt version } }',
    { shifts: [id] },
  );
  const [{ approvedAt, version }] = data.approveTimesheets;
  expect(approvedAt).toBeNull();
  const again = await api(
    'mutation ($shifts: [ID!]!, $versions: [String!]) { approveTimesheets(shifts: $shifts, versions: $versions) { id workedHours } }',
    { shifts: [id], versions: [version] },
  );
  expect(again.data.approveTimesheets).toEqual([{ id: String(id), workedHours: '7.90' }]);
  const listed = await api('{ timesheets(state: APPROVED) { count results { employeeName plannedHours paid } } }');
  expect(listed.data.timesheets).toEqual({
    count: 1,
    results: [{ employeeName: 'Ann Lee', plannedHours: '8.00', paid: false }],
  });
});
