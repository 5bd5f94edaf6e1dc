import { usePlace, useUser, useHost } from '@portfolio/remote-kit';
import { LiveProvider } from '@portfolio/remote-kit/live';
import { toastTexts } from '@portfolio/remote-kit/toasts';
import { TabBarItem, TabBarLayout } from '@portfolio/ui/tab-bar';
import { ToastProvider } from '@portfolio/ui/toast';
import { color, controlHeight, fontSize, media, radius, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Bell from 'lucide-react/icons/bell';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MessageSquare from 'lucide-react/icons/message-square';
import Palmtree from 'lucide-react/icons/palmtree';
import Settings from 'lucide-react/icons/settings';
import UserRound from 'lucide-react/icons/user-round';
import Wallet from 'lucide-react/icons/wallet';
import { Suspense, useEffect, useState } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { TapsProvider } from '../attendance/taps-provider.tsx';
import { CardsSkeleton } from '../loading/loaded.tsx';
import { UnreadNotices } from '../notices/notices.graphql.ts';
import { useKeptQuery } from '../offline/use-kept-query.tsx';
import { useTranslation } from '../translator.ts';
import { portalTabs, portalScreens } from '../addresses/addresses.ts';
import { Button } from '@portfolio/ui/button';
import { Notice } from '@portfolio/ui/notice';

const tabs = [
  { id: 'shifts', Icon: CalendarCheck },
  { id: 'profile', Icon: UserRound },
  { id: 'availability', Icon: CalendarClock },
  { id: 'payments', Icon: Wallet },
  { id: 'settings', Icon: Settings },
] as const;

/** So often new notices are looked for while the portal is open. */
const everyMs = 60_000;

/** The frame of every screen of the portal. */
export function PortalLayout() {
  const { t } = useTranslation();
  const isEmployee = Boolean(useUser()?.employee_profile);
  const { data } = useKeptQuery(UnreadNotices, {
    skip: !isEmployee,
    pollInterval: everyMs,
    skipPollAttempt: () => document.hidden,
  });
  usePlace(t('portal'), data?.myEmployee?.companyName);
  return (
    <TabBarLayout
      label={t('portal')}
      items={tabs.map(({ id, Icon }) => (
        <TabBarItem key={id} as={NavLink} to={portalTabs[id]} end={id === 'shifts'} icon={<Icon aria-hidden />}>
          {t(`tabs.${id}`)}
        </TabBarItem>
      ))}
    >
      <NewRelease />
      {data?.myEmployee?.status === 'INACTIVE' && <Notice kind="warning">{t('inactive')}</Notice>}
      {isEmployee && (
        <NoticesLink
          unread={data?.myUnreadNotices ?? 0}
          messages={data?.myUnreadThreads ?? 0}
          open={data?.myOpenShifts.filter(({ claim }) => claim !== 'AWARDED').length ?? 0}
        />
      )}
      <ToastProvider texts={toastTexts(t)}>
        <TapsProvider>
          <LiveProvider follows={isEmployee ? { as: 'employee' } : undefined}>
            <Suspense fallback={<CardsSkeleton label={t('loading')} />}>
              <Outlet />
            </Suspense>
          </LiveProvider>
        </TapsProvider>
      </ToastProvider>
    </TabBarLayout>
  );
}

/** Offers to load the release that has come while the portal was open. Nobody is interrupted, and what they typed stays. */
function NewRelease() {
  const { t } = useTranslation();
  const isOutdated = useServiceWorker();
  if (!isOutdated) return null;
  return (
    <Notice
      kind="info"
      action={
        <Button size="small" onClick={() => window.location.reload()}>
          {t('offline.load')}
        </Button>
      }
    >
      {t('offline.newRelease')}
    </Notice>
  );
}

const scope = portalTabs.shifts;

/** Milliseconds after which an app that is looked at again asks for a new release: an installed one is hardly ever loaded. */
const askAgainAfter = 15 * 60_000;

/**
 * Lets the browser keep the portal's screens, so that they open without a connection (docs/decisions/0420).
 * @returns whether a new release has come since this page was loaded
 */
function useServiceWorker(): boolean {
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

const Place = styled.p`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  justify-items: start;
  margin-bottom: ${space(2)};

  ${media.print} {
    display: none;
  }
`;

const Entry = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${controlHeight.medium};
  padding-inline: ${space(2)};
  border-radius: ${radius.control};
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: 550;
  text-decoration: none;

  &:hover {
    color: ${color.text};
  }
  &[aria-current='page'] {
    color: ${color.accent};
  }
  & > svg {
    flex: none;
  }
`;

const Count = styled.span`
  min-width: 1.6em;
  padding: 0 ${space(1.5)};
  border-radius: 1em;
  background: ${color.accent};
  color: ${color.onAccent};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

interface Props {
  /** So many notices are new. */
  unread: number;
  /** So many threads have something to read or acknowledge. */
  messages: number;
  /** So many open shifts one may take. */
  open: number;
}

/** The ways to what one may take, to time off, to messages, and to what one was told, with how much there is of it. */
function NoticesLink({ unread, messages, open }: Props) {
  const { t } = useTranslation();
  const places = [
    { id: 'openShifts', words: 'openShifts.tab', Icon: CalendarPlus, count: open, said: 'openShifts.count' },
    { id: 'timeOff', words: 'timeOff.title', Icon: Palmtree },
    { id: 'messages', words: 'messages.title', Icon: MessageSquare, count: messages, said: 'messages.count' },
    { id: 'notices', words: 'notices.title', Icon: Bell, count: unread, said: 'notices.unread' },
  ] as const;
  return (
    <Place>
      {places.map(({ id, words, Icon, ...place }) => (
        <Entry key={id} to={portalScreens[id]}>
          <Icon aria-hidden size={18} />
          {'count' in place && place.count > 0 ? (
            <>
              <span aria-hidden>{t(words)}</span>
              <Count aria-hidden>{place.count > 99 ? '99+' : place.count}</Count>
              <VisuallyHidden>{t(place.said, { count: place.count })}</VisuallyHidden>
            </>
          ) : (
            t(words)
          )}
        </Entry>
      ))}
    </Place>
  );
}
