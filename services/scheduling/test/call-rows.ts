import type { CallRow, Parameters } from '@portfolio/testkit/calls';
import { AdminRegistrationLinkEntity } from '../src/people/registration/invitation.entity.ts';
import { hashToken, newToken } from '../src/people/registration/token.ts';
import { hoursFromNow } from './builder.ts';
import type { TestPayroll } from './payroll.ts';
import { somebody } from './scheduling.ts';

let serial = 0;

/** Why nobody else has what a call is about. */
export const makes: Pick<CallRow, 'foreign'> = {
  foreign: { none: 'makes something new, for the company of who asks, and names nothing else' },
};
export const mine: Pick<CallRow, 'foreign'> = { foreign: { none: 'is about who asks' } };
const link: Pick<CallRow, 'foreign'> = { foreign: { none: 'is about what the token opens, for whoever has it' } };
const ofCompany: Pick<CallRow, 'foreign'> = { foreign: { none: 'is about all of the company of who asks' } };
const painted = () => {
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  return { strokes: [{ kind: 'rather', from_day: day, until_day: day }] };
};
const oneDay = { from_day: '2031-12-24', until_day: '2031-12-24' };
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
  const ours = { company, client, employee: ann };
  const theirs = { company: foreign, client: strangeClient, employee: strangeEmployee };
  const both = (thing: (its: typeof ours | typeof theirs) => Promise<{ id: number }>): CallRow =>
    of(
      () => thing(ours),
      () => thing(theirs),
    );
  const name = () => `Row ${++serial}`;

  const companies = both((its) => Promise.resolve(its.company));
  const qualifications = both((its) => make.qualification(its.company, name()));
  const listViews = both((its) => make.listView(its.company, name()));
  const clients = both((its) => make.client(its.company));
  const employees = both((its) => make.employee(its.company));
  const locations = both((its) => make.location(its.client));
  const posts = both((its) => make.post(its.client));
  const rotations = both((its) => make.rotation(its.company, name()));
  const turning = (employee = ann.id) => ({
    name: name(),
    teams: ['A'],
    phases: [
      {
        from: '2031-03-03',
        pattern: 'D-',
        watches: [{ code: 'D', start_time: '08:00', end_time: '16:00' }],
        offsets: [0],
      },
    ],
    members: [{ employee, post: post.id, team: 1 }],
  });
  const post = await make.post(client);
  const openShifts = both((its) => make.openShift(its.client));
  const claimed = both((its) => make.openShift(its.client, its.employee));
  const colleague = await make.employee(company, { user_id: somebody().userId });
  const strangeColleague = await make.employee(foreign);
  const offersBy = (given: { kind?: string; status?: string } = {}) =>
    of(
      () => make.offer(client, ann, colleague, given),
      () => make.offer(strangeClient, strangeEmployee, strangeColleague, given),
    );
  const offersTo = (given: { kind?: string } = {}) =>
    of(
      () => make.offer(client, colleague, ann, given),
      () => make.offer(strangeClient, strangeEmployee, strangeColleague, given),
    );
  const threads = both((its) => make.thread(its.client, its.employee));
  const broadcasts = both((its) => make.thread(its.client, its.employee, true));
  const toGive = await make.shift(client, ann);
  const licenses = both((its) => make.license(its.employee));
  const unavailable = both((its) => make.unavailability(its.employee));
  const types = both((its) => make.timeOffType(its.company));
  const timeOff = (status?: string) => both((its) => make.timeOff(its.employee, status));
  const files = both((its) => make.timeOff(its.employee, 'pending', '', 'note.pdf'));
  /** As it is once somebody decided it, or withdrew it. */
  const decided = (who: typeof owner, path: string) =>
    of(
      async () => {
        const made = await make.timeOff(ann);
        await payroll.as(who).post(`/planner/${path.replace('id', String(made.id))}`, {});
        return made;
      },
      () => make.timeOff(strangeEmployee),
    );
  const dayOff = { from_day: '2032-12-24', until_day: '2032-12-24' };
  let days = 0;
  /** A day that nobody asked for yet. */
  const another = () => {
    const day = new Date(Date.UTC(2033, 0, ++days)).toISOString().slice(0, 10);
    return { from_day: day, until_day: day };
  };
  const type = await make.timeOffType(company, { is_sick: true });
  const scans = both((its) => make.license(its.employee, 'card.pdf'));
  const shifts = both((its) => make.shift(its.client, its.employee));
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
  const series = both((its) => make.series(its.client, its.employee));
  const plans = both((its) => make.rosterPlan(its.company));
  const templates = both((its) => make.weekTemplate(its.company, name()));
  await make.shift(client, ann, {
    start_time: new Date('2031-05-06T18:00Z'),
    end_time: new Date('2031-05-06T23:00Z'),
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

  const tapKey = async () => (await payroll.graphqlAs(payroll.guard)('{ tapKey }')).data.tapKey;
  const soon = async () =>
    (await make.shift(client, ann, { start_time: new Date(), end_time: hoursFromNow(8), allow_overlap: true })).id;

  return {
    'GET /planner/changes/': {},
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
    'GET /planner/list-views/': {},
    'POST /planner/list-views/': { ...makes, body: () => ({ name: name(), list: 'shifts', query: '' }) },
    'PATCH /planner/list-views/{id}/': { ...listViews, body: () => ({ name: name() }) },
    'DELETE /planner/list-views/{id}/': listViews,
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
    'GET /planner/employees/me/licenses/': {},
    'GET /planner/employees/me/licenses/{id}/scan/': scans,
    'GET /planner/employees/{id}/licenses/': employees,
    'POST /planner/employees/{id}/licenses/': {
      ...employees,
      body: async () => ({ qualification: (await make.qualification(company, name())).id, number: 'x' }),
    },
    'GET /planner/licenses/': {},
    'GET /planner/licenses/missing/': {},
    'GET /planner/licenses/{id}/': licenses,
    'PATCH /planner/licenses/{id}/': { ...licenses, body: () => ({ issuer: 'x' }) },
    'DELETE /planner/licenses/{id}/': licenses,
    'GET /planner/licenses/{id}/scan/': scans,
    'DELETE /planner/licenses/{id}/scan/': scans,
    'GET /planner/employees/me/unavailability/': {},
    'POST /planner/employees/me/unavailability/': { ...mine, body: () => oneDay },
    'DELETE /planner/employees/me/unavailability/{id}/': unavailable,
    'GET /planner/employees/me/dated-availability/': {},
    'POST /planner/employees/me/dated-availability/': { ...mine, body: painted },
    'GET /planner/employees/{id}/unavailability/': employees,
    'POST /planner/employees/{id}/unavailability/': { ...employees, body: () => oneDay },
    'DELETE /planner/unavailability/{id}/': unavailable,
    'GET /planner/time-off/types/': {},
    'POST /planner/time-off/types/': { ...makes, body: () => ({ name: name() }) },
    'GET /planner/time-off/types/{id}/': types,
    'PUT /planner/time-off/types/{id}/': { ...types, body: () => ({ name: name() }) },
    'PATCH /planner/time-off/types/{id}/': { ...types, body: () => ({ notice_days: 3 }) },
    'DELETE /planner/time-off/types/{id}/': types,
    'GET /planner/time-off/ledger/': { query: `?employee=${ann.id}` },
    'POST /planner/time-off/ledger/': {
      body: () => ({ employee: ann.id, type: type.id, kind: 'granted', amount: '2' }),
      foreign: { body: () => ({ employee: strangeEmployee.id, type: type.id, kind: 'granted', amount: '2' }) },
    },
    'GET /planner/time-off/': {},
    'POST /planner/time-off/': {
      body: () => ({ ...another(), employee: ann.id, type: type.id }),
      foreign: { body: () => ({ ...dayOff, employee: strangeEmployee.id, type: type.id }) },
    },
    'GET /planner/time-off/{id}/': timeOff(),
    'GET /planner/time-off/{id}/impact/': timeOff(),
    'GET /planner/time-off/{id}/file/': files,
    'POST /planner/time-off/{id}/approve/': { ...timeOff(), body: () => ({}) },
    'POST /planner/time-off/{id}/refuse/': { ...timeOff(), body: () => ({ answer: 'No' }) },
    'POST /planner/time-off/{id}/cancel/': { ...timeOff('approved'), body: () => ({}) },
    'POST /planner/time-off/{id}/take-back/': { ...decided(owner, 'time-off/id/approve/'), body: () => ({}) },
    'GET /planner/employees/{id}/time-off/balances/': employees,
    'GET /planner/employees/me/time-off/': {},
    'POST /planner/employees/me/time-off/': { ...mine, body: () => ({ ...another(), type: type.id }) },
    'POST /planner/employees/me/time-off/sick/': mine,
    'POST /planner/employees/me/time-off/{id}/withdraw/': timeOff(),
    'POST /planner/employees/me/time-off/{id}/restore/': decided(payroll.guard, 'employees/me/time-off/id/withdraw/'),
    'GET /planner/employees/me/time-off/{id}/file/': files,
    'DELETE /planner/employees/me/time-off/{id}/file/': files,
    'GET /planner/employees/me/time-off/balances/': {},
    'GET /planner/employees/me/time-off/ledger/': {},
    'GET /planner/offers/': {},
    'GET /planner/swaps/': {},
    'GET /planner/offers/{id}/': offersBy(),
    'GET /planner/offers/{id}/conflicts/': offersBy(),
    'POST /planner/offers/{id}/approve/': offersBy({ status: 'accepted' }),
    'POST /planner/offers/{id}/take-back/': offersBy({ status: 'accepted' }),
    'POST /planner/offers/{id}/refuse/': { ...offersBy(), body: () => ({ answer: 'No' }) },
    'GET /planner/threads/': {},
    'POST /planner/threads/': {
      body: () => ({ shift: toGive.id, text: 'Hello' }),
      foreign: { body: async () => ({ shift: (await make.shift(strangeClient, strangeEmployee)).id, text: 'Hello' }) },
    },
    'POST /planner/threads/broadcast/': {
      body: () => ({ text: 'Hello' }),
      foreign: { body: () => ({ client: strangeClient.id, text: 'Hello' }) },
    },
    'GET /planner/threads/{id}/': threads,
    'GET /planner/threads/{id}/messages/': threads,
    'POST /planner/threads/{id}/read/': { ...threads, body: () => ({ until: 1 }) },
    'GET /planner/threads/{id}/readers/': broadcasts,
    'POST /planner/threads/{id}/remind/': broadcasts,
    'GET /planner/employees/me/threads/': {},
    'POST /planner/employees/me/threads/': {
      body: () => ({ shift: toGive.id, text: 'Hello' }),
      foreign: { body: async () => ({ shift: (await make.shift(client, payroll.bob)).id, text: 'Hello' }) },
    },
    'GET /planner/employees/me/threads/{id}/': threads,
    'GET /planner/employees/me/threads/{id}/messages/': threads,
    'POST /planner/employees/me/threads/{id}/read/': { ...threads, body: () => ({ until: 1 }) },
    'POST /planner/employees/me/threads/{id}/acknowledge/': broadcasts,
    'GET /planner/employees/me/offers/': {},
    'POST /planner/employees/me/offers/': {
      own: () => idOf(make.shift(client, ann)),
      body: ({ id }) => ({ shift: id, colleague: colleague.id }),
      foreign: { body: () => ({ shift: toGive.id, colleague: strangeColleague.id }) },
    },
    'GET /planner/employees/me/offers/colleagues/': { query: `?shift=${toGive.id}` },
    'GET /planner/employees/me/offers/{id}/': offersTo(),
    'GET /planner/employees/me/offers/{id}/returns/': offersTo({ kind: 'swap' }),
    'POST /planner/employees/me/offers/{id}/accept/': { ...offersTo(), body: () => ({}) },
    'POST /planner/employees/me/offers/{id}/take-back/': offersTo(),
    'POST /planner/employees/me/offers/{id}/decline/': offersTo(),
    'POST /planner/employees/me/offers/{id}/withdraw/': offersBy(),
    'GET /planner/employees/me/open-shifts/': {},
    'GET /planner/open-shifts/': {},
    'POST /planner/open-shifts/': {
      body: () => ({ ...shift(), client: client.id }),
      foreign: { body: () => ({ ...shift(), client: strangeClient.id }) },
    },
    'GET /planner/open-shifts/{id}/': openShifts,
    'GET /planner/open-shifts/{id}/claims/': openShifts,
    'POST /planner/shifts/{id}/offer/': shifts,
    'POST /planner/open-shifts/{id}/claim/': openShifts,
    'POST /planner/open-shifts/{id}/withdraw/': claimed,
    'POST /planner/open-shifts/{id}/unclaim/': claimed,
    'POST /planner/open-shifts/{id}/award/': { ...claimed, body: () => ({ employee: ann.id }) },
    'POST /planner/open-shifts/{id}/take-back/': { ...claimed, body: () => ({ employee: ann.id }) },
    'POST /planner/open-shifts/{id}/cancel/': openShifts,
    'GET /planner/posts/': {},
    'POST /planner/posts/': {
      body: () => ({ client: client.id, name: name() }),
      foreign: { body: () => ({ client: strangeClient.id, name: name() }) },
    },
    'GET /planner/posts/{id}/': posts,
    'PUT /planner/posts/{id}/': { ...posts, body: () => ({ name: name() }) },
    'PATCH /planner/posts/{id}/': { ...posts, body: () => ({ priority: 1 }) },
    'DELETE /planner/posts/{id}/': posts,
    'GET /planner/posts/{id}/demand/': posts,
    'PUT /planner/posts/{id}/demand/': { ...posts, body: () => ({ periods: [] }) },
    'GET /planner/rotations/export_csv/': {},
    'GET /planner/rotations/': {},
    'POST /planner/rotations/': {
      body: () => turning(),
      foreign: { body: () => turning(strangeEmployee.id) },
    },
    'GET /planner/rotations/{id}/': rotations,
    'PUT /planner/rotations/{id}/': { ...rotations, body: () => turning() },
    'DELETE /planner/rotations/{id}/': rotations,
    'POST /planner/rotations/{id}/fill/': { ...rotations, body: () => ({ from: '2031-03-03', until: '2031-03-09' }) },
    'GET /planner/candidates/': {
      query: `?post=${(await make.post(client)).id}&start=2031-03-03T08:00Z&end=2031-03-03T16:00Z`,
    },
    'GET /planner/coverage/': { query: '?from=2031-03-03&until=2031-03-09' },
    'GET /planner/holidays/': { query: '?region=FR&from=2031-01-01&until=2031-12-31' },
    'GET /planner/holidays/regions/': {},
    'GET /planner/holidays/sites/': { query: '?from=2031-01-01&until=2031-12-31' },
    'GET /planner/employees/me/holidays/': {},
    'GET /planner/judged-week/': { query: '?week=2031-03-03' },
    'POST /planner/plans/': {
      body: async () => {
        await database.query('DELETE FROM roster_plan');
        return { from: '2031-03-03', until: '2031-03-09' };
      },
      foreign: { body: () => ({ from: '2031-03-03', until: '2031-03-09', client: strangeClient.id }) },
    },
    'GET /planner/plans/{id}/': plans,
    'GET /planner/plans/{id}/compare/': plans,
    'POST /planner/plans/{id}/cancel/': plans,
    'POST /planner/plans/{id}/accept/': { ...plans, body: () => ({ preview: true }) },
    'DELETE /planner/plans/{id}/': plans,
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
      body: async () => ({ shift_id: await soon(), action: 'check_in' }),
    },
    'POST /planner/shifts/check_in_out/kept/': {
      foreign: { body: async () => ({ ...(await tapElsewhere()), key: await tapKey() }) },
      body: async () => ({ shift_id: await soon(), action: 'check_in', key: await tapKey() }),
    },
    'POST /planner/shifts/word/': {
      foreign: { body: async () => ({ ...(await tapElsewhere()), late_minutes: 20 }) },
      body: async () => ({ shift_id: await soon(), late_minutes: 20 }),
    },
    'POST /planner/shifts/confirm/': {
      foreign: { body: async () => ({ shifts: [(await tapElsewhere()).shift_id] }) },
      body: async () => ({ shifts: [await soon()] }),
    },
    'GET /planner/publications/': {},
    'GET /planner/publications/unconfirmed/': {},
    'POST /planner/publications/': { ...ofCompany, body: () => ({}) },
    'POST /planner/publications/{id}/take-back/': of(
      () => make.publication(company),
      () => make.publication(foreign),
    ),
    'POST /planner/publications/discard/': { ...ofCompany, body: () => ({}) },
    'POST /planner/publications/remind/': { ...ofCompany, body: () => ({}) },
    'POST /planner/shifts/word/kept/': {
      foreign: { body: async () => ({ ...(await tapElsewhere()), late_minutes: 20, key: await tapKey() }) },
      body: async () => ({ shift_id: await soon(), absence: 'ill', key: await tapKey() }),
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
