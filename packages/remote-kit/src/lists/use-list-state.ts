import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { usePage, type PageState } from './use-page.ts';
import { useSearchText } from './use-search-text.ts';

/** How a filter is written in the address. */
export interface Filter<Value> {
  read: (text: string | null) => Value;
  /** Blank when it filters nothing. */
  write: (value: Value) => string;
}

/** One value or none: `one(z.enum(shiftStatuses))`. What the schema refuses filters nothing. */
export const one = <Value extends string>(schema: z.ZodType<Value>): Filter<Value | undefined> => ({
  read: (text) => schema.safeParse(text).data,
  write: (value) => value ?? '',
});

/** Any number of values, comma-separated: `several(idText)`. */
export const several = <Value extends string>(schema: z.ZodType<Value>): Filter<readonly Value[]> => ({
  read: (text) => (text ?? '').split(',').flatMap((item) => schema.safeParse(item).data ?? []),
  write: (values) => values.join(','),
});

type Filters = Record<string, unknown>;
type FilterDefinitions<Chosen extends Filters> = { [Name in keyof Chosen]: Filter<Chosen[Name]> };

export interface ListOptions<Ordering extends string, Chosen extends Filters> {
  /** Those that the list offers, the default first: `['name', '-name', 'status', '-status']`. */
  orderings: readonly [Ordering, ...Ordering[]];
  /** Name in the address → how it is read. */
  filters?: FilterDefinitions<Chosen>;
  /** Rows of a page, until the reader chooses another number: that of the specification. */
  pageSize?: number;
  /** Parameters of the address that mean something in what is shown now only, such as the entry that is open. */
  ofPage?: readonly string[];
}

/** Which column of a table rules its order. */
interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface ListState<Ordering extends string = string, Chosen extends Filters = Filters> extends PageState {
  /** What is searched for, once typing has paused. */
  search: string;
  /** For the search box, which is ahead of `search`. */
  searchBox: { value: string; onChange: (text: string) => void };
  ordering: Ordering;
  orderBy: (ordering: string) => void;
  /** The same order as the titles of a table show and set it. */
  sort: Sort;
  sortBy: (sort: Sort) => void;
  filters: Chosen;
  /** Changes some filters; an undefined or empty one is taken away. */
  filterBy: (filters: Partial<Chosen>) => void;
  /** Rows of a page. */
  pageSize: number;
  /** Whether search or filters leave anything out. */
  isNarrowed: boolean;
  /** Takes search and filters away; the order stays. */
  clear: () => void;
}

/** Rows of a page that a reader may choose. */
const pageSizes = [10, 25, 50, 100];

const noFilters = {};
/** What is shown beside the list, by `usePreview`. */
const beside: readonly string[] = ['preview'];

/**
 * What a list shows, kept in the address, so that reload, back and a shared link show the same. A new search, filter or order
 * begins at page 1 and takes the place of the last one in the history; a page is a step of its own.
 *
 * ```tsx
 * const list = useListState({
 *   orderings: ['-start_time', 'start_time', 'status', '-status'],
 *   filters: { client: one(idText), status: one(z.enum(shiftStatuses)), startDate: one(z.iso.date()) },
 * });
 * const { page, search, ordering, filters } = list;
 * const result = useQuery(Shifts, { variables: { page, pageSize: 10, search, ordering, ...filters } });
 * const shifts = (result.data ?? result.previousData)?.shifts;
 * const pages = usePages(list, 10, shifts, result.loading);
 *
 * <ListToolbar search={{ label: t('shifts.search'), ...list.searchBox }}>
 *   <SelectField
 *     label={t('shifts.status')}
 *     value={filters.status ?? ''}
 *     onChange={({ target }) => list.filterBy({ status: shiftStatuses.find((each) => each === target.value) })}
 *   >…</SelectField>
 * </ListToolbar>
 * <Table sort={list.sort} onSort={list.sortBy} …/>
 * <Pagination {...pages} texts={paginationTexts(t, t('shifts.pages'))} />
 * ```
 */
export function useListState<Ordering extends string, Chosen extends Filters = Filters>({
  orderings,
  filters: definitions,
  ofPage = beside,
  pageSize: usual,
}: ListOptions<Ordering, Chosen>): ListState<Ordering, Chosen> {
  const [parameters, setParameters] = useSearchParams();

  const change = (changes: Record<string, string>): void =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of ['page', ...ofPage]) next.delete(name);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );

  const defined = Object.entries<Filter<unknown>>(definitions ?? noFilters);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each is read by its own definition
  const filters = Object.fromEntries(defined.map(([name, { read }]) => [name, read(parameters.get(name))])) as Chosen;
  const asked = Number(parameters.get('size'));
  const pageSize = usual !== undefined && pageSizes.includes(asked) ? asked : (usual ?? 0);
  const search = parameters.get('search') ?? '';
  const [value, onChange] = useSearchText(search, (text) => change({ search: text }));
  const ordering = orderings.find((each) => each === parameters.get('ordering')) ?? orderings[0];
  const orderBy = (wanted: string): void => change({ ordering: wanted === orderings[0] ? '' : wanted });
  const written = (chosen: Partial<Chosen>): Record<string, string> =>
    Object.fromEntries(
      defined.filter(([name]) => name in chosen).map(([name, { write }]) => [name, write(Reflect.get(chosen, name))]),
    );

  return {
    ...usePage(ofPage),
    pageSize,
    ...(usual !== undefined && {
      sizes: {
        value: pageSize,
        options: pageSizes,
        onSize: (size: number) => change({ size: size === usual ? '' : String(size) }),
      },
    }),
    search,
    searchBox: { value, onChange },
    ordering,
    orderBy,
    sort: { column: ordering.replace('-', ''), direction: ordering.startsWith('-') ? 'descending' : 'ascending' },
    sortBy: ({ column, direction }) => orderBy(direction === 'descending' ? `-${column}` : column),
    filters,
    filterBy: (chosen) => change(written(chosen)),
    isNarrowed: search !== '' || Object.values(written(filters)).some((text) => text !== ''),
    clear: () => change({ search: '', ...Object.fromEntries(defined.map(([name]) => [name, ''])) }),
  };
}
