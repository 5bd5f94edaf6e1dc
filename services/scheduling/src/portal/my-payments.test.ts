import { defaultUserSettings } from '@portfolio/contracts/auth';
import { somebody, startScheduling, type TestScheduling } from '../../test/scheduling.ts';
import { hour } from '../../test/builder.ts';
import { textOf } from '@portfolio/testkit/pdf';

let scheduling: TestScheduling;
const owner = somebody();
const guard = somebody();
const colleague = somebody();
let paidId: number;
let pendingId: number;
let march: number;

beforeAll(async () => {
  scheduling = await startScheduling();
  const { make } = scheduling;
  const company = await make.company(owner, { name: 'Northgate Security', address: '1200 NW Marshall Street' });
  const client = await make.client(company, { name: 'Żółta Galeria' });
  const me = await make.employee(company, {
    first_name: 'Katarzyna',
    last_name: 'Zielińska',
    hourly_rate: '20.01',
    user_id: guard.userId,
  });
  await make.employee(company, { user_id: colleague.userId });
  const shift = (start: number, hours: number) =>
    make.shift(client, me, {
      start_time: new Date(start),
      end_time: new Date(start + hours * hour),
      status: 'completed',
      title: 'Night watch',
    });
  for (let day = 1; day <= 31; day++) await shift(Date.UTC(2026, 2, day, 9), 7.5);
  await shift(Date.UTC(2026, 2, 31, 20), 1 / 3);
  await shift(Date.UTC(2026, 3, 1, 9), 8);
  const api = scheduling.as(owner);
  const pay = async (name: string, start_date: string, end_date: string) => {
    const { body } = await api.post('/planner/payment-periods/', { name, start_date, end_date });
    const answer = await api.post(`/planner/payment-periods/${body.id}/generate_payments/`);
    return [body.id, answer.body.results[0].id];
  };
  [march, paidId] = (await pay('March', '2026-03-01', '2026-03-31')) as [number, number];
  [, pendingId] = (await pay('April', '2026-04-01', '2026-04-30')) as [number, number];
  await api.patch(`/planner/payments/${paidId}/`, { status: 'paid', payment_date: '2026-04-05' });
});
afterAll(() => scheduling.close());

// 31 × 150.08 (7.5 h × 20.01 = 150.075) + 6.67: each line is rounded, then they are added.
const paid = { hours: '232.83', amount: '4659.15' };

describe('scheduling.md §7, GET /planner/employees/me/payments/', () => {
  const march26 = {
    payment_date: '2026-04-05',
    period_name: 'March',
    hours_worked: paid.hours,
    amount: paid.amount,
    status: 'paid',
  };

  test('response has payments, newest period first, and their totals', async () => {
    const { status, body } = await scheduling.as(guard).get('/planner/employees/me/payments/');
    expect(status).toBe(200);
    expect(body).toEqual({
      payments: [
        {
          id: pendingId,
          payment_date: null,
          period_name: 'April',
          hours_worked: '8.00',
          amount: '160.08',
          status: 'pending',
        },
        { id: paidId, ...march26 },
      ],
      summary: { hours_worked: '240.83', paid_amount: paid.amount, pending_amount: '160.08' },
    });
  });

  test('optional query period', async () => {
    const { body } = await scheduling.as(guard).get(`/planner/employees/me/payments/?period=${march}`);
    expect(body).toMatchObject({ payments: [march26], summary: { pending_amount: '0.00' } });
  });

  test('an employee sees their own payments only', async () => {
    expect((await scheduling.as(colleague).get('/planner/employees/me/payments/')).body).toEqual({
      payments: [],
      summary: { hours_worked: '0.00', paid_amount: '0.00', pending_amount: '0.00' },
    });
    expect((await scheduling.as(owner).get('/planner/employees/me/payments/')).status).toBe(404);
    expect((await scheduling.rest.get('/planner/employees/me/payments/')).status).toBe(401);
  });

  test('GraphQL answers the same', async () => {
    const { data } = await scheduling.graphqlAs(guard)(
      `query ($period: ID) {
        myPayments(period: $period) {
          payments { id periodName hoursWorked amount status paymentDate }
          summary { hoursWorked paidAmount pendingAmount }
        }
      }`,
      { period: march },
    );
    expect(data.myPayments).toEqual({
      payments: [
        {
          id: String(paidId),
          periodName: 'March',
          hoursWorked: paid.hours,
          amount: paid.amount,
          status: 'PAID',
          paymentDate: '2026-04-05',
        },
      ],
      summary: { hoursWorked: paid.hours, paidAmount: paid.amount, pendingAmount: '0.00' },
    });
  });
});

describe('scheduling.md §7, GET /planner/employees/me/payments/{id}/receipt/', () => {
  const path = (id: number) => `/planner/employees/me/payments/${id}/receipt/`;

  test('returns a PDF, saved as payment-receipt-{id}.pdf, of what was paid, to the cent', async () => {
    const token = await scheduling.issuer.token(guard);
    const response = await fetch(`${scheduling.url}${path(paidId)}`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename=payment-receipt-${paidId}.pdf`);
    const { pages, text, ...tags } = await textOf(new Uint8Array(await response.arrayBuffer()));
    expect(pages).toBe(2);
    expect(text).toMatch(/Page 1 of 2.*Page 2 of 2/);
    expect(tags).toMatchObject({ language: 'en', title: `Payment receipt ${paidId}`, isTagged: true });
    const head = ['Root', 'Document', 'H1', 'P', 'P', 'P', 'P', 'P', 'Table', 'TR', ...Array<string>(6).fill('TH')];
    expect(tags.roles.slice(0, head.length + 2)).toEqual([...head, 'TR', 'TD']);
    // The headings again on the second page, where they are no part of the table.
    expect(text.match(/Date Client Shift Hours Rate Pay/g)).toHaveLength(2);
    expect(text).toContain('Northgate Security · 1200 NW Marshall Street');
    expect(text).toContain('Katarzyna Zielińska');
    expect(text).toContain('March (1 – 31 Mar 2026)');
    expect(text).toContain('1 Mar 2026 Żółta Galeria Night watch 7.50 $20.01 $150.08');
    expect(text).toContain('31 Mar 2026 Żółta Galeria Night watch 0.33 $20.01 $6.67');
    expect(text).toContain('Total paid: $4,659.15 for 232.83 hours');
    expect(text.match(/\$150\.08/g)).toHaveLength(31);
  });

  test('says for ever what it said when it was paid', async () => {
    const read = async () => {
      const headers = { authorization: `Bearer ${await scheduling.issuer.token(guard)}` };
      const response = await fetch(`${scheduling.url}${path(paidId)}`, { headers });
      return (await textOf(new Uint8Array(await response.arrayBuffer()))).text;
    };
    const before = await read();
    const api = scheduling.as(owner);
    const [shift] = (await api.get('/planner/shifts/?ordering=start_time')).body.results;
    expect((await api.patch(`/planner/shifts/${shift.id}/`, { title: 'Renamed' })).status).toBe(200);
    expect(
      (await api.patch(`/planner/clients/${shift.client}/`, { name: 'Renamed', time_zone: 'Asia/Tokyo' })).status,
    ).toBe(200);
    expect((await api.patch(`/planner/employees/${shift.employee}/`, { first_name: 'Renamed' })).status).toBe(200);
    await scheduling.database.query(
      "UPDATE company SET name = 'Renamed', language = 'fr'; UPDATE payment_period SET name = 'Renamed ' || id",
    );
    expect(await read()).toBe(before);
    await scheduling.database.query("UPDATE payment SET payment_date = '2026-04-06' WHERE id = $1", [paidId]);
    expect(await read()).toBe(before.replace('5 Apr 2026', '6 Apr 2026'));
  });

  test('§4: receipts are available only for paid payments', async () => {
    expect(await scheduling.as(guard).get(path(pendingId))).toMatchObject({
      status: 409,
      body: { detail: 'There is no receipt until a payment is paid.' },
    });
  });

  test('§4: a correction of it is a receipt of its own, which names this one, in the language of the company', async () => {
    const api = scheduling.as(owner);
    const [shift] = (await api.get('/planner/shifts/?ordering=start_time')).body.results;
    await api.post(`/planner/shifts/${shift.id}/corrections/`, {
      checked_in_at: '2026-03-01T09:00:00Z',
      checked_out_at: '2026-03-01T16:00:00Z',
      reason: 'Left early',
    });
    await api.patch(`/planner/companies/${shift.company}/`, { language: 'fr' });
    const may = { name: 'May', start_date: '2026-05-01', end_date: '2026-05-31' };
    const { id } = (await api.post('/planner/payment-periods/', may)).body;
    const [payment] = (await api.post(`/planner/payment-periods/${id}/generate_payments/`)).body.results;
    await api.patch(`/planner/payments/${payment.id}/`, { status: 'paid', payment_date: '2026-06-05' });
    const headers = { authorization: `Bearer ${await scheduling.issuer.token(owner)}` };
    const response = await fetch(`${scheduling.url}/planner/payments/${payment.id}/receipt/`, { headers });
    const { text, language } = await textOf(new Uint8Array(await response.arrayBuffer()));
    expect(language).toBe('fr');
    expect(text).toContain(`Correction du reçu ${paidId} -0,50 20,01 $ -10,01 $`);
    expect(text).toContain('Total payé : -10,01 $ pour -0,50 heures');
    expect(await api.get(`/planner/payments/${pendingId}/receipt/`)).toMatchObject({ status: 409 });
  });

  test('it speaks the language of whoever is paid, whoever reads it, with its dates; else that of the company', async () => {
    const settings = { ...defaultUserSettings, language: 'es', timezone: null };
    const contact = { id: guard.userId, email: 'k@example.com', first_name: 'K', last_name: 'Z', is_active: true };
    scheduling.auth.answers.set(`GET /internal/users/contacts?ids=${guard.userId}`, () => ({
      body: [{ ...contact, settings }],
    }));
    for (const [reader, address] of [
      [guard, path(paidId)],
      [owner, `/planner/payments/${paidId}/receipt/`],
    ] as const) {
      const headers = { authorization: `Bearer ${await scheduling.issuer.token(reader)}` };
      const response = await fetch(`${scheduling.url}${address}`, { headers });
      const { text, language } = await textOf(new Uint8Array(await response.arrayBuffer()));
      expect(language).toBe('es');
      expect(text).toContain('Recibo de pago');
      expect(text).toContain('Pagado el: 6 abr 2026');
      expect(text).toContain('1 mar 2026 Żółta Galeria');
    }
    scheduling.auth.answers.clear();
  });

  test('an employee gets their own only', async () => {
    expect((await scheduling.as(colleague).get(path(paidId))).status).toBe(404);
    expect((await scheduling.as(owner).get(path(paidId))).status).toBe(404);
    expect((await scheduling.rest.get(path(paidId))).status).toBe(401);
  });
});
