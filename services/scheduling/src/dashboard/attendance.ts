import {
  attendanceStates,
  scheduling,
  type Attendance,
  type AttendanceQuery,
  type AttendedShift,
} from '@portfolio/contracts/scheduling';
import { iso } from '@portfolio/service-kit/database';
import type { SchedulingContext } from '../context.ts';
import { knownShifts } from '../shared/sql/shift-tables.ts';
import { employeeName, zoneLiteral } from '../shared/sql/expressions.ts';
import { companiesWhere } from './companies.ts';

/**
 * The shifts of today, also one that began yesterday and still runs: who is in, late, missing. The counts are of all of
 * them, the rows of those that need attention first.
 * @throws AppError `not_authenticated`, `permission_denied`
 */
export async function todaysAttendance(
  context: SchedulingContext,
  { company, timezone }: AttendanceQuery,
): Promise<Attendance> {
  const where = await companiesWhere(context, company);
  if (!where) return { ...nobody, shifts: [] };
  const limit = where.parameter(scheduling.attendedShifts);
  const zone = timezone === undefined ? 'company.time_zone' : zoneLiteral(timezone);
  const midnight = (days: number) => `((now() AT TIME ZONE ${zone})::date + ${days})::timestamp AT TIME ZONE ${zone}`;
  const rows = await context.database.query<(AttendedShift & Counted)[]>(
    `WITH today AS MATERIALIZED (
       SELECT shift.*, site_zone(shift) AS time_zone, ${state} AS state FROM ${knownShifts} JOIN company ON company.id = shift.company_id
       WHERE ${where.sql} AND shift.status <> 'cancelled'
         AND shift.start_time >= ${midnight(-longest)} AND shift.start_time < ${midnight(1)}
         AND shift.end_time > ${midnight(0)}
     )
     SELECT today.id, today.state, employee.id AS employee,
       ${employeeName} AS employee_name, employee.phone AS employee_phone, client.name AS client_name,
       today.time_zone, location.name AS location_name, ${iso('today.start_time')} AS start_time, ${iso('today.end_time')} AS end_time,
       ${iso('today.checked_in_at')} AS checked_in_at, ${iso('today.checked_out_at')} AS checked_out_at,
       today.late_minutes, today.absence, ${iso('today.said_at')} AS said_at,
       (SELECT json_object_agg(state, count) FROM (SELECT state, count(*) FROM today GROUP BY state) AS counted) AS counts
     FROM today
     JOIN employee ON employee.id = today.employee_id JOIN client ON client.id = today.client_id
     LEFT JOIN location ON location.id = today.location_id
     ORDER BY today.absence IS NULL OR today.state NOT IN ('late', 'expected'),
       array_position(ARRAY[${stateList}], today.state), today.start_time, today.id LIMIT ${limit}`,
    where.parameters,
  );
  return { ...nobody, ...rows[0]?.counts, shifts: rows };
}

/** Of all shifts of the day, the same on every row. */
interface Counted {
  counts: Partial<Record<AttendedShift['state'], number>>;
}

const nobody = { late: 0, missing: 0, in: 0, expected: 0, done: 0 };

/** Days before today on which a shift that still runs may have begun. */
const longest = 3;

const stateList = attendanceStates.map((each) => `'${each}'`).join(', ');

const state = `CASE shift.status
  WHEN 'missed' THEN 'missing'
  WHEN 'in_progress' THEN 'in'
  WHEN 'completed' THEN 'done'
  ELSE CASE WHEN shift.end_time <= now() THEN 'missing' WHEN shift.start_time <= now() THEN 'late' ELSE 'expected' END
END`;
