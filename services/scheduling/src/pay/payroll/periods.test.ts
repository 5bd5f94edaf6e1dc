import { march, startPayroll, type TestPayroll } from '../../../test/payroll.ts';
import { somebody } from '../../../test/scheduling.ts';

let payroll: TestPayroll;

beforeAll(async () => {
  payroll = await startPayroll();
});
afterAll(() => payroll.close());
afterEach(() => payroll.forget());

describe('readings.md: make a period', () => {
  test('POST, GET and DELETE /planner/payment-periods/', async () => {
    const api = payroll.as(payroll.owner);
    const made = await api.post('/planner/payment-periods/', march);
    expect(made).toMatchObject({ status: 201, body: { ...march, company: payroll.company.id } });
    await payroll.period({ name: 'April', start_date: '2026-04-01', end_date: '2026-04-30' });
    const { body } = await api.get('/planner/payment-periods/');
    expect(body.results.map(({ name }: { name: string }) => name)).toEqual(['April', 'March']);
    expect(body.results[1]).toEqual(made.body);
    expect((await api.delete(`/planner/payment-periods/${made.body.id}/`)).status).toBe(204);
    expect((await api.get('/planner/payment-periods/')).body.count).toBe(1);
  });

  test('a session that has just ended neither sees pay nor makes it', async () => {
    const token = await payroll.issuer.token(payroll.owner, { session_id: 'lost phone' });
    const headers = { authorization: `Bearer ${token}` };
    expect((await payroll.rest.get('/planner/payments/', headers)).status).toBe(200);
    const query = '{ payrollPeriods { count } }';
    payroll.auth.ended.push('lost phone');
    expect((await payroll.rest.post('/planner/payment-periods/', march, headers)).status).toBe(401);
    const { body } = await payroll.rest.post('/graphql', { query }, headers);
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  test('an employee sees the periods of their company', async () => {
    await payroll.period();
    expect((await payroll.as(payroll.guard).get('/planner/payment-periods/')).body.results).toMatchObject([march]);
    expect((await payroll.as(payroll.stranger).get('/planner/payment-periods/')).body.count).toBe(0);
    expect((await payroll.as(somebody()).get('/planner/payment-periods/')).status).toBe(404);
    expect((await payroll.rest.get('/planner/payment-periods/')).status).toBe(401);
  });

  test('a name once, and days in order', async () => {
    await payroll.period();
    expect(await payroll.period({ name: 'MARCH' })).toEqual({ name: ['This field must be unique.'] });
    expect(await payroll.period({ name: 'x', end_date: '2026-02-28' })).toEqual({
      end_date: ['End date must not be before start date'],
    });
  });

  test('a leap year at most, for the database too', async () => {
    expect(await payroll.period({ start_date: '2028-01-01', end_date: '2028-12-31' })).toHaveProperty('id');
    expect(await payroll.period({ name: 'x', start_date: '2028-01-01', end_date: '2029-01-01' })).toEqual({
      end_date: ['A period has at most 366 days.'],
    });
    await expect(
      payroll.database.query(
        `INSERT INTO payment_period (company_id, name, start_date, end_date) VALUES ($1, 'x', '2028-01-01', '2029-01-01')`,
        [payroll.company.id],
      ),
    ).rejects.toThrow('payment_period_length_check');
  });
});
