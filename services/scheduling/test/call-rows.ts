import type { CallRow, FieldRow, Parameters } from '@portfolio/testkit/calls';
import { AdminRegistrationLinkEntity } from '../src/registration/admin-registration-link.entity.ts';
import { hashToken, newToken } from '../src/registration/token.ts';
import { hoursFromNow } from './builder.ts';
import type { TestPayroll } from './payroll.ts';

let serial = 0;

/** Why nobody else has what a call is about. */
const makes: Pick<CallRow, 'foreign'> = {
  foreign: { none: 'makes something new, for the company of who asks, and names nothing else' },
};
const mine: Pick<CallRow, 'foreign'> = { foreign: { none: 'is about who asks' } };
const link: Pick<CallRow, 'foreign'> = { foreign: { none: 'is about what the token opens, for whoever has it' } };
const lists: Pick<CallRow, 'foreign'> = { foreign: { none: 'narrows a list, which shows what who asks may see' } };

/** Some weeks before the year ends. */
const inDecember = { start_time: new Date('2029-12-10T09:00Z'), end_time: new Date('2029-12-10T17:00Z') };

/** Every REST call of the service: what it is about, in `owner`'s company and in `stranger`'s, and a body that is taken. */
export async function callRows(payroll: TestPayroll): Promise<Record<string, CallRow>> {
  const { make, database, company, owner, stranger, ann } = payroll;
  const foreign = await make.company(stranger);
  const strangeClient = await make.client(foreign);
  const strangeEmployee = await make.employee(foreign);
  const client = await make.client(company);
  const idOf = (thing: Promise<{ id: number }>): Promise<Parameters> => thing.then(({ id }) => ({ id }));
  const of = (ownThing: () => Promise<{ id: number }>, foreignThing: () => Promise<{ id: number }>): CallRow => ({
    own: () => idOf(ownThing()),
    foreign: () => idOf(foreignThing()),
  });
  const name = () => `Row ${++serial}`;

  const companies = of(
    () => Promise.resolve(company),
    () => Promise.resolve(foreign),
  );
  const qualifications = of(
    () => make.qualification(company, name()),
    () => make.qualification(foreign, name()),
  );
  const clients = of(
    () => make.client(company),
    () => make.client(foreign),
  );
  const employees = of(
    () => make.employee(company),
    () => make.employee(foreign),
  );
  const locations = of(
    () => make.location(client),
    () => make.location(strangeClient),
  );
  const shifts = of(
    () => make.shift(client, ann),
    () => make.shift(strangeClient, strangeEmployee),
  );
  const period = (who: typeof owner) => async () => {
    const input = { name: name(), start_date: '2026-03-01', end_date: '2026-03-31' };
    return (await payroll.as(who).post('/planner/payment-periods/', input)).body as { id: number };
  };
  const periods = of(period(owner), period(stranger));
  const payment =
    (status: string, employee = ann) =>
    async () => {
      const { id } = await period(owner)();
      const rows = await database.query<[{ id: number }]>(
        `INSERT INTO payment (period_id, company_id, employee_id, status, payment_date)
       VALUES ($1, $2, $3, $4::text, CASE WHEN $4 = 'paid' THEN date '2026-04-02' END) RETURNING id`,
        [id, company.id, employee.id, status],
      );
      return rows[0];
    };
  const strangePayment = async () => {
    const { id } = await period(stranger)();
    const rows = await database.query<[{ id: number }]>(
      `WITH hired AS (
         INSERT INTO employee (company_id, first_name, last_name, email, hourly_rate)
         SELECT company_id, 'Ada', 'Far', gen_random_uuid() || '@example.net', 15 FROM payment_period WHERE id = $1 RETURNING id, company_id)
       INSERT INTO payment (period_id, company_id, employee_id) SELECT $1, company_id, id FROM hired RETURNING id`,
      [id],
    );
    return rows[0];
  };
  const payments = of(payment('pending'), strangePayment);
  const series = of(
    () => make.series(client, ann),
    () => make.series(strangeClient, strangeEmployee),
  );
  const templates = of(
    () => make.weekTemplate(company, name()),
    () => make.weekTemplate(foreign, name()),
  );
  await make.shift(client, ann, {
    start_time: new Date('2031-05-06T09:00Z'),
    end_time: new Date('2031-05-06T17:00Z'),
  });
  const weekToKeep = () => ({ name: name(), week: '2031-05-05' });
  const adminLink = async () => {
    const token = newToken();
    const row = { token_hash: hashToken(token), created_by: 1, expires_at: hoursFromNow(1) };
    await database.manager.insert(AdminRegistrationLinkEntity, row);
    return { token };
  };
  const invited = async () => {
    const token = newToken();
    await make.invitation(await make.employee(company), { token_hash: hashToken(token) });
    return { token };
  };
  const account = () => ({
    username: `row${++serial}`,
    email: `row${serial}@example.com`,
    first_name: 'Ada',
    last_name: 'Row',
    password: 'correct horse battery',
  });
  const employee = () => ({
    first_name: 'Ada',
    last_name: 'Row',
    email: `row${++serial}@example.com`,
    hourly_rate: 20,
  });
  const shift = () => {
    const start = Date.UTC(2033, 0, ++serial, 9);
    const [start_time, end_time] = [new Date(start).toISOString(), new Date(start + 3_600_000).toISOString()];
    return { client: client.id, employee: ann.id, start_time, end_time };
  };
  const strangeShift = () => ({ ...shift(), client: strangeClient.id, employee: strangeEmployee.id });
  /** A colleague's. */
  const tapElsewhere = async () => ({
    shift_id: (
      await make.shift(client, payroll.bob, { start_time: new Date(), end_time: hoursFromNow(8), allow_overlap: true })
    ).id,
    action: 'check_in',
  });

  return {
    'GET /planner/clients/': {},
    'POST /planner/clients/': { ...makes, body: () => ({ name: name() }) },
    'GET /planner/clients/export_csv/': {},
    'GET /planner/clients/{id}/': clients,
    'PUT /planner/clients/{id}/': { ...clients, body: () => ({ name: name() }) },
    'PATCH /planner/clients/{id}/': { ...clients, body: () => ({ notes: 'x' }) },
    'DELETE /planner/clients/{id}/': clients,
    'GET /planner/clients/{id}/locations/': clients,
    'POST /planner/locations/': {
      body: () => ({ client: client.id, name: name() }),
      foreign: { body: () => ({ client: strangeClient.id, name: name() }) },
    },
    'GET /planner/locations/{id}/': locations,
    'PUT /planner/locations/{id}/': { ...locations, body: () => ({ name: name() }) },
    'PATCH /planner/locations/{id}/': { ...locations, body: () => ({ city: 'x' }) },
    'DELETE /planner/locations/{id}/': locations,
    'GET /planner/companies/': {},
    'GET /planner/companies/{id}/': companies,
    'PATCH /planner/companies/{id}/': { ...companies, body: () => ({ planning_rules: { rest: 'off' } }) },
    'GET /planner/employees/me/': {},
    'PATCH /planner/employees/me/': { ...mine, body: () => ({ city: 'x' }) },
    'GET /planner/employees/me/availability/': {},
    'POST /planner/employees/me/availability/': { ...mine, body: () => ({ availability_rules: [] }) },
    'GET /planner/employees/me/payments/': {},
    'GET /planner/employees/me/payments/{id}/receipt/': of(payment('paid'), payment('paid', payroll.bob)),
    'GET /planner/employees/': {},
    'POST /planner/employees/': {
      body: employee,
      foreign: {
        body: async () => ({ ...employee(), qualifications: [(await make.qualification(foreign, name())).id] }),
      },
    },
    'GET /planner/employees/export_csv/': {},
    'GET /planner/employees/{id}/': employees,
    'PUT /planner/employees/{id}/': { ...employees, body: employee },
    'PATCH /planner/employees/{id}/': { ...employees, body: () => ({ notes: 'x' }) },
    'DELETE /planner/employees/{id}/': employees,
    'GET /planner/employees/{id}/availability/': employees,
    'POST /planner/employees/{id}/invite/': employees,
    'POST /planner/employees/{id}/generate_invite/': employees,
    'GET /planner/calendar/{token}/': {
      ...link,
      own: async () => {
        const { data } = await payroll.graphqlAs(payroll.guard)('mutation { renewMyCalendarFeed { url } }');
        return { token: new URL(data.renewMyCalendarFeed.url).pathname.split('/').at(-1)! };
      },
    },
    'GET /planner/payment-periods/': {},
    'POST /planner/payment-periods/': {
      ...makes,
      body: () => ({ name: name(), start_date: '2026-03-01', end_date: '2026-03-31' }),
    },
    'DELETE /planner/payment-periods/{id}/': periods,
    'POST /planner/payment-periods/{id}/generate_payments/': periods,
    'GET /planner/payments/': {},
    'GET /planner/payments/export/': {},
    'GET /planner/payroll/export/': {},
    'GET /planner/payments/{id}/': payments,
    'GET /planner/payments/{id}/lines/': payments,
    'GET /planner/payments/{id}/receipt/': of(payment('paid'), strangePayment),
    'PATCH /planner/payments/{id}/': { ...payments, body: () => ({ status: 'paid' }) },
    'GET /planner/qualifications/': {},
    'POST /planner/qualifications/': { ...makes, body: () => ({ name: name() }) },
    'PATCH /planner/qualifications/{id}/': { ...qualifications, body: () => ({ name: name() }) },
    'DELETE /planner/qualifications/{id}/': qualifications,
    'POST /planner/admin/generate-token/': {},
    'GET /planner/admin/validate-token/{token}/': { ...link, own: adminLink },
    'POST /planner/admin/register/{token}/': {
      ...link,
      own: adminLink,
      body: () => ({ ...account(), company_name: name() }),
    },
    'GET /planner/employee/validate-token/{token}/': { ...link, own: invited },
    'POST /planner/employee/register/{token}/': { ...link, own: invited, body: account },
    'GET /planner/shifts/': {},
    'POST /planner/shifts/': { body: shift, foreign: { body: strangeShift } },
    'GET /planner/shifts/export/': {},
    'POST /planner/shifts/copy_week/': { ...makes, body: () => ({ from: '2031-03-03', to: '2031-03-10' }) },
    'POST /planner/shifts/conflicts/': {
      body: () => ({ changes: [shift()] }),
      foreign: {
        body: async () => ({ changes: [{ id: (await make.shift(strangeClient, strangeEmployee)).id, notes: 'x' }] }),
      },
    },
    'POST /planner/shifts/check_in_out/': {
      foreign: { body: tapElsewhere },
      body: async () => ({
        shift_id: (
          await make.shift(client, ann, { start_time: new Date(), end_time: hoursFromNow(8), allow_overlap: true })
        ).id,
        action: 'check_in',
      }),
    },
    'POST /planner/shifts/check_in_out/kept/': {
      foreign: {
        body: async () => ({
          ...(await tapElsewhere()),
          key: (await payroll.graphqlAs(payroll.guard)('{ tapKey }')).data.tapKey,
        }),
      },
      body: async () => ({
        shift_id: (
          await make.shift(client, ann, { start_time: new Date(), end_time: hoursFromNow(8), allow_overlap: true })
        ).id,
        action: 'check_in',
        key: (await payroll.graphqlAs(payroll.guard)('{ tapKey }')).data.tapKey,
      }),
    },
    'GET /planner/shifts/{id}/': shifts,
    'PUT /planner/shifts/{id}/': { ...shifts, body: shift },
    'PATCH /planner/shifts/{id}/': { ...shifts, body: () => ({ notes: 'x' }) },
    'DELETE /planner/shifts/{id}/': shifts,
    'GET /planner/shifts/{id}/corrections/': shifts,
    'POST /planner/shifts/{id}/corrections/': {
      own: () =>
        idOf(
          make.shift(client, ann, { start_time: hoursFromNow(-3), end_time: hoursFromNow(-2), allow_overlap: true }),
        ),
      foreign: shifts.foreign,
      body: () => ({ checked_in_at: hoursFromNow(-3).toISOString(), checked_out_at: null, reason: 'x' }),
    },
    'POST /planner/shifts/{id}/repeat/': {
      ...shifts,
      own: async () => idOf(make.shift(client, await make.employee(company), inDecember)),
      body: () => ({ weekdays: ['monday', 'tuesday'], until: '2030-01-01', skip: true }),
    },
    'PATCH /planner/shifts/{id}/following/': { ...series, body: () => ({ notes: 'x' }) },
    'DELETE /planner/shifts/{id}/following/': series,
    'GET /planner/events/': {},
    'GET /planner/events/export/': {},
    'GET /planner/timesheets/': {},
    'POST /planner/timesheets/approve/': {
      body: async () => ({ shifts: [(await make.shift(client, ann, { status: 'completed' })).id] }),
      foreign: {
        body: async () => ({
          shifts: [(await make.shift(strangeClient, strangeEmployee, { status: 'completed' })).id],
        }),
      },
    },
    'GET /planner/week-templates/': {},
    'POST /planner/week-templates/': { ...makes, body: weekToKeep },
    'GET /planner/week-templates/{id}/': templates,
    'PATCH /planner/week-templates/{id}/': { ...templates, body: () => ({ name: name() }) },
    'DELETE /planner/week-templates/{id}/': templates,
    'POST /planner/week-templates/{id}/use/': { ...templates, body: () => ({ to: '2031-03-10' }) },
    'GET /planner/admin-stats/': {},
  };
}

/** Every query and mutation of the service, as what it has in common with a REST call. */
export function fieldRows(calls: Record<string, CallRow>, payroll: TestPayroll): Record<string, FieldRow> {
  const { database } = payroll;
  const like = (call: string, more: FieldRow = {}): FieldRow => ({ ...calls[call], ...more });
  const period = like('POST /planner/payment-periods/{id}/generate_payments/');
  const checkIn = like('POST /planner/shifts/check_in_out/');
  const change = like('PATCH /planner/shifts/{id}/');
  const changes: FieldRow = {
    own: change.own,
    foreign: calls['POST /planner/shifts/conflicts/']?.foreign,
    body: ({ id }) => ({ changes: [{ id, notes: 'x' }] }),
  };
  return {
    clients: lists,
    client: like('GET /planner/clients/{id}/'),
    createClient: like('POST /planner/clients/'),
    updateClient: like('PATCH /planner/clients/{id}/'),
    deleteClient: like('DELETE /planner/clients/{id}/'),
    createLocation: like('POST /planner/locations/'),
    location: like('GET /planner/locations/{id}/'),
    updateLocation: like('PATCH /planner/locations/{id}/'),
    deleteLocation: like('DELETE /planner/locations/{id}/'),
    importCsv: { ...makes, body: () => ({ kind: 'clients', file: new File(['Name\nMall'], 'clients.csv') }) },
    companies: lists,
    company: like('GET /planner/companies/{id}/'),
    updateCompany: like('PATCH /planner/companies/{id}/'),
    recentActivity: lists,
    attendance: lists,
    plannerStatistics: lists,
    employees: lists,
    employee: like('GET /planner/employees/{id}/'),
    createEmployee: like('POST /planner/employees/'),
    updateEmployee: like('PATCH /planner/employees/{id}/'),
    deleteEmployee: like('DELETE /planner/employees/{id}/'),
    inviteEmployee: like('POST /planner/employees/{id}/invite/'),
    employeeAvailability: like('GET /planner/employees/{id}/availability/', { as: { employee: 'id' } }),
    qualifications: lists,
    qualification: like('DELETE /planner/qualifications/{id}/'),
    createQualification: like('POST /planner/qualifications/'),
    renameQualification: like('PATCH /planner/qualifications/{id}/'),
    deleteQualification: like('DELETE /planner/qualifications/{id}/'),
    paymentPeriods: lists,
    createPaymentPeriod: like('POST /planner/payment-periods/'),
    deletePaymentPeriod: like('DELETE /planner/payment-periods/{id}/'),
    payrollPeriods: lists,
    payrollPeriod: period,
    payPeriod: period,
    paymentPreview: { ...period, as: { period: 'id' } },
    generatePayments: { ...period, as: { period: 'id' } },
    payments: lists,
    payment: like('GET /planner/payments/{id}/'),
    paymentLines: like('GET /planner/payments/{id}/lines/', { as: { payment: 'id' } }),
    updatePayment: like('PATCH /planner/payments/{id}/'),
    myEmployee: mine,
    updateMyEmployee: like('PATCH /planner/employees/me/'),
    myAvailability: mine,
    setMyAvailability: like('POST /planner/employees/me/availability/', { as: { rules: 'availabilityRules' } }),
    myPayments: mine,
    myNotices: mine,
    myUnreadNotices: mine,
    renewMyCalendarFeed: mine,
    myCalendarFeed: {
      own: async () => {
        await payroll.graphqlAs(payroll.guard)('mutation { renewMyCalendarFeed { url } }');
        return {};
      },
    },
    revokeMyCalendarFeed: mine,
    readMyNotices: mine,
    pushKey: mine,
    subscribeToPush: {
      ...mine,
      body: () => ({ endpoint: 'https://push.example.com/1', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }),
    },
    unsubscribeFromPush: { ...mine, body: () => ({ endpoint: 'https://push.example.com/1' }) },
    generateAdminRegistrationLink: makes,
    adminRegistrationToken: like('GET /planner/admin/validate-token/{token}/'),
    registerAdministrator: like('POST /planner/admin/register/{token}/'),
    employeeRegistrationToken: like('GET /planner/employee/validate-token/{token}/'),
    registerEmployee: like('POST /planner/employee/register/{token}/'),
    myShifts: mine,
    serverTime: mine,
    tapKey: mine,
    myShift: like('GET /planner/shifts/{id}/'),
    checkIn,
    checkOut: {
      foreign: checkIn.foreign,
      body: async (own) => {
        const body = (await checkIn.body?.(own)) as { shift_id: number };
        await database.query(`UPDATE shift SET status = 'in_progress', checked_in_at = now() WHERE id = $1`, [
          body.shift_id,
        ]);
        return body;
      },
    },
    schedule: { ...lists, body: () => ({ from: '2033-01-01T00:00:00Z', to: '2033-01-08T00:00:00Z' }) },
    shifts: lists,
    shift: like('GET /planner/shifts/{id}/'),
    createShift: like('POST /planner/shifts/'),
    updateShift: change,
    attendanceCorrections: like('GET /planner/shifts/{id}/corrections/'),
    correctAttendance: like('POST /planner/shifts/{id}/corrections/'),
    deleteShift: like('DELETE /planner/shifts/{id}/'),
    copyWeek: like('POST /planner/shifts/copy_week/'),
    secondFactorMissing: lists,
    companyEvents: lists,
    timesheets: lists,
    approveTimesheets: like('POST /planner/timesheets/approve/'),
    weekTemplates: lists,
    createWeekTemplate: like('POST /planner/week-templates/'),
    renameWeekTemplate: like('PATCH /planner/week-templates/{id}/'),
    deleteWeekTemplate: like('DELETE /planner/week-templates/{id}/'),
    repeatShift: like('POST /planner/shifts/{id}/repeat/'),
    updateFollowingShifts: like('PATCH /planner/shifts/{id}/following/'),
    deleteFollowingShifts: like('DELETE /planner/shifts/{id}/following/'),
    useWeekTemplate: like('POST /planner/week-templates/{id}/use/'),
    changeShifts: changes,
    shiftConflicts: changes,
  };
}
