import { portalShift, shift, shiftDetails, type Shift } from '@portfolio/contracts/scheduling';
import { iso, selectList } from '@portfolio/service-kit/database';
import { employeeName, zoneLiteral } from '../shared/sql/expressions.ts';
import { attendanceWindow, siteZone } from '../shared/sql/shift-tables.ts';
import { isPaid } from './paid.ts';

type Detail = keyof typeof shiftDetails.shape;

const names = Object.keys(shiftDetails.shape) as Detail[];

/** The columns of what a planner says of a shift, of a table that has them all: `shift.title, shift.notes, …`. */
export const detailColumns = (table: string): string => names.map((name) => `${table}.${name}`).join(', ');

/** The same without a table, as INSERT names them. */
export const detailNames = names.join(', ');

/** The same of a shift at hand. */
export const detailsOf = (of: Pick<Shift, Detail>): Pick<Shift, Detail> =>
  Object.fromEntries(names.map((name) => [name, of[name]])) as Pick<Shift, Detail>;

const address = (table: string) =>
  `concat_ws(', ', nullif(${table}.address, ''), nullif(${table}.city, ''),
    nullif(concat_ws(' ', nullif(${table}.state, ''), nullif(${table}.zip_code, '')), ''))`;

/** What of both views is no column of `shift`, from {@link shiftTables}. */
const commonExpressions = (zone?: string) => ({
  date: `(shift.start_time AT TIME ZONE ${zone === undefined ? siteZone : zoneLiteral(zone)})::date::text`,
  time_zone: siteZone,
  location_name: 'location.name',
  client_name: 'client.name',
  client_address: address('client'),
  client_contact_person: 'client.contact_name',
  client_phone: 'client.phone',
  location_address: `CASE WHEN location.id IS NOT NULL THEN ${address('location')} END`,
  checked_in: 'shift.checked_in_at IS NOT NULL',
  checked_out: 'shift.checked_out_at IS NOT NULL',
  duration_hours: 'shift.paid_hours::double precision',
  // What was never a draft was published when it was created.
  published_at: iso(
    'CASE WHEN shift.is_draft THEN shift.published_at ELSE coalesce(shift.published_at, shift.created_at) END',
  ),
});

/** Where a shift is worked, from {@link shiftTables}. */
export const shiftAddress = `CASE WHEN location.id IS NULL THEN ${address('client')} ELSE ${address('location')} END`;

const expressions = {
  employee_name: employeeName,
  employee_email: 'employee.email',
  employee_phone: 'employee.phone',
  series: `(SELECT json_build_object('id', id, 'weekdays', weekdays, 'every_weeks', every_weeks, 'until', until)
    FROM shift_series WHERE id = shift.series_id)`,
  paid: isPaid,
};

/**
 * What the contract calls `portalShift`, from {@link shiftTables}.
 * @param zone of dates; default: of the place where the shift is worked
 */
export const portalColumns = (zone?: string): string =>
  selectList('shift', portalShift, {
    ...commonExpressions(zone),
    to_confirm: `company.plans_in_drafts AND shift.status = 'scheduled' AND shift.confirmed_at IS NULL AND shift.start_time > now()`,
    check_in_from: iso(attendanceWindow.from),
    check_out_until: iso(attendanceWindow.until),
    company_name: 'company.name',
    company_phone: 'company.phone',
  });

/** What the contract calls `shift`, from {@link shiftTables}. */
export const shiftColumns = (zone?: string): string =>
  selectList('shift', shift, { ...commonExpressions(zone), ...expressions });

/** What the CSV has of a shift: neither ids nor what clients and employees have pages for. */
export const csvShift = shift.omit({
  company: true,
  date: true,
  checked_in: true,
  checked_out: true,
  check_in_tapped_at: true,
  check_out_tapped_at: true,
  late_minutes: true,
  absence: true,
  said_at: true,
  client: true,
  client_id: true,
  client_address: true,
  client_contact_person: true,
  client_phone: true,
  location: true,
  location_id: true,
  location_address: true,
  post: true,
  employee: true,
  employee_id: true,
  employee_email: true,
  employee_phone: true,
  allow_overlap: true,
  series: true,
  created_at: true,
  published_at: true,
  confirmed_at: true,
  is_draft: true,
  paid: true,
});

/** A time of a shift where it is worked, as people and spreadsheets read it: `2026-03-02 09:00`. */
export const localMinute = (column: string): string =>
  `to_char(shift.${column} AT TIME ZONE ${siteZone}, 'YYYY-MM-DD HH24:MI')`;

/** Times where the shift is worked, hours rounded; from {@link shiftTables}. */
export const csvShiftColumns = selectList('shift', csvShift, {
  ...commonExpressions(),
  ...expressions,
  start_time: localMinute('start_time'),
  end_time: localMinute('end_time'),
  checked_in_at: localMinute('checked_in_at'),
  checked_out_at: localMinute('checked_out_at'),
  duration_hours: 'round(shift.paid_hours, 2)',
});
