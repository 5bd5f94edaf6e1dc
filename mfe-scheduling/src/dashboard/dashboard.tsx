import { useRetry, useSession, useHost } from '@portfolio/remote-kit';
import { useFresh } from '@portfolio/remote-kit/screens';
import { Panel, Card } from '@portfolio/ui/card';
import { ErrorState } from '@portfolio/ui/error-state';
import { Stack, Cluster } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { SkeletonText } from '@portfolio/ui/skeleton';
import { Muted } from '@portfolio/ui/text';
import { space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Building2 from 'lucide-react/icons/building-2';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarX from 'lucide-react/icons/calendar-x';
import ExternalLink from 'lucide-react/icons/external-link';
import FileClock from 'lucide-react/icons/file-clock';
import Link2 from 'lucide-react/icons/link-2';
import UserCog from 'lucide-react/icons/user-cog';
import UserPlus from 'lucide-react/icons/user-plus';
import { useId, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCompany } from '../shared/company/use-company.tsx';
import { paths } from '../paths.ts';
import { Loaded, LoadError } from '../shared/screens.ts';
import { useTranslation } from '../translator.ts';
import { Activity, Welcome } from './activity.tsx';
import { CoverageToday } from './coverage-today.tsx';
import { CountCards, CountCardsSkeleton, seesCompanies } from './count-cards.tsx';
import { PlannerStatistics, WaitingForApproval } from './dashboard.graphql.ts';
import { FirstSteps } from './first-steps.tsx';
import { statisticsFailure, type StatisticsFailure } from './statistics-failure.ts';
import { Today } from './today.tsx';
import { useManagesUsers } from './use-manages-users.ts';

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
  // The counts are those of now, not of the last visit; the old ones stand until then.
  const result = useFresh(PlannerStatistics, { company: company ?? null }, { skip: isAnonymous });
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

/** What guards wait for: their hours to be approved, an answer to their claims, what they agreed on. */
function Waiting() {
  const { t } = useTranslation();
  const { company, within } = useCompany();
  const result = useFresh(WaitingForApproval, { company: company ?? null });
  const { data } = result;
  const claims = [data?.open, data?.expired].flatMap((page) => page?.results ?? []);
  const waiting = [
    { id: 'timesheets', count: data?.timesheets.count ?? 0, Icon: FileClock },
    { id: 'openShifts', count: claims.reduce((sum, { waiting: of }) => sum + of, 0), Icon: CalendarPlus },
    { id: 'declined', count: data?.declined.count ?? 0, Icon: CalendarX },
    { id: 'offers', count: data?.offers.count ?? 0, Icon: ArrowLeftRight },
  ] as const;
  const some = waiting.filter(({ count }) => count > 0);
  return (
    <Panel title={t('dashboard.waiting.title')}>
      <Loaded
        result={result}
        loading={t('dashboard.waiting.loading')}
        failed={t('dashboard.waiting.failed')}
        skeleton={<SkeletonText lines={1} />}
      >
        {() =>
          some.length === 0 ? (
            <Muted $size="body">{t('dashboard.waiting.none')}</Muted>
          ) : (
            <Cluster $gap={3}>
              {some.map(({ id, count, Icon }) => (
                <LinkButton
                  key={id}
                  as={Link}
                  to={within(id === 'declined' ? `${paths.openShifts}?status=DECLINED` : paths[id])}
                  icon={<Icon aria-hidden />}
                >
                  {t(`dashboard.waiting.${id}`, { count })}
                </LinkButton>
              ))}
            </Cluster>
          )
        }
      </Loaded>
    </Panel>
  );
}

const actions = [
  { id: 'inviteEmployee', Icon: UserPlus, who: 'administrators' },
  { id: 'newClient', Icon: Building2, who: 'administrators' },
  { id: 'newShift', Icon: CalendarPlus, who: 'administrators' },
  { id: 'adminInvite', Icon: Link2, who: 'companies' },
  { id: 'users', Icon: UserCog, who: 'staff' },
] as const;

const Buttons = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${space(3)};
  margin-top: ${space(4)};

  & > li > a {
    justify-content: start;
    text-align: start;
  }
`;

/**
 * scheduling.md §2: quick actions, those that are the reader's to do; the link for new administrators only with the wider,
 * company-level view.
 */
function QuickActions({ forCompanies }: { forCompanies: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const { isAdministrator, within } = useCompany();
  const may = { administrators: isAdministrator, companies: forCompanies, staff: useManagesUsers() };
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{t('dashboard.actions.title')}</h2>
      <Buttons>
        {actions
          .filter(({ who }) => may[who])
          .map((action) => (
            <li key={action.id}>
              <LinkButton as={Link} to={within(paths[action.id])} icon={<action.Icon aria-hidden />} size="large" wide>
                {t(`dashboard.actions.${action.id}`)}
              </LinkButton>
            </li>
          ))}
      </Buttons>
    </Card>
  );
}

/** scheduling.md §8, "Dashboard". On authentication failure the user is sent to /login (§2), and hears why. */
function StatisticsError({ error, retry, retrying }: { error: Error; retry: () => void; retrying: boolean }) {
  const { t } = useTranslation();
  const { announce } = useHost();
  const navigate = useNavigate();
  const location = useLocation();
  const { isAdministrator } = useCompany();
  const managesUsers = useManagesUsers();
  const session = useSession();
  const failure = statisticsFailure(error, session);
  const isOver = session.status === 'anonymous';
  const text = t(`dashboard.failures.${failure.key}`, valuesOf(failure, t('dashboard.failures.unknown')));
  const { key } = failure;

  useEffect(() => {
    if (key !== 'sessionExpired' && key !== 'authenticationFailed') return;
    announce(text, 'assertive');
    // When the session is over, its client has already left for /login.
    if (!isOver) void navigate('/login', { state: { from: location, notice: text, kind: 'danger' } });
  }, [announce, isOver, key, location, navigate, text]);

  // Asking again would be refused again.
  if (key === 'forbidden' && isAdministrator) return <ErrorState title={text} />;
  // Nothing went wrong: staff without a company read what is missing, and what is theirs to do instead.
  if (key === 'forbidden')
    return (
      <Notice
        kind="info"
        action={
          managesUsers && (
            <LinkButton as={Link} to={paths.users}>
              {t('navigation.users')}
            </LinkButton>
          )
        }
      >
        {text} {t('administratorsOnly.text')}
      </Notice>
    );
  return <LoadError title={text} retry={retry} retrying={retrying} />;
}

const valuesOf = (failure: StatisticsFailure, unknown: string): Record<string, string | number> => {
  if (failure.key === 'server') return { status: failure.status, error: failure.error ?? unknown };
  return failure.key === 'other' ? { message: failure.message } : {};
};
