import { useRetry } from '@portfolio/remote-kit';
import type { ListState } from '@portfolio/remote-kit/lists';
import { atOnce, type LocalOrder } from './at-once.ts';

interface Found<Row> {
  count: number;
  results: readonly Row[];
}

interface Query {
  loading: boolean;
  error?: Error;
  refetch: () => Promise<unknown>;
}

interface Answers<Row> {
  /** To what the address says; undefined until it is there. */
  found: Found<Row> | undefined;
  /** To what was asked before, of the same company. */
  before: Found<Row> | undefined;
  local: LocalOrder<Row>;
}

/** What a list shows: the server's answer, and until that is there what the loaded rows say. */
export function useListQuery<Row>(
  result: Query,
  { searchBox, search, ordering }: Pick<ListState, 'searchBox' | 'search' | 'ordering'>,
  { found, before, local }: Answers<Row>,
) {
  const { failure, retry, retrying } = useRetry(result);
  const isSettled = found !== undefined && searchBox.value.trim() === search;
  const known = found ?? before;
  const wanted = { search: searchBox.value, ordering };
  return {
    failure,
    retry,
    retrying,
    /** Undefined until the first answer. */
    rows: known && (isSettled ? known.results : atOnce(known.results, local, wanted)),
    /** How many there are in all; undefined while that is being asked. */
    count: isSettled ? found.count : undefined,
    /** More may come. */
    waiting: !isSettled && !failure,
  };
}
