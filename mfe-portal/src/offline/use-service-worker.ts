import { useHost } from '@portfolio/remote-kit';
import { useEffect, useState } from 'react';
import { portalTabs } from '../addresses/addresses.ts';

const scope = portalTabs.shifts;

/** Milliseconds after which an app that is looked at again asks for a new release: an installed one is hardly ever loaded. */
const askAgainAfter = 15 * 60_000;

/**
 * Lets the browser keep the portal's screens, so that they open without a connection (docs/decisions/0420).
 * @returns whether a new release has come since this page was loaded
 */
export function useServiceWorker(): boolean {
  const { report } = useHost();
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const failed = (error: unknown): void => report(error, { serviceWorker: scope });
    let registration: ServiceWorkerRegistration | undefined;
    let askedAt = Date.now();

    const start = async (): Promise<void> => {
      registration = await navigator.serviceWorker.register(`${scope}/service-worker.js`, { scope });
      const { active } = await navigator.serviceWorker.ready;
      // What this page has loaded before there was a worker to keep it: the shell, its texts and fonts.
      const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin than this page's
      active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    };
    // Without it the portal works as long as there is a connection.
    start().catch(failed);

    const ask = (): void => {
      if (document.visibilityState !== 'visible' || !navigator.onLine || Date.now() - askedAt < askAgainAfter) return;
      askedAt = Date.now();
      registration?.update().catch(failed);
    };
    // The first worker of all brings nothing new: this page is its release.
    const isFirst = !navigator.serviceWorker.controller;
    const changed = (): void => setOutdated((isAlready) => isAlready || !isFirst);
    document.addEventListener('visibilitychange', ask);
    navigator.serviceWorker.addEventListener('controllerchange', changed);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      navigator.serviceWorker.removeEventListener('controllerchange', changed);
    };
  }, [report]);
  return isOutdated;
}
