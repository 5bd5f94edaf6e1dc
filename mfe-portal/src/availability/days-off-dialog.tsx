import { useMutation } from '@apollo/client/react';
import { daysOffForm, useForm } from '@portfolio/remote-kit/forms';
import { TextField, TimeField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { FormModal } from '@portfolio/ui/form-modal';
import { useUndo } from '@portfolio/ui/toast';
import { useTranslation } from '../translator.ts';
import { AddMyUnavailability, RemoveMyUnavailability } from './days-off.graphql.ts';

/** Says on which days one can't work: from a day, until another or the same, perhaps at a time, and why. */
export function DaysOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const offerUndo = useUndo();
  const after = { refetchQueries: ['MyUnavailability', 'MyDatedAvailability'], awaitRefetchQueries: true };
  const [add] = useMutation(AddMyUnavailability, after);
  const [remove] = useMutation(RemoveMyUnavailability, after);
  const form = useForm({
    draft: 'days-off',
    ...daysOffForm,
    sentences: { fromDay: { required: t('availability.daysOff.dayMissing') } },
    async send(input, _, context) {
      return (await add({ variables: { input }, context })).data?.addMyUnavailability.id;
    },
    onSaved(id) {
      offerUndo(t('availability.daysOff.saved'), () => remove({ variables: { id: id ?? '' } }));
      onClose();
    },
    failed: t('availability.daysOff.saveFailed'),
  });
  const { controlled, field } = form;
  return (
    <FormModal
      form={form}
      title={t('availability.daysOff.add')}
      errorsTitle={t('form.notSaved')}
      onClose={() => form.leave(onClose)}
      texts={{ save: t('save'), cancel: t('cancel'), close: t('close') }}
    >
      <FieldRow>
        <TextField type="date" label={t('availability.daysOff.fromDay')} {...field('fromDay')} />
        <TimeField
          label={t('availability.daysOff.fromTime')}
          hint={t('availability.daysOff.timeHint')}
          {...controlled('fromTime')}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          type="date"
          label={t('availability.daysOff.untilDay')}
          hint={t('availability.daysOff.untilHint')}
          min={controlled('fromDay').value}
          {...field('untilDay')}
        />
        <TimeField label={t('availability.daysOff.untilTime')} {...controlled('untilTime')} />
      </FieldRow>
      <TextField
        label={t('availability.daysOff.reason')}
        hint={t('availability.daysOff.reasonHint')}
        autoComplete="off"
        maxLength={200}
        {...field('reason')}
      />
    </FormModal>
  );
}
