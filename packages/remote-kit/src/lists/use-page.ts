import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** GraphQL's largest `Int`: an address that names more would be refused, in place of leading to the first page. */
const largest = 2 ** 31 - 1;

export interface PageState {
  /** From 1. */
  page: number;
  /** A step of its own in the history. */
  goToPage: (page: number) => void;
  /** Instead of a page that is not there. */
  goToFirstPage: () => void;
  /** Where the reader chooses how many rows a page has. */
  sizes?: Sizes;
}

interface Sizes {
  value: number;
  options: readonly number[];
  onSize: (size: number) => void;
}

/**
 * Which page of a list is shown, kept in the address.
 * @param ofPage parameters of the address that mean something on one page only, and go when it is left
 */
export function usePage(ofPage: readonly string[] = []): PageState {
  const [parameters, setParameters] = useSearchParams();
  const go = (page: number, replace: boolean): void =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of ['page', ...ofPage]) next.delete(name);
        if (page > 1) next.set('page', String(page));
        return next;
      },
      { replace },
    );
  return {
    page: Math.min(Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1), largest),
    goToPage: (page) => go(page, false),
    goToFirstPage: () => go(1, true),
  };
}

interface Pages {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Undefined for so few rows that each size shows them all. */
  sizes: Sizes | undefined;
}

/**
 * The pages of a list, for `Pagination`. An address may name a page whose rows have gone since: the first is shown instead.
 * Until then `found` has rows in all but none to show; a list says that it is empty only when its `count` is 0.
 * @param found what is shown; undefined until the first answer
 * @param stale whether it is the answer to an earlier address
 */
export function usePages(
  { page, goToPage, goToFirstPage, sizes }: PageState,
  pageSize: number,
  found: { count: number; results: readonly unknown[] } | undefined,
  stale = false,
): Pages {
  const beyond = page > 1 && !stale && found?.results.length === 0;
  useEffect(() => {
    if (beyond) goToFirstPage();
  });
  const count = found?.count ?? 0;
  const isLong = sizes && count > Math.min(...sizes.options);
  return { page, pageCount: Math.ceil(count / pageSize), onPage: goToPage, sizes: isLong ? sizes : undefined };
}
