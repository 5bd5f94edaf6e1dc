import { TabBarItem, TabBarLayout } from '@portfolio/ui/tab-bar';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import { NavLink, Outlet } from 'react-router-dom';
import { useTranslation } from '../translator.ts';

/** The tabs that have a screen (scheduling.md §2, "Employee portal"), the index first. */
const tabs = [{ id: 'shifts', to: '/planner/employee-portal', Icon: CalendarCheck }] as const;

/** The frame of every screen of the portal. */
export function PortalLayout() {
  const { t } = useTranslation();
  return (
    <TabBarLayout
      label={t('portal')}
      items={tabs.map(({ id, to, Icon }) => (
        <TabBarItem key={id} as={NavLink} to={to} end={id === 'shifts'} icon={<Icon aria-hidden />}>
          {t(`tabs.${id}`)}
        </TabBarItem>
      ))}
    >
      <Outlet />
    </TabBarLayout>
  );
}
