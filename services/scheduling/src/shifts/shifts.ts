import { parseDateTime } from '@internationalized/date';
import { fault } from '@portfolio/contracts/errors';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  isLocalTime,
  scheduling,
  shiftOrdering,
  type Shift,
  type ShiftListFilter,
} from '@portfolio/contracts/scheduling';
import { emptyPage, orderBy, selectPage, Where } from '@portfolio/service-kit/database';
import { validationError } from '@portfolio/service-kit/errors';
import type { ListOptions } from '@portfolio/service-kit/rest';
import {
  askedCompany,
  listedCompany,
  requireAdministered,
  requireAdministration,
  type Administration,
} from '../companies/administration.ts';
import type { SchedulingContext } from '../context.ts';
import type { CsvDownload } from '../csv/download.ts';
import { endsFrom, endsUntil, startsFrom, startsUntil } from '../sql/days.ts';
import { shiftTables } from '../sql/shift-tables.ts';
import { csvShift, csvShiftColumns, shiftColumns } from './columns.ts';
import { countShifts } from './count-shifts.ts';
import { cutOf, inTime, orderings } from './cut.ts';

/** scheduling.md §9: page size default 10, default ordering start_time descending. */
export const shiftList: ListOptions = {
  orderings: shiftOrdering,
  defaultOrdering: '-start_time',
  defaultPageSize: scheduling.shiftPageSize,
};

const key = 'shift.id';

/** Shifts that the caller administers; `search` looks at title, client, location and employee. */
export async function listShifts(
  context: SchedulingContext,
  askedFilter: ShiftListFilter,
  asked: ListParameters,
): Promise<Page<Shift>> {
  const list = inTime(asked);
  const filter = withInstants(askedFilter);
  const administration = await requireAdministration(context);
  const where = shiftsWhere(administration, filter, list);
  const company = listedCompany(administration, filter.company);
  if (!where || company === 'none') return emptyPage();
  return selectPage<Shift>(context.database, {
    columns: shiftColumns(filter.timezone),
    from: shiftTables,
    where,
    list,
    orderings,
    key,
    count: () => countShifts(context.database, filter, list, { company, where }),
    cut: (page) => cutOf(list, filter, where, page),
  });
}

/** @throws AppError `not_found` also for a shift of another company */
export async function getShift(context: SchedulingContext, id: number): Promise<Shift> {
  const administration = await requireAdministration(context);
  const [row] = await context.database.query<Shift[]>(
    `SELECT ${shiftColumns()} FROM ${shiftTables} WHERE shift.id = $1`,
    [id],
  );
  return requireAdministered(administration, row);
}

/** The same shifts as {@link listShifts}, all pages, as `shifts_export_{date}.csv`; times are those of the place. */
export async function exportShifts(
  context: SchedulingContext,
  filter: ShiftListFilter,
  list: ListParameters,
): Promise<CsvDownload> {
  const administration = await requireAdministration(context);
  const where = shiftsWhere(administration, withInstants(filter), list) ?? new Where().andSql('FALSE');
  return {
    name: 'shifts_export',
    company: askedCompany(administration, filter.company),
    columns: shiftHeadings,
    sql: `SELECT ${csvShiftColumns}
          FROM ${shiftTables} WHERE ${where.sql} ORDER BY ${orderBy({ list: inTime(list), orderings, key })}`,
    parameters: where.parameters,
  };
}

/** Headings of the CSV, which an import knows again. */
export const shiftHeadings = {
  id: 'ID',
  title: 'Title',
  client_name: 'Client',
  location_name: 'Location',
  employee_name: 'Employee',
  start_time: 'Start time',
  end_time: 'End time',
  checked_in_at: 'Checked in',
  checked_out_at: 'Checked out',
  time_zone: 'Time zone',
  duration_hours: 'Hours',
  hourly_pay_rate: 'Hourly rate',
  pay: 'Pay',
  status: 'Status',
  notes: 'Notes',
} satisfies Record<keyof typeof csvShift.shape, string>;

/** A condition on `shift` alone. @returns undefined when the caller may see none of them */
function shiftsWhere(administration: Administration, filter: ShiftListFilter, list: ListParameters): Where | undefined {
  const where = new Where();
  if (!addCompany(where, administration, filter)) return undefined;
  where
    .and('shift.client_id =', filter.client)
    .and('shift.employee_id =', filter.employee)
    .and('shift.status =', filter.status);
  const { start_after, end_before, timezone } = filter;
  if (isDay(start_after)) {
    const day = where.parameter(start_after);
    where.andSql(startsFrom(day, timezone)).andSql(endsFrom(day));
  } else where.and('shift.start_time >=', start_after);
  if (isDay(end_before)) {
    const day = where.parameter(end_before);
    where.andSql(startsUntil(day, timezone)).andSql(endsUntil(day));
  } else where.and('shift.end_time <=', end_before);
  return where.andSearch(list.search, matches);
}

/** A client's or an employee's shifts are found in whichever administered company they are; others in the listed one. */
function addCompany(where: Where, administration: Administration, filter: ShiftListFilter): boolean {
  const isOfOne = filter.client !== undefined || filter.employee !== undefined;
  if (isOfOne && filter.company === undefined) {
    if (!administration.everything) where.and('shift.company_id = ANY (', administration.companies, ')');
    return true;
  }
  const company = listedCompany(administration, filter.company);
  if (company === 'none') return false;
  where.and('shift.company_id =', company === 'all' ? undefined : company);
  return true;
}

/** Bounds that are no days as instants. @throws AppError `validation` for a time whose zone is not said */
const withInstants = (filter: ShiftListFilter): ShiftListFilter => ({
  ...filter,
  start_after: instantOf('start_after', filter.start_after, filter.timezone),
  end_before: instantOf('end_before', filter.end_before, filter.timezone),
});

/** A bound that is no day. @throws AppError `validation` for a time whose zone is not said */
function instantOf(field: string, bound: string | undefined, timezone: string | undefined): string | undefined {
  if (!isLocalTime(bound)) return bound;
  if (timezone === undefined) throw validationError({ [field]: [fault('missing_offset')] });
  return parseDateTime(bound).toDate(timezone).toISOString();
}

/** A bound is an instant or a day. */
const isDay = (bound: string | undefined): bound is string => bound?.length === 'YYYY-MM-DD'.length;

/** Ids first, so that indexes answer and no row of the large table is joined in vain. */
function matches(pattern: string): string {
  const ids = (table: string, ...columns: string[]) =>
    `ANY (ARRAY(SELECT id FROM ${table} WHERE ${columns.map((column) => `${column} ILIKE ${pattern}`).join(' OR ')}))`;
  return `(shift.title ILIKE ${pattern} OR shift.client_id = ${ids('client', 'name')}
    OR shift.location_id = ${ids('location', 'name')}
    OR shift.employee_id = ${ids('employee', 'first_name', 'last_name')})`;
}
