import { Container } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { useTranslation } from '../translator.ts';

/** scheduling.md §2, "Employee portal", tab Shifts. */
export function Shifts() {
  const { t } = useTranslation();
  return (
    <Container>
      <PageHeading description={t('shifts.lead')}>{t('shifts.title')}</PageHeading>
    </Container>
  );
}
