import { useEffect, useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Values } from '../languages/messages-of.ts';

type Translate = (
  key: `pagination.${'previous' | 'next' | 'position' | 'jump' | 'go' | 'size'}`,
  values?: Values,
) => string;

/**
 * The texts of `Pagination`: `<Pagination {...pages} texts={paginationTexts(t, t('shifts.pages'))} />`.
 * @param label name of the navigation ('Pages of shifts')
 */
export const paginationTexts = (t: Translate, label: string) => ({
  label,
  previous: t('pagination.previous'),
  next: t('pagination.next'),
  jump: t('pagination.jump'),
  go: t('pagination.go'),
  size: t('pagination.size'),
  position: (at: number, of: number): string => t('pagination.position', { at, of }),
});

/**
 * A page that is turned begins at its top, for the eye and for the keyboard.
 * @returns for what stands above the list and can take the focus, and the way there
 */
export function useListTop<Top extends HTMLElement>(): { top: RefObject<Top | null>; toTop: () => void } {
  const top = useRef<Top>(null);
  return {
    top,
    toTop() {
      top.current?.focus({ preventScroll: true });
      top.current?.scrollIntoView({ block: 'center' });
    },
  };
}

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
