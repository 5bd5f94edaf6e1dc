import { notFound } from '@portfolio/service-kit/errors';
import { countTry, networkOf } from '@portfolio/service-kit/limits';
import { inScope } from '@portfolio/service-kit/row-security';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { SchedulingContext } from '../../context.ts';
import { limits } from '../../limits.ts';
import { hashToken, newToken } from '../../people/registration/token.ts';
import { timeOffSpan } from '../../shared/sql/days.ts';
import { shiftAddress } from '../../shifts/columns.ts';
import { knownTables } from '../../shared/sql/shift-tables.ts';
import { portalPaths } from '../addresses.ts';
import { contactOf } from '../../shared/accounts/contacts.ts';
import type { CalendarFeed } from '@portfolio/contracts/scheduling';
import { iso } from '@portfolio/service-kit/database';
import { requireEmployee } from '../../people/employees/employees.ts';

interface Row {
  seed: string;
  token_hash: Buffer;
  created_at: string;
  read_at: string | null;
}

const columns = `seed, token_hash, ${iso('created_at')} AS created_at, ${iso('read_at')} AS read_at`;

/**
 * The address at which the caller's calendar reads their shifts; null where there is none, also after the secret was
 * changed from which the addresses follow.
 * @throws AppError `not_found` for a user who is no employee
 */
export async function getMyCalendarFeed(context: SchedulingContext): Promise<CalendarFeed | null> {
  const { id } = await requireEmployee(context);
  const [row] = await context.database.query<Row[]>(`SELECT ${columns} FROM calendar_feed WHERE employee_id = $1`, [
    id,
  ]);
  return row ? asAnswered(context, row) : null;
}

/** A new address; the earlier one is void from now on. @throws AppError `not_found` for a user who is no employee */
export async function renewMyCalendarFeed(context: SchedulingContext): Promise<CalendarFeed> {
  const { id, company_id } = await requireEmployee(context);
  const seed = newToken();
  const rows = await context.database.query<[Row]>(
    `INSERT INTO calendar_feed (company_id, employee_id, seed, token_hash) VALUES ($1, $2, $3, $4)
     ON CONFLICT (employee_id) DO UPDATE
     SET seed = excluded.seed, token_hash = excluded.token_hash, created_at = now(), read_at = NULL
     RETURNING ${columns}`,
    [company_id, id, seed, hashToken(context.calendarToken(seed))],
  );
  return asAnswered(context, rows[0])!;
}

/** No calendar reads the caller's shifts any more. @throws AppError `not_found` for a user who is no employee */
export async function revokeMyCalendarFeed(context: SchedulingContext): Promise<void> {
  const { id } = await requireEmployee(context);
  await context.database.query('DELETE FROM calendar_feed WHERE employee_id = $1', [id]);
}

function asAnswered(
  { calendarToken, publicOrigin }: SchedulingContext,
  { seed, token_hash, created_at, read_at }: Row,
): CalendarFeed | null {
  const token = calendarToken(seed);
  if (!hashToken(token).equals(token_hash)) return null;
  return { url: `${publicOrigin}/api/planner/calendar/${token}.ics`, created_at, read_at };
}

/** What a calendar keeps of the past, and looks ahead; more shifts than that nobody has. */
const daysBack = 60;
const daysAhead = 400;
const maxShifts = 2_000;

/** Minutes after which calendars shall look again. */
const refreshMinutes = 30;

interface Feed {
  id: number;
  employee_id: number;
  user_id: number;
  company_id: number;
  company_name: string;
}

interface Planned {
  id: number;
  revision: number;
  title: string;
  notes: string;
  is_cancelled: boolean;
  start_time: Date;
  end_time: Date;
  created_at: Date;
  changed_at: Date;
  client_name: string;
  location_name: string | null;
  address: string;
}

/**
 * The shifts and the time off of the employee whose address it is, as iCalendar (RFC 5545): each under a UID that stays, with a SEQUENCE that
 * grows with every change. A cancelled one says so; one that was deleted or given to another is gone, and calendars drop it.
 * Times are instants in UTC, which every calendar shows in the zone of its reader.
 * @throws AppError `not_found` for an address that is unknown or void, or whose user is deactivated; `throttled`, `unavailable`
 */
export async function readCalendar(context: SchedulingContext, token: string): Promise<string> {
  const ofToken = `SELECT calendar_feed.id, employee_id, user_id, employee.company_id, company.name AS company_name
    FROM calendar_feed
    JOIN employee ON employee.id = employee_id
    JOIN company ON company.id = employee.company_id
    WHERE token_hash = $1 AND user_id IS NOT NULL AND employee.status <> 'inactive'`;
  const [feed] = await inScope('everything', () => context.database.query<Feed[]>(ofToken, [hashToken(token)]));
  if (!feed) {
    await countTry(context, limits.unknownCalendars, networkOf(context.clientAddress));
    throw notFound();
  }
  await countTry(context, limits.calendarReads, String(feed.id));
  // No session ends here with the account.
  if (!(await contactOf(context.auth, feed.user_id))) throw notFound();
  return inScope({ company: feed.company_id }, async () => {
    await context.database.query(
      "UPDATE calendar_feed SET read_at = now() WHERE id = $1 AND (read_at IS NULL OR read_at < now() - interval '1 minute')",
      [feed.id],
    );
    const shifts = await shiftsOf(context, feed.employee_id);
    return render(context, feed, shifts, await timeOffOf(context, feed.employee_id));
  });
}

const shiftsOf = ({ database }: SchedulingContext, employee: number) =>
  database.query<Planned[]>(
    `SELECT shift.id, shift.revision, shift.title, shift.notes, shift.status = 'cancelled' AS is_cancelled,
       shift.start_time, shift.end_time, shift.created_at, coalesce(shift.changed_at, shift.created_at) AS changed_at,
       client.name AS client_name, location.name AS location_name, ${shiftAddress} AS address
     FROM ${knownTables}
     WHERE shift.employee_id = $1
       AND shift.start_time BETWEEN now() - interval '${daysBack} days' AND now() + interval '${daysAhead} days'
     ORDER BY shift.start_time, shift.id LIMIT ${maxShifts}`,
    [employee],
  );

interface Off {
  id: number;
  type: string;
  is_whole: boolean;
  /** As calendar days where it is whole: the second is the first on which they are back. */
  from_day: string;
  back_day: string;
  start: Date;
  end: Date;
  changed_at: Date;
}

/** What is approved: days, and parts of them as instants. */
const timeOffOf = ({ database }: SchedulingContext, employee: number) =>
  database.query<Off[]>(
    `SELECT time_off.id, time_off_type.name AS type, from_time IS NULL AND until_time IS NULL AS is_whole,
       from_day::text AS from_day, (until_day + 1)::text AS back_day, ${timeOffSpan.from} AS start, ${timeOffSpan.until} AS end,
       coalesce(decided_at, time_off.created_at) AS changed_at
     FROM time_off JOIN time_off_type ON time_off_type.id = type_id JOIN company ON company.id = time_off.company_id
     WHERE employee_id = $1 AND time_off.status = 'approved'
       AND until_day >= now()::date - ${daysBack} AND from_day <= now()::date + ${daysAhead}
     ORDER BY from_day, time_off.id`,
    [employee],
  );

function render(
  { publicOrigin }: SchedulingContext,
  { company_name }: Feed,
  shifts: readonly Planned[],
  off: readonly Off[],
): string {
  const calendar = ical({
    name: company_name,
    prodId: { company: 'Portfolio', product: 'Planner', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshMinutes * 60,
  });
  const { host } = new URL(publicOrigin);
  for (const shift of shifts) {
    const place = [shift.client_name, shift.location_name].filter(Boolean).join(', ');
    calendar.createEvent({
      id: `shift-${shift.id}@${host}`,
      sequence: shift.revision,
      start: shift.start_time,
      end: shift.end_time,
      // Of the change, not of this answer: what did not change is answered the same.
      stamp: shift.changed_at,
      created: shift.created_at,
      lastModified: shift.changed_at,
      summary: shift.title ? `${shift.title} · ${place}` : place,
      description: shift.notes || null,
      location: [place, shift.address].filter(Boolean).join(', '),
      url: `${publicOrigin}${portalPaths.shift(shift.id)}`,
      status: shift.is_cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: shift.is_cancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  }
  for (const { id, type, is_whole, changed_at, ...when } of off) {
    calendar.createEvent({
      id: `time-off-${id}@${host}`,
      start: is_whole ? new Date(when.from_day) : when.start,
      end: is_whole ? new Date(when.back_day) : when.end,
      allDay: is_whole,
      stamp: changed_at,
      summary: type,
      url: `${publicOrigin}${portalPaths.timeOff}`,
      status: ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.OPAQUE,
    });
  }
  return calendar.toString();
}
