import { Container } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { useTranslation } from '../translator.ts';

/** scheduling.md §2, "Admin dashboard". */
export function Dashboard() {
  const { t } = useTranslation();
  return (
    <Container>
      <PageHeading description={t('dashboard.lead')}>{t('dashboard.title')}</PageHeading>
    </Container>
  );
}
