import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Link, Outlet } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translator.ts';
import { useCompany } from './use-company.tsx';

/** Around what belongs to a company. Staff who administer none pass the planner's guard; the services refuse them as well. */
export function AdministratorsOnly() {
  const { t } = useTranslation();
  const { isAdministrator } = useCompany();
  if (isAdministrator) return <Outlet />;
  return (
    <>
      <PageHeading>{t('administratorsOnly.title')}</PageHeading>
      <Notice
        kind="info"
        action={
          <LinkButton as={Link} to={paths.users}>
            {t('navigation.users')}
          </LinkButton>
        }
      >
        {t('administratorsOnly.text')}
      </Notice>
    </>
  );
}
