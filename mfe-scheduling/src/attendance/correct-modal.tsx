import { useApolloClient, useMutation } from '@apollo/client/react';
import { useForm } from '@portfolio/remote-kit/forms';
import { shiftWhen, useNow } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { TextareaField, TextField } from '@portfolio/ui/field';
import { FieldRow, Form } from '@portfolio/ui/form';
import { Modal } from '@portfolio/ui/modal';
import { Muted } from '@portfolio/ui/text';
import { useToast } from '@portfolio/ui/toast';
import { useId } from 'react';
import { useTranslation } from '../translator.ts';
import { faultsIn, inputOf, reasonSchema, valuesOf, type AttendedShift } from './attendance-values.ts';
import { CorrectAttendance } from './attendance.graphql.ts';

interface Props {
  shift: AttendedShift;
  onClose: () => void;
  onCorrected: () => void;
}

/** Check-in and check-out as they were, and why they are corrected. */
export function CorrectModal({ shift, onClose, onCorrected }: Props) {
  const { t, language } = useTranslation();
  const id = useId();
  const toast = useToast();
  const now = useNow();
  const apollo = useApolloClient();
  const [correct] = useMutation(CorrectAttendance);
  const form = useForm({
    values: valuesOf(shift, now),
    schema: reasonSchema,
    rules: (values) => faultsIn(values, shift, new Date()),
    send: (values, _, context) => correct({ variables: { id: shift.id, input: inputOf(values, shift) }, context }),
    onSaved: () => {
      toast('success', t('attendance.done'));
      // Pay, payments and the dashboard follow.
      void apollo.refetchQueries({ include: 'active' });
      onCorrected();
    },
    failed: t('attendance.failed'),
    sentences: {
      checkedInAt: { required: t('attendance.errors.checkedInAt') },
      reason: { required: t('attendance.errors.reason') },
    },
    labels: { reason: t('attendance.reason') },
  });
  const zone = shift.timeZone;
  return (
    <Modal
      open
      keepOpenOutside
      onClose={() => form.leave(onClose)}
      title={t('attendance.title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="ghost" onClick={() => form.leave(onClose)}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={form.saving}>
            {t('attendance.save')}
          </Button>
        </>
      }
    >
      <Form id={id} {...form.props} errorsTitle={t('attendance.notSaved')}>
        <p>
          {shift.employeeName} ·{' '}
          {t('attendance.planned', { when: shiftWhen(shift.startTime, shift.endTime, language, zone) })}
        </p>
        <FieldRow>
          <TextField type="datetime-local" label={t('shifts.checkedIn')} {...form.field('checkedInAt')} />
          <TextField
            type="datetime-local"
            label={t('shifts.checkedOut')}
            hint={t('attendance.outHint')}
            {...form.field('checkedOutAt')}
          />
        </FieldRow>
        <Muted as="p">{t('shifts.zone', { zone: zone.replaceAll('_', ' ') })}</Muted>
        <TextareaField
          label={t('attendance.reason')}
          hint={t('attendance.reasonHint')}
          rows={3}
          maxLength={500}
          {...form.field('reason')}
        />
      </Form>
    </Modal>
  );
}
