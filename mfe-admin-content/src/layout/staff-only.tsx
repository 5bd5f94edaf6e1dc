import { Container } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { space } from '@portfolio/ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

const Place = styled(Container)`
  padding-block: ${space(8)};
`;

/** What company administrators see of the content screens. The services refuse them as well. */
export function StaffOnly() {
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
