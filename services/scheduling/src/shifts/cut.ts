import type { ListParameters } from '@portfolio/contracts/rest';
import type { ShiftListFilter } from '@portfolio/contracts/scheduling';
import { alphabetical, type Cut, type Listing, type Where } from '@portfolio/service-kit/database';
import { dayOf } from './count-shifts.ts';
import type { Search } from './search.ts';

/** What orderings of shifts are. */
export const orderings: Listing['orderings'] = {
  start_time: 'shift.start_time',
  end_time: 'shift.end_time',
  title: alphabetical('shift.title'),
  status: 'shift.status',
  client_name: alphabetical('client.name'),
  employee_name: [alphabetical('employee.first_name'), alphabetical('employee.last_name')],
  created_at: 'shift.created_at',
};

const timeless = new Set(['title', 'status', 'client_name', 'employee_name']);

/** Many shifts have the same title, status or name. They come in the order of time: as a reader looks for them, and an index has them. */
export function inTime(list: ListParameters): ListParameters {
  const last = list.ordering.at(-1);
  if (!last || !timeless.has(last.name)) return list;
  return { ...list, ordering: [...list.ordering, { ...last, name: 'start_time' }] };
}

interface Named {
  table: 'client' | 'employee';
  /** Of these a search tells who alone can have what matches. */
  found: 'clients' | 'employees';
  columns: readonly string[];
}

/** Names are in other tables, which are walked in their order. */
const named: Partial<Record<string, Named>> = {
  client_name: { table: 'client', found: 'clients', columns: ['name'] },
  employee_name: { table: 'employee', found: 'employees', columns: ['first_name', 'last_name'] },
};

/** So few rows are sorted sooner than found by walking along an index in their order. */
const few = 10_000;

/** The same where a walk along the order meets nothing but what matches. */
const fewOfDays = 1_000;

/**
 * Whether all that match may be far along in the order, so that an index would be walked in vain: the shifts of one client
 * in the order of employees, those of one year in the order in which they were made.
 */
function isFarAlong(
  { client, employee, start_after, end_before }: ShiftListFilter,
  orders: Set<string>,
  count: number,
) {
  const isDated = (start_after ?? end_before) !== undefined;
  const isOfOther =
    (client !== undefined && orders.has('employee_name')) || (employee !== undefined && orders.has('client_name'));
  return count <= 10 * few && (isOfOther || (isDated && orders.has('created_at')));
}

/**
 * SQL for the keys of one page. Few are found by their filters and sorted; of many, the first in order are found by an
 * index of the order, so that a page of a million shifts reads a few of them. Which of the two is said here, because the
 * planner cannot know how many match a search.
 * @param where a condition on `shift` alone, without its search; gets the search's parameters
 */
export function cutOf(list: ListParameters, filter: ShiftListFilter, narrowed: Narrowed, page: Cut): string {
  // Keys alone, so that the index can leave out what has another status.
  return `SELECT shift.id FROM ${rowsOf(list, filter, narrowed, page)} ORDER BY ${page.order} ${page.limit}`;
}

interface Narrowed {
  where: Where;
  search: Search;
  /** The only company listed. */
  company: number | undefined;
}

function rowsOf(
  list: ListParameters,
  filter: ShiftListFilter,
  { where, search, company }: Narrowed,
  { end, count }: Cut,
): string {
  const { client, employee, status, start_after, end_before } = filter;
  const [first, second, ...others] = list.ordering;
  const orders = new Set(list.ordering.map(({ name }) => name));
  const isNamed = list.ordering.some(({ name }) => named[name]);
  const isWalked = second?.name === 'start_time' && second.descending === first?.descending && others.length === 0;
  const name = first && isWalked ? named[first.name] : undefined;
  const one = name && filter[name.table];
  // An index has every filter's shifts in the order of time, and so those of one client in the order of clients.
  const isInTime = search.isEmpty && ((first?.name === 'start_time' && !second) || one !== undefined);
  const isOfDays = search.isEmpty && (client ?? employee) === undefined && (start_after ?? end_before) !== undefined;
  const isMade = isOfDays && company !== undefined && first?.name === 'created_at' && !second;
  const isEnded = first?.name === 'end_time' && !second;
  const enough = isOfDays && status === undefined && (name || isMade || isEnded) ? fewOfDays : few;
  if (isMade && count > enough) return walkedByMonth(filter, company, where, { end, descending: first.descending });
  const isSorted = (count <= enough && !isInTime) || isFarAlong(filter, orders, count) || (isNamed && !name);
  if (isSorted) return found(where, search, orders);
  const among = one === undefined ? name && search[name.found] : [one];
  if (!search.isEmpty) where.andSql(search.condition(where));
  return name && first ? walked(name, first.descending, where, { end, among }) : `shift WHERE ${where.sql}`;
}

/** All that match, with what they are sorted by: so much an index knows by itself. */
function found(where: Where, search: Search, orders: Set<string>): string {
  const own = [...orders].flatMap((name) => (named[name] ? [`${named[name].table}_id`] : [name]));
  const columns = [...new Set(['id', ...own])].map((column) => `shift.${column}`).join(', ');
  const parts = search.isEmpty ? ['TRUE'] : search.parts(where);
  const each = (parts.length > 0 ? parts : ['FALSE']).map(
    (part) => `SELECT ${columns} FROM shift WHERE ${where.sql} AND ${part}`,
  );
  const joins = [...orders].flatMap((name) => {
    const table = named[name]?.table;
    return table ? [`JOIN ${table} ON ${table}.id = shift.${table}_id`] : [];
  });
  // Beyond OFFSET the planner does not see an order, for which it would walk an index.
  return `(${each.join(' UNION ALL ')} OFFSET 0) AS shift ${joins.join(' ')}`;
}

/** For each client (or employee) in the order of names as many shifts as the page can need; the sort stops when it is full. */
function walked(
  { table, columns }: Named,
  descending: boolean,
  where: Where,
  { end, among }: { end: number; among: readonly unknown[] | undefined },
): string {
  const direction = descending ? 'DESC' : 'ASC';
  const byName = columns.map((column) => `${alphabetical(column)} ${direction}`).join(', ');
  const some = among ? `WHERE id = ANY (${where.parameter(among)}::integer[])` : '';
  return `(SELECT id, ${columns.join(', ')} FROM ${table} ${some} ORDER BY ${byName}) AS ${table}
    CROSS JOIN LATERAL (SELECT shift.id, shift.start_time FROM shift WHERE shift.${table}_id = ${table}.id AND ${where.sql}
      ORDER BY shift.start_time ${direction}, shift.id ${direction} LIMIT ${end}) AS shift`;
}

/**
 * Those of a range of days in the order in which they were made: the first of each month in which they start. Nothing else
 * could be walked, as one that is made today may start in a year.
 */
function walkedByMonth(
  { start_after, end_before }: ShiftListFilter,
  company: number,
  where: Where,
  { end, descending }: { end: number; descending: boolean | undefined },
): string {
  const direction = descending ? 'DESC' : 'ASC';
  const bound = (day: string | undefined, which: 'min' | 'max') =>
    day === undefined
      ? `(SELECT ${which}(day) FROM shift_tally WHERE company_id = ${where.parameter(company)})::timestamp`
      : `${where.parameter(day)}::timestamp`;
  // Wherever a day is meant, it begins and ends within a day of UTC's.
  const months = `generate_series(
      date_trunc('month', ${bound(dayOf(start_after), 'min')} - interval '1 day'),
      ${bound(dayOf(end_before), 'max')} + interval '2 days', interval '1 month') AS month (start)`;
  return `${months}
    CROSS JOIN LATERAL (SELECT shift.id, shift.created_at FROM shift WHERE shift.start_month = month.start::date AND ${where.sql}
      ORDER BY shift.created_at ${direction}, shift.id ${direction} LIMIT ${end}) AS shift`;
}
