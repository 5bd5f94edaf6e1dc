import type { ListParameters } from '@portfolio/contracts/rest';
import type { ShiftListFilter } from '@portfolio/contracts/scheduling';
import { alphabetical, type Cut, type Listing } from '@portfolio/service-kit/database';
import { shiftJoins } from '../sql/shift-tables.ts';

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

const timeless = new Set(['status', 'client_name', 'employee_name']);

/** Many shifts have the same status or name. They come in the order of time: as a reader looks for them, and an index has them. */
export function inTime(list: ListParameters): ListParameters {
  const last = list.ordering.at(-1);
  if (!last || !timeless.has(last.name)) return list;
  return { ...list, ordering: [...list.ordering, { ...last, name: 'start_time' }] };
}

interface Named {
  table: 'client' | 'employee';
  columns: readonly string[];
}

/** Names are in other tables, which are walked in their order. */
const named: Partial<Record<string, Named>> = {
  client_name: { table: 'client', columns: ['name'] },
  employee_name: { table: 'employee', columns: ['first_name', 'last_name'] },
};

/** So few rows are sorted sooner than found by walking along an index in their order. */
const few = 10_000;

/**
 * Whether all that match may be far along in the order, so that an index would be walked in vain: the shifts of one client
 * in the order of clients, those of one year in the order in which they were made.
 */
function isFarAlong(
  { client, employee, start_after, end_before }: ShiftListFilter,
  { search, ordering }: ListParameters,
  count: number,
): boolean {
  const orders = new Set(ordering.map(({ name }) => name));
  const isOfSome = search.length > 0 || client !== undefined || employee !== undefined;
  if (isOfSome && (orders.has('client_name') || orders.has('employee_name'))) return true;
  return (start_after ?? end_before) !== undefined && orders.has('created_at') && count <= 10 * few;
}

/**
 * The rows of one page, with what is joined to them. Few are found by their filters and sorted; of many, the first in
 * order are found by an index of the order, so that a page of a million shifts reads a few of them. Which of the two is
 * said here, because the planner cannot know how many match a search.
 * @param where a condition on `shift` alone
 */
export function cutOf(
  list: ListParameters,
  filter: ShiftListFilter,
  where: { sql: string },
  { order, limit, end, count }: Cut,
): string {
  const [first, second, ...others] = list.ordering;
  const isNamed = list.ordering.some(({ name }) => named[name]);
  const found = `(SELECT * FROM shift WHERE ${where.sql} OFFSET 0) AS shift`;
  const isWalked = second?.name === 'start_time' && second.descending === first?.descending && others.length === 0;
  const name = first && isWalked ? named[first.name] : undefined;
  let rows = `shift WHERE ${where.sql}`;
  if (count <= few || isFarAlong(filter, list, count) || (isNamed && !name))
    rows = isNamed ? `${found} ${shiftJoins}` : found;
  else if (name && first) rows = walked(name, first.descending, where, end);
  // Keys alone, so that the index can leave out what has another status.
  return `(SELECT shift.id FROM ${rows} ORDER BY ${order} ${limit}) AS cut JOIN shift ON shift.id = cut.id ${shiftJoins}`;
}

/** For each client (or employee) in the order of names as many shifts as the page can need; the sort stops when it is full. */
function walked({ table, columns }: Named, descending: boolean, where: { sql: string }, end: number): string {
  const direction = descending ? 'DESC' : 'ASC';
  const byName = columns.map((column) => `${alphabetical(column)} ${direction}`).join(', ');
  return `(SELECT id, ${columns.join(', ')} FROM ${table} ORDER BY ${byName}) AS ${table}
    CROSS JOIN LATERAL (SELECT * FROM shift WHERE shift.${table}_id = ${table}.id AND ${where.sql}
      ORDER BY shift.start_time ${direction}, shift.id ${direction} LIMIT ${end}) AS shift`;
}
