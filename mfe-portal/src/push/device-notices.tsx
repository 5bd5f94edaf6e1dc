import { useMutation, useQuery } from '@apollo/client/react';
import { useHost, useUser } from '@portfolio/remote-kit';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { Panel } from '@portfolio/ui/card';
import { Muted } from '@portfolio/ui/text';
import { useEffect, useState } from 'react';
import { useTranslation } from '../translator.ts';
import { portalTabs } from '../addresses/addresses.ts';
import { graphql } from '../generated/index.ts';

const PushKey = graphql('query PushKey { pushKey }');
const SubscribeToPush = graphql('mutation SubscribeToPush { subscribeToPush }');
const UnsubscribeFromPush = graphql('mutation UnsubscribeFromPush { unsubscribeFromPush }');

type State = 'unknown' | 'unsupported' | 'blocked' | 'off' | 'on';

/** Whether notices come to this device, also while the site is closed; for employees, where the site pushes at all. */
export function DeviceNotices() {
  const isEmployee = Boolean(useUser()?.employee_profile);
  const { data } = useQuery(PushKey, { skip: !isEmployee });
  return data?.pushKey ? <Device pushKey={data.pushKey} /> : null;
}

function Device({ pushKey }: { pushKey: string }) {
  const { t } = useTranslation();
  const { report } = useHost();
  const { run, busy } = useAction();
  const [state, setState] = useState<State>(isPushSupported() ? 'unknown' : 'unsupported');
  const [subscribe] = useMutation(SubscribeToPush);
  const [unsubscribe] = useMutation(UnsubscribeFromPush);

  useEffect(() => {
    if (state !== 'unknown') return;
    const look = async (): Promise<State> => {
      if (Notification.permission === 'denied') return 'blocked';
      const known = await currentSubscription();
      if (!known) return 'off';
      // The site may have forgotten it, or know it as a colleague's who used this phone before.
      // Not told so, it may be pushed to all the same.
      await subscribe({ variables: { input: wireOf(known) } }).catch(report);
      return 'on';
    };
    look().then(setState, (error: unknown) => {
      report(error);
      setState('off');
    });
  }, [state, subscribe, report]);

  const turnOn = async (): Promise<State> => {
    if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
    const subscription = await subscribeBrowser(pushKey);
    try {
      await subscribe({ variables: { input: wireOf(subscription) } });
    } catch (error) {
      await subscription.unsubscribe().catch(report);
      throw error;
    }
    return 'on';
  };
  const turnOff = async (): Promise<State> => {
    const subscription = await currentSubscription();
    if (!subscription) return 'off';
    const { endpoint } = subscription;
    await subscription.unsubscribe();
    await unsubscribe({ variables: { endpoint } });
    return 'off';
  };
  const change = async (to: () => Promise<State>): Promise<void> => {
    const work = async (): Promise<State> => {
      const next = await to();
      setState(next);
      return next;
    };
    await run(work, {
      done: (next) => (next === 'on' || next === 'off' ? t(`push.${next}Now`) : undefined),
      failed: t('push.failed'),
    });
  };

  return (
    <Panel title={t('push.title')} gap={3}>
      <Muted>{t(`push.states.${state}`)}</Muted>
      {(state === 'off' || state === 'on') && (
        <Button loading={busy} size="large" onClick={() => void change(state === 'off' ? turnOn : turnOff)}>
          {t(state === 'off' ? 'push.turnOn' : 'push.turnOff')}
        </Button>
      )}
    </Panel>
  );
}

/** What the shell serves beside its page; it shows what is pushed. */
const worker = '/push-worker.js';

/** What can be said of this browser before anybody is asked. */
const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** This browser's subscription, if it has one. */
async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(portalTabs.shifts);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Subscribes this browser, whose owner has allowed it.
 * @param key the site's public key
 * @throws DOMException when the browser's push service cannot be reached
 */
async function subscribeBrowser(key: string): Promise<PushSubscription> {
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
function wireOf(subscription: PushSubscription): { endpoint: string; p256dh: string; auth: string } {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}
