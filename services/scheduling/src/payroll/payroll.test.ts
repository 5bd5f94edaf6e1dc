import { actors } from '@portfolio/testkit';
import { somebody, startScheduling, statusesOf, type TestScheduling } from '../../test/scheduling.ts';
import { hour } from '../../test/builder.ts';
import type { ClientEntity } from '../clients/client.entity.ts';
import type { CompanyEntity } from '../companies/company.entity.ts';
import type { EmployeeEntity } from '../employees/employee.entity.ts';

let scheduling: TestScheduling;
const owner = somebody();
const stranger = somebody();
const guard = somebody();
let company: CompanyEntity;
let client: ClientEntity;
let ann: EmployeeEntity;
let bob: EmployeeEntity;

beforeAll(async () => {
  scheduling = await startScheduling();
  const { make } = scheduling;
  company = await make.company(owner);
  await make.company(stranger);
  client = await make.client(company);
  ann = await make.employee(company, {
    first_name: 'Ann',
    last_name: 'Lee',
    hourly_rate: '20.01',
    user_id: guard.userId,
  });
  bob = await make.employee(company, { first_name: 'Bob', last_name: 'Roy', hourly_rate: '10.00' });
});
afterAll(() => scheduling.close());
afterEach(() =>
  scheduling.database.query(
    'UPDATE shift SET payment_id = NULL; DELETE FROM payment; DELETE FROM payment_period; DELETE FROM shift',
  ),
);

const march = { name: 'March', start_date: '2026-03-01', end_date: '2026-03-31' };

async function newPeriod(given: object = {}): Promise<{ id: number }> {
  return (await scheduling.as(owner).post('/planner/payment-periods/', { ...march, ...given })).body;
}

const worked = (employee: EmployeeEntity, start: string, hours: number, given: object = {}) =>
  scheduling.make.shift(client, employee, {
    start_time: new Date(start),
    end_time: new Date(Date.parse(start) + hours * hour),
    status: 'completed',
    ...given,
  });

const generate = (id: number) => scheduling.as(owner).post(`/planner/payment-periods/${id}/generate_payments/`);

describe('readings.md: make a period', () => {
  test('POST, GET and DELETE /planner/payment-periods/', async () => {
    const api = scheduling.as(owner);
    const made = await api.post('/planner/payment-periods/', march);
    expect(made).toMatchObject({ status: 201, body: { ...march, company: company.id } });
    await newPeriod({ name: 'April', start_date: '2026-04-01', end_date: '2026-04-30' });
    const { body } = await api.get('/planner/payment-periods/');
    expect(body.results.map(({ name }: { name: string }) => name)).toEqual(['April', 'March']);
    expect(body.results[1]).toEqual(made.body);
    expect((await api.delete(`/planner/payment-periods/${made.body.id}/`)).status).toBe(204);
    expect((await api.get('/planner/payment-periods/')).body.count).toBe(1);
  });

  test('an employee sees the periods of their company', async () => {
    await newPeriod();
    expect((await scheduling.as(guard).get('/planner/payment-periods/')).body.results).toMatchObject([march]);
    expect((await scheduling.as(stranger).get('/planner/payment-periods/')).body.count).toBe(0);
    expect((await scheduling.as(somebody()).get('/planner/payment-periods/')).status).toBe(404);
    expect((await scheduling.rest.get('/planner/payment-periods/')).status).toBe(401);
  });

  test('a name once, and days in order', async () => {
    await newPeriod();
    expect(await newPeriod({ name: 'MARCH' })).toEqual({ name: ['This field must be unique.'] });
    expect(await newPeriod({ name: 'x', end_date: '2026-02-28' })).toEqual({
      end_date: ['End date must not be before start date'],
    });
  });
});

describe('readings.md: generate payments from completed shifts', () => {
  test('hours and pay per shift, totals their sums; worked hours from check-in/out where both exist', async () => {
    const { id } = await newPeriod();
    await worked(ann, '2026-03-01T00:00Z', 7 + 20 / 60);
    await worked(ann, '2026-03-31T23:00Z', 8, {
      checked_in_at: new Date('2026-03-31T23:00Z'),
      checked_out_at: new Date('2026-04-01T07:30Z'),
    });
    await worked(bob, '2026-03-05T09:00Z', 1);
    const answer = await generate(id);
    expect(answer.status).toBe(200);
    const common = { company: company.id, period: id, period_name: 'March', payment_date: null, status: 'pending' };
    expect(answer.body.results).toEqual([
      {
        ...common,
        id: expect.any(Number),
        employee: ann.id,
        employee_name: 'Ann Lee',
        shifts: 2,
        // 146.74 + 170.085 → 170.09: each line is rounded, then they are added.
        hours_worked: '15.83',
        amount: '316.83',
      },
      {
        ...common,
        id: expect.any(Number),
        employee: bob.id,
        employee_name: 'Bob Roy',
        shifts: 1,
        hours_worked: '1.00',
        amount: '10.00',
      },
    ]);
  });

  test('not from shifts that are not completed, or begin outside of the period, or belong to another company', async () => {
    const { id } = await newPeriod();
    await worked(ann, '2026-02-28T23:59Z', 8);
    await worked(ann, '2026-04-01T00:00Z', 8);
    for (const status of ['scheduled', 'in_progress', 'missed', 'cancelled'] as const) {
      await worked(ann, '2026-03-10T09:00Z', 8, { status, allow_overlap: true });
    }
    const elsewhere = await scheduling.make.company(somebody());
    const foreign = await scheduling.make.client(elsewhere);
    await scheduling.make.shift(foreign, await scheduling.make.employee(elsewhere), {
      start_time: new Date('2026-03-10T09:00Z'),
      end_time: new Date('2026-03-10T10:00Z'),
      status: 'completed',
    });
    expect((await generate(id)).body.count).toBe(0);
  });

  test('repeated and concurrent calls pay each shift once', async () => {
    const { id } = await newPeriod();
    const overlapping = await newPeriod({ name: 'Also March' });
    await worked(ann, '2026-03-02T09:00Z', 1);
    const answers = await Promise.all([generate(id), generate(overlapping.id), generate(id), generate(overlapping.id)]);
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200]);
    const { body } = await scheduling.as(owner).get('/planner/payments/');
    expect(body.results).toMatchObject([{ employee: ann.id, shifts: 1, amount: '20.01' }]);
  });

  test('what has been completed since joins the pending payment, or makes a new one after it is paid', async () => {
    const { id } = await newPeriod();
    await worked(ann, '2026-03-02T09:00Z', 1);
    const [first] = (await generate(id)).body.results;
    await worked(ann, '2026-03-03T09:00Z', 1);
    expect((await generate(id)).body.results).toMatchObject([{ id: first.id, amount: '40.02' }]);
    await scheduling.as(owner).patch(`/planner/payments/${first.id}/`, { status: 'paid' });
    await worked(ann, '2026-03-04T09:00Z', 1);
    const { results } = (await generate(id)).body;
    expect(results.map(({ status, amount }: { status: string; amount: string }) => [status, amount])).toEqual([
      ['paid', '40.02'],
      ['pending', '20.01'],
    ]);
  });

  test('a pending payment follows its shifts', async () => {
    const { id } = await newPeriod();
    const shift = await worked(ann, '2026-03-02T09:00Z', 1);
    const other = await worked(ann, '2026-03-03T09:00Z', 1);
    const [payment] = (await generate(id)).body.results;
    const api = scheduling.as(owner);
    const amount = async () => (await api.get(`/planner/payments/${payment.id}/`)).body.amount;
    await api.patch(`/planner/shifts/${shift.id}/`, { end_time: '2026-03-02T11:00:00Z' });
    expect(await amount()).toBe('60.03');
    await api.patch(`/planner/shifts/${shift.id}/`, { status: 'cancelled' });
    expect(await amount()).toBe('20.01');
    await api.delete(`/planner/shifts/${other.id}/`);
    expect(await amount()).toBe('0.00');
    expect((await generate(id)).body.count).toBe(0);
  });
});

describe('readings.md: mark as paid', () => {
  async function paidShift() {
    const { id } = await newPeriod();
    const shift = await worked(ann, '2026-03-02T09:00Z', 1);
    const [payment] = (await generate(id)).body.results;
    const path = `/planner/payments/${payment.id}/`;
    return { shift, payment, path, period: id };
  }

  test('PATCH /planner/payments/{id}/ with status and, if another, the day', async () => {
    const { path } = await paidShift();
    const api = scheduling.as(owner);
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
    expect((await api.get(`/planner/payments/?employee=${bob.id}`)).body.count).toBe(0);
    expect((await api.get('/planner/payments/?search=march+ann')).body.count).toBe(1);
  });

  test('what has been paid does not change any more', async () => {
    const { shift, path, period } = await paidShift();
    const api = scheduling.as(owner);
    await api.patch(path, { status: 'paid' });
    const refusal = { status: 409, body: { detail: 'This shift has been paid and cannot be changed.' } };
    const shiftPath = `/planner/shifts/${shift.id}/`;
    expect(await api.patch(shiftPath, { end_time: '2026-03-02T12:00:00Z' })).toMatchObject(refusal);
    expect(await api.patch(shiftPath, { status: 'cancelled' })).toMatchObject(refusal);
    expect(await api.patch(shiftPath, { employee: bob.id })).toMatchObject(refusal);
    expect(await api.delete(shiftPath)).toMatchObject(refusal);
    expect(await api.patch(shiftPath, { notes: 'x', status: 'completed' })).toMatchObject({ status: 200 });
    expect(await api.delete(`/planner/payment-periods/${period}/`)).toMatchObject({
      status: 409,
      body: { detail: 'This period has payments and cannot be deleted.' },
    });
    expect((await api.get(path)).body).toMatchObject({ amount: '20.01', shifts: 1 });
  });

  test('changes and marking as paid at once: either the change or the old amount is paid', async () => {
    for (let round = 0; round < 5; round++) {
      const { shift, path } = await paidShift();
      const api = scheduling.as(owner);
      const [changed] = await Promise.all([
        api.patch(`/planner/shifts/${shift.id}/`, { end_time: '2026-03-02T11:00:00Z' }),
        api.patch(path, { status: 'paid' }),
      ]);
      const { body } = await api.get(path);
      expect([changed.status, body.amount]).toEqual(changed.status === 200 ? [200, '40.02'] : [409, '20.01']);
      await scheduling.database.query(
        'UPDATE shift SET payment_id = NULL; DELETE FROM payment; DELETE FROM payment_period; DELETE FROM shift',
      );
    }
  });

  test('an earlier payment cannot become pending beside another', async () => {
    const { path, period } = await paidShift();
    const api = scheduling.as(owner);
    await api.patch(path, { status: 'paid' });
    await worked(ann, '2026-03-03T09:00Z', 1);
    await generate(period);
    expect(await api.patch(path, { status: 'pending' })).toMatchObject({
      status: 400,
      body: { status: ['This employee has another pending payment in this period.'] },
    });
  });

  test('for administrators of the company', async () => {
    const { path, period } = await paidShift();
    const calls = async (api: ReturnType<typeof scheduling.as>) => [
      (await api.patch(path, { status: 'paid' })).status,
      (await api.post(`/planner/payment-periods/${period}/generate_payments/`)).status,
      (await api.delete(`/planner/payment-periods/${period}/`)).status,
    ];
    expect(await calls(scheduling.as(stranger))).toEqual([404, 404, 404]);
    expect(await calls(scheduling.as(guard))).toEqual([403, 403, 403]);
    expect(await calls(scheduling.as(actors.staff))).toEqual([403, 403, 403]);
    expect(await calls(scheduling.rest)).toEqual([401, 401, 401]);
    expect((await scheduling.as(stranger).get('/planner/payments/')).body.count).toBe(0);
    expect((await scheduling.as(guard).get('/planner/payments/')).status).toBe(403);
  });
});

describe('GraphQL', () => {
  test('runs a payroll', async () => {
    await worked(ann, '2026-03-02T09:00Z', 1);
    const api = scheduling.graphqlAs(owner);
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
