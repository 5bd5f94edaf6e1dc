import { useQuery } from '@apollo/client/react';
import { useRetry, useSession } from '@portfolio/remote-kit';
import { Panel } from '@portfolio/ui/card';
import { ErrorState } from '@portfolio/ui/error-state';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import ExternalLink from 'lucide-react/icons/external-link';
import { useCompany } from '../shared/company/use-company.ts';
import { paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import { Activity, Welcome } from './activity.tsx';
import { CoverageToday } from './coverage-today.tsx';
import { CountCards, CountCardsSkeleton, seesCompanies } from './count-cards.tsx';
import { PlannerStatistics } from './dashboard.graphql.ts';
import { FirstSteps } from './first-steps.tsx';
import { QuickActions } from './quick-actions.tsx';
import { StatisticsError } from './statistics-error.tsx';
import { Today } from './today.tsx';
import { Waiting } from './waiting.tsx';

/** scheduling.md §2, "Admin dashboard". */
export function Dashboard() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading
        description={t('dashboard.lead')}
        actions={
          <LinkButton href={paths.portal} target="_blank" icon={<ExternalLink aria-hidden />}>
            {t('dashboard.portal')} <VisuallyHidden>{t('newTab')}</VisuallyHidden>
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
  const { status, user } = useSession();
  const { company, isAdministrator } = useCompany();
  const isAnonymous = status === 'anonymous';
  const result = useQuery(PlannerStatistics, {
    variables: { company: company ?? null },
    // The counts are those of now, not of the last visit; the old ones stand until then.
    fetchPolicy: 'cache-and-network',
    skip: isAnonymous,
  });
  const { data } = result;
  const { failure, retry, retrying } = useRetry(result);
  // Until the answer says it; else what it adds would push the rest down.
  const expectsCompanies = !failure && user?.is_superuser === true;

  if (!data && !failure && isAnonymous) return <ErrorState title={t('dashboard.failures.required')} />;
  return (
    <Stack $gap={6}>
      {isAdministrator && company !== undefined && data && (
        <FirstSteps key={company} company={company} statistics={data.plannerStatistics} />
      )}
      {/* Who is late or missing, and who waits, waits for nobody's glance further down. */}
      {isAdministrator && !isAnonymous && (
        <>
          <Today />
          {company !== undefined && <CoverageToday company={company} />}
          <Waiting />
        </>
      )}
      {failure ? (
        <StatisticsError error={failure} retry={retry} retrying={retrying} />
      ) : data ? (
        <CountCards statistics={data.plannerStatistics} />
      ) : (
        <CountCardsSkeleton wide={expectsCompanies} />
      )}
      <QuickActions forCompanies={data ? seesCompanies(data.plannerStatistics) : expectsCompanies} />
      {isAdministrator && !isAnonymous ? (
        <Activity />
      ) : (
        <Panel title={t('dashboard.activity.title')}>
          <Welcome />
        </Panel>
      )}
    </Stack>
  );
}
