import type { ListParameters } from '@portfolio/contracts/rest';

/** Collects the parameters of one statement while it is written. */
export class SqlParameters {
  readonly list: unknown[] = [];

  /** @returns the placeholder, `$1` and so on */
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/**
 * One condition per term: `column` (lower-cased by the database, with a trigram index) contains it.
 * Terms are lower-cased by the same rules as the column, and compared in the index's collation: in another, PostgreSQL
 * would leave the index aside.
 */
export const containsEvery = (column: string, terms: readonly string[], values: SqlParameters): string[] =>
  terms.map((term) => {
    const pattern = `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return `${column} LIKE lower(${values.add(pattern)} COLLATE pg_c_utf8) COLLATE "default"`;
  });

/** ORDER BY terms for names that the list allowed, made total by the id so that pages never overlap. */
export function orderBy(alias: string, ordering: ListParameters['ordering']): string {
  const direction = (descending: boolean) => (descending ? 'DESC' : 'ASC');
  const terms = ordering.map(({ name, descending }) => `${alias}.${name} ${direction(descending)}`);
  return [...terms, `${alias}.id ${direction(ordering[0]?.descending ?? false)}`].join(', ');
}

/** readings.md: a path segment names an item by its id or its slug; slugs made of digits alone do not exist. */
export function idOrSlug(alias: string, key: string, values: SqlParameters): string {
  if (!/^[\w-]+$/.test(key)) return 'FALSE';
  if (!/^\d+$/.test(key)) return `${alias}.slug = ${values.add(key)}`;
  return Number(key) > 2_147_483_647 ? 'FALSE' : `${alias}.id = ${values.add(Number(key))}`;
}
