import { startPayroll, type TestPayroll } from '../../../test/payroll.ts';
import { somebody, statusesOf } from '../../../test/scheduling.ts';

let payroll: TestPayroll;

beforeAll(async () => {
  payroll = await startPayroll();
});
afterAll(() => payroll.close());
afterEach(() => payroll.forget());

describe('readings.md: generate payments from completed shifts', () => {
  test('hours and pay per shift, totals their sums; worked hours from check-in/out where both exist', async () => {
    const { id } = await payroll.period();
    await payroll.worked(payroll.ann, '2026-03-01T00:00Z', 7 + 20 / 60);
    await payroll.worked(payroll.ann, '2026-03-31T23:00Z', 8, {
      checked_in_at: new Date('2026-03-31T23:00Z'),
      checked_out_at: new Date('2026-04-01T07:30Z'),
    });
    await payroll.worked(payroll.bob, '2026-03-05T09:00Z', 1);
    const answer = await payroll.generate(id);
    expect(answer.status).toBe(200);
    const common = {
      company: payroll.company.id,
      period: id,
      period_name: 'March',
      payment_date: null,
      status: 'pending',
    };
    expect(answer.body.results).toEqual([
      {
        ...common,
        id: expect.any(Number),
        employee: payroll.ann.id,
        employee_name: 'Ann Lee',
        shifts: 2,
        // 146.74 + 170.085 → 170.09: each line is rounded, then they are added.
        hours_worked: '15.83',
        amount: '316.83',
      },
      {
        ...common,
        id: expect.any(Number),
        employee: payroll.bob.id,
        employee_name: 'Bob Roy',
        shifts: 1,
        hours_worked: '1.00',
        amount: '10.00',
      },
    ]);
  });

  test('not from shifts that are not completed, or begin outside of the period, or belong to another company', async () => {
    const { id } = await payroll.period();
    await payroll.worked(payroll.ann, '2026-02-28T23:59Z', 8);
    await payroll.worked(payroll.ann, '2026-04-01T00:00Z', 8);
    for (const status of ['scheduled', 'in_progress', 'missed', 'cancelled'] as const) {
      await payroll.worked(payroll.ann, '2026-03-10T09:00Z', 8, { status, allow_overlap: true });
    }
    const elsewhere = await payroll.make.company(somebody());
    const foreign = await payroll.make.client(elsewhere);
    await payroll.make.shift(foreign, await payroll.make.employee(elsewhere), {
      start_time: new Date('2026-03-10T09:00Z'),
      end_time: new Date('2026-03-10T10:00Z'),
      status: 'completed',
    });
    expect((await payroll.generate(id)).body.count).toBe(0);
  });

  test('repeated and concurrent calls pay each shift once', async () => {
    const { id } = await payroll.period();
    const overlapping = await payroll.period({ name: 'Also March' });
    await payroll.worked(payroll.ann, '2026-03-02T09:00Z', 1);
    const answers = await Promise.all([
      payroll.generate(id),
      payroll.generate(overlapping.id),
      payroll.generate(id),
      payroll.generate(overlapping.id),
    ]);
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200]);
    const { body } = await payroll.as(payroll.owner).get('/planner/payments/');
    expect(body.results).toMatchObject([{ employee: payroll.ann.id, shifts: 1, amount: '20.01' }]);
  });

  test('what has been completed since joins the pending payment, or makes a new one after it is paid', async () => {
    const { id } = await payroll.period();
    await payroll.worked(payroll.ann, '2026-03-02T09:00Z', 1);
    const [first] = (await payroll.generate(id)).body.results;
    await payroll.worked(payroll.ann, '2026-03-03T09:00Z', 1);
    expect((await payroll.generate(id)).body.results).toMatchObject([{ id: first.id, amount: '40.02' }]);
    await payroll.as(payroll.owner).patch(`/planner/payments/${first.id}/`, { status: 'paid' });
    await payroll.worked(payroll.ann, '2026-03-04T09:00Z', 1);
    const { results } = (await payroll.generate(id)).body;
    expect(results.map(({ status, amount }: { status: string; amount: string }) => [status, amount])).toEqual([
      ['paid', '40.02'],
      ['pending', '20.01'],
    ]);
  });

  test('a shift to come may be called completed, and is paid when it has ended or was checked out', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const day = (hours: number) => at(hours).toISOString().slice(0, 10);
    const { id } = await payroll.period({ start_date: day(-48), end_date: day(48) });
    const shift = await payroll.worked(payroll.ann, at(20).toISOString(), 1, { status: 'scheduled' });
    const api = payroll.as(payroll.owner);
    const path = `/planner/shifts/${shift.id}/`;
    expect(await api.patch(path, { status: 'completed' })).toMatchObject({
      status: 200,
      body: { status: 'completed' },
    });
    const counts = async (): Promise<number[]> => [
      (await payroll.generate(id)).body.count,
      (await payroll.graphqlAs(payroll.owner)('query ($id: ID!) { paymentPreview(period: $id) { shifts } }', { id }))
        .data.paymentPreview.shifts,
    ];
    expect(await counts()).toEqual([0, 0]);
    await payroll.worked(payroll.bob, at(-1).toISOString(), 3, { checked_in_at: at(-1), checked_out_at: at(-0.5) });
    expect(await counts()).toEqual([1, 0]);
    await api.patch(path, { start_time: at(-20).toISOString(), end_time: at(-19).toISOString() });
    expect(await counts()).toEqual([2, 0]);

    // Moved into the future while its payment is pending, it is not paid with it.
    await api.patch(path, { start_time: at(20).toISOString(), end_time: at(21).toISOString() });
    const [payment] = (await api.get(`/planner/payments/?employee=${payroll.ann.id}`)).body.results;
    expect(payment.amount).toBe('0.00');
    expect(await counts()).toEqual([1, 0]);
  });

  test('generating again without anything new is one event', async () => {
    const { id } = await payroll.period();
    await payroll.worked(payroll.ann, '2026-03-02T09:00Z', 1);
    const events = async () =>
      (await payroll.database.query("SELECT FROM audit_event WHERE kind = 'payments_generated'")).length;
    const before = await events();
    await payroll.generate(id);
    await payroll.generate(id);
    expect((await events()) - before).toBe(1);
  });

  test('hours add up: a total is the sum of what the lines say', async () => {
    const { id } = await payroll.period();
    for (const day of [2, 3, 4]) await payroll.worked(payroll.ann, `2026-03-0${day}T09:00Z`, 1.335);
    const [payment] = (await payroll.generate(id)).body.results;
    // 3 × 1.335 is 4.005, and three lines say 1.34.
    expect(payment).toMatchObject({ hours_worked: '4.02', amount: '80.13' });
    const { data } = await payroll.graphqlAs(payroll.owner)('{ payrollPeriods { results { hoursWorked } } }');
    expect(data.payrollPeriods.results).toEqual([{ hoursWorked: '4.02' }]);
  });

  test('a pending payment follows its shifts', async () => {
    const { id } = await payroll.period();
    const shift = await payroll.worked(payroll.ann, '2026-03-02T09:00Z', 1);
    const other = await payroll.worked(payroll.ann, '2026-03-03T09:00Z', 1);
    const [payment] = (await payroll.generate(id)).body.results;
    const api = payroll.as(payroll.owner);
    const amount = async () => (await api.get(`/planner/payments/${payment.id}/`)).body.amount;
    await api.patch(`/planner/shifts/${shift.id}/`, { end_time: '2026-03-02T11:00:00Z' });
    expect(await amount()).toBe('60.03');
    await api.patch(`/planner/shifts/${shift.id}/`, { status: 'cancelled' });
    expect(await amount()).toBe('20.01');
    await api.delete(`/planner/shifts/${other.id}/`);
    expect(await amount()).toBe('0.00');
    expect((await payroll.generate(id)).body.count).toBe(0);
  });
});
