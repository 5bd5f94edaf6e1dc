import { useEffect, useState } from 'react';

const minute = 60_000;

/** Now, as of the last time the screen came into view: a phone shows tomorrow the tab that it was left with today. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') {
        setNow((before) => (Date.now() - before.getTime() > minute ? new Date() : before));
      }
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return now;
}
