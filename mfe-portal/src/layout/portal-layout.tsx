import { useQuery } from '@apollo/client/react';
import { usePlace } from '@portfolio/remote-kit';
import { TabBarItem, TabBarLayout } from '@portfolio/ui/tab-bar';
import { ToastProvider } from '@portfolio/ui/toast';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Settings from 'lucide-react/icons/settings';
import UserRound from 'lucide-react/icons/user-round';
import Wallet from 'lucide-react/icons/wallet';
import { Suspense } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { TapsProvider } from '../attendance/taps-provider.tsx';
import { CardsSkeleton } from '../loading/skeletons.tsx';
import { UnreadNotices } from '../notices/notices.graphql.ts';
import { NoticesLink } from '../notices/notices-link.tsx';
import { NewRelease } from '../offline/new-release.tsx';
import { useTranslation } from '../translator.ts';
import { portalTabs } from '../addresses/addresses.ts';

const tabs = [
  { id: 'shifts', Icon: CalendarCheck },
  { id: 'profile', Icon: UserRound },
  { id: 'availability', Icon: CalendarClock },
  { id: 'payments', Icon: Wallet },
  { id: 'settings', Icon: Settings },
] as const;

/** The frame of every screen of the portal. */
export function PortalLayout() {
  const { t } = useTranslation();
  usePlace(t('portal'), useEmployer());
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
      <NoticesLink />
      <ToastProvider texts={{ region: t('toasts.region'), dismiss: t('toasts.dismiss') }}>
        <TapsProvider>
          <Suspense fallback={<CardsSkeleton label={t('loading')} />}>
            <Outlet />
          </Suspense>
        </TapsProvider>
      </ToastProvider>
    </TabBarLayout>
  );
}

/** The company's name, once {@link NoticesLink} or a screen has loaded it. */
function useEmployer(): string | undefined {
  const { data } = useQuery(UnreadNotices, { fetchPolicy: 'cache-only', returnPartialData: true });
  return data?.myEmployee?.companyName;
}
