import { parseDateTime } from '@internationalized/date';
import { fault } from '@portfolio/contracts/errors';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  isLocalTime,
  scheduling,
  shiftOrdering,
  type Shift,
  type ShiftExportFilter,
  type ShiftListFilter,
} from '@portfolio/contracts/scheduling';
import { emptyPage, orderBy, prepared, selectCut, Where } from '@portfolio/service-kit/database';
import { validationError } from '@portfolio/service-kit/errors';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { askedCompany, listedCompany, requireAdministration, type Administration } from '../company/administration.ts';
import { companyTable } from '../company/company-table.ts';
import type { SchedulingContext } from '../context.ts';
import type { CsvDownload } from '../shared/csv/download.ts';
import { headingsFor } from '../shared/csv/formulas.ts';
import { endsFrom, endsUntil, startsFrom, startsUntil } from '../shared/sql/days.ts';
import { knownTables, shiftJoins, shiftTables } from '../shared/sql/shift-tables.ts';
import { csvShift, csvShiftColumns, shiftColumns } from './columns.ts';
import { countShifts } from './count-shifts.ts';
import { cutOf, inTime, orderings } from './cut.ts';
import { lookUp } from './search.ts';

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
  const where = shiftsWhere(administration, filter, await sitesZone(context, administration, filter));
  if (!where) return emptyPage();
  const company = companyOf(administration, filter);
  const search = await lookUp(context.database, list.search, { company, status: filter.status });
  const counted = where.copy();
  return selectCut<Shift>(context.database, {
    where,
    list,
    orderings,
    key,
    count: () =>
      countShifts(context.database, filter, {
        companies: (table) => addCompany(new Where(), administration, filter, table)!,
        where: counted,
        search,
      }),
    cut: (page) => cutOf(list, filter, { where, search, company }, page),
    rows: pageSql(filter.timezone),
  });
}

/** SQL for the shifts with the keys `$1`, in their order. Planning its joins takes longer than running it. */
function pageSql(zone: string | undefined): string {
  const sql = `SELECT ${shiftColumns(zone)} FROM unnest($1::integer[]) WITH ORDINALITY AS cut (id, position)
    JOIN shift ON shift.id = cut.id ${shiftJoins} ORDER BY cut.position`;
  return zone === undefined ? prepared(sql) : sql;
}

const rows = companyTable<Shift>({ table: 'shift', from: shiftTables, columns: shiftColumns() });

/** @throws AppError `not_found` also for a shift of another company */
export const getShift = rows.one;

/** The same shifts as {@link listShifts} as far as they are published, all pages, as `shifts_export_{date}.csv`; times are those of the place. */
export async function exportShifts(
  context: SchedulingContext,
  { location, ...filter }: ShiftExportFilter,
  list: ListParameters,
): Promise<CsvDownload> {
  const administration = await requireAdministration(context);
  const asked = withInstants(filter);
  const zone = await sitesZone(context, administration, asked);
  const where = (shiftsWhere(administration, asked, zone) ?? new Where().andSql('FALSE')).and(
    'shift.location_id =',
    location,
  );
  const search = await lookUp(context.database, list.search, {
    company: companyOf(administration, asked),
    status: asked.status,
  });
  if (!search.isEmpty) where.andSql(search.condition(where));
  return {
    name: 'shifts_export',
    company: askedCompany(administration, filter.company),
    columns: shiftHeadings,
    sql: `SELECT ${csvShiftColumns}
          FROM ${knownTables} WHERE ${where.sql} ORDER BY ${orderBy({ list: inTime(list), orderings, key })}`,
    parameters: where.parameters,
  };
}

/** Headings of the CSV, which an import knows again. */
export const shiftHeadings = headingsFor(csvShift.shape, {
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
});

/**
 * A condition on `shift` alone, of all but the search.
 * @param sites the zone of all places, where they have one
 * @returns undefined when the caller may see none of them
 */
function shiftsWhere(
  administration: Administration,
  filter: ShiftListFilter,
  sites: string | undefined,
): Where | undefined {
  const where = addCompany(new Where(), administration, filter);
  if (!where) return undefined;
  where
    .and('shift.client_id =', filter.client)
    .and('shift.employee_id =', filter.employee)
    .and('shift.status =', filter.status);
  const { start_after, end_before, timezone } = filter;
  if (isDay(start_after)) {
    const day = where.parameter(start_after);
    where.andSql(startsFrom(day, timezone, sites)).andSql(endsFrom(day));
  } else where.and('shift.start_time >=', start_after);
  if (isDay(end_before)) {
    const day = where.parameter(end_before);
    where.andSql(startsUntil(day, timezone, sites)).andSql(endsUntil(day));
  } else if (end_before !== undefined) {
    const end = where.parameter(end_before);
    // What ends by then begins before, which an index of beginnings knows.
    where.andSql(`shift.end_time <= ${end} AND shift.start_time < ${end}`);
  }
  return where;
}

/** The company whose shifts alone can be listed; undefined where they may be of several. */
function companyOf(administration: Administration, filter: ShiftListFilter): number | undefined {
  const isOfOne = filter.client !== undefined || filter.employee !== undefined;
  if (isOfOne && filter.company === undefined) return undefined;
  const company = listedCompany(administration, filter.company);
  return typeof company === 'number' ? company : undefined;
}

/** The zone in which all places of the listed company are, so that none has to be looked up for each shift. */
async function sitesZone(
  { database }: SchedulingContext,
  administration: Administration,
  filter: ShiftListFilter,
): Promise<string | undefined> {
  const company = companyOf(administration, filter);
  const isByDay = isDay(filter.start_after) || isDay(filter.end_before);
  if (!isByDay || filter.timezone !== undefined || company === undefined) return undefined;
  const zones = await database.query<{ time_zone: string }[]>(
    `SELECT time_zone FROM company WHERE id = $1
     UNION SELECT time_zone FROM client WHERE company_id = $1 AND time_zone IS NOT NULL
     UNION SELECT time_zone FROM location WHERE company_id = $1 AND time_zone IS NOT NULL`,
    [company],
  );
  return zones.length === 1 ? zones[0]?.time_zone : undefined;
}

/**
 * A client's or an employee's shifts are found in whichever administered company they are; others in the listed one.
 * @param table whose companies are asked for
 * @returns undefined where the listed company is not theirs
 */
function addCompany(
  where: Where,
  administration: Administration,
  filter: ShiftListFilter,
  table = 'shift',
): Where | undefined {
  const isOfOne = filter.client !== undefined || filter.employee !== undefined;
  if (isOfOne && filter.company === undefined) {
    return administration.everything ? where : where.and(`${table}.company_id = ANY (`, administration.companies, ')');
  }
  const company = listedCompany(administration, filter.company);
  if (company === 'none') return undefined;
  return where.and(`${table}.company_id =`, company === 'all' ? undefined : company);
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
