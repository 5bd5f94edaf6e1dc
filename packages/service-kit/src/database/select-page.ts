import type { ListParameters, Page } from '@portfolio/contracts/rest';
import type { DataSource, EntityManager, ObjectLiteral } from 'typeorm';

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
  /** For tables that are large: how many rows there are, where that is known without counting them. */
  count?: () => Promise<number>;
  /** For tables that are large: the FROM list with the rows of the page alone. Asked once their number is known. */
  cut?: (page: Cut) => string;
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
  const resultsOf = (page: number, count: number) =>
    database.query<Row[]>(pageSql(listing, page, count), where.parameters);
  const counted = async () => {
    if (listing.count) return listing.count();
    const [total] = await database.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM ${countFrom} WHERE ${where.sql}`,
      where.parameters,
    );
    return total?.count ?? 0;
  };
  if (list.page === 'last' || listing.cut) {
    const count = await counted();
    const page = list.page === 'last' ? Math.max(1, Math.ceil(count / list.pageSize)) : list.page;
    return { count, results: await resultsOf(page, count) };
  }
  const [results, count] = await Promise.all([resultsOf(list.page, 0), counted()]);
  return { count, results };
}

/** The page of a list that the caller may see nothing of. */
export const emptyPage = <T>(): Page<T> => ({ count: 0, results: [] });

/**
 * A table alone is cut to the page before its columns are worked out: subselects among them would else be made for the
 * rows of all pages before it too.
 */
function pageSql(listing: Listing, page: number, count: number): string {
  const { columns, from, list, where } = listing;
  const order = orderBy(listing);
  const end = page * list.pageSize;
  const limit = `LIMIT ${list.pageSize} OFFSET ${end - list.pageSize}`;
  if (listing.cut) return `SELECT ${columns} FROM ${listing.cut({ order, limit, end, count })} ORDER BY ${order}`;
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
