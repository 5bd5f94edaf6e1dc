import type { ComboOption, ComboValue } from '@portfolio/ui/combo-field';

/** What a field may be set to: the first hundred, and more by typing. */
export interface Choices {
  options: readonly ComboOption[];
  /** There are more than are listed. */
  hasMore: boolean;
  search: (text: string) => void;
  /** The options are not yet those of what was typed. */
  searching: boolean;
  /** Nothing could be loaded. */
  failed: boolean;
}

/** Those of a company, which may have none yet. */
export interface OwnChoices extends Choices {
  /** There is none at all, whatever one would search for. */
  isNone: boolean;
}

interface Query {
  /** What is typed, and what of it is asked for. */
  text: string;
  settled: string;
  search: (text: string) => void;
  result: { loading: boolean; error?: Error };
}

export const choicesOf = <Row>(
  found: { count: number; results: readonly Row[] } | undefined,
  { text, settled, search, result: { loading, error } }: Query,
  option: (row: Row) => ComboOption,
): Choices => ({
  options: found?.results.map(option) ?? [],
  hasMore: found !== undefined && found.count > found.results.length,
  search,
  searching: text !== settled || (loading && !error),
  failed: error !== undefined && found === undefined,
});

/** The option of an id: among those listed, else by the name that is known of it, if there is one already. */
export function chosenOption(
  { options }: Choices,
  id: string,
  known: { id: string; name: string } | undefined,
): ComboValue | null {
  if (id === '') return null;
  const listed = options.find((option) => option.id === id);
  return listed ?? (known?.id === id ? { id, name: known.name } : { id });
}
