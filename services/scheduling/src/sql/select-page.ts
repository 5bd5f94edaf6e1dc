import type { ListParameters, Page } from '@portfolio/contracts/rest';
import type { DataSource, ObjectLiteral } from 'typeorm';
import type { Where } from './where.ts';

interface Listing {
  /** Select list. */
  columns: string;
  /** FROM list with joins; `countFrom` where counting can do without some of them. */
  from: string;
  countFrom?: string;
  where: Where;
  list: ListParameters;
  /** Name that `ordering` may use → SQL expressions, the first one first. */
  orderings: Readonly<Record<string, readonly string[]>>;
  /** A unique column, so that no row appears on two pages. */
  key: string;
}

/** One page of rows and their number: two statements, however many rows there are. */
export async function selectPage<Row extends ObjectLiteral>(
  database: DataSource,
  listing: Listing,
): Promise<Page<Row>> {
  const { columns, from, where, list } = listing;
  const { parameters } = where;
  const offset = (list.page - 1) * list.pageSize;
  const [results, [total]] = await Promise.all([
    database.query<Row[]>(
      `SELECT ${columns} FROM ${from} ${where.sql} ORDER BY ${orderBy(listing)} LIMIT ${list.pageSize} OFFSET ${offset}`,
      parameters,
    ),
    database.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM ${listing.countFrom ?? from} ${where.sql}`,
      parameters,
    ),
  ]);
  return { count: total!.count, results };
}

/** The key follows the last term's direction, so that an index can serve both. */
export function orderBy({ list, orderings, key }: Pick<Listing, 'list' | 'orderings' | 'key'>): string {
  const terms = list.ordering.flatMap(({ name, descending }) =>
    (orderings[name] ?? []).map((expression) => directed(expression, descending)),
  );
  return [...terms, directed(key, list.ordering.at(-1)?.descending)].join(', ');
}

const directed = (expression: string, descending: boolean | undefined) => `${expression}${descending ? ' DESC' : ''}`;

/** The page of a list that the caller may see nothing of. */
export const emptyPage = <T>(): Page<T> => ({ count: 0, results: [] });
