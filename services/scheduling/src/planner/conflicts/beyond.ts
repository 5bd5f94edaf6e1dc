import type { PlanningRules } from '@portfolio/contracts/scheduling';
import type { HoursBeyond } from '@portfolio/planning/conflicts';
import type { DataSource, EntityManager } from 'typeorm';
import { shiftTables, siteZone } from '../../shared/sql/shift-tables.ts';
import { isInSpan, judgedShifts, spanOf, type JudgedEmployee, type JudgedShift, type Span } from './plan.ts';

/** Days before and after a time in which the rules that are on look at sums of hours; 0 when none does. */
function sumsReach({ month_hours, sundays, year_hours, average_hours, average_weeks }: PlanningRules): number {
  return Math.max(
    month_hours === 'off' && sundays === 'off' ? 0 : 32,
    year_hours === 'off' ? 0 : 367,
    average_hours === 'off' ? 0 : 7 * average_weeks + 1,
  );
}

/**
 * SQL for what some employees work between $2 and $3 outside of what is loaded, from $4 until $5: by year, month and week, and on
 * which Sundays. So a rule that looks at a year needs no row of it.
 * @param whose SQL: whose a shift is, by $1
 * @param isLoaded SQL
 */
const sumsOf = (whose: string, isLoaded: string) => `WITH worked AS MATERIALIZED (
    SELECT shift.employee_id AS employee, extract(epoch FROM shift.end_time - shift.start_time) / 3600 AS hours,
      (shift.start_time AT TIME ZONE ${siteZone})::date AS day,
      ((shift.end_time - interval '1 microsecond') AT TIME ZONE ${siteZone})::date AS last
    FROM ${shiftTables}
    WHERE ${whose} AND shift.status NOT IN ('cancelled', 'missed') AND shift.id <> ALL ($6)
      AND shift.start_time > $2::timestamptz AND shift.start_time < $3::timestamptz AND NOT ${isLoaded}
  ), sums AS (
    SELECT employee, to_char(day, 'YYYY') AS period, sum(hours) AS hours FROM worked GROUP BY 1, 2
    UNION ALL SELECT employee, to_char(day, 'YYYY-MM'), sum(hours) FROM worked GROUP BY 1, 2
    UNION ALL SELECT employee, date_trunc('week', day)::date::text, sum(hours) FROM worked GROUP BY 1, 2
    UNION ALL SELECT DISTINCT employee, (date_trunc('week', day)::date + 6)::text, 0 FROM worked
      WHERE last >= date_trunc('week', day)::date + 6
  )
  SELECT employee, json_agg(json_build_object('period', period, 'hours', hours::double precision) ORDER BY period) AS beyond
  FROM sums GROUP BY employee`;

const sumsOfEmployees = sumsOf('shift.employee_id = ANY ($1)', isInSpan('$4', '$5'));
const sumsOfCompany = sumsOf(
  'shift.company_id = $1',
  '(shift.start_time > $4::timestamptz AND shift.start_time < $5::timestamptz)',
);

type Sums = ReadonlyMap<number, HoursBeyond[]>;

async function sums(
  manager: DataSource | EntityManager,
  sql: string,
  whose: unknown,
  { from, until }: Span,
  days: number,
  without: readonly number[],
): Promise<Sums> {
  if (days === 0) return new Map();
  const at = (instant: string, more: number) => new Date(Date.parse(instant) + more * 86_400_000).toISOString();
  const rows = await manager.query<{ employee: number; beyond: HoursBeyond[] }[]>(sql, [
    whose,
    at(from, -days),
    at(until, days),
    from,
    until,
    without,
  ]);
  return new Map(rows.map(({ employee, beyond }) => [employee, beyond]));
}

/**
 * The employees with what they work outside of a span, as far as their rules look at it.
 * @param without shifts that are judged otherwise
 */
export async function withBeyond<One extends JudgedEmployee>(
  manager: DataSource | EntityManager,
  employees: readonly One[],
  span: Span,
  without: readonly number[] = [],
): Promise<One[]> {
  const days = Math.max(0, ...employees.map(({ rules }) => sumsReach(rules)));
  const ids = employees.map(({ id }) => id);
  const found = await sums(manager, sumsOfEmployees, ids, span, days, without);
  return employees.map((employee) => ({ ...employee, beyond: found.get(employee.id) ?? [] }));
}

/**
 * What is to be known of employees to plan shifts at some times: theirs within the reach of their rules, and what they work beyond.
 * @param without shifts that are judged otherwise
 * @param moving shifts of theirs that may be another's: of these it is told what they ask
 */
export async function planAround<One extends JudgedEmployee>(
  manager: DataSource | EntityManager,
  judged: readonly One[],
  times: readonly { start_time: string | Date; end_time: string | Date }[],
  without: readonly number[] = [],
  moving: readonly number[] = [],
): Promise<{ employees: One[]; shifts: JudgedShift[] }> {
  const span = spanOf(
    times.flatMap(({ start_time, end_time }) => [start_time, end_time]),
    judged,
  );
  const employees = await withBeyond(manager, judged, span, without);
  const ids = judged.map(({ id }) => id);
  const others = new Set(without);
  const shifts = await judgedShifts(manager, ids, span, moving);
  return { employees, shifts: shifts.filter(({ id }) => !others.has(id)) };
}

/** What all employees of a company work outside of a span, by employee. */
export const companyBeyond = (
  manager: DataSource | EntityManager,
  company: number,
  rules: PlanningRules,
  span: Span,
): Promise<Sums> => sums(manager, sumsOfCompany, company, span, sumsReach(rules), []);
