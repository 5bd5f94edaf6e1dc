import {
  scheduleNeighbour,
  scheduleSentences,
  scheduleShift,
  type Schedule,
  type ScheduleColumns,
  type ScheduleClient,
  type ScheduleEmployee,
  type ScheduleNeighbour,
  type ScheduleQuery,
  type ScheduleShift,
} from '@portfolio/contracts/scheduling';
import { alphabetical, selectList } from '@portfolio/service-kit/database';
import { notFound, validationError } from '@portfolio/service-kit/errors';
import { companyForNew } from '../companies/administration.ts';
import type { SchedulingContext } from '../context.ts';
import { availabilityColumn, rulesReach } from '../planning/plan.ts';
import { rulesColumn } from '../sql/rules-column.ts';
import type { z } from 'zod';
import { employeeName } from '../sql/employee-name.ts';

/** More than any firm's two weeks; what asks for more is refused instead of answered without bound. */
const maxShifts = 10_000;

/** No shift is longer, so the index on the start finds what still runs at the beginning of the range. */
const longestShift = '48 hours';

/** Of which company and range a schedule is; its lists are read as far as they are asked for. */
export interface ScheduleHead extends Pick<Schedule, 'company' | 'time_zone' | 'rules'> {
  range: [company: number, from: string, to: string];
}

/**
 * Everything that the week grid needs, of one company, in one call: what runs between two instants, and who and where
 * could be planned. The number of statements does not depend on the number of rows.
 * @throws AppError `validation` for another's company, or a superuser who names none
 */
export async function getSchedule(context: SchedulingContext, query: ScheduleQuery): Promise<ScheduleHead> {
  const company = await companyForNew(context, query.company);
  const [found] = await context.database.query<(Schedule['company'] & Pick<Schedule, 'time_zone' | 'rules'>)[]>(
    `SELECT id, name, time_zone, ${rulesColumn} AS rules FROM company WHERE id = $1`,
    [company],
  );
  if (!found) throw notFound();
  const { time_zone, rules, ...named } = found;
  return { company: named, time_zone, rules, range: [company, query.from, query.to] };
}

export const scheduleEmployees = ({ database }: SchedulingContext, { range }: ScheduleHead) =>
  database.query<ScheduleEmployee[]>(employeesSql, range);

export const scheduleClients = ({ database }: SchedulingContext, { range }: ScheduleHead) =>
  database.query<ScheduleClient[]>(clientsSql, range);

export const scheduleQualifications = ({ database }: SchedulingContext, { range: [company] }: ScheduleHead) =>
  database.query<Schedule['qualifications']>(qualificationsSql, [company]);

/** @throws AppError `validation` for too many */
export async function scheduleShifts(
  { database }: SchedulingContext,
  { range }: ScheduleHead,
): Promise<ScheduleShift[]> {
  const shifts = await database.query<ScheduleShift[]>(shiftsSql, range);
  return withinBound(shifts, shifts.length);
}

export const scheduleNeighbours = ({ database }: SchedulingContext, { range, rules }: ScheduleHead) =>
  database.query<ScheduleNeighbour[]>(neighboursSql, [...range, rulesReach(rules)]);

/**
 * The same as {@link scheduleShifts} and {@link scheduleNeighbours}, each field as one list that the database has made.
 * @throws AppError `validation` for too many
 */
export async function scheduleColumnsOf(
  { database }: SchedulingContext,
  { range, rules }: ScheduleHead,
): Promise<ScheduleColumns> {
  const [[shifts], [neighbours]] = await Promise.all([
    database.query<[ScheduleColumns['shifts']]>(inColumns(scheduleShift, shiftsSql), range),
    database.query<[ScheduleColumns['neighbours']]>(inColumns(scheduleNeighbour, neighboursSql), [
      ...range,
      rulesReach(rules),
    ]),
  ]);
  return withinBound({ shifts, neighbours }, shifts.id.length);
}

function withinBound<Answer>(answer: Answer, count: number): Answer {
  if (count > maxShifts) throw validationError({ to: [scheduleSentences.tooMany] });
  return answer;
}

/** SQL for rows as one list for each field. */
const inColumns = ({ shape }: z.ZodObject, rows: string) =>
  `SELECT ${Object.keys(shape)
    .map((field) => `coalesce(json_agg(row.${field}), '[]') AS ${field}`)
    .join(', ')} FROM (${rows}) AS row`;

/** JSON has one kind of number, which an amount is not. */
const shiftExpressions = { hours: 'shift.paid_hours::double precision', pay: 'shift.pay::text' };

/** $1 company, $2 and $3 the range. */
const inRange = `shift.company_id = $1 AND shift.start_time > $2::timestamptz - interval '${longestShift}'
  AND shift.start_time < $3::timestamptz AND shift.end_time > $2::timestamptz`;

const shiftsSql = `SELECT ${selectList('shift', scheduleShift, shiftExpressions)}
  FROM shift WHERE ${inRange} ORDER BY shift.start_time, shift.id LIMIT ${maxShifts + 1}`;

/** $4 days. Nobody's plan is judged by what is cancelled. */
const neighboursSql = `SELECT ${selectList('shift', scheduleNeighbour)}
  FROM shift
  WHERE shift.company_id = $1 AND shift.status <> 'cancelled'
    AND shift.start_time > $2::timestamptz - $4 * interval '1 day' AND shift.start_time < $3::timestamptz + $4 * interval '1 day'
    AND (shift.end_time <= $2::timestamptz OR shift.start_time >= $3::timestamptz)
  ORDER BY shift.start_time, shift.id LIMIT ${maxShifts}`;

const employeesSql = `SELECT employee.id, ${employeeName} AS name,
    employee.status, employee.hourly_rate,
    ARRAY(SELECT qualification_id FROM employee_qualification
      WHERE employee_id = employee.id ORDER BY qualification_id) AS qualifications,
    ${availabilityColumn} AS availability
  FROM employee
  WHERE employee.company_id = $1
    AND (employee.status = 'active' OR employee.id IN (SELECT shift.employee_id FROM shift WHERE ${inRange}))
  ORDER BY ${alphabetical('employee.last_name')}, ${alphabetical('employee.first_name')}, employee.id`;

const clientsSql = `SELECT client.id, client.name, client.status, client.time_zone,
    ARRAY(SELECT qualification_id FROM required_qualification
      WHERE client_id = client.id AND location_id IS NULL ORDER BY qualification_id) AS required_qualifications,
    (SELECT coalesce(json_agg(json_build_object('id', location.id, 'name', location.name, 'time_zone', location.time_zone,
          'required_qualifications', ARRAY(SELECT qualification_id FROM required_qualification
            WHERE location_id = location.id ORDER BY qualification_id))
        ORDER BY ${alphabetical('location.name')}, location.id), '[]')
      FROM location WHERE client_id = client.id) AS locations
  FROM client
  WHERE client.company_id = $1
    AND (client.status = 'active' OR client.id IN (SELECT shift.client_id FROM shift WHERE ${inRange}))
  ORDER BY ${alphabetical('client.name')}, client.id`;

const qualificationsSql = `SELECT id, name FROM qualification WHERE company_id = $1 ORDER BY ${alphabetical('name')}, id`;
