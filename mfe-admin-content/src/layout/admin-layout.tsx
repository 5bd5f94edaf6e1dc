import { useUser } from '@portfolio/remote-kit';
import { useKeys } from '@portfolio/remote-kit/keys';
import { toastTexts } from '@portfolio/remote-kit/toasts';
import { Container } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { NavItem, SideNavLayout } from '@portfolio/ui/side-nav';
import { Spinner } from '@portfolio/ui/spinner';
import { ToastProvider } from '@portfolio/ui/toast';
import { space } from '@portfolio/ui/tokens';
import Activity from 'lucide-react/icons/activity';
import FileText from 'lucide-react/icons/file-text';
import FolderGit2 from 'lucide-react/icons/folder-git-2';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import Newspaper from 'lucide-react/icons/newspaper';
import Smartphone from 'lucide-react/icons/smartphone';
import UserRound from 'lucide-react/icons/user-round';
import { Suspense } from 'react';
import { Navigate, NavLink, Outlet, useLocation, Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

const items = [
  { id: 'dashboard', to: '/admin', Icon: LayoutDashboard },
  { id: 'projects', to: '/admin/projects', Icon: FolderGit2 },
  { id: 'demos', to: '/admin/mobile-demos', Icon: Smartphone },
  { id: 'pages', to: '/admin/pages', Icon: FileText },
  { id: 'messages', to: '/admin/contact', Icon: Mail },
  { id: 'blog', to: '/admin/blog', Icon: Newspaper },
  { id: 'owner', to: '/admin/owner', Icon: UserRound },
  { id: 'status', to: '/admin/status', Icon: Activity },
] as const;

/** The frame of every content screen below /admin. */
export function AdminLayout() {
  const { t } = useTranslation();
  const user = useUser();
  const { pathname } = useLocation();
  const keys = useKeys(t);
  // readings.md, "who is an admin": company administrators pass the guard, but the content is not theirs.
  const isStaff = !user || user.is_staff || user.is_superuser;
  // Where everybody who signs in is led (core-site.md §4) must not greet with a refusal.
  if (!isStaff && pathname === '/admin') return <Navigate to="/admin/planner" replace />;
  if (!isStaff) return <StaffOnly />;
  return (
    <SideNavLayout
      label={t('navigation.label')}
      menuLabel={t('navigation.menu')}
      items={
        <>
          {items.map(({ id, to, Icon }) => (
            <NavItem key={id} as={NavLink} to={to} end={id === 'dashboard'} icon={<Icon aria-hidden />}>
              {t(`navigation.${id}`)}
            </NavItem>
          ))}
          {keys.entry}
        </>
      }
    >
      {keys.dialog}
      <ToastProvider texts={toastTexts(t)}>
        <Suspense fallback={<Spinner size="large" label={t('loading')} />}>
          <Outlet />
        </Suspense>
      </ToastProvider>
    </SideNavLayout>
  );
}

const Place = styled(Container)`
  padding-block: ${space(8)};
`;

/** What company administrators see of the content screens. The services refuse them as well. */
function StaffOnly() {
  const { t } = useTranslation();
  return (
    <Place>
      <PageHeading>{t('staffOnly.title')}</PageHeading>
      <Notice
        kind="info"
        action={
          <LinkButton as={Link} to="/admin/planner">
            {t('staffOnly.planner')}
          </LinkButton>
        }
      >
        {t('staffOnly.text')}
      </Notice>
    </Place>
  );
}
