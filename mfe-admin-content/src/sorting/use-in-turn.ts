import { useRef } from 'react';

/**
 * Saves one thing after the other: what is wanted while one is on its way waits, and only the newest of it is saved.
 * @returns resolves to whether this call saved, and nothing waits any more; false when an earlier call, still at it, takes it over. Rejects
 *   as `save` does; what waits is then forgotten.
 */
export function useInTurn<Wanted>(save: (wanted: Wanted) => Promise<void>): (wanted: Wanted) => Promise<boolean> {
  const next = useRef<Wanted>(undefined);
  const saving = useRef(false);
  return async (wanted) => {
    next.current = wanted;
    if (saving.current) return false;
    saving.current = true;
    try {
      while (next.current !== undefined) {
        const newest = next.current;
        next.current = undefined;
        await save(newest);
      }
      return true;
    } finally {
      next.current = undefined;
      saving.current = false;
    }
  };
}
