import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { knowUser } from '../../../test/accounts.ts';
import { somebody, startScheduling } from '../../../test/scheduling.ts';
import { hour, hoursFromNow } from '../../../test/builder.ts';

const [owner, guard] = [somebody(), somebody()];

const scheduling = await startScheduling();
const company = await scheduling.make.company(owner, { name: 'Nightwatch', time_zone: 'America/Los_Angeles' });
const employee = await scheduling.make.employee(company, { user_id: guard.userId });
knowUser(scheduling.auth, guard);
beforeEach(() => scheduling.database.query('DELETE FROM rate_limit'));
afterAll(() => scheduling.close());

const ask = (operation: string) => scheduling.graphqlAs(guard)(operation);
const renew = async () => new URL((await ask('mutation { renewMyCalendarFeed { url } }')).data.renewMyCalendarFeed.url);
const read = (url: URL, headers: Record<string, string> = {}) =>
  fetch(`${scheduling.url}${url.pathname.replace('/api', '')}`, { headers });

/** One that has parameters is an object. */
const textOf = (value: string | { val: string } | undefined) => (typeof value === 'object' ? value.val : value);

interface Read {
  uid: string;
  sequence: number;
  status: string;
  summary: string;
  start: string;
  end: string;
  location: string;
}

/** What a calendar understands: two that know nothing of each other, and must agree. */
async function eventsOf(url: URL): Promise<Read[]> {
  const text = await (await read(url)).text();
  const component = new ICAL.Component(ICAL.parse(text));
  const first = component.getAllSubcomponents('vevent').map((vevent) => {
    const event = new ICAL.Event(vevent);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: String(vevent.getFirstPropertyValue('status')),
      summary: event.summary,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      location: event.location,
    };
  });
  const second = Object.values(nodeIcal.sync.parseICS(text))
    .filter((part): part is VEvent => part?.type === 'VEVENT')
    .map((event) => ({
      uid: event.uid,
      sequence: Number(event.sequence),
      status: String(event.status),
      summary: textOf(event.summary),
      start: event.start.toISOString(),
      end: event.end?.toISOString(),
      location: textOf(event.location),
    }));
  expect(second).toEqual(first);
  return first;
}

test('shifts stand there under UIDs that stay; changes and cancellations raise SEQUENCE; what is gone is gone', async () => {
  const client = await scheduling.make.client(company, {
    name: 'Harbor Mall; "West", ñ',
    address: '1 Pier',
    city: 'Portland',
  });
  const times = { start_time: hoursFromNow(48), end_time: hoursFromNow(56) };
  const { id } = await scheduling.make.shift(client, employee, times);
  const url = await renew();
  const [first] = await eventsOf(url);
  const uid = `shift-${id}@localhost:3000`;
  expect(first).toEqual({
    uid,
    sequence: 0,
    status: 'CONFIRMED',
    summary: 'Harbor Mall; "West", ñ',
    start: new Date(Math.floor(times.start_time.getTime() / 1000) * 1000).toISOString(),
    end: new Date(Math.floor(times.end_time.getTime() / 1000) * 1000).toISOString(),
    location: 'Harbor Mall; "West", ñ, 1 Pier, Portland',
  });

  const change = (body: object) => scheduling.as(owner).patch(`/planner/shifts/${id}/`, body);
  const later = new Date(Math.ceil(times.end_time.getTime() / hour) * hour + hour).toISOString();
  await change({ end_time: later, title: 'Night' });
  expect(await eventsOf(url)).toMatchObject([
    { uid, sequence: 1, end: later, summary: 'Night · Harbor Mall; "West", ñ' },
  ]);
  await change({ status: 'cancelled' });
  expect(await eventsOf(url)).toMatchObject([{ uid, sequence: 2, status: 'CANCELLED' }]);
  await scheduling.as(owner).delete(`/planner/shifts/${id}/`);
  expect(await eventsOf(url)).toEqual([]);
});

test('on the night the clocks change it is the same instant for everybody', async () => {
  const client = await scheduling.make.client(company);
  const year = new Date().getUTCFullYear() + 1;
  // The first Sunday of November, when the night in Los Angeles has an hour more.
  const first = new Date(Date.UTC(year, 10, 1));
  const sunday = Date.UTC(year, 10, 1 + ((7 - first.getUTCDay()) % 7));
  const times = { start_time: new Date(sunday + 5 * hour), end_time: new Date(sunday + 14 * hour) };
  const shift = await scheduling.make.shift(client, employee, times);
  const found = (await eventsOf(await renew())).find(({ uid }) => uid.startsWith(`shift-${shift.id}@`));
  expect(found).toMatchObject({ start: times.start_time.toISOString(), end: times.end_time.toISOString() });
});

test('others’ shifts are not in it', async () => {
  const client = await scheduling.make.client(company);
  const other = await scheduling.make.employee(company, { user_id: somebody().userId });
  const { id } = await scheduling.make.shift(client, other, {
    start_time: hoursFromNow(20),
    end_time: hoursFromNow(28),
  });
  const uids = (await eventsOf(await renew())).map(({ uid }) => uid);
  expect(uids).not.toContain(`shift-${id}@localhost:3000`);
});

test('it is for its reader alone, and not sent again unless something changed', async () => {
  const url = await renew();
  const answer = await read(url);
  const etag = answer.headers.get('etag')!;
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-cache',
  ]);
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect((await read(url, { 'if-none-match': etag })).status).toBe(304);
  const client = await scheduling.make.client(company);
  await scheduling.make.shift(client, employee, {
    start_time: hoursFromNow(100),
    end_time: hoursFromNow(108),
  });
  expect((await read(url, { 'if-none-match': etag })).status).toBe(200);
});

test('a new address voids the earlier one, and it can be revoked; the settings show it, and when it was read', async () => {
  const shown = async () => (await ask('{ myCalendarFeed { url createdAt readAt } }')).data.myCalendarFeed;
  const first = await renew();
  expect(await shown()).toMatchObject({ url: first.href, readAt: null });
  await read(first);
  expect((await shown()).readAt).not.toBeNull();
  const second = await renew();
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  await ask('mutation { revokeMyCalendarFeed }');
  expect([(await read(second)).status, await shown()]).toEqual([404, null]);
});

test('the database holds no address', async () => {
  const token = (await renew()).pathname.split('/').at(-1)!.replace('.ics', '');
  const rows = await scheduling.database.query('SELECT *, encode(token_hash, $1) AS hex FROM calendar_feed', ['hex']);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('who is dismissed, inactive or deactivated has none', async () => {
  const user = somebody();
  knowUser(scheduling.auth, user);
  const { id } = await scheduling.make.employee(company, { user_id: user.userId });
  const { data } = await scheduling.graphqlAs(user)('mutation { renewMyCalendarFeed { url } }');
  const url = new URL(data.renewMyCalendarFeed.url);
  expect((await read(url)).status).toBe(200);
  knowUser(scheduling.auth, user, { is_active: false });
  expect((await read(url)).status).toBe(404);
  scheduling.auth.answers.clear();
  expect((await read(url)).status).toBe(503);
  knowUser(scheduling.auth, user);
  knowUser(scheduling.auth, guard);
  await scheduling.database.query("UPDATE employee SET status = 'inactive' WHERE id = $1", [id]);
  expect((await read(url)).status).toBe(404);
  await scheduling.database.query("UPDATE employee SET status = 'active', user_id = NULL WHERE id = $1", [id]);
  expect((await read(url)).status).toBe(404);
});

test('who asks too often is told to wait, and so is who guesses', async () => {
  const url = await renew();
  await read(url);
  await scheduling.database.query("UPDATE rate_limit SET tries = 240 WHERE key LIKE 'calendar %'");
  const refused = await read(url);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  const guess = new URL('/api/planner/calendar/made-up.ics', url);
  expect((await read(guess)).status).toBe(404);
  await scheduling.database.query("UPDATE rate_limit SET tries = 60 WHERE key LIKE 'unknown-calendar %'");
  expect((await read(guess)).status).toBe(429);
});
