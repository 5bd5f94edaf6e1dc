import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  portalShiftOrdering,
  scheduling,
  type PortalShift,
  type PortalShiftFilter,
  type PortalShiftQuery,
} from '@portfolio/contracts/scheduling';
import { requireActor } from '@portfolio/service-kit/access';
import { selectPage, Where } from '@portfolio/service-kit/database';
import { notFound } from '@portfolio/service-kit/errors';
import type { ListOptions } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../context.ts';
import { knownShifts, knownTables } from '../shared/sql/shift-tables.ts';
import { portalColumns } from '../shifts/columns.ts';
import { startsFrom, startsTodayOrLater, startsUntil } from '../shared/sql/days.ts';

/** Whoever looks for what comes next sees the nearest first. */
export const portalShiftListOf = ({ filter }: PortalShiftQuery): ListOptions => ({
  orderings: portalShiftOrdering,
  defaultOrdering: filter === 'upcoming' ? 'start_time' : '-start_time',
  defaultPageSize: scheduling.shiftPageSize,
});

const orderings = { start_time: 'shift.start_time', end_time: 'shift.end_time', status: 'shift.status' };

/**
 * The caller's own shifts as an employee; nobody else's, whichever employee is asked for.
 * @throws AppError `not_authenticated`
 */
export async function listMyShifts(
  context: SchedulingContext,
  query: PortalShiftQuery,
  list: ListParameters,
): Promise<Page<PortalShift>> {
  const { userId } = requireActor(context);
  const zone = query.timezone;
  const where = new Where();
  where
    // By this the database reads theirs alone, wherever these are kept.
    .andSql(`shift.employee_id = (SELECT id FROM employee WHERE user_id = ${where.parameter(userId)})`)
    .and('shift.employee_id =', query.employee)
    .andSql(conditions[query.filter ?? 'all'](zone));
  if (query.first_day) where.andSql(startsFrom(where.parameter(query.first_day), zone));
  if (query.last_day) where.andSql(startsUntil(where.parameter(query.last_day), zone));
  return selectPage<PortalShift>(context.database, {
    columns: portalColumns(zone),
    from: knownTables,
    countFrom: knownShifts,
    where,
    list,
    orderings,
    key: 'shift.id',
  });
}

/** A shift of the caller's own. @throws AppError `not_authenticated`; `not_found` also for somebody else's */
export async function getMyShift(context: SchedulingContext, id: number): Promise<PortalShift> {
  const { userId } = requireActor(context);
  const [shift] = await context.database.query<PortalShift[]>(
    `SELECT ${portalColumns()} FROM ${knownTables} WHERE shift.id = $1 AND employee.user_id = $2`,
    [id, userId],
  );
  if (!shift) throw notFound();
  return shift;
}

/** scheduling.md §4, portal shift filters. */
const conditions: Record<PortalShiftFilter, (zone?: string) => string> = {
  upcoming: (zone) => `${startsTodayOrLater(zone)} AND shift.status <> 'cancelled'`,
  past: (zone) => `(NOT ${startsTodayOrLater(zone)} OR shift.status IN ('completed', 'missed'))`,
  all: () => 'TRUE',
};
