import type { Filter, ListState } from '@portfolio/remote-kit/lists';

/** Ids of the chosen chips, comma-separated in the address. */
export const chips: Filter<readonly string[]> = {
  read: (text) => (text ?? '').split(',').filter((id) => /^\d+$/.test(id)),
  write: (ids) => ids.join(','),
};

/** Id of the form that leads to another search, filter or page where there are no scripts. */
export const filtersForm = 'filters';

/** What is public is shown newest first; visitors do not choose the order. */
export const orderings = ['-created_at'] as const;

/** What a catalogue needs of its list, whatever its chips are called in the address. */
export type CatalogList = Pick<
  ListState,
  'page' | 'goToPage' | 'goToFirstPage' | 'search' | 'searchBox' | 'isNarrowed' | 'clear'
>;
