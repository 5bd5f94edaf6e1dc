import {
  noticedShifts,
  toldDetails,
  type NoticedLicense,
  type NoticedOffer,
  type NoticedOpenShift,
  type NoticedShift,
  type NoticedThread,
  type NoticedTimeOff,
  type NoticeKind,
  type PlannedBefore,
} from '@portfolio/contracts/scheduling';
import { iso } from '@portfolio/service-kit/database';
import type { DataSource, EntityManager } from 'typeorm';
import { offeredColumns, offerTables } from '../../shared/sql/offered-shift.ts';
import { threadColumns, threadTables } from '../../shared/sql/thread-tables.ts';
import { knownShifts, siteZone } from '../../shared/sql/shift-tables.ts';

/** What a notice says of shifts, of a license, of an open shift, of time off, of an offer, or of messages; nothing, where what was changed has been changed back. */
export interface Noticed {
  shifts: NoticedShift[];
  more: number;
  license: NoticedLicense | null;
  open_shift: NoticedOpenShift | null;
  time_off: NoticedTimeOff | null;
  offer: NoticedOffer | null;
  thread: NoticedThread | null;
}

/** Of a notice about something else, or about nothing. */
export const aboutNothing: Noticed = {
  shifts: [],
  more: 0,
  license: null,
  open_shift: null,
  time_off: null,
  offer: null,
  thread: null,
};

const instant = (row: string, column: string) => iso(`(${row} ->> '${column}')::timestamp AT TIME ZONE 'UTC'`);

const details = Object.keys(toldDetails.shape);

/** What is told of a shift, of all that was noted of it. */
const told = (row: string) =>
  `(${[...details, 'start_time', 'end_time', 'client_id', 'location_id'].map((name) => `${row} ->> '${name}'`).join(', ')})`;

/** When and where, from what was noted of a shift (`noted_plan`, in the migrations). */
export const planned = (row: string, place: string) => `
  ${details.map((name) => `'${name}', ${row} -> '${name}'`).join(', ')},
  'start_time', ${instant(row, 'start_time')}, 'end_time', ${instant(row, 'end_time')},
  'client_name', coalesce(${place}_client.name, ''), 'location_name', ${place}_location.name,
  'time_zone', coalesce(${place}_location.time_zone, ${place}_client.time_zone, company.time_zone)`;

/** A place that is gone since leaves no name. */
export const placeOf = (row: string, place: string) => `
  LEFT JOIN client AS ${place}_client ON ${place}_client.id = (${row} ->> 'client_id')::integer
  LEFT JOIN location AS ${place}_location ON ${place}_location.id = (${row} ->> 'location_id')::integer`;

const statement = `
  SELECT notice_id, count(*) OVER (PARTITION BY notice_id)::integer AS count, json_build_object(
      'shift', shift.id, 'kind', kind, ${planned('seen', 'seen')},
      'before', CASE WHEN kind = 'changed' THEN json_build_object(${planned('before', 'before')}) END
    ) AS shift
  FROM (
    SELECT notice.employee_id, notice_shift.*, coalesce(after, before) AS seen,
      CASE WHEN reminder_of IS NOT NULL THEN 'reminder' WHEN asks_confirmation THEN 'confirm'
        WHEN before IS NULL THEN 'assigned'
        WHEN after IS NULL THEN 'cancelled' ELSE 'changed' END AS kind
    FROM notice JOIN notice_shift ON notice_shift.notice_id = notice.id
    WHERE notice.id = ANY ($1) AND ${told('before')} IS DISTINCT FROM ${told('after')}
  ) AS line
  JOIN company ON company.id = line.company_id
  LEFT JOIN ${knownShifts} ON shift.id = shift_id AND shift.employee_id = line.employee_id
  ${placeOf('seen', 'seen')}
  ${placeOf('before', 'before')}
  ORDER BY notice_id, seen ->> 'start_time', shift_id`;

interface Line {
  notice_id: number;
  count: number;
  shift: NoticedShift & { kind: NoticeKind; before: PlannedBefore | null };
}

/** What several notices say. */
export async function noticedShiftsOf(
  database: DataSource | EntityManager,
  notices: readonly number[],
): Promise<Map<number, Noticed>> {
  const lines = await database.query<Line[]>(
    `SELECT * FROM (
       SELECT *, row_number() OVER (PARTITION BY notice_id) AS place FROM (${statement}) AS ordered
     ) AS numbered WHERE place <= ${noticedShifts}`,
    [notices],
  );
  const found = new Map<number, Noticed>();
  for (const { notice_id, count, shift } of lines) {
    const noticed = found.get(notice_id) ?? { ...aboutNothing, shifts: [], more: Math.max(0, count - noticedShifts) };
    noticed.shifts.push(shift);
    found.set(notice_id, noticed);
  }
  const licenses = await database.query<{ notice_id: number; license: NoticedLicense }[]>(
    `SELECT notice.id AS notice_id, json_build_object(
       'qualification_name', qualification.name, 'number', number, 'valid_until', license_until) AS license
     FROM notice JOIN license ON license.id = license_id JOIN qualification ON qualification.id = qualification_id
     WHERE notice.id = ANY ($1)`,
    [notices],
  );
  for (const { notice_id, license } of licenses) found.set(notice_id, { ...aboutNothing, license });
  for (const { notice_id, open_shift } of await toldOpenShifts(database, notices))
    found.set(notice_id, { ...aboutNothing, open_shift });
  for (const { notice_id, time_off } of await decidedTimeOff(database, notices))
    found.set(notice_id, { ...aboutNothing, time_off });
  for (const { notice_id, offer } of await toldOffers(database, notices))
    found.set(notice_id, { ...aboutNothing, offer });
  for (const { notice_id, thread } of await toldThreads(database, notices))
    found.set(notice_id, { ...aboutNothing, thread });
  return found;
}

/** A new one for the reader; or one that they asked for, which another has, which nobody needs any more, or for which nobody was chosen before it began. */
const toldOpenShifts = (database: DataSource | EntityManager, notices: readonly number[]) =>
  database.query<{ notice_id: number; open_shift: NoticedOpenShift }[]>(
    `SELECT notice.id AS notice_id, json_build_object(
       'client_name', client.name, 'location_name', location.name, 'start_time', ${iso('start_time')},
       'end_time', ${iso('end_time')}, 'time_zone', ${siteZone}, 'is_cancelled', cancelled_at IS NOT NULL OR taken = 0,
       'is_undecided', taken = 0 AND coalesce(cancelled_at > told_at, true), 'is_new', offered_open_shift_id IS NOT NULL) AS open_shift
     FROM notice JOIN open_shift ON open_shift.id = coalesce(offered_open_shift_id, open_shift_id)
     JOIN client ON client.id = open_shift.client_id JOIN company ON company.id = open_shift.company_id
     LEFT JOIN location ON location.id = open_shift.location_id
     WHERE notice.id = ANY ($1)`,
    [notices],
  );

/** As it stood when this was told. */
const toldOffers = (database: DataSource | EntityManager, notices: readonly number[]) =>
  database.query<{ notice_id: number; offer: NoticedOffer }[]>(
    `SELECT notice.id AS notice_id, json_build_object(
       'kind', offer.kind, 'status', offer_status, 'is_mine', offer.employee_id = notice.employee_id, 'answer', offer.answer,
       'colleague_name', CASE WHEN offer.employee_id = notice.employee_id THEN ${offeredColumns.colleague_name}
         ELSE ${offeredColumns.employee_name} END,
       'given', ${offeredColumns.given}, 'in_return', ${offeredColumns.in_return}) AS offer
     FROM ${offerTables} JOIN notice ON notice.offer_id = offer.id WHERE notice.id = ANY ($1)`,
    [notices],
  );

/** Where there is something to read, not what; and of what the reader has nothing to do with any more, not even where. */
const toldThreads = (database: DataSource | EntityManager, notices: readonly number[]) => {
  const { kind, client_name, location_name, start_time, end_time, days, time_zone } = threadColumns;
  const where = Object.entries({ client_name, location_name, start_time, end_time, days });
  return database.query<{ notice_id: number; thread: NoticedThread }[]>(
    `SELECT notice.id AS notice_id, json_build_object(
       'thread', thread.id, 'kind', ${kind}, 'time_zone', ${time_zone}, 'asks_acknowledgement', asks_acknowledgement,
       ${where.map(([name, sql]) => `'${name}', CASE WHEN person.thread_id IS NOT NULL THEN ${sql} END`).join(', ')}) AS thread
     FROM ${threadTables(knownShifts)} JOIN notice ON notice.thread_id = thread.id
     LEFT JOIN thread_person AS person ON person.thread_id = thread.id AND person.employee_id = notice.employee_id
     WHERE notice.id = ANY ($1)`,
    [notices],
  );
};

/** As it was decided when this was told. */
const decidedTimeOff = (database: DataSource | EntityManager, notices: readonly number[]) =>
  database.query<{ notice_id: number; time_off: NoticedTimeOff }[]>(
    `SELECT notice.id AS notice_id, json_build_object(
       'type_name', time_off_type.name, 'from_day', from_day, 'from_time', to_char(from_time, 'HH24:MI'),
       'until_day', until_day, 'until_time', to_char(until_time, 'HH24:MI'), 'status', time_off_status,
       'answer', answer, 'suggested_from', suggested_from, 'suggested_until', suggested_until) AS time_off
     FROM notice JOIN time_off ON time_off.id = time_off_id JOIN time_off_type ON time_off_type.id = type_id
     WHERE notice.id = ANY ($1)`,
    [notices],
  );
