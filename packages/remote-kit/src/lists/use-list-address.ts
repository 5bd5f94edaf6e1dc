import { useSearchParams } from 'react-router-dom';

/** Which column of a table rules its order. */
interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface ListAddress<Ordering extends string = string> {
  /** From 1. */
  page: number;
  search: string;
  ordering: Ordering;
  searchFor: (search: string) => void;
  orderBy: (ordering: string) => void;
  /** The same order as the titles of a table show and set it. */
  sort: Sort;
  sortBy: (sort: Sort) => void;
  goToPage: (page: number) => void;
  /** Instead of a page that is not there. */
  goToFirstPage: () => void;
  clear: () => void;
}

/**
 * What a list shows, kept in the address, so that reload, back and a shared link show the same.
 * @param orderings those the list offers; the first is the default
 */
export function useListAddress<Ordering extends string>(
  orderings: readonly [Ordering, ...Ordering[]],
): ListAddress<Ordering> {
  const [parameters, setParameters] = useSearchParams();

  /** A new search or order begins at page 1, and takes the place of the last one in the history. */
  const change = (name: string, value: string): void =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('page');
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );

  const ordering = orderings.find((each) => each === parameters.get('ordering')) ?? orderings[0];
  const orderBy = (wanted: string): void => change('ordering', wanted === orderings[0] ? '' : wanted);

  return {
    page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
    search: parameters.get('search') ?? '',
    ordering,
    searchFor: (search) => change('search', search),
    orderBy,
    sort: { column: ordering.replace('-', ''), direction: ordering.startsWith('-') ? 'descending' : 'ascending' },
    sortBy: ({ column, direction }) => orderBy(direction === 'descending' ? `-${column}` : column),
    goToPage: (page) =>
      setParameters((current) => {
        const next = new URLSearchParams(current);
        next.set('page', String(page));
        return next;
      }),
    goToFirstPage: () => change('page', ''),
    clear: () => change('search', ''),
  };
}
