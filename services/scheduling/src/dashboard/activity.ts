import { scheduling, type Activity, type ActivityKind, type ActivityQuery } from '@portfolio/contracts/scheduling';
import { iso } from '@portfolio/service-kit/database';
import type { SchedulingContext } from '../context.ts';
import { employeeName } from '../shared/sql/expressions.ts';
import { companiesWhere } from './companies.ts';

/**
 * What happened last, newest first (scheduling.md §2, Recent Activity); nothing is made up, so it may be empty.
 * @throws AppError `not_authenticated`, `permission_denied`
 */
export async function recentActivity(context: SchedulingContext, { company }: ActivityQuery): Promise<Activity[]> {
  const where = await companiesWhere(context, company);
  if (!where) return [];
  const limit = where.parameter(scheduling.recentActivity);
  return context.database.query<Activity[]>(
    `SELECT latest.kind, ${iso('latest.at')} AS at, employee.id AS employee,
       ${employeeName} AS employee_name,
       shift.id AS shift, client.name AS client_name,
       ${iso('shift.start_time')} AS start_time, ${iso('shift.end_time')} AS end_time,
       site_zone(shift) AS time_zone
     FROM (
       ${latestOfShifts('shift_created', 'created_at', where.sql, limit)}
       UNION ALL ${latestOfShifts('shift_changed', 'changed_at', where.sql, limit)}
       UNION ALL ${latestOfShifts('checked_in', 'checked_in_at', where.sql, limit)}
       UNION ALL ${latestOfShifts('checked_out', 'checked_out_at', where.sql, limit)}
       UNION ALL ${latestOfShifts('said_late', 'said_at', where.sql, limit, 'AND absence IS NULL')}
       UNION ALL ${latestOfShifts('said_absent', 'said_at', where.sql, limit, 'AND absence IS NOT NULL')}
       UNION ALL ${latestOfInvitations('employee_invited', 'created_at', where.sql, limit)}
       UNION ALL ${latestOfInvitations('employee_registered', 'accepted_at', where.sql, limit)}
       ORDER BY at DESC LIMIT ${limit}
     ) AS latest
     JOIN employee ON employee.id = latest.employee_id
     LEFT JOIN shift ON shift.id = latest.shift_id
     LEFT JOIN client ON client.id = shift.client_id
     ORDER BY latest.at DESC, latest.kind`,
    where.parameters,
  );
}

type ShiftTime = 'created_at' | 'changed_at' | 'checked_in_at' | 'checked_out_at' | 'said_at';

/** The last few of each company, each by its own index, whether one company is asked for or all. */
const latestOfShifts = (
  kind: ActivityKind,
  time: ShiftTime,
  companies: string,
  limit: string,
  condition = '',
): string =>
  `SELECT '${kind}' AS kind, of_company.at, of_company.employee_id, of_company.shift_id
   FROM company CROSS JOIN LATERAL (
     SELECT shift.${time} AS at, shift.employee_id, shift.id AS shift_id FROM shift
     WHERE shift.company_id = company.id AND shift.${time} IS NOT NULL ${condition}
     ORDER BY shift.${time} DESC LIMIT ${limit}
   ) AS of_company WHERE ${companies}`;

const latestOfInvitations = (
  kind: ActivityKind,
  time: 'created_at' | 'accepted_at',
  companies: string,
  limit: string,
): string =>
  `(SELECT '${kind}' AS kind, employee_invitation.${time} AS at, employee.id AS employee_id, NULL::integer AS shift_id
    FROM employee_invitation JOIN employee ON employee.id = employee_invitation.employee_id
    JOIN company ON company.id = employee.company_id
    WHERE employee_invitation.${time} IS NOT NULL AND ${companies}
    ORDER BY employee_invitation.${time} DESC LIMIT ${limit})`;
