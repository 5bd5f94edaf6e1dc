import type { PublicationPreview, PublicationScope, UnpublishedChange } from '@portfolio/contracts/scheduling';
import { alphabetical, Where } from '@portfolio/service-kit/database';
import { companyForNew } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { placeOf, planned } from '../../portal/notices/noticed-shifts.ts';
import { employeeName } from '../../shared/sql/expressions.ts';
import { isLate, pendingSql, versionColumn } from './pending.ts';
import { noticeRule } from './notice-rule.ts';

interface Line {
  employee: number;
  employee_name: string;
  has_account: boolean;
  change: UnpublishedChange;
}

/**
 * What publishing would tell whom, of the days and names that are asked for: by employee, as they would read it.
 * @throws AppError `validation` for another's company
 */
export async function previewPublication(
  context: SchedulingContext,
  query: PublicationScope,
): Promise<PublicationPreview> {
  const company = await companyForNew(context, query.company);
  const { days } = await noticeRule(context.database.manager, company);
  const where = new Where();
  const pending = pendingSql({ ...query, company }, where);
  const late = isLate(where.parameter(days));
  const [found] = await context.database.query<[Omit<PublicationPreview, 'people'> & { lines: Line[] }]>(
    `WITH pending AS MATERIALIZED (SELECT *, ${late} AS is_late FROM ${pending}),
     said AS (
       SELECT id, is_late, (was ->> 'employee_id')::integer AS employee_id, noted_plan(was) AS before,
         CASE WHEN was -> 'employee_id' = is_now -> 'employee_id' THEN noted_plan(is_now) END AS after
       FROM pending WHERE was IS NOT NULL
       UNION ALL
       SELECT id, is_late, (is_now ->> 'employee_id')::integer, NULL, noted_plan(is_now)
       FROM pending WHERE is_now IS NOT NULL AND was -> 'employee_id' IS DISTINCT FROM is_now -> 'employee_id'
     ),
     line AS (
       SELECT said.*, coalesce(after, before) AS seen,
         CASE WHEN before IS NULL THEN 'assigned' WHEN after IS NULL THEN 'cancelled' ELSE 'changed' END AS kind
       FROM said WHERE before IS DISTINCT FROM after
     )
     SELECT (SELECT count(*)::integer FROM pending) AS count,
       (SELECT count(*)::integer FROM pending WHERE is_late) AS late,
       (SELECT ${versionColumn} FROM pending) AS version,
       (SELECT coalesce(json_agg(json_build_object('employee', employee.id, 'employee_name', ${employeeName},
           'has_account', employee.user_id IS NOT NULL,
           'change', json_build_object('shift', line.id, 'kind', kind, 'is_late', is_late, ${planned('seen', 'seen')},
             'before', CASE WHEN kind = 'changed' THEN json_build_object(${planned('before', 'before')}) END))
         ORDER BY ${alphabetical('employee.last_name')}, ${alphabetical('employee.first_name')}, employee.id,
           seen ->> 'start_time', line.id), '[]')
        FROM line JOIN employee ON employee.id = line.employee_id JOIN company ON company.id = employee.company_id
        ${placeOf('seen', 'seen')} ${placeOf('before', 'before')}) AS lines`,
    where.parameters,
  );
  const { lines, ...counted } = found;
  const people = [...Map.groupBy(lines, ({ employee }) => employee).values()].map(([first, ...others]) => {
    const { change, ...employee } = first!;
    return { ...employee, changes: [change, ...others.map((line) => line.change)] };
  });
  return { ...counted, people };
}
