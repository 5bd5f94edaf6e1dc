import { NavItem, SideNavLayout } from '@portfolio/ui/side-nav';
import { Spinner } from '@portfolio/ui/spinner';
import { ToastProvider } from '@portfolio/ui/toast';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import { Suspense } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';

const items = [
  { id: 'dashboard', Icon: LayoutDashboard },
  { id: 'shifts', Icon: CalendarDays },
  { id: 'clients', Icon: Building2 },
  { id: 'employees', Icon: Users },
  { id: 'users', Icon: UserCog },
] as const;

/** The frame of every screen below /admin/planner. */
export function PlannerLayout() {
  const { t } = useTranslation();
  return (
    <SideNavLayout
      label={t('navigation.label')}
      menuLabel={t('navigation.menu')}
      items={items.map(({ id, Icon }) => (
        <NavItem key={id} as={NavLink} to={paths[id]} end={id === 'dashboard'} icon={<Icon aria-hidden />}>
          {t(`navigation.${id}`)}
        </NavItem>
      ))}
    >
      <ToastProvider texts={{ region: t('toasts.region'), dismiss: t('toasts.dismiss') }}>
        <Suspense fallback={<Spinner size="large" label={t('loading')} />}>
          <Outlet />
        </Suspense>
      </ToastProvider>
    </SideNavLayout>
  );
}
