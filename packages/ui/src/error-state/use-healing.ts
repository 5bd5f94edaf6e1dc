import { useEffect, useRef } from 'react';

/** Milliseconds until it is tried again by itself, longer each time; with a share at random, so that not all browsers come at once. */
const firstPause = 4_000;
const longestPause = 60_000;

/**
 * Tries again by itself while something failed is shown: after a pause, and at once when the connection or the reader is back. Nobody
 * has to load a page anew because it was opened a moment too early.
 * @param retry undefined where trying again cannot help
 */
export function useHealing(retry: (() => void) | undefined, retrying: boolean): void {
  const tries = useRef(0);
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  const heals = retry !== undefined;
  useEffect(() => {
    if (!heals || retrying) return;
    const again = () => {
      if (document.visibilityState === 'hidden') return;
      tries.current += 1;
      latest.current?.();
    };
    const pause = Math.min(longestPause, firstPause * 2 ** tries.current) * (1 + Math.random() / 2);
    const timer = setTimeout(again, pause);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [heals, retrying]);
}
