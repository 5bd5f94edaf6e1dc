import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  scheduling,
  timesheet,
  timesheetOrdering,
  type Timesheet,
  type TimesheetListFilter,
  type TimesheetApproval,
} from '@portfolio/contracts/scheduling';
import { alphabetical, selectList, Where } from '@portfolio/service-kit/database';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { type EntityManager, In } from 'typeorm';
import { companyTable } from '../../company/company-table.ts';
import type { SchedulingContext } from '../../context.ts';
import { startsFrom, startsUntil } from '../../shared/sql/days.ts';
import { employeeName } from '../../shared/sql/expressions.ts';
import { shiftTables, siteZone } from '../../shared/sql/shift-tables.ts';
import { isPaid, paidAlready } from '../../shifts/paid.ts';
import { fault } from '@portfolio/contracts/errors';
import { requireActor } from '@portfolio/service-kit/access';
import { AppError, notFound } from '@portfolio/service-kit/errors';
import { administers, requireAdministration } from '../../company/administration.ts';
import { lockForChanges } from '../../shifts/apply-change.ts';
import { ShiftEntity } from '../../shifts/shift.entity.ts';

export const timesheetList: ListOptions = {
  orderings: timesheetOrdering,
  defaultOrdering: '-start_time',
  defaultPageSize: scheduling.optionListLimit,
};

const hours = (from: string, to: string) => `round(extract(epoch FROM ${to} - ${from}) / 3600, 2)`;

/** What an approval is of. Instants as numbers, which are the same in every session. */
const version = `left(md5(concat_ws('|', shift.employee_id, ${[
  'start_time',
  'end_time',
  'checked_in_at',
  'checked_out_at',
]
  .map((time) => `coalesce(extract(epoch FROM shift.${time})::text, '')`)
  .join(', ')}, shift.pay)), 12)`;

const columns = selectList('shift', timesheet, {
  version,
  employee_name: employeeName,
  client_name: 'client.name',
  date: `(shift.start_time AT TIME ZONE ${siteZone})::date::text`,
  time_zone: siteZone,
  planned_hours: hours('shift.start_time', 'shift.end_time'),
  worked_hours: hours('shift.checked_in_at', 'shift.checked_out_at'),
  approved_by: 'shift.approved_by',
  corrected: `EXISTS (SELECT FROM attendance_correction AS correction
    WHERE correction.company_id = shift.company_id AND correction.shift_id = shift.id)`,
  paid: isPaid,
});

const rows = companyTable<Timesheet>({ table: 'shift', from: shiftTables, columns });

/** Shifts that have begun, planned beside actual; `search` looks at the names of employee and client. */
export function listTimesheets(
  context: SchedulingContext,
  { company, employee, state, from, to }: TimesheetListFilter,
  list: ListParameters,
): Promise<Page<Timesheet>> {
  const where = new Where()
    .and('shift.employee_id =', employee)
    .andSql(`shift.start_time <= now() AND shift.status NOT IN ('cancelled', 'scheduled')`)
    .andSql(conditions[state ?? 'all']);
  if (from !== undefined) where.andSql(startsFrom(where.parameter(from)));
  if (to !== undefined) where.andSql(startsUntil(where.parameter(to)));
  return rows.list(context, company, {
    list,
    searched: ['employee.first_name', 'employee.last_name', 'client.name'],
    orderings: {
      start_time: 'shift.start_time',
      employee_name: [alphabetical('employee.first_name'), alphabetical('employee.last_name')],
    },
    where,
  });
}

const open = `shift.status = 'completed' AND shift.approved_at IS NULL
    AND NOT EXISTS (SELECT FROM paid_line WHERE paid_line.shift_id = shift.id
      HAVING sum(hours) = round(shift.paid_hours, 2) AND sum(paid_line.pay) = shift.pay)`;

const isAttended = 'shift.checked_in_at IS NOT NULL AND shift.checked_out_at IS NOT NULL';

const offPlan = `greatest(abs(extract(epoch FROM shift.checked_in_at - shift.start_time)),
  abs(extract(epoch FROM shift.checked_out_at - shift.end_time)))`;

/** Seconds that count as planned. */
const tolerated = 300;

const conditions = {
  open,
  exact: `${open} AND ${isAttended} AND ${offPlan} <= ${tolerated}`,
  differs: `${open} AND ${isAttended} AND ${offPlan} > ${tolerated}`,
  no_check_out: `shift.checked_in_at IS NOT NULL AND shift.checked_out_at IS NULL
    AND (shift.status = 'in_progress' AND shift.end_time < now() OR ${open})`,
  absent: `shift.checked_in_at IS NULL AND (shift.status = 'missed' OR ${open})`,
  approved: 'shift.approved_at IS NOT NULL',
  all: 'TRUE',
};

/** Those of `ids` that are by now as their `versions` say. */
export async function unchangedOf(
  manager: EntityManager,
  ids: readonly number[],
  versions: readonly string[],
): Promise<number[]> {
  const unchanged = await manager.query<{ id: number }[]>(
    `SELECT shift.id FROM shift JOIN unnest($1::int[], $2::text[]) AS seen (id, version) ON seen.id = shift.id
     WHERE ${version} = seen.version`,
    [ids, versions],
  );
  return unchanged.map(({ id }) => id);
}

/** In the order of the ids. */
export async function readTimesheets(manager: EntityManager, ids: readonly number[]): Promise<Timesheet[]> {
  return manager.query<Timesheet[]>(
    `SELECT ${columns} FROM ${shiftTables} WHERE shift.id = ANY ($1) ORDER BY array_position($1, shift.id)`,
    [ids],
  );
}

/**
 * Approves the hours of shifts, or takes the approval away: of all or of none, but for those whose hours have changed since
 * the caller saw them, which stay as they are. What is approved stays so, by whom it was.
 * @throws AppError `not_found` also for shifts of another company; `conflict` for one that is not completed, to take
 * it from what has been paid, or when somebody else changed one meanwhile
 */
export async function approveTimesheets(
  context: SchedulingContext,
  { shifts: ids, versions, approved }: TimesheetApproval,
): Promise<Timesheet[]> {
  const administration = await requireAdministration(context);
  const { userId } = requireActor(context);
  const found = await context.database.manager.findBy(ShiftEntity, { id: In(ids) });
  const own = found.filter(({ company_id }) => administers(administration, company_id));
  if (own.length < new Set(ids).size) throw notFound();
  return context.database.transaction(async (manager) => {
    // Nobody pays them meanwhile.
    const { shifts, paid } = await lockForChanges(manager, own, []);
    if (approved) {
      if ([...shifts.values()].some(({ status }) => status !== 'completed')) {
        throw new AppError('conflict', fault('not_completed'));
      }
      await manager.query(
        'UPDATE shift SET approved_at = now(), approved_by = $2 WHERE id = ANY ($1) AND approved_at IS NULL',
        [versions ? await unchangedOf(manager, ids, versions) : ids, userId],
      );
    } else {
      if (paid.size > 0) throw paidAlready();
      await manager.query('UPDATE shift SET approved_at = NULL, approved_by = NULL WHERE id = ANY ($1)', [ids]);
    }
    return readTimesheets(manager, ids);
  });
}
