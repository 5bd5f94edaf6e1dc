import { useHost } from '@portfolio/remote-kit';
import { clockTime } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { DefinitionList } from '@portfolio/ui/definition-list';
import { Grid, Stack, Cluster } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Skeleton, SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Table, type Column } from '@portfolio/ui/table';
import { Muted, Mono, Title } from '@portfolio/ui/text';
import { space } from '@portfolio/ui/tokens';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { LoadError } from '../screens.ts';
import { useTranslation } from '../translator.ts';
import { refreshMs, useSystemStatus } from './use-system-status.ts';
import type { ProcessStatus, LiveRelease } from '@portfolio/contracts/operations';
import { useDateTime } from '../times/use-date-time.ts';

const Processes = styled(Grid).attrs({ $min: '20rem' })`
  align-items: start;
`;

/** How each process of the product is, for staff: the `/status` that operators ask for. */
export function SystemStatus() {
  const { t, language } = useTranslation();
  const { announce } = useHost();
  const { status, asOf, failed, isRefreshing, refresh } = useSystemStatus();
  const time = asOf && clockTime(asOf, language, undefined, true);

  // Who pressed the button may not see that the figures are new; that they come anew by themselves is not worth a word.
  const wasRefreshing = useRef(false);
  useEffect(() => {
    if (wasRefreshing.current && !isRefreshing && !failed && time) announce(t('systemStatus.asOf', { time }));
    wasRefreshing.current = isRefreshing;
  }, [isRefreshing, failed, time, announce, t]);

  return (
    <>
      <PageHeading
        description={t('systemStatus.lead')}
        actions={
          <Button icon={<RefreshCw aria-hidden />} loading={isRefreshing} onClick={refresh}>
            {t('systemStatus.refresh')}
          </Button>
        }
      >
        {t('systemStatus.title')}
      </PageHeading>
      {!status && failed && <LoadError title={t('systemStatus.failed')} retry={refresh} retrying={isRefreshing} />}
      {!status && !failed && <Placeholder label={t('systemStatus.loading')} />}
      {status && time && (
        <Stack $gap={5}>
          {failed && <Notice kind="warning">{t('systemStatus.stale', { time })}</Notice>}
          <Verdict processes={status.processes} />
          <Muted>
            {t('systemStatus.asOf', { time })} {t('systemStatus.renewed', { seconds: refreshMs / 1_000 })}
          </Muted>
          <Processes>
            {status.processes.map((process) => (
              <ProcessCard key={process.process} process={process} />
            ))}
          </Processes>
          {status.processes.map(({ process, releases }) => releases && <Releases key={process} releases={releases} />)}
        </Stack>
      )}
    </>
  );
}

const Placeholder = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <Stack $gap={5}>
      <Skeleton $height={space(12)} />
      <Skeleton $width="24rem" />
      <Processes>
        {Array.from({ length: 5 }, (_, card) => (
          <Card key={card}>
            <SkeletonText lines={12} />
          </Card>
        ))}
      </Processes>
    </Stack>
  </SkeletonGroup>
);

/** The whole at a glance: that all is well, or what is not. */
function Verdict({ processes }: { processes: readonly ProcessStatus[] }) {
  const { t } = useTranslation();
  const problems = processes.flatMap(problemsOf);
  if (problems.length === 0)
    return <Notice kind="success">{t('systemStatus.well', { count: processes.length })}</Notice>;
  const isAway = problems.some(({ kind }) => kind === 'down' || kind === 'unavailable');
  return (
    <Notice kind={isAway ? 'danger' : 'warning'}>
      <strong>{t('systemStatus.wrong')}</strong>
      <ul>
        {problems.map(({ process, kind, count }) => (
          <li key={`${process} ${kind}`}>{t(`systemStatus.problems.${kind}`, { process, count })}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** What visitors get of the shell and of each remote. */
function Releases({ releases }: { releases: readonly LiveRelease[] }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const columns: Column<LiveRelease>[] = [
    { id: 'name', header: t('systemStatus.releases.name'), cell: ({ name }) => name, rowHeader: true },
    { id: 'release', header: t('systemStatus.releases.release'), cell: ({ release }) => <Mono>{release}</Mono> },
    { id: 'since', header: t('systemStatus.facts.since'), cell: ({ since }) => dateTime(since) },
    {
      id: 'canary',
      header: t('systemStatus.releases.canary'),
      cell: ({ canary, percent }) =>
        canary === undefined ? (
          <Muted as="span">{t('systemStatus.releases.none')}</Muted>
        ) : (
          t('systemStatus.releases.canaryAt', { release: canary, percent: percent ?? 0 })
        ),
    },
  ];
  return (
    <Stack as="section" $gap={3}>
      <h2>{t('systemStatus.releases.title')}</h2>
      <Table caption={t('systemStatus.releases.title')} columns={columns} rows={releases} rowKey={({ name }) => name} />
    </Stack>
  );
}

/** One process: how it is, and all that it says of itself. */
function ProcessCard({ process }: { process: ProcessStatus }) {
  return (
    <Card as="article">
      <Cluster $justify="space-between">
        <Title $size="large">{process.process}</Title>
        <State process={process} />
      </Cluster>
      <Facts process={process} />
    </Card>
  );
}

function State({ process }: { process: ProcessStatus }) {
  const { t } = useTranslation();
  const { status } = process;
  if (status !== 'ok') return <StatusBadge status="down">{t(`systemStatus.states.${status}`)}</StatusBadge>;
  return problemsOf(process).length > 0 ? (
    <StatusBadge status="troubled">{t('systemStatus.states.troubled')}</StatusBadge>
  ) : (
    <StatusBadge status="active">{t('systemStatus.states.ok')}</StatusBadge>
  );
}

function Facts({ process }: { process: ProcessStatus }) {
  const { t, language } = useTranslation();
  const dateTime = useDateTime();
  const { reason, version, since, schema, jobs, database, requests, connections, memoryMb, registry } = process;
  if (process.status === 'down') return <Muted>{t('systemStatus.nothingKnown')}</Muted>;

  const number = new Intl.NumberFormat(language);
  const megabytes = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte' });
  const figure = (value: number | undefined, format = number) =>
    value === undefined ? undefined : format.format(value);
  const figures = (of: Record<string, number>): Record<string, string> =>
    Object.fromEntries(Object.entries(of).map(([key, value]) => [key, number.format(value)]));
  return (
    <DefinitionList
      items={[
        { term: t('systemStatus.facts.reason'), detail: reason && <span lang="en">{reason}</span> },
        { term: t('systemStatus.facts.version'), detail: version && <Mono>{version}</Mono> },
        { term: t('systemStatus.facts.since'), detail: since && dateTime(since) },
        { term: t('systemStatus.facts.schema'), detail: schema && <Mono>{schema}</Mono> },
        { term: t('systemStatus.facts.jobs'), detail: jobs && t('systemStatus.jobs', figures(jobs)) },
        { term: t('systemStatus.facts.database'), detail: database && t('systemStatus.pool', figures(database)) },
        { term: t('systemStatus.facts.underway'), detail: figure(requests?.underway) },
        { term: t('systemStatus.facts.requests'), detail: requests && t('systemStatus.requests', figures(requests)) },
        { term: t('systemStatus.facts.connections'), detail: figure(connections) },
        { term: t('systemStatus.facts.memory'), detail: figure(memoryMb, megabytes) },
        { term: t('systemStatus.facts.registry'), detail: registry },
      ]}
    />
  );
}

/** What somebody should look at. */
interface Problem {
  process: string;
  kind: 'down' | 'unavailable' | 'stuck' | 'failing';
  /** How many jobs. */
  count: number;
}

/** What is wrong with a process, the worst first. */
function problemsOf({ process, status, jobs }: ProcessStatus): Problem[] {
  if (status !== 'ok') return [{ process, kind: status, count: 1 }];
  const { stuck = 0, failing = 0 } = jobs ?? {};
  const found: Problem[] = [
    { process, kind: 'stuck', count: stuck },
    { process, kind: 'failing', count: failing },
  ];
  return found.filter(({ count }) => count > 0);
}
