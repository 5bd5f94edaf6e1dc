import { defaultUserSettings } from '@portfolio/contracts/auth';
import { createTestMailbox, eventually, runSchedules, serviceHeaders } from '@portfolio/testkit';
import { columnsOf, documentedColumns, tablesHolding } from '@portfolio/testkit/personal-data';
import { hoursFromNow } from '../../../test/builder.ts';
import { somebody, startScheduling } from '../../../test/scheduling.ts';
import { sealed } from '../employees/sealed.ts';
import { vaultOf } from '@portfolio/service-kit/vault';
import { schedules } from '../../service.ts';

const ask = (sql: string, parameters?: unknown[]) => scheduling.database.query(sql, parameters);

const mailbox = await createTestMailbox();
const scheduling = await startScheduling({ SMTP_URL: mailbox.url });
afterAll(async () => {
  await scheduling.close();
  await mailbox.close();
});

const internal = {
  data: (id: number) => scheduling.rest.get(`/internal/users/${id}/personal-data`, serviceHeaders('auth')),
  erase: (id: number, username = 'marked.account') =>
    scheduling.rest.post(`/internal/users/${id}/erase`, { username }, serviceHeaders('auth')),
};

const contactOf = (id: number) => ({
  id,
  email: '',
  first_name: '',
  last_name: '',
  is_active: true,
  settings: defaultUserSettings,
});

/** What is searched for afterwards. */
const contact = {
  email: 'marked@example.com',
  phone: '+1555marked',
  address: 'Marked Street 1',
  city: 'Markedville',
  state: 'Markedstate',
  zip_code: 'Markedzip',
  emergency_contact_name: 'Marked Mother',
  emergency_contact_phone: '+1555mother',
  notes: 'Marked note',
};
const needed = { id_number: 'Marked-ID', tax_number: 'Marked-Tax', bank_account: 'Marked-IBAN' };
const name = { first_name: 'Markedfirst', last_name: 'Markedlast' };

/** A guard of a firm with something in every table: worked and paid, worked and not paid, and shifts to come. */
async function makeGuard() {
  const [owner, guard] = [somebody(), somebody()];
  const company = await scheduling.make.company(owner);
  const numbers = sealed(vaultOf(scheduling.environment), needed);
  const employee = await scheduling.make.employee(company, { ...contact, ...numbers, ...name, user_id: guard.userId });
  const client = await scheduling.make.client(company, { name: 'Harbour Ltd' });
  const worked = (start: string) =>
    scheduling.make.shift(client, employee, {
      start_time: new Date(start),
      end_time: new Date(Date.parse(start) + 3_600_000),
      status: 'completed',
    });
  const paid = await worked('2026-03-02T09:00:00Z');
  const asOwner = scheduling.as(owner);
  const { id } = (
    await asOwner.post('/planner/payment-periods/', {
      name: `P${company.id}`,
      start_date: '2026-03-01',
      end_date: '2026-03-31',
    })
  ).body;
  await asOwner.post(`/planner/payment-periods/${id}/generate_payments/`);
  const [payment] = await ask('SELECT id FROM payment WHERE period_id = $1', [id]);
  expect((await asOwner.patch(`/planner/payments/${payment.id}/`, { status: 'paid' })).status).toBe(200);
  const unpaid = await worked('2026-04-06T09:00:00Z');
  const coming = await scheduling.make.shift(client, employee, {
    start_time: hoursFromNow(50),
    end_time: hoursFromNow(58),
  });
  await scheduling.make.qualification(company, 'Markedskill', employee);
  await scheduling.make.license(employee, 'markedscan.pdf', { number: 'markedcard' });
  await scheduling.make.unavailability(employee, 'markedreason');
  await scheduling.make.wish(employee, { reason: 'markedwish' });
  await scheduling.make.timeOff(employee, 'approved', 'markedillness');
  await scheduling.make.offer(client, await scheduling.make.employee(company), employee);
  await scheduling.make.thread(client, employee, true);
  await scheduling.make.invitation(employee);
  await scheduling.make.weekTemplate(company, 'Usual');
  await ask(
    `INSERT INTO availability_rule (employee_id, company_id, day_of_week, start_time, end_time, is_available)
     VALUES ($1, $2, 'monday', '08:00', '12:00', true)`,
    [employee.id, company.id],
  );
  await ask(
    `INSERT INTO push_subscription (company_id, employee_id, endpoint, p256dh, auth) VALUES ($2, $1, $3, 'x', 'x')`,
    [employee.id, company.id, `https://push.example/marked-${employee.id}`],
  );
  await ask(`INSERT INTO calendar_feed (company_id, employee_id, seed, token_hash) VALUES ($2, $1, 'markedseed', $3)`, [
    employee.id,
    company.id,
    Buffer.from(String(employee.id)),
  ]);
  await ask(
    `INSERT INTO audit_event (kind, company_id, person_id, client_address) VALUES ('export', $1, $2, '198.51.100.77')`,
    [company.id, guard.userId],
  );
  await ask(
    `INSERT INTO audit_event (kind, company_id, subject) VALUES ('administrator_added', $1, 'marked.account')`,
    [company.id],
  );
  const given = [{ name: 'employee', before: 'Ann Lee', after: 'Markedfirst Markedlast' }];
  await ask(
    `INSERT INTO audit_event (kind, company_id, subject, changes) VALUES ('shift_changed', $1, 'Markedfirst Markedlast, Bank', $2)`,
    [company.id, JSON.stringify(given)],
  );
  return { owner, guard, company, employee, paid, unpaid, coming, payment: payment.id as number };
}

const texts = [
  ...Object.values(contact),
  'markedseed',
  'markedreason',
  'markedillness',
  'markedmessage',
  'markedcard',
  'markedscan',
  'push.example/marked',
  '198.51.100.77',
  'marked.account',
];
const holding = async (all: readonly string[]) => {
  const found = await Promise.all(all.map(async (text) => [text, await tablesHolding(ask, text)] as const));
  return Object.fromEntries(found.filter(([, tables]) => tables.length > 0));
};

test('docs/personal-data.md names every column once, and no other', async () => {
  const { personal, others } = await documentedColumns('scheduling');
  expect([...personal, ...others].toSorted()).toEqual((await columnsOf(ask)).toSorted());
});

test('all that is kept about a user is told, sealed numbers opened, and to auth alone', async () => {
  const { guard, company, employee, paid, unpaid, coming } = await makeGuard();
  const { status, body } = await internal.data(guard.userId);
  expect(status).toBe(200);
  expect(body.employee_profile).toEqual([
    expect.objectContaining({
      ...contact,
      ...needed,
      ...name,
      number: employee.id,
      company: company.name,
      qualifications: expect.arrayContaining(['Markedskill']),
    }),
  ]);
  expect(body.shifts.map(({ number }: { number: number }) => number)).toEqual([paid.id, unpaid.id, coming.id]);
  expect(body.shifts[0]).toMatchObject({ client: 'Harbour Ltd', pay: '15.00', company: company.name });
  expect(body.payments).toEqual([
    expect.objectContaining({ status: 'paid', lines: [expect.objectContaining({ shift_id: paid.id })] }),
  ]);
  expect(body).toMatchObject({
    availability: [{ day_of_week: 'monday' }],
    invitations: [{ accepted_at: null }],
    unavailability: [{ from_day: '2031-12-24', reason: 'markedreason' }],
    wishes: [{ kind: 'rather', from_day: '2031-12-24', reason: 'markedwish' }],
    time_off: [{ reason: 'markedillness', status: 'approved' }],
    time_off_ledger: [{ kind: 'taken', amount: '-1.00' }],
    messages: [{ text: 'markedmessage' }],
    messages_read: [{ read_at: null, acknowledged_at: null }],
    offers: [{ offered_by_me: false, kind: 'give_away', status: 'waiting' }],
    licenses: [{ number: 'markedcard', scan_name: 'markedscan.pdf' }],
    browsers_with_notifications: [{ endpoint: `https://push.example/marked-${employee.id}` }],
    calendar: [{ read_at: null }],
    events: [{ kind: 'export', address: '198.51.100.77' }],
  });
  for (const caller of ['content', 'scheduling'] as const) {
    expect(
      (await scheduling.rest.get(`/internal/users/${guard.userId}/personal-data`, serviceHeaders(caller))).status,
    ).toBe(403);
  }
  await internal.erase(guard.userId);
});

test('what pay rests on stays, coming shifts are cancelled and administrators told, all else goes; twice is once', async () => {
  const { owner, guard, company, employee, paid, unpaid, coming, payment } = await makeGuard();
  scheduling.auth.answers.set(`GET /internal/users/contacts?ids=${owner.userId}`, () => ({
    body: [{ ...contactOf(owner.userId), email: 'owner@firm.example' }],
  }));
  expect(Object.keys(await holding(texts))).toEqual(texts);
  const others = await makeGuard();
  await ask(`UPDATE employee SET email = 'other@example.com' WHERE id = $1`, [others.employee.id]);
  await internal.erase(others.guard.userId);
  for (let time = 0; time < 2; time += 1) expect((await internal.erase(guard.userId)).body).toEqual({ erased: true });

  // Until the hours that are not paid are, the firm knows whom to pay, and where to.
  expect(await holding(texts)).toEqual({});
  const row = () =>
    ask('SELECT first_name, status, user_id, bank_account, erased_at FROM employee WHERE id = $1', [employee.id]);
  expect(await row()).toEqual([
    {
      first_name: name.first_name,
      status: 'inactive',
      user_id: null,
      bank_account: expect.stringMatching(/./),
      erased_at: null,
    },
  ]);
  expect(await ask('SELECT id, status FROM shift WHERE employee_id = $1 ORDER BY id', [employee.id])).toEqual([
    { id: paid.id, status: 'completed' },
    { id: unpaid.id, status: 'completed' },
    { id: coming.id, status: 'cancelled' },
  ]);
  const events = await ask(`SELECT changes FROM audit_event WHERE kind = 'employee_erased' AND company_id = $1`, [
    company.id,
  ]);
  expect(events).toEqual([{ changes: [{ name: 'cancelled_shifts', before: null, after: '1' }] }]);
  expect((await internal.data(guard.userId)).body.employee_profile).toEqual([]);

  const second = await scheduling.another();
  const { text } = await mailbox.next('owner@firm.example');
  await second.close();
  expect(text).toMatch(/Upcoming shifts that were cancelled: 1/);
  expect(text).not.toMatch(/Marked/);

  // Paid: name and numbers go, but on the receipt.
  await ask(`UPDATE employee SET erasure_asked_at = now() - interval '91 days' WHERE id = $1`, [employee.id]);
  await run();
  expect(await row()).toEqual([
    expect.objectContaining({ first_name: 'Former', bank_account: '', erased_at: expect.any(Date) }),
  ]);
  expect(await ask(`SELECT receipt ->> 'employee_name' AS name FROM payment WHERE id = $1`, [payment])).toEqual([
    { name: 'Markedfirst Markedlast' },
  ]);
  expect(await ask('SELECT shift_id FROM paid_line WHERE payment_id = $1', [payment])).toEqual([{ shift_id: paid.id }]);
  const subjects = await ask(`SELECT subject FROM audit_event WHERE kind = 'payment_paid' AND company_id = $1`, [
    company.id,
  ]);
  expect(subjects).toEqual([{ subject: `, P${company.id}` }]);
  expect(
    await ask(`SELECT subject, changes FROM audit_event WHERE kind = 'shift_changed' AND company_id = $1`, [
      company.id,
    ]),
  ).toEqual([{ subject: ', Bank', changes: [{ name: 'employee', before: 'Ann Lee', after: null }] }]);

  // Ten years later the receipt loses it, too, and nothing else.
  await ask(`UPDATE payment SET payment_date = current_date - interval '10 years 1 day' WHERE id = $1`, [payment]);
  await run();
  const [{ receipt }] = await ask('SELECT receipt FROM payment WHERE id = $1', [payment]);
  expect(receipt).toMatchObject({ employee_name: '', company_name: company.name });
});

test('a colleague who has taken the address that is left keeps nobody from being erased', async () => {
  const { guard, company, employee } = await makeGuard();
  await scheduling.make.employee(company, { email: `Erased-${employee.id}@erased.invalid` });
  expect((await internal.erase(guard.userId)).body).toEqual({ erased: true });
  expect(await ask('SELECT user_id FROM employee WHERE id = $1', [employee.id])).toEqual([{ user_id: null }]);
});

test('events are redacted of whom an erasure was asked for, and of nobody else', async () => {
  const { guard, company } = await makeGuard();
  await scheduling.make.administrator(company, guard);
  await expect(ask(`SELECT redact_audit_events($1, 'marked.account')`, [guard.userId])).rejects.toThrow(/no erasure/);
  const addresses = () =>
    ask('SELECT DISTINCT client_address AS of FROM audit_event WHERE person_id = $1', [guard.userId]);
  expect(await addresses()).toEqual([{ of: '198.51.100.77' }]);
  expect((await internal.erase(guard.userId)).status).toBe(200);
  expect((await internal.erase(guard.userId)).status).toBe(200);
  expect(await addresses()).toEqual([{ of: '' }]);
});

test('who has been paid is forgotten at once; who administers, administers no more', async () => {
  const { guard, employee, unpaid, company } = await makeGuard();
  await ask('DELETE FROM shift WHERE id = $1', [unpaid.id]);
  await scheduling.make.administrator(company, guard);
  await internal.erase(guard.userId);
  expect(await ask('SELECT first_name, last_name, tax_number FROM employee WHERE id = $1', [employee.id])).toEqual([
    { first_name: 'Former', last_name: `employee ${employee.id}`, tax_number: '' },
  ]);
  expect(await ask('SELECT FROM company_admin WHERE user_id = $1', [guard.userId])).toEqual([]);
  await eventually('nothing of the account is left', async () => Object.keys(await holding(texts)).length === 0);
});

const run = () =>
  runSchedules(
    scheduling.databaseUrl,
    schedules.filter(({ task }) => task === 'finish-erasures'),
    () => scheduling.another(),
  );
