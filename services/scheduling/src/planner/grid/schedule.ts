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
import { alphabetical, prepared, selectList } from '@portfolio/service-kit/database';
import { notFound, validationError } from '@portfolio/service-kit/errors';
import { companyForNew } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { companyBeyond } from '../conflicts/beyond.ts';
import { availabilityColumn, rulesReach, unavailabilityColumn, wishesColumn } from '../conflicts/plan.ts';
import { validLicenses } from '../../shared/sql/held-qualifications.ts';
import { rulesColumn, employeeName, isInvited } from '../../shared/sql/expressions.ts';
import type { z } from 'zod';

/** Of `company`: what is not as published; null where nothing is, and it plans otherwise. */
const unpublished = `(SELECT CASE WHEN company.plans_in_drafts OR count(*) > 0 THEN count(*)::integer END FROM (
    SELECT id FROM shift WHERE is_draft AND company_id = company.id
    UNION SELECT shift_id FROM published_shift WHERE company_id = company.id) AS unpublished)`;

/** More than any firm's two weeks; what asks for more is refused instead of answered without bound. */
const maxShifts = 10_000;

/** No shift is longer, so the index on the start finds what still runs at the beginning of the range. */
const longestShift = '48 hours';

/** Of which company and range a schedule is; its lists are read as far as they are asked for. */
export interface ScheduleHead extends Pick<
  Schedule,
  'company' | 'time_zone' | 'rules' | 'unpublished' | 'week_budget'
> {
  range: [company: number, from: string, to: string];
}

/**
 * Everything that the week grid needs, of one company, in one call: what runs between two instants, and who and where
 * could be planned. The number of statements does not depend on the number of rows.
 * @throws AppError `validation` for another's company, or a superuser who names none
 */
export async function getSchedule(context: SchedulingContext, query: ScheduleQuery): Promise<ScheduleHead> {
  const company = await companyForNew(context, query.company);
  const [found] = await context.database.query<(Schedule['company'] & Omit<ScheduleHead, 'company' | 'range'>)[]>(
    `SELECT id, name, time_zone, week_budget, ${rulesColumn} AS rules, ${unpublished} AS unpublished FROM company WHERE id = $1`,
    [company],
  );
  if (!found) throw notFound();
  const { time_zone, week_budget, rules, unpublished: count, ...named } = found;
  return { company: named, time_zone, week_budget, rules, unpublished: count, range: [company, query.from, query.to] };
}

export async function scheduleEmployees(
  { database }: SchedulingContext,
  { range, rules }: ScheduleHead,
): Promise<ScheduleEmployee[]> {
  const [company, from, to] = range;
  const at = (instant: string, days: number) => new Date(Date.parse(instant) + days * 86_400_000).toISOString();
  const loaded = { from: at(from, -rulesReach(rules)), until: at(to, rulesReach(rules)) };
  const [employees, beyond] = await Promise.all([
    database.query<Omit<ScheduleEmployee, 'beyond'>[]>(employeesSql, range),
    companyBeyond(database, company, rules, loaded),
  ]);
  return employees.map((employee) => ({ ...employee, beyond: beyond.get(employee.id) ?? [] }));
}

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

/** What publishing would cancel, because it is deleted in the plan. */
export const scheduleWithdrawn = ({ database }: SchedulingContext, { range }: ScheduleHead) =>
  database.query<ScheduleShift[]>(withdrawnSql, range);

/**
 * The same as {@link scheduleShifts} and {@link scheduleNeighbours}, each field as one list that the database has made.
 * @throws AppError `validation` for too many
 */
export async function scheduleColumnsOf(
  { database }: SchedulingContext,
  { range, rules }: ScheduleHead,
): Promise<ScheduleColumns> {
  const [[shifts], [neighbours]] = await Promise.all([
    database.query<[ScheduleColumns['shifts']]>(shiftColumnsSql, range),
    database.query<[ScheduleColumns['neighbours']]>(neighbourColumnsSql, [...range, rulesReach(rules)]),
  ]);
  return withinBound({ shifts: inUtc(shifts), neighbours: inUtc(neighbours) }, shifts.id.length);
}

/** Times as the database writes them by itself, `2026-03-02T09:00:00`, as the wire has them. */
const inUtc = <Columns extends { start_time: string[]; end_time: string[] }>(columns: Columns): Columns => ({
  ...columns,
  start_time: columns.start_time.map(withZone),
  end_time: columns.end_time.map(withZone),
});

const wholeSeconds = 'YYYY-MM-DDTHH:MM:SS'.length;
const withZone = (time: string): string =>
  `${time.length === wholeSeconds ? `${time}.000` : time.slice(0, wholeSeconds + 4).padEnd(wholeSeconds + 4, '0')}Z`;

function withinBound<Answer>(answer: Answer, count: number): Answer {
  if (count > maxShifts) throw validationError({ to: [scheduleSentences.tooMany] });
  return answer;
}

/** SQL for rows as one list for each field. */
function inColumns({ shape }: z.ZodObject, rows: string): string {
  const lists = Object.keys(shape).map((field) => `coalesce(json_agg(row.${field}), '[]') AS ${field}`);
  return `SELECT ${lists.join(', ')} FROM (${rows}) AS row`;
}

/** JSON has one kind of number, which an amount is not. */
const shiftExpressions = { hours: 'shift.paid_hours::double precision', pay: 'shift.pay::text' };

/** $1 company, $2 and $3 the range. */
const inRange = `shift.company_id = $1 AND shift.start_time > $2::timestamptz - interval '${longestShift}'
  AND shift.start_time < $3::timestamptz AND shift.end_time > $2::timestamptz`;

const shiftsOf = (columns: string, from = 'shift') => `SELECT ${columns}
  FROM ${from} WHERE ${inRange} ORDER BY shift.start_time, shift.id LIMIT ${maxShifts + 1}`;

const rowColumns = selectList('shift', scheduleShift, shiftExpressions);
const shiftsSql = shiftsOf(rowColumns);
const withdrawnSql = shiftsOf(
  rowColumns,
  `(SELECT kept.* FROM published_shift, jsonb_populate_record(NULL::shift, snapshot) AS kept
    WHERE published_shift.company_id = $1 AND NOT EXISTS (SELECT FROM shift WHERE shift.id = shift_id)) AS shift`,
);

/** $4 days. Nobody's plan is judged by what is cancelled. */
const neighboursOf = (columns: string) => `SELECT ${columns}
  FROM shift
  WHERE shift.company_id = $1 AND shift.status <> 'cancelled'
    AND shift.start_time > $2::timestamptz - $4 * interval '1 day' AND shift.start_time < $3::timestamptz + $4 * interval '1 day'
    AND (shift.end_time <= $2::timestamptz OR shift.start_time >= $3::timestamptz)
  ORDER BY shift.start_time, shift.id LIMIT ${maxShifts}`;

const neighboursSql = neighboursOf(selectList('shift', scheduleNeighbour));

/** Thousands of times are written by the database in half the time that `to_char` takes. */
const times = { start_time: `shift.start_time AT TIME ZONE 'UTC'`, end_time: `shift.end_time AT TIME ZONE 'UTC'` };

const shiftColumnsSql = inColumns(
  scheduleShift,
  shiftsOf(selectList('shift', scheduleShift, { ...shiftExpressions, ...times })),
);
const neighbourColumnsSql = inColumns(scheduleNeighbour, neighboursOf(selectList('shift', scheduleNeighbour, times)));

const employeesSql = `SELECT employee.id, ${employeeName} AS name,
    employee.status, ${isInvited} AS is_invited, employee.hourly_rate,
    ARRAY(SELECT qualification_id FROM employee_qualification
      WHERE employee_id = employee.id ORDER BY qualification_id) AS qualifications,
    ${availabilityColumn} AS availability,
    ${unavailabilityColumn(`$2::timestamptz - interval '3 days'`)} AS unavailability,
    ${wishesColumn(`$2::timestamptz - interval '3 days'`, `$3::timestamptz + interval '3 days'`)} AS wishes,
    ${validLicenses('employee.id')} AS licenses
  FROM employee
  WHERE employee.company_id = $1
    AND (employee.status = 'active' OR ${isInvited} OR employee.id IN (SELECT shift.employee_id FROM shift WHERE ${inRange}))
  ORDER BY ${alphabetical('employee.last_name')}, ${alphabetical('employee.first_name')}, employee.id`;

const requiredIds = 'array_agg(qualification_id ORDER BY qualification_id) AS required_qualifications';

/** Locations and what is required are gathered once for all clients, and not for each. Planning it takes a third of its time. */
const clientsSql =
  prepared(`SELECT client.id, client.name, client.status, client.time_zone, client.week_budget, client.week_hours,
    coalesce(required.required_qualifications, '{}') AS required_qualifications,
    coalesce(own.locations, '[]') AS locations
  FROM client
  LEFT JOIN (
    SELECT client_id, ${requiredIds} FROM required_qualification
    WHERE company_id = $1 AND location_id IS NULL GROUP BY client_id
  ) AS required ON required.client_id = client.id
  LEFT JOIN (
    SELECT client_id, json_agg(json_build_object('id', id, 'name', name, 'time_zone', time_zone,
        'week_budget', week_budget, 'week_hours', week_hours, 'required_qualifications', coalesce(required.required_qualifications, '{}')) ORDER BY ${alphabetical('name')}, id) AS locations
    FROM location
    LEFT JOIN (
      SELECT location_id, ${requiredIds} FROM required_qualification
      WHERE company_id = $1 AND location_id IS NOT NULL GROUP BY location_id
    ) AS required ON required.location_id = location.id
    WHERE company_id = $1 GROUP BY client_id
  ) AS own ON own.client_id = client.id
  WHERE client.company_id = $1
    AND (client.status = 'active' OR client.id IN (SELECT shift.client_id FROM shift WHERE ${inRange}))
  ORDER BY ${alphabetical('client.name')}, client.id`);

const qualificationsSql = `SELECT id, name FROM qualification WHERE company_id = $1 ORDER BY ${alphabetical('name')}, id`;
