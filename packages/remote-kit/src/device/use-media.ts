import { useSyncExternalStore } from 'react';

/** Typed as always there; not where nothing is drawn. */
const mediaOf = ({ matchMedia }: { matchMedia?: (query: string) => MediaQueryList }, query: string) =>
  matchMedia?.(query);

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = mediaOf(window, query);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    () => mediaOf(window, query)?.matches ?? false,
    () => false,
  );
}
