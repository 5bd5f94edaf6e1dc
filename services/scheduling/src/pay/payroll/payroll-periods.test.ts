import { startPayroll, type TestPayroll } from '../../../test/payroll.ts';

let payroll: TestPayroll;

beforeAll(async () => {
  payroll = await startPayroll();
});
afterAll(() => payroll.close());
afterEach(() => payroll.forget());

const previewQuery = `query ($period: ID!) { paymentPreview(period: $period) {
  results { employeeId employeeName shifts hoursWorked amount joins } shifts hoursWorked amount unfinished
} }`;
const preview = async (period: number) =>
  (await payroll.graphqlAs(payroll.owner)(previewQuery, { period })).data.paymentPreview;

describe('readings.md, payroll: a preview before anything is written', () => {
  test('says what generating will make, and writes nothing', async () => {
    const { id } = await payroll.period();
    await payroll.worked(payroll.ann, '2026-03-01T00:00Z', 7 + 20 / 60);
    await payroll.worked(payroll.ann, '2026-03-05T00:00Z', 8.5);
    await payroll.worked(payroll.bob, '2026-03-05T09:00Z', 1);
    await payroll.worked(payroll.bob, '2026-04-05T09:00Z', 1);
    const expected = await preview(id);
    expect(expected).toEqual({
      results: [
        {
          employeeId: String(payroll.ann.id),
          employeeName: 'Ann Lee',
          shifts: 2,
          hoursWorked: '15.83',
          amount: '316.83',
          joins: false,
        },
        {
          employeeId: String(payroll.bob.id),
          employeeName: 'Bob Roy',
          shifts: 1,
          hoursWorked: '1.00',
          amount: '10.00',
          joins: false,
        },
      ],
      shifts: 3,
      hoursWorked: '16.83',
      amount: '326.83',
      unfinished: 0,
    });
    expect((await payroll.as(payroll.owner).get('/planner/payments/')).body.count).toBe(0);

    const { results } = (await payroll.generate(id)).body;
    const made = results.map((payment: Record<string, unknown>) => [payment['hours_worked'], payment['amount']]);
    const foreseen = expected.results.map((line: Record<string, unknown>) => [line['hoursWorked'], line['amount']]);
    expect(made).toEqual(foreseen);
  });

  test('nothing is left to generate after generating; what was worked since joins', async () => {
    const { id } = await payroll.period();
    await payroll.worked(payroll.ann, '2026-03-02T09:00Z', 1);
    await payroll.generate(id);
    expect(await preview(id)).toMatchObject({ results: [], shifts: 0, hoursWorked: '0.00', amount: '0.00' });
    await payroll.worked(payroll.ann, '2026-03-03T09:00Z', 1);
    expect(await preview(id)).toMatchObject({ results: [{ amount: '20.01', joins: true }] });
  });

  test('says how many shifts have begun and are not completed', async () => {
    const day = (distance: number) => new Date(Date.now() + distance * 86_400_000).toISOString().slice(0, 10);
    const { id } = await payroll.period({ start_date: day(-9), end_date: day(9) });
    await payroll.worked(payroll.ann, `${day(-4)}T09:00Z`, 1, { status: 'in_progress' });
    await payroll.worked(payroll.ann, `${day(-3)}T09:00Z`, 1, { status: 'scheduled' });
    await payroll.worked(payroll.ann, `${day(-2)}T09:00Z`, 1, { status: 'cancelled' });
    await payroll.worked(payroll.ann, `${day(3)}T09:00Z`, 1, { status: 'scheduled' });
    expect(await preview(id)).toMatchObject({ results: [], unfinished: 2 });
  });
});

describe('payroll periods with the sums of their payments', () => {
  const fields = 'id name startDate endDate payments pending hoursWorked amount pendingAmount';
  const owner = () => payroll.graphqlAs(payroll.owner);

  test('newest first; paying a period pays what is pending, once', async () => {
    const { id } = await payroll.period();
    await payroll.period({ name: 'April', start_date: '2026-04-01', end_date: '2026-04-30' });
    await payroll.worked(payroll.ann, '2026-03-02T09:00Z', 1);
    await payroll.worked(payroll.bob, '2026-03-02T09:00Z', 1.5);
    await payroll.generate(id);
    const list = async () => (await owner()(`{ payrollPeriods { count results { ${fields} } } }`, {})).data;
    const none = { payments: 0, pending: 0, hoursWorked: '0.00', amount: '0.00', pendingAmount: '0.00' };
    expect((await list()).payrollPeriods).toMatchObject({
      count: 2,
      results: [
        { name: 'April', ...none },
        { name: 'March', payments: 2, pending: 2, hoursWorked: '2.50', amount: '35.01', pendingAmount: '35.01' },
      ],
    });

    const pay = (paymentDate: string) =>
      owner()(`mutation ($id: ID!, $day: Date) { payPeriod(id: $id, paymentDate: $day) { ${fields} } }`, {
        id,
        day: paymentDate,
      });
    expect((await pay('2026-04-05')).data.payPeriod).toMatchObject({
      pending: 0,
      amount: '35.01',
      pendingAmount: '0.00',
    });
    await pay('2026-04-09');
    const { results } = (await payroll.as(payroll.owner).get(`/planner/payments/?period=${id}`)).body;
    expect(results).toMatchObject([{ payment_date: '2026-04-05' }, { payment_date: '2026-04-05' }]);
  });

  test('one by its id, for its own administrators', async () => {
    const { id } = await payroll.period();
    const query = `query ($id: ID!) { payrollPeriod(id: $id) { name } }`;
    expect((await owner()(query, { id })).data.payrollPeriod).toEqual({ name: 'March' });
    expect((await payroll.graphqlAs(payroll.stranger)(query, { id })).data.payrollPeriod).toBeNull();
    const denied = async (call: string, who: 'stranger' | 'guard') =>
      (await payroll.graphqlAs(payroll[who])(call, { id })).errors?.[0]?.extensions?.code;
    for (const call of [
      'query ($id: ID!) { paymentPreview(period: $id) { shifts } }',
      'mutation ($id: ID!) { payPeriod(id: $id) { id } }',
    ]) {
      expect(await denied(call, 'stranger')).toBe('NOT_FOUND');
      expect(await denied(call, 'guard')).toBe('FORBIDDEN');
    }
    expect(await denied(query, 'guard')).toBe('FORBIDDEN');
    expect((await payroll.graphqlAs(payroll.guard)('{ payrollPeriods { count } }', {})).errors).toBeDefined();
  });
});

describe('CSV per period', () => {
  test('GET /planner/payments/export/?period= has a line per payment', async () => {
    const { id } = await payroll.period();
    await payroll.worked(payroll.ann, '2026-03-02T09:00Z', 7 + 20 / 60);
    await payroll.worked(payroll.bob, '2026-03-02T09:00Z', 1.5);
    await payroll.generate(id);
    const { body, headers } = await payroll.as(payroll.owner).get(`/planner/payments/export/?period=${id}`);
    expect(headers.get('content-disposition')).toMatch(/filename=payments_\d{4}-\d\d-\d\d\.csv$/);
    const lines = body.replace('\u{FEFF}', '').trim().split(/\r?\n/);
    expect(lines[0]).toBe('ID,Employee,Period,From,To,Shifts,Hours,Amount,Status,Payment date');
    expect(lines.slice(1).map((line: string) => line.replace(/^\d+,/, ''))).toEqual([
      'Ann Lee,March,2026-03-01,2026-03-31,1,7.33,146.74,pending,',
      'Bob Roy,March,2026-03-01,2026-03-31,1,1.50,15.00,pending,',
    ]);
    expect((await payroll.as(payroll.stranger).get(`/planner/payments/export/?period=${id}`)).body).not.toContain(
      'Ann',
    );
  });
});

describe('the payroll export: a row per line, with the columns that were chosen', () => {
  const read = async (query = '', who = payroll.owner) => {
    const answer = await payroll.as(who).get(`/planner/payroll/export/${query}`);
    const rows = String(answer.body).replace('\u{FEFF}', '').trim().split(/\r?\n/);
    return { ...answer, rows };
  };

  test('asked for, in the order of the file; else those that the company saved', async () => {
    const { id } = await payroll.period();
    const company = `/planner/companies/${payroll.company.id}/`;
    await payroll.worked(payroll.bob, '2026-03-02T09:00Z', 1.5);
    await payroll.worked(payroll.ann, '2026-03-03T09:00Z', 1, { title: 'Night' });
    await payroll.worked(payroll.ann, '2026-03-02T09:00Z', 7 + 20 / 60);
    await payroll.generate(id);
    const asked = await read(`?period=${id}&columns=pay,hours,date,employee_name`);
    expect(asked.headers.get('content-disposition')).toMatch(/filename=payroll_\d{4}-\d\d-\d\d\.csv$/);
    expect(asked.rows).toEqual([
      'Employee,Date,Hours,Pay',
      'Ann Lee,2026-03-02,7.33,146.74',
      'Ann Lee,2026-03-03,1.00,20.01',
      'Bob Roy,2026-03-02,1.50,15.00',
    ]);
    expect((await read('?columns=pay&from=2026-03-03&to=2026-03-03')).rows).toEqual(['Pay', '20.01']);
    expect((await read(`?columns=pay&employee=${payroll.bob.id}&status=pending`)).rows).toEqual(['Pay', '15.00']);
    // Sealed in the database, and of use to whoever pays.
    await payroll.as(payroll.owner).patch(`/planner/employees/${payroll.bob.id}/`, { bank_account: 'DE 15' });
    const bank = await read(`?columns=bank_account&employee=${payroll.bob.id}&status=pending`);
    expect(bank.rows).toEqual(['Bank account', 'DE 15']);

    const saved = await payroll.as(payroll.owner).patch(company, { payroll_columns: ['title', 'pay', 'email', 'pay'] });
    expect(saved.body.payroll_columns).toEqual(['email', 'title', 'pay']);
    expect((await read()).rows[0]).toBe('E-mail,Shift,Pay');
    for (const payroll_columns of [[], ['nonsense']])
      expect((await payroll.as(payroll.owner).patch(company, { payroll_columns })).status).toBe(400);
    expect(await read('?columns=pay,nonsense')).toMatchObject({
      status: 400,
      body: { columns: ['"nonsense" is not a valid choice.'] },
    });
  });

  test("another company's lines are not in it", async () => {
    const { id } = await payroll.period();
    await payroll.worked(payroll.ann, '2026-03-02T09:00Z', 1);
    await payroll.generate(id);
    expect((await read(`?period=${id}&columns=pay`, payroll.stranger)).rows).toEqual(['Pay']);
    expect((await read(`?company=${payroll.company.id}&columns=pay`, payroll.stranger)).rows).toEqual(['Pay']);
    expect((await read('', payroll.guard)).status).toBe(403);
  });
});
