import { useQuery } from '@apollo/client/react';
import { useRetry, useSession } from '@portfolio/remote-kit';
import { Card } from '@portfolio/ui/card';
import { ErrorState } from '@portfolio/ui/error-state';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { color, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import ExternalLink from 'lucide-react/icons/external-link';
import { useId } from 'react';
import { styled } from 'styled-components';
import { paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import { CountCards, CountCardsSkeleton, seesCompanies } from './count-cards.tsx';
import { PlannerStatistics } from './dashboard.graphql.ts';
import { QuickActions } from './quick-actions.tsx';
import { StatisticsError } from './statistics-error.tsx';

const Welcome = styled.p`
  max-width: 42rem;
  margin-top: ${space(2)};
  color: ${color.muted};
`;

/** scheduling.md §2, "Admin dashboard". */
export function Dashboard() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading
        description={t('dashboard.lead')}
        actions={
          <LinkButton href={paths.portal} target="_blank" icon={<ExternalLink aria-hidden />}>
            {t('dashboard.portal')} <VisuallyHidden>{t('dashboard.newTab')}</VisuallyHidden>
          </LinkButton>
        }
      >
        {t('dashboard.title')}
      </PageHeading>
      <Content />
    </>
  );
}

function Content() {
  const { t } = useTranslation();
  const { status } = useSession();
  const result = useQuery(PlannerStatistics, {
    // The counts are those of now, not of the last visit; the old ones stand until then.
    fetchPolicy: 'cache-and-network',
    skip: status === 'anonymous',
  });
  const { data } = result;
  const { failure, retry, retrying } = useRetry(result);

  if (failure) return <StatisticsError error={failure} retry={retry} retrying={retrying} />;
  if (!data && status === 'anonymous') return <ErrorState title={t('dashboard.failures.required')} />;
  return (
    <Stack $gap={6}>
      {data ? <CountCards statistics={data.plannerStatistics} /> : <CountCardsSkeleton />}
      <QuickActions forCompanies={data !== undefined && seesCompanies(data.plannerStatistics)} />
      <RecentActivity />
    </Stack>
  );
}

function RecentActivity() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{t('dashboard.activity.title')}</h2>
      <Welcome>{t('dashboard.activity.welcome')}</Welcome>
    </Card>
  );
}
