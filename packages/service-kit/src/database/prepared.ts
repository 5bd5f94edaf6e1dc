const names = new Map<string, string>();

/**
 * Has a fixed statement parsed and planned once per connection instead of each time: for the few that are asked
 * so often that planning them is most of their cost. `const byName = prepared('SELECT … WHERE name = $1')`
 * @returns the same text, to be passed to `query` as ever
 */
export function prepared(sql: string): string {
  if (!names.has(sql)) names.set(sql, `prepared_${names.size + 1}`);
  return sql;
}

/** @returns undefined for a statement that is not prepared */
export const preparedName = (sql: string): string | undefined => names.get(sql);
