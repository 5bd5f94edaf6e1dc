import { isAdmin, useStore } from '@portfolio/remote-kit';
import { Card, CardLink } from '@portfolio/ui/card';
import { Grid, Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Link, useLocation } from 'react-router-dom';
import { hasAdminMenu } from '../../layout/header/links.ts';
import { wasForAdministrators } from '../../routing/wanted-location.ts';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Account } from './account.tsx';
import { Place, Text, Title } from './dashboard.styles.ts';
import { Devices } from './devices.tsx';
import { NextShift } from './next-shift.tsx';
import { PatreonConnection } from './patreon-connection.tsx';
import { PersonalData } from './personal-data.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

/** core-site.md §2, `/dashboard`: where signed-in visitors land who are not administrators; the account of everybody. */
export function Dashboard() {
  const { host } = useShell();
  const { t } = useTranslation();
  const session = useStore(host.session);
  const { state } = useLocation();
  const { user } = session;
  if (!user) return null; // the guard is about to leave
  const isHeldBack = session.status === 'signed-in' && session.lacksSecondFactor === true;

  const places = [
    ...(user.patreon_tier ? [{ to: '/patron-blog', key: 'blog' } as const] : []),
    // Who administers a company, and nothing else, has no content to manage.
    ...(hasAdminMenu(user) ? [{ to: '/admin', key: 'admin' } as const] : []),
    ...(isAdmin(user) && !hasAdminMenu(user) ? [{ to: '/admin/planner', key: 'planner' } as const] : []),
    { to: '/projects', key: 'projects' } as const,
    { to: '/planner/employee-portal/settings', key: 'settings' } as const,
  ];
  return (
    <Place>
      <PageHeading>{t('dashboard.title', { name: user.first_name || user.username })}</PageHeading>
      <Stack $gap={8}>
        {wasForAdministrators(state) && <Notice kind="info">{t('dashboard.forAdministrators')}</Notice>}
        {isHeldBack && <Notice kind="info">{t('dashboard.secondFactor.first')}</Notice>}
        {!isHeldBack && user.employee_profile && <NextShift />}
        {!isHeldBack && (
          <Grid>
            {places.map(({ to, key }) => (
              <Card key={key} $interactive>
                <Title>
                  <CardLink as={Link} to={to}>
                    {t(`dashboard.${key}.title`)}
                  </CardLink>
                </Title>
                <Text>{t(`dashboard.${key}.text`, { tier: user.patreon_tier })}</Text>
              </Card>
            ))}
          </Grid>
        )}
        {!isHeldBack && (
          <Grid $min="24rem">
            <Account user={user} />
            <Devices />
          </Grid>
        )}
        <SignInSteps />
        {!isHeldBack && (
          <>
            <PatreonConnection user={user} />
            <PersonalData user={user} />
          </>
        )}
      </Stack>
    </Place>
  );
}
