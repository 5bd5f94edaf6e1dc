// Alone, as what is live asks for it without loading forms.
import { useEffect } from 'react';

let forms = 0;
const waiting = new Set<() => void>();

/** Whether a form on the page holds what is not saved. */
export const hasUnsaved = (): boolean => forms > 0;

/** @param go called whenever none does any more; @returns ends that */
export function whenSaved(go: () => void): () => void {
  waiting.add(go);
  return () => waiting.delete(go);
}

/** Says of a form whether it holds what is not saved: what is below it stays as it is meanwhile. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    forms += 1;
    return () => {
      forms -= 1;
      if (forms === 0) for (const go of waiting) go();
    };
  }, [isUnsaved]);
}
