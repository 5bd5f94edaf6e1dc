import { Cluster, Container } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Link } from 'react-router-dom';
import { useTranslation } from '../translator.ts';

/** core-site.md §2, "Home". */
export function Home() {
  const { t } = useTranslation();
  return (
    <Container>
      <h1 tabIndex={-1}>{t('home.title')}</h1>
      <p>{t('home.lead')}</p>
      <Cluster>
        <LinkButton as={Link} to="/projects" variant="primary">
          {t('home.projects')}
        </LinkButton>
        <LinkButton as={Link} to="/contact">
          {t('home.contact')}
        </LinkButton>
      </Cluster>
    </Container>
  );
}
