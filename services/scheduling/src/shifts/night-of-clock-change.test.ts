import { calendarDay } from '@portfolio/contracts/dates';
import ICAL from 'ical.js';
import { knowUser } from '../../test/accounts.ts';
import { startClock, type TestClock } from '../../test/clock.ts';
import { textOf } from '@portfolio/testkit/pdf';
import { somebody, startScheduling, type TestScheduling } from '../../test/scheduling.ts';

let scheduling: TestScheduling;
let clock: TestClock;

beforeAll(async () => {
  scheduling = await startScheduling({
    prepare: async (applicationUrl) => {
      clock = await startClock(applicationUrl);
    },
  });
});
afterAll(async () => {
  await clock.close();
  await scheduling.close();
});

/** A night from 22:00 to 06:00 on the clock of the place, in at 21:55 and out at 06:05, at 20 dollars an hour. */
const nights = [
  {
    name: 'autumn in Paris',
    time_zone: 'Europe/Paris',
    saturday: '2026-10-24',
    from: '2026-10-24T20:00:00.000Z',
    to: '2026-10-25T05:00:00.000Z',
    planned: '9.00',
    worked: '9.17',
    pay: '183.33',
  },
  {
    name: 'autumn in Los Angeles',
    time_zone: 'America/Los_Angeles',
    saturday: '2026-10-31',
    from: '2026-11-01T05:00:00.000Z',
    to: '2026-11-01T14:00:00.000Z',
    planned: '9.00',
    worked: '9.17',
    pay: '183.33',
  },
  {
    name: 'spring in Los Angeles',
    time_zone: 'America/Los_Angeles',
    saturday: '2027-03-13',
    from: '2027-03-14T06:00:00.000Z',
    to: '2027-03-14T13:00:00.000Z',
    planned: '7.00',
    worked: '7.17',
    pay: '143.33',
  },
  {
    name: 'spring in Paris',
    time_zone: 'Europe/Paris',
    saturday: '2027-03-27',
    from: '2027-03-27T21:00:00.000Z',
    to: '2027-03-28T04:00:00.000Z',
    planned: '7.00',
    worked: '7.17',
    pay: '143.33',
  },
];
const minutes = (count: number, instant: string) => new Date(Date.parse(instant) + count * 60_000).toISOString();
const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
const weekOf = `query ($from: DateTime!, $to: DateTime!) { schedule(from: $from, to: $to) {
  timeZone shifts { id startTime endTime hours pay status }
} }`;
const mine = `query ($zone: String) { myShifts(filter: ALL, timezone: $zone) {
  results { id date status checkedInAt checkedOutAt durationHours pay }
} }`;

describe.each(nights)(
  'the night the clocks change, $name',
  ({ time_zone, saturday, from, to, planned, worked, pay }) => {
    const [owner, guard] = [somebody(), somebody()];
    const graphqlAction = (action: string) => `mutation ($id: ID!) { ${action}(shiftId: $id) { status } }`;

    /** The guard's night, as it happens; REST and GraphQL take turns, so that both begin and both end. */
    async function workTheNight() {
      const { make } = scheduling;
      await clock.set(`${saturday}T10:00:00.000Z`);
      knowUser(scheduling.auth, guard);
      const company = await make.company(owner, { time_zone });
      const client = await make.client(company, { name: 'Harbour' });
      const employee = await make.employee(company, { user_id: guard.userId, hourly_rate: '20.00' });
      const plan = { client: client.id, employee: employee.id, start_time: from, end_time: to };
      const { body: shift } = await scheduling.as(owner).post('/planner/shifts/', plan);
      const rest = (action: string) =>
        scheduling.as(guard).post('/planner/shifts/check_in_out/', { shift_id: shift.id, action });
      const graphql = (action: string) => scheduling.graphqlAs(guard)(graphqlAction(action), { id: shift.id });
      const isAutumn = planned === '9.00';

      await clock.set(minutes(-5, from));
      const begun = isAutumn ? (await rest('check_in')).body.status : (await graphql('checkIn')).data.checkIn.status;
      await clock.set(minutes(5, to));
      const ended = isAutumn ? (await graphql('checkOut')).data.checkOut.status : (await rest('check_out')).body.status;
      expect([begun, ended].map((status) => status.toLowerCase())).toEqual(['in_progress', 'completed']);
      return { id: shift.id as number, company };
    }

    test('hours and pay are the real ones everywhere: portal, week, timesheet, calendar, payroll, receipt', async () => {
      const { id } = await workTheNight();
      const [boss, me] = [scheduling.as(owner), scheduling.as(guard)];
      const of = <Row extends { id: number | string }>(rows: Row[]) => rows.find((row) => Number(row.id) === id);

      const times = { checked_in_at: minutes(-5, from), checked_out_at: minutes(5, to) };
      const seen = (await me.get(`/planner/shifts/${id}/`)).body;
      expect(seen).toMatchObject({ date: saturday, ...times, duration_hours: expect.closeTo(Number(worked), 2), pay });
      const { data } = await scheduling.graphqlAs(guard)(mine, { zone: time_zone });
      expect(of<{ id: string }>(data.myShifts.results)).toMatchObject({
        date: saturday,
        checkedInAt: times.checked_in_at,
        checkedOutAt: times.checked_out_at,
        durationHours: expect.closeTo(Number(worked), 2),
        pay,
      });

      const week = { from: minutes(-24 * 60, from), to: minutes(24 * 60, to) };
      const { schedule } = (await scheduling.graphqlAs(owner)(weekOf, week)).data;
      expect(schedule.timeZone).toBe(time_zone);
      expect(schedule.shifts).toMatchObject([{ startTime: from, endTime: to, pay, status: 'COMPLETED' }]);

      const { results } = (await boss.get('/planner/timesheets/')).body;
      expect(results).toMatchObject([{ date: saturday, planned_hours: planned, worked_hours: worked, pay }]);

      const { url } = (await scheduling.graphqlAs(guard)('mutation { renewMyCalendarFeed { url } }')).data
        .renewMyCalendarFeed;
      const feed = await fetch(scheduling.url + new URL(url).pathname.replace('/api', ''));
      const [event] = new ICAL.Component(ICAL.parse(await feed.text())).getAllSubcomponents('vevent');
      const { startDate, endDate } = new ICAL.Event(event);
      expect([startDate, endDate].map((time) => time.toJSDate().toISOString())).toEqual([from, to]);

      const sunday = { name: 'Sunday', start_date: dayAfter(saturday), end_date: dayAfter(saturday) };
      const nothing = (await boss.post('/planner/payment-periods/', sunday)).body;
      expect((await boss.post(`/planner/payment-periods/${nothing.id}/generate_payments/`)).body.results).toEqual([]);
      const period = (
        await boss.post('/planner/payment-periods/', { name: 'Night', start_date: saturday, end_date: saturday })
      ).body;
      const [payment] = (await boss.post(`/planner/payment-periods/${period.id}/generate_payments/`)).body.results;
      expect(payment).toMatchObject({ shifts: 1, hours_worked: worked, amount: pay });
      await boss.patch(`/planner/payments/${payment.id}/`, { status: 'paid' });
      const receipt = await fetch(`${scheduling.url}/planner/employees/me/payments/${payment.id}/receipt/`, {
        headers: { authorization: `Bearer ${await scheduling.issuer.token(guard)}` },
      });
      const { text } = await textOf(new Uint8Array(await receipt.arrayBuffer()));
      expect(text).toMatch(
        new RegExp(String.raw`${calendarDay(saturday, 'en')} Harbour.*${worked}.*${pay.replace('.', String.raw`\.`)}`),
      );
    });
  },
);
