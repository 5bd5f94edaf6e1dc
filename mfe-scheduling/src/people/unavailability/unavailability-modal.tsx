import { useMutation } from '@apollo/client/react';
import { daysOffForm, useForm } from '@portfolio/remote-kit/forms';
import { TextField } from '@portfolio/ui/field';
import { DaysFields } from '../../shared/forms/days-fields.tsx';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import { useTranslation } from '../../translator.ts';
import { AddUnavailability } from './unavailability.graphql.ts';

interface Props {
  employee: string;
  onClose: () => void;
  /** @param id of the days */
  onSaved: (id: string) => void;
}

/** Notes on which days an employee can't work: from a day, until another or the same, perhaps at a time, and why. */
export function UnavailabilityModal({ employee, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const [add] = useMutation(AddUnavailability);
  const form = useForm({
    draft: `unavailability/${employee}`,
    ...daysOffForm,
    sentences: { fromDay: { required: t('unavailability.dayMissing') } },
    async send(input, _, context) {
      return (await add({ variables: { employee, input }, context })).data?.addUnavailability.id ?? '';
    },
    onSaved,
    failed: t('unavailability.saveFailed'),
  });
  const { controlled, field } = form;
  return (
    <FormModal
      form={form}
      title={t('unavailability.add')}
      save={t('unavailability.save')}
      errorsTitle={t('unavailability.notSaved')}
      onClose={onClose}
    >
      <DaysFields field={field} controlled={controlled} />
      <TextField
        label={t('unavailability.reason')}
        hint={t('unavailability.reasonHint')}
        autoComplete="off"
        maxLength={200}
        {...field('reason')}
      />
    </FormModal>
  );
}
