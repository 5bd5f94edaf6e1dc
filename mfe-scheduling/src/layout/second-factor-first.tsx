import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';

/** In the place of every screen, for an administrator whose company asks for two steps: leads to where they are set up. */
export function SecondFactorFirst() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading>{t('secondFactorFirst.title')}</PageHeading>
      <Notice
        kind="info"
        action={
          <LinkButton as={Link} to={paths.account}>
            {t('secondFactorFirst.action')}
          </LinkButton>
        }
      >
        {t('secondFactorFirst.text')}
      </Notice>
    </>
  );
}
