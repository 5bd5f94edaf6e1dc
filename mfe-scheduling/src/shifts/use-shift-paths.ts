import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';

/** Addresses of the shift area. What the list shows goes along, because it is also below the other screens (scheduling.md §2). */
export function useShiftPaths() {
  const parameters = new URLSearchParams(useLocation().search);
  // What stood beside the list does not stand above it.
  parameters.delete('preview');
  const search = parameters.size > 0 ? `?${parameters}` : '';
  return {
    list: `${paths.shifts}${search}`,
    create: `${paths.newShift}${search}`,
    detail: (id: string) => `${paths.shifts}/${id}${search}`,
    edit: (id: string) => `${paths.shifts}/edit/${id}${search}`,
  };
}
