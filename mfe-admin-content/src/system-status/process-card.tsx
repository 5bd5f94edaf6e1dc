import type { ProcessStatus } from '@portfolio/contracts/operations';
import { Card } from '@portfolio/ui/card';
import { DefinitionList } from '@portfolio/ui/definition-list';
import { Cluster } from '@portfolio/ui/layout';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Mono, Muted } from '@portfolio/ui/text';
import { fontSize } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useDateTime } from '../times/use-date-time.ts';
import { useTranslation } from '../translator.ts';
import { problemsOf } from './problems.ts';

const Name = styled.h2`
  font-size: ${fontSize.large};
`;

/** One process: how it is, and all that it says of itself. */
export function ProcessCard({ process }: { process: ProcessStatus }) {
  return (
    <Card as="article">
      <Cluster $justify="space-between">
        <Name>{process.process}</Name>
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
