import { useEffect } from 'react';
import { useHost } from './host.tsx';

/**
 * Tells the shell where its visitor works, for as long as the calling component is there: `usePlace('Planner', company.name)`.
 * @param area in the reader's language
 * @param owner see `Place`; undefined while that is not known
 */
export function usePlace(area: string, owner: string | undefined): void {
  const { place } = useHost();
  useEffect(() => place.set({ area, owner }), [place, area, owner]);
  useEffect(() => () => place.set(undefined), [place]);
}
