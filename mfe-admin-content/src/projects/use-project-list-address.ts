import { useSearchParams } from 'react-router-dom';

/** Orders that the list offers; the first is the default (contracts, `projectOrdering`). */
export const orderings = ['-created_at', '-updated_at', 'title', '-title', '-is_featured'] as const;

export type Ordering = (typeof orderings)[number];

export interface ProjectListAddress {
  /** From 1. */
  page: number;
  search: string;
  ordering: Ordering;
  searchFor: (search: string) => void;
  orderBy: (ordering: string) => void;
  goToPage: (page: number) => void;
  /** Instead of a page that is not there. */
  goToFirstPage: () => void;
  clear: () => void;
}

const isOrdering = (text: string | null): text is Ordering => orderings.some((ordering) => ordering === text);

/** What the list shows, kept in the address, so that reload, back and a shared link show the same. */
export function useProjectListAddress(): ProjectListAddress {
  const [parameters, setParameters] = useSearchParams();
  const ordering = parameters.get('ordering');

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

  return {
    page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
    search: parameters.get('search') ?? '',
    ordering: isOrdering(ordering) ? ordering : orderings[0],
    searchFor: (search) => change('search', search),
    orderBy: (wanted) => change('ordering', wanted === orderings[0] ? '' : wanted),
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
