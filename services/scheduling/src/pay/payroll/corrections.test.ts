import { startPayroll, type TestPayroll } from '../../../test/payroll.ts';
import { somebody } from '../../../test/scheduling.ts';

let payroll: TestPayroll;

beforeAll(async () => {
  payroll = await startPayroll();
  payroll.auth.answers.set(`GET /internal/users/contacts?ids=${payroll.owner.userId}`, () => ({
    body: [{ id: payroll.owner.userId, first_name: 'Olga', last_name: 'Owner', email: '', is_active: true, settings }],
  }));
});
afterAll(() => payroll.close());
afterEach(() => payroll.forget());

const settings = {
  theme: 'light',
  notifications_enabled: true,
  email_notifications: true,
  shift_reminders: true,
  language: 'en',
  timezone: 'UTC',
};
const owner = () => payroll.as(payroll.owner);
const april = { name: 'April', start_date: '2026-04-01', end_date: '2026-04-30' };

const correct = (shift: number, from: string, to: string | null, reason = 'Forgot to check out', who = owner()) =>
  who.post(`/planner/shifts/${shift}/corrections/`, { checked_in_at: from, checked_out_at: to, reason });

/** A shift from 09:00 to 17:00 on 2 March by plan, in March's payment. */
async function generated() {
  const period = await payroll.period();
  const shift = await payroll.worked(payroll.ann, '2026-03-02T09:00Z', 8);
  const [payment] = (await payroll.generate(period.id)).body.results;
  return { period, shift, payment };
}

async function paid() {
  const made = await generated();
  expect((await owner().patch(`/planner/payments/${made.payment.id}/`, { status: 'paid' })).status).toBe(200);
  return made;
}

const amounts = async (period: number) =>
  (await payroll.generate(period)).body.results.map((each: Record<string, unknown>) => [
    each['status'],
    each['shifts'],
    each['hours_worked'],
    each['amount'],
  ]);
const linesOf = async (payment: number) => (await owner().get(`/planner/payments/${payment}/lines/`)).body;

describe('correcting check-in and check-out, with a reason that is kept', () => {
  test('who, when, before, after and why are kept; the pending payment follows', async () => {
    const { shift, payment } = await generated();
    const answer = await correct(shift.id, '2026-03-02T09:30:00Z', '2026-03-02T17:00:00Z', 'Came late');
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'completed', checked_in_at: '2026-03-02T09:30:00.000Z', duration_hours: 7.5 },
    });
    expect((await owner().get(`/planner/payments/${payment.id}/`)).body).toMatchObject({ amount: '150.08' });
    await correct(shift.id, '2026-03-02T09:00:00Z', '2026-03-02T17:00:00Z', 'Was there');
    const { body } = await owner().get(`/planner/shifts/${shift.id}/corrections/`);
    const who = { corrected_by: payroll.owner.userId, corrected_by_name: 'Olga Owner' };
    expect(body).toMatchObject([
      {
        ...who,
        reason: 'Was there',
        checked_in_before: '2026-03-02T09:30:00.000Z',
        checked_in_after: '2026-03-02T09:00:00.000Z',
      },
      { ...who, reason: 'Came late', status_before: 'completed', checked_in_before: null, checked_out_before: null },
    ]);
    expect(Math.abs(Date.parse(body[0].corrected_at) - Date.now())).toBeLessThan(60_000);
  });

  test('a status set back to scheduled, or a deleted shift, leaves the trace', async () => {
    const { shift } = await generated();
    await correct(shift.id, '2026-03-02T09:00:00Z', '2026-03-02T17:00:00Z');
    const back = await owner().patch(`/planner/shifts/${shift.id}/`, { status: 'scheduled' });
    expect(back.body).toMatchObject({ checked_in_at: null, checked_out_at: null });
    const [latest] = (await owner().get(`/planner/shifts/${shift.id}/corrections/`)).body;
    expect(latest).toMatchObject({
      reason: '',
      status_before: 'completed',
      status_after: 'scheduled',
      checked_in_before: '2026-03-02T09:00:00.000Z',
      checked_out_before: '2026-03-02T17:00:00.000Z',
      checked_in_after: null,
    });
    await owner().delete(`/planner/shifts/${shift.id}/`);
    const trace = 'SELECT count(*)::integer AS count FROM attendance_correction WHERE shift_id = $1';
    expect(await payroll.database.query(trace, [shift.id])).toEqual([{ count: 2 }]);
  });

  test.each(["UPDATE attendance_correction SET reason = ''", 'DELETE FROM attendance_correction'])(
    'nothing of it is changed or forgotten: %s',
    (sql) => expect(payroll.database.query(sql)).rejects.toThrow('only ever added to'),
  );

  test('times that cannot be, a missing reason and a cancelled shift are refused', async () => {
    const { shift } = await generated();
    const refusal = async (from: string, to: string | null, reason = 'x') =>
      (await correct(shift.id, from, to, reason)).body;
    expect(await refusal('2026-03-02T09:00:00Z', '2026-03-02T08:59:00Z')).toEqual({
      checked_out_at: ['Check-out must not be before check-in.'],
    });
    expect(await refusal('2026-03-02T09:00:00Z', '2026-03-04T09:01:00Z')).toEqual({
      checked_out_at: ['Check-in and check-out may be at most 48 hours apart.'],
    });
    expect(await refusal('2026-02-20T09:00:00Z', '2026-02-20T10:00:00Z')).toEqual({
      checked_in_at: ['This is more than 168 hours away from the shift.'],
    });
    expect(await refusal(new Date(Date.now() + 60_000).toISOString(), null)).toEqual({
      checked_in_at: ['This time is in the future.'],
    });
    expect(await refusal('2026-03-02T09:00:00Z', null, ' ')).toEqual({ reason: ['This field may not be blank.'] });
    await owner().patch(`/planner/shifts/${shift.id}/`, { status: 'cancelled' });
    expect((await correct(shift.id, '2026-03-02T09:00:00Z', null)).status).toBe(409);
  });

  test('for administrators of the company', async () => {
    const { shift } = await generated();
    const status = async (who: typeof payroll.owner) =>
      (await correct(shift.id, '2026-03-02T09:00:00Z', null, 'x', payroll.as(who))).status;
    expect([await status(payroll.stranger), await status(payroll.guard), await status(somebody())]).toEqual([
      404, 403, 403,
    ]);
  });
});

describe('a correction of a paid shift is a new line in the next payment', () => {
  test('it names what it corrects, its amount may be negative, and what was paid stays', async () => {
    const { period, shift, payment } = await paid();
    const before = await linesOf(payment.id);
    expect(await correct(shift.id, '2026-03-02T09:00:00Z', '2026-03-02T16:30:00Z')).toMatchObject({ status: 200 });
    expect(await linesOf(payment.id)).toEqual(before);
    expect((await owner().get(`/planner/payments/${payment.id}/`)).body).toMatchObject({ amount: '160.08' });

    const next = await payroll.period(april);
    await payroll.worked(payroll.ann, '2026-04-02T09:00Z', 1);
    const [second] = (await payroll.generate(next.id)).body.results;
    expect(second).toMatchObject({ shifts: 2, hours_worked: '0.50', amount: '10.01' });
    expect(await linesOf(second.id)).toMatchObject([
      { shift: shift.id, date: '2026-03-02', hours: '-0.50', pay: '-10.00', corrects: payment.id },
      { date: '2026-04-02', hours: '1.00', pay: '20.01', corrects: null },
    ]);
    // Nothing is left, whichever period is asked.
    expect(await amounts(period.id)).toEqual([['paid', 1, '8.00', '160.08']]);
    await owner().patch(`/planner/payments/${second.id}/`, { status: 'paid' });
    expect(await amounts(next.id)).toEqual([['paid', 2, '0.50', '10.01']]);

    // Corrected again: the difference to all that has been paid.
    await correct(shift.id, '2026-03-02T09:00:00Z', '2026-03-02T18:00:00Z');
    expect(await amounts(next.id)).toEqual([
      ['paid', 2, '0.50', '10.01'],
      ['pending', 1, '1.50', '30.01'],
    ]);
  });

  test('a shift that was not worked is taken back whole', async () => {
    const { shift } = await paid();
    await correct(shift.id, '2026-03-02T09:00:00Z', '2026-03-02T09:00:00Z', 'Was not there');
    const next = await payroll.period(april);
    expect(await amounts(next.id)).toEqual([['pending', 1, '-8.00', '-160.08']]);
  });

  test('corrected back before it is paid, nothing is left of it', async () => {
    const { shift } = await paid();
    await correct(shift.id, '2026-03-02T09:00:00Z', '2026-03-02T16:00:00Z');
    const next = await payroll.period(april);
    expect(await amounts(next.id)).toHaveLength(1);
    await correct(shift.id, '2026-03-02T09:00:00Z', '2026-03-02T17:00:00Z');
    expect(await amounts(next.id)).toEqual([]);
  });

  test('generating at once in two periods takes it once', async () => {
    const { shift } = await paid();
    await correct(shift.id, '2026-03-02T09:00:00Z', '2026-03-02T16:00:00Z');
    const periods = [await payroll.period(april), await payroll.period({ ...april, name: 'Also April' })];
    await Promise.all([...periods, ...periods].map(({ id }) => payroll.generate(id)));
    const { body } = await owner().get('/planner/payments/?status=pending');
    expect(body.results).toMatchObject([{ shifts: 1, amount: '-20.01' }]);
  });

  test('an earlier period takes none of a later shift', async () => {
    const { shift } = await paid();
    await correct(shift.id, '2026-03-02T09:00:00Z', '2026-03-02T16:00:00Z');
    const earlier = await payroll.period({ name: 'February', start_date: '2026-02-01', end_date: '2026-02-28' });
    expect(await amounts(earlier.id)).toEqual([]);
  });

  test('the plan of a paid shift stays refused, also in its correction', async () => {
    const { shift } = await paid();
    await correct(shift.id, '2026-03-02T09:00:00Z', '2026-03-02T16:00:00Z');
    await payroll.generate((await payroll.period(april)).id);
    expect((await owner().patch(`/planner/shifts/${shift.id}/`, { status: 'cancelled' })).status).toBe(409);
    expect((await owner().delete(`/planner/shifts/${shift.id}/`)).status).toBe(409);
    expect((await correct(shift.id, '2026-03-02T09:00:00Z', null)).status).toBe(409);
  });

  test('what a later payment corrects is not set back to pending; what none corrects is', async () => {
    const { shift, payment } = await paid();
    const back = () => owner().patch(`/planner/payments/${payment.id}/`, { status: 'pending' });
    await correct(shift.id, '2026-03-02T09:00:00Z', '2026-03-02T16:00:00Z');
    const next = await payroll.period(april);
    await payroll.generate(next.id);
    expect(await back()).toMatchObject({
      status: 409,
      body: { detail: 'A later payment corrects this one, so it stays paid.' },
    });
    await correct(shift.id, '2026-03-02T09:00:00Z', '2026-03-02T17:00:00Z');
    await payroll.generate(next.id);
    expect((await back()).status).toBe(200);
    expect(await linesOf(payment.id)).toMatchObject([{ shift: shift.id, pay: '160.08' }]);
  });

  test.each([
    "UPDATE paid_line SET pay = 1, title = 'x'",
    'DELETE FROM paid_line',
    `INSERT INTO paid_line (company_id, payment_id, shift_id, start_time, date, client_name, title, hours, hourly_pay_rate, pay)
     SELECT company_id, (SELECT max(id) FROM payment), shift_id, start_time, date, client_name, title, hours, hourly_pay_rate, pay FROM paid_line`,
  ])('the database refuses whoever would change it, or pay it twice: %s', async (sql) => {
    await paid();
    await payroll.worked(payroll.bob, '2026-04-02T09:00Z', 1);
    await payroll.generate((await payroll.period(april)).id);
    await expect(payroll.database.query(sql)).rejects.toThrow(/does not change|paid_line_shift_key/);
  });

  test('the preview says how many lines are corrections; GraphQL corrects and shows the lines', async () => {
    const { shift, payment } = await paid();
    const api = payroll.graphqlAs(payroll.owner);
    const corrected = await api(
      `mutation ($id: ID!, $input: CorrectedAttendance!) { correctAttendance(id: $id, input: $input) { pay } }`,
      {
        id: shift.id,
        input: { checkedInAt: '2026-03-02T09:00:00Z', checkedOutAt: '2026-03-02T10:00:00Z', reason: 'Left' },
      },
    );
    expect(corrected.data.correctAttendance).toEqual({ pay: '20.01' });
    const next = await payroll.period(april);
    const { data } = await api(
      `query ($period: ID!, $payment: ID!, $shift: ID!) {
         paymentPreview(period: $period) { shifts corrections amount }
         paymentLines(payment: $payment) { shiftId pay correctsId }
         attendanceCorrections(id: $shift) { reason correctedByName statusAfter }
       }`,
      { period: next.id, payment: payment.id, shift: shift.id },
    );
    expect(data).toEqual({
      paymentPreview: { shifts: 1, corrections: 1, amount: '-140.07' },
      paymentLines: [{ shiftId: String(shift.id), pay: '160.08', correctsId: null }],
      attendanceCorrections: [{ reason: 'Left', correctedByName: 'Olga Owner', statusAfter: 'COMPLETED' }],
    });
  });
});
