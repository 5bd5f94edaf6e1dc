import type { LiveRelease } from '@portfolio/contracts/operations';
import { Stack } from '@portfolio/ui/layout';
import { Table, type Column } from '@portfolio/ui/table';
import { Mono, Muted } from '@portfolio/ui/text';
import { useDateTime } from '../times/use-date-time.ts';
import { useTranslation } from '../translator.ts';

/** What visitors get of the shell and of each remote. */
export function Releases({ releases }: { releases: readonly LiveRelease[] }) {
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
