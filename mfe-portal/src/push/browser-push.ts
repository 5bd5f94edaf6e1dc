import { portalTabs } from '../addresses/addresses.ts';

/** What the shell serves beside its page; it shows what is pushed. */
const worker = '/push-worker.js';

/** What can be said of this browser before anybody is asked. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** This browser's subscription, if it has one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(portalTabs.shifts);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Subscribes this browser, whose owner has allowed it.
 * @param key the site's public key
 * @throws DOMException when the browser's push service cannot be reached
 */
export async function subscribeBrowser(key: string): Promise<PushSubscription> {
  const options = { scope: portalTabs.shifts };
  const known = await navigator.serviceWorker.getRegistration(portalTabs.shifts);
  const registration = known ?? (await navigator.serviceWorker.register(worker, options));
  await isActive(registration);
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** A worker that is not active yet cannot subscribe, and `ready` waits only for one that controls this very page. */
async function isActive(registration: ServiceWorkerRegistration): Promise<void> {
  const starting = registration.installing ?? registration.waiting;
  if (registration.active || !starting) return;
  await new Promise<void>((resolve) => {
    starting.addEventListener('statechange', () => starting.state === 'activated' && resolve());
  });
}

/** As the contract has it. */
export function wireOf(subscription: PushSubscription): { endpoint: string; p256dh: string; auth: string } {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}
