import { useSearchParams } from 'react-router-dom';

/** What a catalogue shows, kept in the address, so that a filtered list can be shared and survives back and reload. */
export interface CatalogAddress {
  search: string;
  /** Ids of the chosen chips; several may be on. */
  chosen: readonly string[];
  /** From 1. */
  page: number;
  isFiltered: boolean;
  searchFor: (search: string) => void;
  choose: (id: string, on: boolean) => void;
  goToPage: (page: number) => void;
  /** core-site.md §4: Clear Filters resets search and chips. */
  clear: () => void;
}

/** @param chips name of the chips in the address (`tags`): comma-separated ids */
export function useCatalogAddress(chips: string): CatalogAddress {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  const chosen = (parameters.get(chips) ?? '').split(',').filter((id) => /^\d+$/.test(id));

  /** A changed filter begins at page 1, and takes the place of the filter before in the history. */
  const filter = (wanted: { search?: string; chosen?: readonly string[] }): void => {
    const next = { search, chosen, ...wanted };
    setParameters(
      {
        ...(next.search && { search: next.search }),
        ...(next.chosen.length > 0 && { [chips]: next.chosen.join(',') }),
      },
      { replace: true },
    );
  };

  return {
    search,
    chosen,
    page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
    isFiltered: search !== '' || chosen.length > 0,
    searchFor: (text) => filter({ search: text }),
    choose: (id, on) => filter({ chosen: on ? [...chosen, id] : chosen.filter((other) => other !== id) }),
    goToPage: (page) =>
      setParameters((current) => {
        const next = new URLSearchParams(current);
        if (page > 1) next.set('page', String(page));
        else next.delete('page');
        return next;
      }),
    clear: () => filter({ search: '', chosen: [] }),
  };
}
