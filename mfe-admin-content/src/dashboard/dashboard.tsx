import { useQuery } from '@apollo/client/react';
import { useRetry } from '@portfolio/remote-kit';
import { Card } from '@portfolio/ui/card';
import { Cluster, Grid, Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Muted } from '@portfolio/ui/text';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PublicationBadge } from '../lists/publication-badge.tsx';
import { LoadError } from '../screens.ts';
import { useTranslation } from '../translator.ts';
import { AdminDashboard } from './dashboard.graphql.ts';
import { FirstRun } from './first-run.tsx';
import { SummaryCard } from './summary-card.tsx';

const status = ({ isPublished }: { isPublished: boolean }) => <PublicationBadge published={isPublished} />;

const create = { action: 'create' };

const Cards = styled(Grid).attrs({ $min: 'max(20rem, 34%)' })``;

/** readings.md, "/admin": counts and latest items, quick actions, and a card into the planner. */
export function Dashboard() {
  const { t } = useTranslation();
  const result = useQuery(AdminDashboard, { fetchPolicy: 'cache-and-network' });
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
