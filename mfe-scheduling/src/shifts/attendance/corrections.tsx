import { useQuery } from '@apollo/client/react';
import { dayAndTime } from '@portfolio/remote-kit/times';
import { Table, type Column } from '@portfolio/ui/table';
import { Muted } from '@portfolio/ui/text';
import { Section } from '../../shared/details/section.tsx';
import type { AttendanceCorrectionsQuery } from '../../generated/graphql.ts';
import { StaleIfError } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { AttendanceCorrections } from './attendance.graphql.ts';

type Correction = AttendanceCorrectionsQuery['attendanceCorrections'][number];

/** How check-in and check-out were corrected, the last first; nothing where they never were. */
export function Corrections({ id, zone }: { id: string; zone: string }) {
  const { t, language } = useTranslation();
  const result = useQuery(AttendanceCorrections, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const corrections = result.data?.attendanceCorrections ?? [];

  const at = (instant: string | null | undefined) =>
    instant ? dayAndTime(instant, language, zone) : t('attendance.none');
  const columns: Column<Correction>[] = [
    { id: 'when', header: t('attendance.when'), rowHeader: true, cell: ({ correctedAt }) => at(correctedAt) },
    {
      id: 'who',
      header: t('attendance.who'),
      cell: ({ correctedByName }) => correctedByName ?? t('attendance.unknown'),
    },
    {
      id: 'in',
      header: t('shifts.checkedIn'),
      cell: ({ checkedInBefore, checkedInAfter }) => <Change before={at(checkedInBefore)} after={at(checkedInAfter)} />,
    },
    {
      id: 'out',
      header: t('shifts.checkedOut'),
      cell: ({ checkedOutBefore, checkedOutAfter }) => (
        <Change before={at(checkedOutBefore)} after={at(checkedOutAfter)} />
      ),
    },
    {
      id: 'why',
      header: t('attendance.reason'),
      cell: ({ reason }) => <span dir="auto">{reason || t('attendance.setBack')}</span>,
    },
  ];
  return (
    <StaleIfError result={result} failed={t('attendance.historyFailed')}>
      {corrections.length > 0 && (
        <Section title={t('attendance.history')}>
          <Table caption={t('attendance.history')} columns={columns} rows={corrections} rowKey={({ id: key }) => key} />
        </Section>
      )}
    </StaleIfError>
  );
}

function Change({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation();
  if (before === after) return <Muted>{t('attendance.same', { time: after })}</Muted>;
  return <>{t('attendance.change', { before, after })}</>;
}
