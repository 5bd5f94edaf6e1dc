import { selectPage } from '@portfolio/service-kit/database';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  portalShiftOrdering,
  scheduling,
  timezones,
  type PortalShift,
  type PortalShiftFilter,
  type PortalShiftQuery,
  type ShiftStatus,
} from '@portfolio/contracts/scheduling';
import { requireActor } from '@portfolio/service-kit/actor';
import type { ListOptions } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../context.ts';
import { Where } from '../sql/where.ts';
import { hoursOf, paidMilliseconds, payFor, type WorkedTime } from './shift.rules.ts';

/** Whoever looks for what comes next sees the nearest first. */
export const portalShiftListOf = ({ filter }: PortalShiftQuery): ListOptions => ({
  orderings: portalShiftOrdering,
  defaultOrdering: filter === 'upcoming' ? 'start_time' : '-start_time',
  defaultPageSize: scheduling.shiftPageSize,
});

interface Row extends WorkedTime {
  id: number;
  date: string;
  status: ShiftStatus;
  location_name: string | null;
  client_name: string;
  notes: string;
  hourly_pay_rate: string;
}

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
  const where = new Where().and('employee.user_id =', userId).and('employee.id =', query.employee);
  const zone = where.parameter(query.timezone ?? timezones[0]);
  where.andSql(conditions[query.filter ?? 'all'](zone));
  const page = await selectPage<Row>(context.database, {
    columns: `shift.id, (shift.start_time AT TIME ZONE ${zone})::date::text AS date, shift.start_time, shift.end_time,
      shift.status, location.name AS location_name, client.name AS client_name, shift.notes,
      shift.checked_in_at, shift.checked_out_at, shift.hourly_pay_rate`,
    from: `employee JOIN shift ON shift.employee_id = employee.id JOIN client ON client.id = shift.client_id
      LEFT JOIN location ON location.id = shift.location_id`,
    countFrom: 'employee JOIN shift ON shift.employee_id = employee.id',
    where,
    list,
    orderings: { start_time: 'shift.start_time', end_time: 'shift.end_time', status: 'shift.status' },
    key: 'shift.id',
  });
  return { ...page, results: page.results.map(toPortalShift) };
}

/** scheduling.md §4, portal shift filters. `zone` is the parameter that holds the time zone. */
const conditions: Record<PortalShiftFilter, (zone: string) => string> = {
  upcoming: (zone) => `shift.start_time >= ${todayIn(zone)} AND shift.status <> 'cancelled'`,
  past: (zone) => `(shift.start_time < ${todayIn(zone)} OR shift.status IN ('completed', 'missed'))`,
  // The statement that counts gets the parameter as well, so it must use it.
  all: (zone) => `${zone}::text IS NOT NULL`,
};

/** The instant at which today began in a time zone. */
const todayIn = (zone: string) => `date_trunc('day', now(), ${zone}::text)`;

function toPortalShift({ checked_in_at, checked_out_at, start_time, end_time, ...row }: Row): PortalShift {
  const paid = paidMilliseconds({ checked_in_at, checked_out_at, start_time, end_time });
  return {
    ...row,
    start_time: start_time.toISOString(),
    end_time: end_time.toISOString(),
    checked_in: checked_in_at !== null,
    checked_out: checked_out_at !== null,
    checked_in_at: checked_in_at?.toISOString() ?? null,
    checked_out_at: checked_out_at?.toISOString() ?? null,
    duration_hours: hoursOf(paid),
    pay: payFor(row.hourly_pay_rate, paid),
  };
}
