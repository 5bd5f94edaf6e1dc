import type { ListParameters, Page } from '@portfolio/contracts/rest';
import type { DataSource, EntityManager, ObjectLiteral } from 'typeorm';
import { prepared } from './prepared.ts';

export interface Listing {
  /** Select list. */
  columns: string;
  /** FROM list with joins; `countFrom` where counting can do without some of them. */
  from: string;
  countFrom?: string;
  /** A condition; its values are `parameters`. Default: all rows. */
  where?: { sql: string; parameters: unknown[] };
  list: ListParameters;
  /** Name that `ordering` may use → SQL expression, or several: `{ name: ['last_name', 'first_name'] }`. */
  orderings: Readonly<Record<string, string | readonly string[]>>;
  /** A unique column, so that no row appears on two pages. */
  key: string;
}

/** A listing of a table that is large. */
export interface CutListing extends Pick<Listing, 'list' | 'orderings' | 'key'> {
  /** Its parameters are those of {@link cut}. */
  where: { parameters: unknown[] };
  /** How many rows there are. */
  count: () => Promise<number>;
  /** The statement for the keys of the page, as `id`. Asked once their number is known. */
  cut: (page: Cut) => string;
  /** The statement for the rows with the keys `$1`, in their order; as `prepared` as it can be. */
  rows: string;
}

/** Which rows a page has. */
export interface Cut {
  /** ORDER BY list. */
  order: string;
  /** `LIMIT … OFFSET …`, and the end of it: so many rows come before the end of the page. */
  limit: string;
  end: number;
  /** Rows of all pages. */
  count: number;
}

/**
 * One page of rows and their number: two statements, however many rows there are. Past the last page there are none; REST
 * refuses such a page, GraphQL answers how many there are, so that a screen can step back.
 */
export async function selectPage<Row extends ObjectLiteral>(
  database: DataSource | EntityManager,
  listing: Listing,
): Promise<Page<Row>> {
  const { from, countFrom = from, where = { sql: 'TRUE', parameters: [] }, list } = listing;
  // Nothing is looked for: such statements are few and asked the most, and to plan them took longer than to answer them (0407).
  const isPlain = where.parameters.length === 0 && list.ordering.length <= 1;
  const resultsOf = (page: number) => {
    const { limit, end } = boundsOf(list, page);
    return isPlain
      ? database.query<Row[]>(prepared(pageSql(listing, 'LIMIT $1 OFFSET $2')), [list.pageSize, end - list.pageSize])
      : database.query<Row[]>(pageSql(listing, limit), where.parameters);
  };
  const counted = async () => {
    const sql = `SELECT count(*)::integer AS count FROM ${countFrom} WHERE ${where.sql}`;
    const [total] = await database.query<{ count: number }[]>(isPlain ? prepared(sql) : sql, where.parameters);
    return total?.count ?? 0;
  };
  if (list.page === 'last') {
    const count = await counted();
    return { count, results: await resultsOf(lastPage(list, count)) };
  }
  const [results, count] = await Promise.all([resultsOf(list.page), counted()]);
  return { count, results };
}

/**
 * One page of a table that is large, and the number of its rows, which is asked first. The rows are read by their keys: a
 * statement that is always the same, and joins as much as it likes, is planned once.
 */
export async function selectCut<Row extends ObjectLiteral>(
  database: DataSource | EntityManager,
  listing: CutListing,
): Promise<Page<Row>> {
  const { list } = listing;
  const count = await listing.count();
  const page = list.page === 'last' ? lastPage(list, count) : list.page;
  const { limit, end } = boundsOf(list, page);
  if (count <= end - list.pageSize) return { count, results: [] };
  const cut = listing.cut({ order: orderBy(listing), limit, end, count });
  const keys = await database.query<{ id: number }[]>(cut, listing.where.parameters);
  return { count, results: await database.query<Row[]>(listing.rows, [keys.map(({ id }) => id)]) };
}

const lastPage = ({ pageSize }: ListParameters, count: number) => Math.max(1, Math.ceil(count / pageSize));

function boundsOf({ pageSize }: ListParameters, page: number): { limit: string; end: number } {
  const end = page * pageSize;
  return { limit: `LIMIT ${pageSize} OFFSET ${end - pageSize}`, end };
}

/** The page of a list that the caller may see nothing of. */
export const emptyPage = <T>(): Page<T> => ({ count: 0, results: [] });

/**
 * A table alone is cut to the page before its columns are worked out: subselects among them would else be made for the
 * rows of all pages before it too.
 */
function pageSql(listing: Listing, limit: string): string {
  const { columns, from, where } = listing;
  const order = orderBy(listing);
  const cut = `FROM ${from} WHERE ${where?.sql ?? 'TRUE'} ORDER BY ${order} ${limit}`;
  const isTable = /^\w+$/.test(from);
  return isTable ? `SELECT ${columns} FROM (SELECT * ${cut}) AS ${from} ORDER BY ${order}` : `SELECT ${columns} ${cut}`;
}

/** The key follows the last term's direction, so that an index can serve both. */
export function orderBy({ list, orderings, key }: Pick<Listing, 'list' | 'orderings' | 'key'>): string {
  const terms = list.ordering.flatMap(({ name, descending }) =>
    [orderings[name] ?? []].flat().map((expression) => directed(expression, descending)),
  );
  return [...terms, directed(key, list.ordering.at(-1)?.descending)].join(', ');
}

/** Orderings that are columns of one table: `ownColumns('page', ['title'])` → `{ title: 'page.title' }`. */
export const ownColumns = (table: string, names: readonly string[]): Listing['orderings'] =>
  Object.fromEntries(names.map((name) => [name, `${table}.${name}`]));

const directed = (expression: string, descending = false) => `${expression}${descending ? ' DESC' : ''}`;
