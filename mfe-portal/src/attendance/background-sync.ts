import { useApolloClient } from '@apollo/client/react';
import { useHost, useUser } from '@portfolio/remote-kit';
import { keptOf } from '@portfolio/remote-kit/kept';
import { useEffect, useRef } from 'react';
import { isWithoutConnection } from '../offline/use-kept-query.tsx';
import { TapKey } from './attendance.graphql.ts';
import { tapsName, type Tap } from './taps.ts';

declare global {
  /** Background Sync, which TypeScript's library lacks as only some browsers have it. */
  interface ServiceWorkerRegistration {
    readonly sync?: { register(tag: string): Promise<void> };
  }
}

const name = 'tap-key';

/**
 * With what the service worker may send a tap later: a key of the user's own, which is renewed whenever the portal opens, and
 * kept until they sign out.
 */
export function useTapKey(): (action: Tap['action']) => Tap['later'] {
  const { report, config } = useHost();
  const userId = useUser()?.id;
  const client = useApolloClient();
  const known = useRef<string>(undefined);
  useEffect(() => {
    known.current = undefined;
    if (userId === undefined) return undefined;
    let isCurrent = true;
    const know = (key: string | undefined): void => {
      if (isCurrent) known.current = key;
    };
    const renew = async (): Promise<void> => {
      const kept = keptOf(userId);
      know(await kept.read<string>(name));
      const { data } = await client.query({ query: TapKey, fetchPolicy: 'no-cache' });
      know(data?.tapKey);
      if (data && isCurrent) await kept.write(name, data.tapKey);
    };
    // Without one the portal's page sends what was tapped when it is opened again.
    renew().catch((error: unknown) => !isWithoutConnection(error) && report(error));
    return () => {
      isCurrent = false;
    };
  }, [userId, client, report]);
  return (action) => {
    const path = action === 'word' ? 'word' : 'check_in_out';
    const key = known.current;
    return key === undefined ? undefined : { url: `${config.apiBase}/planner/shifts/${path}/kept/`, key };
  };
}

/** Asks the browser to wake the service worker once there is a connection, also when the page is closed; few can. */
export async function sendLater(): Promise<void> {
  // Only where the portal's worker is at work already; `ready` would wait for ever for one that failed.
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(tapsName);
}
