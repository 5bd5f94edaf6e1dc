import { calendarDay } from '@portfolio/contracts/dates';
import fc from 'fast-check';
import { textOf } from '@portfolio/testkit/pdf';
import { startPayroll, type TestPayroll } from '../../../test/payroll.ts';

let payroll: TestPayroll;

beforeAll(async () => {
  payroll = await startPayroll();
});
afterAll(() => payroll.close());

/** Each employee in four months: periods of somebody, each with one to three shifts. PDFs are read of a few. EMPLOYEES=2500 for the long run. */
const months = ['2026-01', '2026-02', '2026-03', '2026-04'] as const;
const employees = Number(process.env['EMPLOYEES'] ?? 400);
const receiptsRead = 6;

const shiftOf = fc.record({
  day: fc.integer({ min: 1, max: 27 }),
  /** Milliseconds; hours are what the plan says, or what was worked. */
  planned: fc.integer({ min: 60_000, max: 24 * 3_600_000 }),
  worked: fc.option(fc.integer({ min: 0, max: 24 * 3_600_000 })),
});
const employeeOf = fc.record({
  cents: fc.integer({ min: 1, max: 20_000 }),
  months: fc.tuple(...months.map(() => fc.array(shiftOf, { minLength: 1, maxLength: 3 }))),
});

/** Exact integers: what the database's numbers must agree with. */
const halfUp = (value: bigint, by: bigint): bigint => (2n * value + by) / (2n * by);
const centsOf = (rate: number, ms: number) => halfUp(BigInt(rate) * BigInt(ms), 3_600_000n);
/** An hour is kept to six places and shown to two. */
const hundredthsOf = (ms: number) => halfUp(halfUp(BigInt(ms) * 1_000_000n, 3_600_000n), 10_000n);
const parse = (text: string): bigint => BigInt(text.replace('.', ''));

interface Sums {
  hours: bigint;
  pay: bigint;
}

const add = (sums: Map<string, Sums>, key: string, hours: bigint, pay: bigint): void => {
  const before = sums.get(key) ?? { hours: 0n, pay: 0n };
  sums.set(key, { hours: before.hours + hours, pay: before.pay + pay });
};

/** Makes everything in a few statements, and says what each employee is to be paid in each month. */
async function makeWork(): Promise<Map<string, Sums>> {
  const { database, company, make } = payroll;
  const people = fc.sample(employeeOf, { numRuns: employees, seed: 12 });
  const { id: client } = await make.client(company, { name: 'Żółta Galeria' });
  const hired = await database.query<{ id: number }[]>(
    `INSERT INTO employee (company_id, first_name, last_name, email, hourly_rate)
     SELECT $1, 'Ада', 'No ' || n, 'n' || n || '@example.com', cents / 100.0
     FROM unnest($2::integer[]) WITH ORDINALITY AS person (cents, n) ORDER BY n RETURNING id`,
    [company.id, people.map(({ cents }) => cents)],
  );
  const expected = new Map<string, Sums>();
  const rows = people.flatMap(({ cents, months: worked }, at) =>
    worked.flatMap((shifts, month) =>
      shifts.map((shift) => {
        const ms = shift.worked ?? shift.planned;
        add(expected, `${hired[at]!.id} ${months[month]}`, hundredthsOf(ms), centsOf(cents, ms));
        const start = new Date(`${months[month]}-${String(shift.day).padStart(2, '0')}T06:00:00Z`);
        return { id: hired[at]!.id, cents, start, planned: shift.planned, worked: shift.worked };
      }),
    ),
  );
  await database.query(
    `INSERT INTO shift (company_id, client_id, employee_id, start_time, end_time, status, hourly_pay_rate, allow_overlap,
       checked_in_at, checked_out_at)
     SELECT $1, $2, employee, start, start + planned * interval '1 millisecond', 'completed', cents / 100.0, true,
       CASE WHEN worked IS NOT NULL THEN start END, start + worked * interval '1 millisecond'
     FROM unnest($3::integer[], $4::integer[], $5::timestamptz[], $6::integer[], $7::integer[])
       AS made (employee, cents, start, planned, worked)`,
    [
      company.id,
      client,
      rows.map(({ id }) => id),
      rows.map(({ cents }) => cents),
      rows.map(({ start }) => start),
      rows.map(({ planned }) => planned),
      rows.map(({ worked }) => worked),
    ],
  );
  return expected;
}

const api = () => payroll.as(payroll.owner);
const csv = async (path: string): Promise<string[][]> =>
  String((await api().get(path)).body)
    .replace('\u{FEFF}', '')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(','));

const allLines = () =>
  csv(
    '/planner/payroll/export/?ordering=date&columns=employee,period_name,payment,shift,date,client_name,hours,hourly_pay_rate,pay',
  );
const monthEnd = (month: string) => new Date(Date.UTC(2026, Number(month.slice(5)), 0)).toISOString().slice(0, 10);

test(`${4 * employees} random periods: lines = summary = CSV = receipt, to the cent; what is paid never changes`, async () => {
  const expected = await makeWork();
  expect(expected.size).toBe(employees * months.length);
  for (const month of months) {
    const { id } = await payroll.period({ name: month, start_date: `${month}-01`, end_date: monthEnd(month) });
    expect((await payroll.generate(id)).body.count).toBe(employees);
    await payroll.graphqlAs(payroll.owner)('mutation ($id: ID!) { payPeriod(id: $id) { id } }', { id });
  }

  const lines = await allLines();
  const byPayment = new Map<string, Sums>();
  const byEmployee = new Map<string, Sums>();
  for (const [employee, month, payment, , , , hours, , pay] of lines) {
    add(byPayment, payment!, parse(hours!), parse(pay!));
    add(byEmployee, `${employee} ${month}`, parse(hours!), parse(pay!));
  }
  expect(byEmployee).toEqual(expected);

  const payments = await csv('/planner/payments/export/');
  const summary = new Map(
    payments.map(([id, , , , , , hours, amount]) => [id, { hours: parse(hours!), pay: parse(amount!) }]),
  );
  expect(summary).toEqual(byPayment);

  const { data } = await payroll.graphqlAs(payroll.owner)('{ payrollPeriods { results { name hoursWorked amount } } }');
  const totals = new Map<string, Sums>();
  for (const [key, { hours, pay }] of expected) add(totals, key.split(' ')[1]!, hours, pay);
  for (const { name, hoursWorked, amount } of data.payrollPeriods.results) {
    expect([name, { hours: parse(hoursWorked), pay: parse(amount) }]).toEqual([name, totals.get(name)]);
  }

  const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
  const receiptOf = async (payment: string) => {
    const headers = { authorization: `Bearer ${await payroll.issuer.token(payroll.owner)}` };
    const response = await fetch(`${payroll.url}/planner/payments/${payment}/receipt/`, { headers });
    return (await textOf(new Uint8Array(await response.arrayBuffer()))).text;
  };
  const sample = fc.sample(fc.constantFrom(...byPayment.keys()), { numRuns: receiptsRead, seed: 3 });
  const receipts = new Map<string, string>();
  for (const payment of sample) {
    const text = await receiptOf(payment);
    receipts.set(payment, text);
    const own = lines.filter((line) => line[2] === payment);
    for (const [, , , , date, client, hours, rate, pay] of own) {
      const cells = [
        calendarDay(date!, 'en'),
        client,
        hours,
        dollars.format(Number(rate)),
        dollars.format(Number(pay)),
      ];
      expect(text.replaceAll(/\s+/g, ' ')).toContain(cells.join(' '));
    }
    const [, , , , , , hours, amount] = payments.find(([id]) => id === payment)!;
    expect(text).toContain(`Total paid: ${dollars.format(Number(amount))} for ${hours} hours`);
  }

  // Whatever is edited after.
  await payroll.database.query(`
    UPDATE employee SET first_name = 'X', hourly_rate = 99;
    UPDATE client SET name = 'X', time_zone = 'Asia/Tokyo';
    UPDATE company SET name = 'X', language = 'fr', approval_tolerance = 5, pay_approved_only = true;
    UPDATE payment_period SET name = 'X ' || name, end_date = end_date + 1;
    UPDATE shift SET title = 'X', checked_in_at = start_time, checked_out_at = start_time + interval '1 hour'
    WHERE id % 5 = 0;
  `);
  const after = await allLines();
  expect(after.map((line) => line.toSpliced(1, 1))).toEqual(lines.map((line) => line.toSpliced(1, 1)));
  for (const [payment, text] of receipts) expect(await receiptOf(payment)).toBe(text);
}, 180_000);
