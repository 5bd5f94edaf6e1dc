import type { CalendarDate } from '@internationalized/date';
import { useSearchParams } from 'react-router-dom';
import { dateOf, views, type View } from './calendar.ts';
import { rowKinds, type By } from './grid.types.ts';
import { noFilters, type Filters } from './layout.ts';

type Name = 'view' | 'date' | 'by' | 'fits' | keyof Filters;

export interface GridAddress {
  view: View;
  /** Undefined is today. */
  date: CalendarDate | undefined;
  by: By;
  filters: Filters;
  /** The shift for which those are shown who are free and qualified; '' is none. */
  fits: string;
  hasFilters: boolean;
  /** Another day is a step in the history; another look at it takes the place of the last one. */
  goTo: (date: CalendarDate | undefined) => void;
  change: (values: Partial<Record<Exclude<Name, 'date'>, string>>) => void;
  /** Other days around one, and whose. */
  zoom: (view: View, date: CalendarDate, employee: string) => void;
  clearFilters: () => void;
}

/** What the grid shows, kept in the address, so that reload, back and a shared link show the same. */
export function useGridAddress(): GridAddress {
  const [parameters, setParameters] = useSearchParams();
  const read = (name: Name): string => parameters.get(name) ?? '';

  const write = (values: Partial<Record<Name, string>>, replace: boolean): void =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace },
    );

  const filters = {
    client: read('client'),
    qualification: read('qualification'),
    employee: read('employee'),
    search: read('search'),
  };
  return {
    view: views.find((view) => view === read('view')) ?? views[0]!,
    date: dateOf(parameters.get('date')),
    by: rowKinds.find((kind) => kind === read('by')) ?? rowKinds[0],
    filters,
    fits: read('fits'),
    hasFilters: read('fits') !== '' || Object.values(filters).some((value) => value !== ''),
    goTo: (date) => write({ date: date?.toString() ?? '' }, false),
    change: (values) => write(values, true),
    zoom: (view, date, employee) =>
      write({ view: view === views[0] ? '' : view, date: date.toString(), employee }, false),
    clearFilters: () => write({ ...noFilters, fits: '' }, true),
  };
}
