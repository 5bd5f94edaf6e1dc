import { useHost } from '@portfolio/remote-kit';
import { useEffect } from 'react';
import { portalTabs } from '../addresses/addresses.ts';

const scope = portalTabs.shifts;

/** Lets the browser keep the portal's screens, so that they open without a connection (docs/decisions/0420). */
export function useServiceWorker(): void {
  const { report } = useHost();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const start = async (): Promise<void> => {
      await navigator.serviceWorker.register(`${scope}/service-worker.js`, { scope });
      const { active } = await navigator.serviceWorker.ready;
      // What this page has loaded before there was a worker to keep it: the shell, its texts and fonts.
      const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin than this page's
      active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    };
    // Without it the portal works as long as there is a connection.
    start().catch((error: unknown) => report(error, { serviceWorker: scope }));
  }, [report]);
}
