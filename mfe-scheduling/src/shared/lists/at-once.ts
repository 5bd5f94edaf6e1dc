/** How a list searches and sorts what is loaded, in the same way as the server. */
export interface LocalOrder<Row> {
  /** What the search looks at. */
  searched: (row: Row) => readonly string[];
  /** Name of an ordering, without its direction → what it compares. */
  sorted: Record<string, (row: Row) => string | number>;
}

/**
 * The answer to a search or an order from the rows that are loaded, until that of the server is there, which knows the others
 * too: every word must be in one of the texts, whatever its case (scheduling.md §2, "client-side, case-insensitive").
 */
export function atOnce<Row>(
  rows: readonly Row[],
  { searched, sorted }: LocalOrder<Row>,
  { search, ordering }: { search: string; ordering: string },
): Row[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const texts = searched(row).map((text) => text.toLowerCase());
    return words.every((word) => texts.some((text) => text.includes(word)));
  });
  const valueOf = sorted[ordering.replace('-', '')];
  if (!valueOf) return found;
  const sign = ordering.startsWith('-') ? -1 : 1;
  return found.toSorted((one, other) => sign * compare(valueOf(one), valueOf(other)));
}

const texts = new Intl.Collator();

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : texts.compare(String(one), String(other));
