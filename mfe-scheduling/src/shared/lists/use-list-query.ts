import { useRetry } from '@portfolio/remote-kit';
import { usePages, type ListState } from '@portfolio/remote-kit/lists';
import { atOnce, type LocalOrder } from './at-once.ts';

interface Found<Row> {
  count: number;
  results: readonly Row[];
}

/** What `useQuery` gave. */
interface Query<Data> {
  data?: Data | undefined;
  /** Of what was asked before, of the same company. */
  previousData?: Data | undefined;
  loading: boolean;
  error?: Error;
  refetch: () => Promise<unknown>;
}

interface Options<Data, Row> {
  /** The list in an answer. */
  of: (data: Data) => Found<Row>;
  local: LocalOrder<Row>;
  pageSize: number;
}

/** What a list shows: the server's answer, and until that is there what the loaded rows say. */
export function useListQuery<Data, Row>(
  result: Query<Data>,
  list: Pick<ListState, 'searchBox' | 'search' | 'ordering' | 'page' | 'goToPage' | 'goToFirstPage' | 'sizes'>,
  { of, local, pageSize }: Options<Data, Row>,
) {
  const { data, previousData: before } = result;
  const { searchBox, search, ordering } = list;
  const { failure, retry, retrying } = useRetry(result);
  const found = data && of(data);
  const isSettled = found !== undefined && searchBox.value.trim() === search;
  const known = found ?? (before && of(before));
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
    pages: usePages(list, pageSize, found),
  };
}
