import { actors } from '@portfolio/testkit';
import { startPayroll, type TestPayroll } from '../../../test/payroll.ts';

let payroll: TestPayroll;

beforeAll(async () => {
  payroll = await startPayroll();
});
afterAll(() => payroll.close());
afterEach(() => payroll.forget());

describe('readings.md: mark as paid', () => {
  async function paidShift() {
    const { id } = await payroll.period();
    const shift = await payroll.worked(payroll.ann, '2026-03-02T09:00Z', 1);
    const [payment] = (await payroll.generate(id)).body.results;
    const path = `/planner/payments/${payment.id}/`;
    return { shift, payment, path, period: id };
  }

  test('PATCH /planner/payments/{id}/ with status and, if another, the day', async () => {
    const { path } = await paidShift();
    const api = payroll.as(payroll.owner);
    const today = new Date().toISOString().slice(0, 10);
    expect((await api.patch(path, { status: 'paid' })).body).toMatchObject({ status: 'paid', payment_date: today });
    expect((await api.patch(path, { status: 'pending' })).body).toMatchObject({
      status: 'pending',
      payment_date: null,
    });
    expect((await api.patch(path, { status: 'paid', payment_date: '2026-04-05' })).body).toMatchObject({
      payment_date: '2026-04-05',
    });
    expect((await api.get('/planner/payments/?status=paid')).body.count).toBe(1);
    expect((await api.get('/planner/payments/?status=pending')).body.count).toBe(0);
    expect((await api.get(`/planner/payments/?employee=${payroll.bob.id}`)).body.count).toBe(0);
    expect((await api.get('/planner/payments/?search=march+ann')).body.count).toBe(1);
  });

  test('what has been paid does not change any more', async () => {
    const { shift, path, period } = await paidShift();
    const api = payroll.as(payroll.owner);
    await api.patch(path, { status: 'paid' });
    expect((await api.get(`/planner/shifts/${shift.id}/`)).body).toHaveProperty('paid', true);
    const refusal = { status: 409, body: { detail: 'This shift has been paid and cannot be changed.' } };
    const shiftPath = `/planner/shifts/${shift.id}/`;
    expect(await api.patch(shiftPath, { end_time: '2026-03-02T12:00:00Z' })).toMatchObject(refusal);
    expect(await api.patch(shiftPath, { status: 'cancelled' })).toMatchObject(refusal);
    expect(await api.patch(shiftPath, { employee: payroll.bob.id })).toMatchObject(refusal);
    expect(await api.delete(shiftPath)).toMatchObject(refusal);
    expect(await api.patch(shiftPath, { notes: 'x', status: 'completed' })).toMatchObject({ status: 200 });
    expect(await api.delete(`/planner/payment-periods/${period}/`)).toMatchObject({
      status: 409,
      body: { detail: 'This period has payments and cannot be deleted.' },
    });
    expect((await api.get(path)).body).toMatchObject({ amount: '20.01', shifts: 1 });
  });

  describe('what is paid is frozen', () => {
    const events = async () =>
      (await payroll.database.query('SELECT kind, changes FROM audit_event ORDER BY id')).filter(
        ({ kind }: { kind: string }) => kind.startsWith('payment_'),
      );

    test('its day does not change, and what is said again is one event', async () => {
      const { path, period } = await paidShift();
      const api = payroll.as(payroll.owner);
      const paid = { status: 'paid', payment_date: '2026-04-05' };
      const before = (await events()).length;
      const answers = await Promise.all([1, 2, 3].map(() => api.patch(path, paid)));
      const ends = new Set(answers.map(({ status, body }) => `${status} ${body.payment_date}`));
      expect([...ends]).toEqual(['200 2026-04-05']);
      expect((await api.patch(path, { status: 'paid' })).body.payment_date).toBe('2026-04-05');
      expect(await api.patch(path, { ...paid, payment_date: '2026-04-06' })).toMatchObject({
        status: 409,
        body: { detail: 'This payment is already paid. To change its date, set it back to pending first.' },
      });
      const payPeriod = 'mutation ($id: ID!) { payPeriod(id: $id, paymentDate: "2026-04-09") { pending } }';
      await payroll.graphqlAs(payroll.owner)(payPeriod, { id: period });
      expect((await api.get(path)).body).toMatchObject(paid);
      expect((await events()).slice(before)).toEqual([
        { kind: 'payment_paid', changes: [{ name: 'payment_date', before: null, after: '2026-04-05' }] },
      ]);

      await api.patch(path, { status: 'pending' });
      await api.patch(path, { status: 'pending' });
      expect((await events()).slice(before + 1)).toEqual([
        { kind: 'payment_pending', changes: [{ name: 'payment_date', before: '2026-04-05', after: null }] },
      ]);
    });

    test('the day is neither before its period nor in the future', async () => {
      const { path, period } = await paidShift();
      const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
      const pay = (payment_date: string) => payroll.as(payroll.owner).patch(path, { status: 'paid', payment_date });
      const early = 'The payment date is before the period, which begins on 2026-03-01.';
      const late = 'The payment date is in the future.';
      expect(await pay('2026-02-28')).toMatchObject({ status: 400, body: { payment_date: [early] } });
      expect(await pay(tomorrow)).toMatchObject({ status: 400, body: { payment_date: [late] } });
      const all = 'mutation ($id: ID!, $day: Date) { payPeriod(id: $id, paymentDate: $day) { pending } }';
      for (const day of ['2026-02-28', tomorrow]) {
        const { errors } = await payroll.graphqlAs(payroll.owner)(all, { id: period, day });
        expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
      }
      expect((await payroll.as(payroll.owner).get(path)).body.status).toBe('pending');
      expect((await pay('2026-03-01')).status).toBe(200);
    });
  });

  test('changes and marking as paid at once: either the change or the old amount is paid', async () => {
    for (let round = 0; round < 5; round++) {
      const { shift, path } = await paidShift();
      const api = payroll.as(payroll.owner);
      const [changed] = await Promise.all([
        api.patch(`/planner/shifts/${shift.id}/`, { end_time: '2026-03-02T11:00:00Z' }),
        api.patch(path, { status: 'paid' }),
      ]);
      const { body } = await api.get(path);
      expect([changed.status, body.amount]).toEqual(changed.status === 200 ? [200, '40.02'] : [409, '20.01']);
      await payroll.forget();
    }
  });

  test('an earlier payment cannot become pending beside another', async () => {
    const { path, period } = await paidShift();
    const api = payroll.as(payroll.owner);
    await api.patch(path, { status: 'paid' });
    await payroll.worked(payroll.ann, '2026-03-03T09:00Z', 1);
    await payroll.generate(period);
    expect(await api.patch(path, { status: 'pending' })).toMatchObject({
      status: 400,
      body: { status: ['This employee has another pending payment in this period.'] },
    });
  });

  test('for administrators of the company', async () => {
    const { path, period } = await paidShift();
    const calls = async (api: ReturnType<TestPayroll['as']>) => [
      (await api.patch(path, { status: 'paid' })).status,
      (await api.post(`/planner/payment-periods/${period}/generate_payments/`)).status,
      (await api.delete(`/planner/payment-periods/${period}/`)).status,
    ];
    expect(await calls(payroll.as(payroll.stranger))).toEqual([404, 404, 404]);
    expect(await calls(payroll.as(payroll.guard))).toEqual([403, 403, 403]);
    expect(await calls(payroll.as(actors.staff))).toEqual([403, 403, 403]);
    expect(await calls(payroll.rest)).toEqual([401, 401, 401]);
    expect((await payroll.as(payroll.stranger).get('/planner/payments/')).body.count).toBe(0);
    expect((await payroll.as(payroll.guard).get('/planner/payments/')).status).toBe(403);
  });
});

describe('GraphQL', () => {
  test('runs a payroll', async () => {
    await payroll.worked(payroll.ann, '2026-03-02T09:00Z', 1);
    const api = payroll.graphqlAs(payroll.owner);
    const { data } = await api(
      'mutation ($input: NewPaymentPeriod!) { createPaymentPeriod(input: $input) { id name startDate endDate } }',
      { input: { name: 'March', startDate: '2026-03-01', endDate: '2026-03-31' } },
    );
    const period = data.createPaymentPeriod.id;
    const generated = await api(
      'mutation ($period: ID!) { generatePayments(period: $period) { count results { id employeeName amount status } } }',
      { period },
    );
    const [payment] = generated.data.generatePayments.results;
    expect(payment).toMatchObject({ employeeName: 'Ann Lee', amount: '20.01', status: 'PENDING' });
    const one = (caller: typeof api) => caller('query ($id: ID!) { payment(id: $id) { amount } }', { id: payment.id });
    expect((await one(api)).data.payment).toEqual({ amount: '20.01' });
    expect((await one(payroll.graphqlAs(payroll.stranger))).data.payment).toBeNull();
    const paid = await api(
      'mutation ($id: ID!) { updatePayment(id: $id, status: PAID, paymentDate: "2026-04-01") { status paymentDate } }',
      { id: payment.id },
    );
    expect(paid.data.updatePayment).toEqual({ status: 'PAID', paymentDate: '2026-04-01' });
    const read = await api(
      `query ($period: ID) {
         payments(period: $period, status: PAID) { count results { hoursWorked shifts periodId } }
         paymentPeriods { results { id name } }
       }`,
      { period },
    );
    expect(read.data).toEqual({
      payments: { count: 1, results: [{ hoursWorked: '1.00', shifts: 1, periodId: period }] },
      paymentPeriods: { results: [{ id: period, name: 'March' }] },
    });
    expect(await api('mutation ($id: ID!) { deletePaymentPeriod(id: $id) }', { id: period })).toMatchObject({
      errors: [{ extensions: { code: 'CONFLICT' } }],
    });
  });
});
