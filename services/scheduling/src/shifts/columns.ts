import { iso } from '@portfolio/service-kit/database';
import { zoneLiteral } from '../sql/zone-literal.ts';

/** The zone of the place where a shift is worked, from {@link shiftTables}. */
export const siteZone = 'coalesce(location.time_zone, client.time_zone, company.time_zone)';

/**
 * What the contract calls `portalShift`, from {@link shiftTables}.
 * @param zone of dates; default: of the place where the shift is worked
 */
export const portalColumns = (zone?: string): string => `shift.id,
  (shift.start_time AT TIME ZONE ${zone === undefined ? siteZone : zoneLiteral(zone)})::date::text AS date,
  ${siteZone} AS time_zone,
  ${iso('shift.start_time')} AS start_time, ${iso('shift.end_time')} AS end_time, shift.status,
  location.name AS location_name, client.name AS client_name, shift.notes,
  shift.checked_in_at IS NOT NULL AS checked_in, shift.checked_out_at IS NOT NULL AS checked_out,
  ${iso('shift.checked_in_at')} AS checked_in_at, ${iso('shift.checked_out_at')} AS checked_out_at,
  shift.hourly_pay_rate, shift.paid_hours::double precision AS duration_hours, shift.pay`;

const address = (table: string) =>
  `concat_ws(', ', nullif(${table}.address, ''), nullif(${table}.city, ''),
    nullif(concat_ws(' ', nullif(${table}.state, ''), nullif(${table}.zip_code, '')), ''))`;

/** What the contract calls `shift`, from {@link shiftTables}. */
export const shiftColumns = (zone?: string): string => `${portalColumns(zone)},
  shift.company_id AS company, shift.title,
  client.id AS client, client.id AS client_id, ${address('client')} AS client_address,
  client.contact_name AS client_contact_person, client.phone AS client_phone,
  location.id AS location, location.id AS location_id,
  CASE WHEN location.id IS NOT NULL THEN ${address('location')} END AS location_address,
  employee.id AS employee, employee.id AS employee_id,
  concat_ws(' ', employee.first_name, employee.last_name) AS employee_name,
  employee.email AS employee_email, employee.phone AS employee_phone,
  shift.allow_overlap, ${iso('shift.created_at')} AS created_at`;

export const shiftTables = `shift JOIN client ON client.id = shift.client_id
  JOIN company ON company.id = shift.company_id
  JOIN employee ON employee.id = shift.employee_id
  LEFT JOIN location ON location.id = shift.location_id`;

/** A time of a shift where it is worked, as people and spreadsheets read it: `2026-03-02 09:00`; from {@link shiftTables}. */
export const localMinute = (column: 'start_time' | 'end_time' | 'checked_in_at' | 'checked_out_at'): string =>
  `to_char(shift.${column} AT TIME ZONE ${siteZone}, 'YYYY-MM-DD HH24:MI') AS ${column}`;
