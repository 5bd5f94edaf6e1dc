import { useApolloClient, useMutation } from '@apollo/client/react';
import { useForm } from '@portfolio/remote-kit/forms';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { shiftWhen, useNow, zoneName } from '@portfolio/remote-kit/times';
import { DateTimeField, TextareaField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Muted } from '@portfolio/ui/text';
import { useToast } from '@portfolio/ui/toast';
import { useRef } from 'react';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import { useTranslation } from '../../translator.ts';
import { faultsIn, inputOf, reasonSchema, valuesOf, type AttendedShift } from './attendance-values.ts';
import { CorrectAttendance, ShiftToCorrect } from './attendance.graphql.ts';

interface Props {
  shift: AttendedShift;
  onClose: () => void;
  onCorrected: () => void;
}

/** Check-in and check-out as they were, and why they are corrected. */
export function CorrectModal({ shift, onClose, onCorrected }: Props) {
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
        maxLength={500}
        {...form.field('reason')}
      />
    </FormModal>
  );
}
