import { useApolloClient } from '@apollo/client/react';
import { deviceStorage } from '@portfolio/remote-kit/storage';
import { useEffect, useState } from 'react';
import { graphql } from '../generated/index.ts';

export const ServerTime = graphql('query ServerTime { serverTime }');

/** How far this device's clock was behind the server's when they last spoke, in milliseconds. */
const key = 'portal-clock-offset';

const remembered = (): number => Number(deviceStorage.getItem(key)) || 0;

const tick = 10_000;

/** Now by the server's clock, every ten seconds: a wrong clock of the phone changes nothing. Without connection as last known. */
export function useServerClock(): Date {
  const client = useApolloClient();
  const [offset, setOffset] = useState(remembered);
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    const ask = async (): Promise<void> => {
      const asked = Date.now();
      const { data } = await client.query({ query: ServerTime, fetchPolicy: 'no-cache' });
      if (!data) return;
      const behind = Date.parse(data.serverTime) - (asked + Date.now()) / 2;
      deviceStorage.setItem(key, String(Math.round(behind)));
      setOffset(behind);
      setNow(Date.now());
    };
    const look = (): void => {
      if (document.visibilityState === 'visible') ask().catch(() => {}); // the last known offset stands
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [client]);

  return new Date(now + offset);
}
