import { useApolloClient, useMutation } from '@apollo/client/react';
import { useOpened } from '@portfolio/remote-kit';
import { useForm } from '@portfolio/remote-kit/forms';
import { useRefresh, useFresh } from '@portfolio/remote-kit/screens';
import { useNow, shiftWhen, zoneName, dayAndTime } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { DateTimeField, TextareaField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { IconButton } from '@portfolio/ui/icon-button';
import { Table, type Column } from '@portfolio/ui/table';
import { Muted } from '@portfolio/ui/text';
import { useToast } from '@portfolio/ui/toast';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import ClockFading from 'lucide-react/icons/clock-fading';
import { useRef } from 'react';
import type { AttendanceCorrectionsQuery } from '../../generated/graphql.ts';
import { Section } from '../../shared/details/section.tsx';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import { StaleIfError } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { type AttendedShift, faultsIn, inputOf, reasonSchema, valuesOf } from './attendance-values.ts';
import { graphql } from '../../generated/index.ts';

const CorrectAttendance = graphql('mutation CorrectAttendance { correctAttendance { ...WholeShift } }');
const ShiftToCorrect = graphql('query ShiftToCorrect { shift { ...WholeShift } }');

const AttendanceCorrections = graphql(`
  query AttendanceCorrections {
    attendanceCorrections {
      id
      correctedAt
      correctedByName
      reason
      checkedInBefore
      checkedInAfter
      checkedOutBefore
      checkedOutAfter
    }
  }
`);

interface Props {
  shift: AttendedShift;
  /** An icon, for the lines of a table. */
  compact?: boolean;
  onCorrected?: () => void;
}

/** Corrects check-in and check-out of a shift that has begun; nothing for one that is cancelled. */
export function CorrectButton({ shift, compact = false, onCorrected }: Props) {
  const { t } = useTranslation();
  const [opened, open] = useOpened();
  const name = `times-${shift.id}`;
  const now = useNow();
  const hasBegun = shift.checkedInAt !== null || Date.parse(shift.startTime) <= now.getTime();
  if (shift.status === 'CANCELLED' || !hasBegun) return null;
  return (
    <>
      {compact ? (
        <IconButton
          size="small"
          variant="secondary"
          icon={<ClockFading aria-hidden />}
          label={`${t('attendance.correct')} ${shift.employeeName}`}
          onClick={() => open(name)}
        />
      ) : (
        <Button icon={<ClockFading aria-hidden />} onClick={() => open(name)}>
          {t('attendance.correct')} <VisuallyHidden>{shift.employeeName}</VisuallyHidden>
        </Button>
      )}
      {opened === name && (
        <CorrectModal
          shift={shift}
          onClose={() => open(undefined)}
          onCorrected={() => {
            open(undefined);
            onCorrected?.();
          }}
        />
      )}
    </>
  );
}

interface CorrectModalProps {
  shift: AttendedShift;
  onClose: () => void;
  onCorrected: () => void;
}

/** Check-in and check-out as they were, and why they are corrected. */
function CorrectModal({ shift, onClose, onCorrected }: CorrectModalProps) {
  const { t, language } = useTranslation();
  const toast = useToast();
  const refresh = useRefresh();
  const now = useNow();
  const apollo = useApolloClient();
  const [correct] = useMutation(CorrectAttendance);
  const known = useRef(shift);
  const form = useForm({
    draft: `attendance/${shift.id}`,
    values: valuesOf(shift, now),
    schema: reasonSchema,
    rules: (values) => faultsIn(values, shift, new Date()),
    send(values, _, context) {
      const { id, checkedInAt, checkedOutAt } = known.current;
      return correct({
        variables: { id, input: inputOf(values, known.current), seen: { checkedInAt, checkedOutAt } },
        context,
      });
    },
    // Meanwhile the guard may have checked out, or somebody else has corrected it.
    async latest() {
      const { data } = await apollo.query({
        query: ShiftToCorrect,
        variables: { id: shift.id },
        fetchPolicy: 'network-only',
      });
      if (!data?.shift) return undefined;
      known.current = data.shift;
      return { values: valuesOf(data.shift, now) };
    },
    onSaved: () => {
      toast('success', t('attendance.done'));
      // Pay, payments and the dashboard follow.
      void refresh();
      onCorrected();
    },
    failed: t('attendance.failed'),
    sentences: {
      checkedInAt: { required: t('attendance.errors.checkedInAt') },
      reason: { required: t('attendance.errors.reason') },
    },
  });
  const zone = shift.timeZone;
  return (
    <FormModal
      form={form}
      title={t('attendance.title')}
      save={t('attendance.save')}
      errorsTitle={t('attendance.notSaved')}
      onClose={onClose}
    >
      <p>
        {shift.employeeName} ·{' '}
        {t('attendance.planned', { when: shiftWhen(shift.startTime, shift.endTime, language, zone) })}
      </p>
      <FieldRow>
        <DateTimeField
          label={t('shifts.checkedIn')}
          clockLabel={t('times.clock', { label: t('shifts.checkedIn') })}
          {...form.controlled('checkedInAt')}
        />
        <DateTimeField
          label={t('shifts.checkedOut')}
          clockLabel={t('times.clock', { label: t('shifts.checkedOut') })}
          {...form.controlled('checkedOutAt')}
        />
      </FieldRow>
      <Muted as="p">
        {t('times.zone', { zone: zoneName(zone) })}. {t('attendance.outHint')}
      </Muted>
      <TextareaField
        label={t('attendance.reason')}
        hint={t('attendance.reasonHint')}
        rows={3}
        {...form.field('reason')}
      />
    </FormModal>
  );
}

type Correction = AttendanceCorrectionsQuery['attendanceCorrections'][number];

/** How check-in and check-out were corrected, the last first; nothing where they never were. */
export function Corrections({ id, zone }: { id: string; zone: string }) {
  const { t, language } = useTranslation();
  const result = useFresh(AttendanceCorrections, { id });
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
