import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { usePages, type ListState } from '@portfolio/remote-kit/lists';
import { atOnce, type LocalOrder } from './at-once.ts';

interface Found<Row> {
  count: number;
  results: readonly Row[];
}

type Asked = Pick<ListState, 'page' | 'pageSize' | 'search' | 'ordering'>;
type List = Asked & Pick<ListState, 'searchBox' | 'goToPage' | 'goToFirstPage' | 'sizes'>;

interface Options<Data, Row, Variables> {
  /** What is asked beside search, order and page. */
  variables: Variables;
  /** The list in an answer. */
  of: (data: Data) => Found<Row>;
  local: LocalOrder<Row>;
  /** Where the reader doesn't choose it. */
  pageSize?: number;
}

/** What a list shows: the server's answer, and until that is there what the loaded rows say. */
export function useListQuery<Data, Row, Variables extends object>(
  operation: TypedDocumentNode<Data, NoInfer<Variables> & Asked>,
  list: List,
  { variables, of, local, pageSize = list.pageSize }: Options<Data, Row, Variables>,
) {
  const { searchBox, page, search, ordering } = list;
  const result = useQuery<Data>(operation, {
    variables: { page, pageSize, search, ordering, ...variables },
    fetchPolicy: 'cache-and-network',
  });
  // Of what was asked before, of the same company.
  const { data, previousData: before } = result;
  const found = data && of(data);
  const isSettled = found !== undefined && searchBox.value.trim() === search;
  const known = found ?? (before && of(before));
  const wanted = { search: searchBox.value, ordering };
  return {
    result: { data, error: result.error, refetch: result.refetch },
    /** What the server says. */
    found,
    /** Undefined until the first answer. */
    rows: known && (isSettled ? known.results : atOnce(known.results, local, wanted)),
    /** How many there are in all; undefined while that is being asked. */
    count: isSettled ? found.count : undefined,
    /** More may come. */
    waiting: !isSettled && !result.error,
    pages: usePages(list, pageSize, found),
  };
}
