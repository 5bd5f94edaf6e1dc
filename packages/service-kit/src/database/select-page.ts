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
}

/** One page of rows and their number: two statements, however many rows there are. */
export async function selectPage<Row extends ObjectLiteral>(
  database: DataSource | EntityManager,
  listing: Listing,
): Promise<Page<Row>> {
  const { columns, from, countFrom = from, list, where = { sql: 'TRUE', parameters: [] } } = listing;
  const offset = (list.page - 1) * list.pageSize;
  const [results, [total]] = await Promise.all([
    database.query<Row[]>(
      `SELECT ${columns} FROM ${from} WHERE ${where.sql} ORDER BY ${orderBy(listing)} LIMIT ${list.pageSize} OFFSET ${offset}`,
      where.parameters,
    ),
    database.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM ${countFrom} WHERE ${where.sql}`,
      where.parameters,
    ),
  ]);
  return { count: total?.count ?? 0, results };
}

/** The key follows the last term's direction, so that an index can serve both. */
export function orderBy({ list, orderings, key }: Pick<Listing, 'list' | 'orderings' | 'key'>): string {
  const terms = list.ordering.flatMap(({ name, descending }) =>
    [orderings[name] ?? []].flat().map((expression) => directed(expression, descending)),
  );
  return [...terms, directed(key, list.ordering.at(-1)?.descending)].join(', ');
}

const directed = (expression: string, descending = false) => `${expression}${descending ? ' DESC' : ''}`;
