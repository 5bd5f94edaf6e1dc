/** A row of what is answered as one list for each field. */
export type RowOf<Columns> = {
  -readonly [
    Field in keyof Columns as Columns[Field] extends readonly unknown[] ? Field : never
  ]: Columns[Field] extends readonly (infer Value)[] ? Value : never;
};

/** The rows of lists that are all as long as the first. */
export function rowsOf<Columns extends object>(columns: Columns): RowOf<Columns>[] {
  const lists = Object.entries(columns).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const rows = (lists[0]?.[1] ?? []).map((_, row) =>
    Object.fromEntries(lists.map(([field, list]) => [field, list[row]])),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets which field has which type
  return rows as RowOf<Columns>[];
}
