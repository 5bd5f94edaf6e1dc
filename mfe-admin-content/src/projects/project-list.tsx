import { Container } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { useTranslation } from '../translator.ts';

/** core-site.md §2, "/admin/projects". */
export function ProjectList() {
  const { t } = useTranslation();
  return (
    <Container>
      <PageHeading description={t('projects.lead')}>{t('projects.title')}</PageHeading>
    </Container>
  );
}
