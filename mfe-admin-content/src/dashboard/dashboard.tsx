import { useRetry, useSession } from '@portfolio/remote-kit';
import { useAuthored } from '@portfolio/remote-kit/authored';
import { useDismissed } from '@portfolio/remote-kit/device';
import { useFresh } from '@portfolio/remote-kit/screens';
import { Card } from '@portfolio/ui/card';
import { FirstSteps } from '@portfolio/ui/first-steps';
import { Cluster, Grid, Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Muted } from '@portfolio/ui/text';
import { color, font, fontSize, space } from '@portfolio/ui/tokens';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AdminDashboardQuery } from '../generated/graphql.ts';
import { PublicationBadge } from '../lists/item-card.tsx';
import { LoadError } from '../screens.ts';
import { useTranslation } from '../translator.ts';
import { AdminDashboard } from './dashboard.graphql.ts';

const status = ({ isPublished }: { isPublished: boolean }) => <PublicationBadge published={isPublished} />;

const create = { action: 'create' };

const Cards = styled(Grid).attrs({ $min: 'max(20rem, 34%)' })``;

/** readings.md, "/admin": counts and latest items, quick actions, and a card into the planner. */
export function Dashboard() {
  const { t } = useTranslation();
  const result = useFresh(AdminDashboard);
  const { failure, retry, retrying } = useRetry(result);
  const { data } = result;

  return (
    <>
      <PageHeading
        description={t('dashboard.lead')}
        actions={
          <Cluster as="nav" aria-label={t('dashboard.quickActions')} $gap={2}>
            {(['projects', 'mobile-demos', 'pages', 'blog'] as const).map((place) => (
              <LinkButton
                key={place}
                data-create
                as={Link}
                to={`/admin/${place}`}
                state={create}
                size="small"
                icon={<Plus aria-hidden />}
              >
                {t(`dashboard.new.${place}`)}
              </LinkButton>
            ))}
          </Cluster>
        }
      >
        {t('dashboard.title')}
      </PageHeading>
      {failure && <LoadError title={t('dashboard.failed')} retry={retry} retrying={retrying} />}
      <Stack $gap={5}>
        {!failure && !data && (
          <SkeletonGroup label={t('loading')}>
            <Cards>
              {Array.from({ length: 4 }, (_, card) => (
                <Card key={card}>
                  <SkeletonText lines={7} />
                </Card>
              ))}
            </Cards>
          </SkeletonGroup>
        )}
        {data && !failure && <FirstRun data={data} />}
        {data && !failure && (
          <Cards>
            <SummaryCard
              title={t('navigation.projects')}
              to="/admin/projects"
              count={data.projects.count}
              items={data.projects.results.map((project) => ({
                ...project,
                to: `/projects/${project.id}`,
                mark: status(project),
              }))}
            />
            <SummaryCard
              title={t('navigation.demos')}
              to="/admin/mobile-demos"
              count={data.mobileDemos.count}
              items={data.mobileDemos.results.map((demo) => ({
                ...demo,
                to: `/mobile-demos/${demo.id}`,
                mark: status(demo),
              }))}
            />
            <SummaryCard
              title={t('navigation.pages')}
              to="/admin/pages"
              count={data.pages.count}
              items={data.pages.results.map((page) => ({ ...page, to: `/page/${page.slug}`, mark: status(page) }))}
            />
            <SummaryCard
              title={t('navigation.messages')}
              to="/admin/contact"
              count={data.contactMessages.unread}
              foreign
              of={t('messages.unread', { unread: data.contactMessages.unread, total: data.contactMessages.count })}
              items={data.contactMessages.results.map(({ id, subject, isRead }) => ({
                id,
                title: subject,
                to: `/admin/contact?message=${id}`,
                mark: !isRead && <StatusBadge status="unread">{t('messages.isUnread')}</StatusBadge>,
              }))}
            />
          </Cards>
        )}
        <Card as="section">
          <Cluster $justify="space-between">
            <div>
              <h2>{t('dashboard.planner')}</h2>
              <Muted>{t('dashboard.plannerHint')}</Muted>
            </div>
            <LinkButton as={Link} to="/admin/planner" icon={<CalendarClock aria-hidden />}>
              {t('staffOnly.planner')}
            </LinkButton>
          </Cluster>
        </Card>
      </Stack>
    </>
  );
}

/** What a new site is written in: its owner, a project, a page; until all are there, or nobody wants to be told. */
function FirstRun({ data: { siteOwner, projects, pages } }: { data: AdminDashboardQuery }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const [isDismissed, dismiss] = useDismissed('site', user?.id);
  const steps: { id: 'owner' | 'project' | 'page'; to: string; isDone: boolean }[] = [
    { id: 'owner', to: '/admin/owner', isDone: siteOwner.name !== '' },
    { id: 'project', to: '/admin/projects', isDone: projects.count > 0 },
    { id: 'page', to: '/admin/pages', isDone: pages.count > 0 },
  ];
  if (isDismissed || steps.every(({ isDone }) => isDone)) return null;
  return (
    <FirstSteps
      title={t('dashboard.steps.title')}
      texts={{ done: t('dashboard.steps.done'), dismiss: t('dashboard.steps.dismiss') }}
      onDismiss={dismiss}
      steps={steps.map(({ id, to, isDone }) => ({
        id,
        title: t(`dashboard.steps.${id}.title`),
        text: t(`dashboard.steps.${id}.text`),
        isDone,
        ways: (isNext) => (
          <LinkButton
            as={Link}
            to={to}
            state={id === 'owner' ? undefined : { action: 'create' }}
            variant={isNext ? 'primary' : undefined}
          >
            {t(`dashboard.steps.${id}.way`)}
          </LinkButton>
        ),
      }))}
    />
  );
}

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};

  & > h2 {
    font-size: ${fontSize.large};
  }
`;

const Figure = styled.span`
  font-family: ${font.code};
  font-size: ${fontSize.heading};
  font-variant-numeric: tabular-nums;
`;

const Latest = styled.ul`
  margin-top: ${space(3)};

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    min-height: ${space(10)};
    border-top: 1px solid ${color.border};
    font-size: ${fontSize.small};
    overflow-wrap: anywhere;
  }
`;

interface Props {
  title: string;
  /** The list of all of them. */
  to: string;
  count: number;
  /** What the count is out of. */
  of?: string;
  /** The newest ones. */
  items: readonly { id: string; title: string; to: string; mark: ReactNode }[];
  /** Their titles are the visitors' own words, not the site's. */
  foreign?: boolean;
}

/** How many there are of one kind, and the newest of them. */
function SummaryCard({ title, to, count, of, items, foreign = false }: Props) {
  const { t } = useTranslation();
  const { dir, lang } = useAuthored();
  return (
    <Card as="section">
      <Head>
        <h2>
          <Link to={to}>{title}</Link>
        </h2>
        <Figure>{count}</Figure>
      </Head>
      {of && <Muted>{of}</Muted>}
      {items.length === 0 && <Muted>{t('dashboard.nothing')}</Muted>}
      <Latest>
        {items.map((item) => (
          <li key={item.id}>
            <Link to={item.to} dir={dir} lang={foreign ? undefined : lang}>
              {item.title}
            </Link>
            {item.mark}
          </li>
        ))}
      </Latest>
    </Card>
  );
}
