import {
  daysOfWeek,
  type AvailabilityRule,
  type PlanningRules,
  type ShiftStatus,
} from '@portfolio/contracts/scheduling';
import type {
  DatedAbsence,
  DatedWish,
  HoursBeyond,
  Plan,
  PlannedEmployee,
  PlannedShift,
} from '@portfolio/planning/conflicts';
import { iso } from '@portfolio/service-kit/database';
import type { DataSource, EntityManager } from 'typeorm';
import { requiredAt } from '../../clients/required-qualifications.ts';
import { heldQualifications } from '../../shared/sql/held-qualifications.ts';
import { rulesColumn } from '../../shared/sql/expressions.ts';
import { shiftTables, siteZone } from '../../shared/sql/shift-tables.ts';

/** SQL for the availability of an employee, in the order of the week. */
export const availabilityColumn = `(SELECT coalesce(json_agg(json_build_object('day_of_week', day_of_week,
    'start_time', to_char(start_time, 'HH24:MI'), 'end_time', to_char(end_time, 'HH24:MI'), 'is_available', is_available)
    ORDER BY array_position('{${daysOfWeek.join()}}'::text[], day_of_week), start_time, id), '[]')
  FROM availability_rule WHERE employee_id = employee.id)`;

/**
 * SQL for the days on which an employee can't work: they said so, or they are off, or have asked to be.
 * @param from SQL: those that are over by then are left out
 */
export const unavailabilityColumn = (from: string) => `(SELECT coalesce(json_agg(json_build_object('from_day', from_day,
    'from_time', to_char(from_time, 'HH24:MI'), 'until_day', until_day, 'until_time', to_char(until_time, 'HH24:MI'),
    'time_off', time_off, 'type_name', type_name) ORDER BY from_day, time_off NULLS FIRST, id), '[]')
  FROM (
    SELECT id, from_day, from_time, until_day, until_time, NULL AS time_off, NULL AS type_name
    FROM unavailability WHERE employee_id = employee.id AND until_day >= ${from}
    UNION ALL
    SELECT time_off.id, from_day, from_time, until_day, until_time, status, time_off_type.name
    FROM time_off JOIN time_off_type ON time_off_type.id = type_id
    WHERE employee_id = employee.id AND until_day >= ${from} AND status IN ('pending', 'approved')) AS away)`;

/**
 * SQL for the days on which an employee would rather work, or rather not.
 * @param from SQL: those that are over by then are left out
 * @param until SQL: so are those that begin later
 */
export const wishesColumn = (
  from: string,
  until = `'infinity'`,
) => `(SELECT coalesce(json_agg(json_build_object('kind', kind,
    'from_day', from_day, 'from_time', to_char(from_time, 'HH24:MI'), 'until_day', until_day,
    'until_time', to_char(until_time, 'HH24:MI')) ORDER BY from_day, from_time NULLS FIRST, id), '[]')
  FROM wish WHERE employee_id = employee.id AND until_day >= ${from} AND from_day <= ${until})`;

/** An employee as rules see them, with those of their company. */
export interface JudgedEmployee {
  id: number;
  company: number;
  time_zone: string;
  rules: PlanningRules;
  qualifications: PlannedEmployee['qualifications'];
  availability: Omit<AvailabilityRule, 'id'>[];
  unavailability: DatedAbsence[];
  wishes: DatedWish[];
  beyond: HoursBeyond[];
}

export interface JudgedShift extends PlannedShift {
  id: number;
  employee: number;
  client_name: string;
  status: ShiftStatus;
}

/**
 * SQL, of `employee` and its `company`, for employees as their rules see them, with nothing of their shifts: `withBeyond` adds those.
 * @param wishesFrom SQL: the day from which their wishes matter
 */
export const judgedColumns = (wishesFrom = 'now()::date - 1') => `employee.id, employee.company_id AS company,
  company.time_zone, ${rulesColumn} AS rules, ${heldQualifications('employee.id')} AS qualifications,
  ${availabilityColumn} AS availability, ${unavailabilityColumn(`'-infinity'`)} AS unavailability,
  ${wishesColumn(wishesFrom)} AS wishes, '[]'::json AS beyond`;

/** The same of some employees. */
export const judgedEmployees = (
  manager: DataSource | EntityManager,
  ids: readonly number[],
  wishesFrom?: string,
): Promise<JudgedEmployee[]> =>
  manager.query<JudgedEmployee[]>(
    `SELECT ${judgedColumns(wishesFrom)} FROM employee JOIN company ON company.id = employee.company_id
     WHERE employee.id = ANY ($1)`,
    [ids],
  );

/** A time within which shifts are planned: ISO 8601. */
export interface Span {
  from: string;
  until: string;
}

const day = 86_400_000;

/** The whole time that the rules of these employees look at when shifts are planned at these times. */
export function spanOf(times: readonly (string | Date)[], employees: readonly JudgedEmployee[]): Span {
  const instants = times.map((time) => new Date(time).getTime());
  const days = Math.max(...employees.map(({ rules }) => rulesReach(rules)));
  const at = (instant: number) => new Date(instant).toISOString();
  return { from: at(Math.min(...instants) - days * day), until: at(Math.max(...instants) + days * day) };
}

/** Days before and after a shift in which other shifts matter to it: its week, its row of days, and a day of clock changes. */
export const rulesReach = ({ max_days_in_row }: PlanningRules): number => Math.max(7, max_days_in_row) + 1;

/** SQL: whether a shift runs at some time of a span; the longest lasts two days. */
export const isInSpan = (from: string, until: string) =>
  `(shift.start_time > ${from}::timestamptz - interval '48 hours' AND shift.start_time < ${until} AND shift.end_time > ${from})`;

/** SQL: which place a shift or a post is at. */
export const siteKey = (row: string) => `concat_ws('/', ${row}.client_id, ${row}.location_id)`;

/**
 * The shifts of some employees that run at some time of a span.
 * @param asking of which it is read what they ask of employees; without, of all
 */
export const judgedShifts = (
  manager: DataSource | EntityManager,
  employees: readonly number[],
  { from, until }: Span,
  asking?: readonly number[],
): Promise<JudgedShift[]> =>
  manager.query<JudgedShift[]>(
    `SELECT shift.id, shift.employee_id AS employee, client.name AS client_name, ${iso('shift.start_time')} AS start_time,
       ${iso('shift.end_time')} AS end_time, ${siteZone} AS time_zone, shift.status, shift.allow_overlap,
       CASE WHEN shift.id = ANY ($4) IS NOT false THEN ${requiredAt('shift.client_id', 'shift.location_id', 'shift.post_id')}
         ELSE '[]' END AS qualifications, ${siteKey('shift')} AS place
     FROM ${shiftTables}
     WHERE shift.employee_id = ANY ($1) AND shift.status <> 'cancelled' AND ${isInSpan('$2', '$3')}`,
    [employees, from, until, asking],
  );

/** The same shifts as plans, one for each company: each judges by its own rules. */
export const plansOf = (employees: readonly JudgedEmployee[], shifts: readonly PlannedShift[]): Plan[] =>
  [...Map.groupBy(employees, ({ company }) => company).values()].map((own): Plan => {
    const ids = new Set<PlannedShift['employee']>(own.map(({ id }) => id));
    return {
      rules: own[0]!.rules,
      employees: own,
      shifts: shifts.filter(({ employee }) => ids.has(employee)),
    };
  });
