import { useMutation } from '@apollo/client/react';
import { timeOffEntryInput } from '@portfolio/contracts/scheduling';
import { enumName, useForm } from '@portfolio/remote-kit/forms';
import { NumberField, SelectField, TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { useToast } from '@portfolio/ui/toast';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import { useTranslation } from '../../translator.ts';
import { AddTimeOffEntry } from './ledger.graphql.ts';

const kinds = ['granted', 'corrected'] as const;

interface Values {
  kind: (typeof kinds)[number];
  amount: string;
  reason: string;
}

/** Grants something, or corrects a balance and says why. */
export function EntryModal({ employee, type, onClose }: { employee: string; type: string; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [add] = useMutation(AddTimeOffEntry, { refetchQueries: ['TimeOffBalances', 'TimeOffEntries'] });
  const form = useForm<Values, void, Values & { employee: string; type: string }>({
    draft: `time-off-entry/${employee}/${type}`,
    values: { kind: 'granted', amount: '', reason: '' },
    schema: timeOffEntryInput,
    request: (values) => ({ ...values, amount: values.amount.trim(), employee, type }),
    sentences: { reason: { required: t('timeOff.ledger.reasonMissing') } },
    async send({ kind, ...input }, _, context) {
      await add({ variables: { input: { ...input, kind: enumName(kind) } }, context });
    },
    onSaved() {
      toast('success', t('timeOff.ledger.added'));
      onClose();
    },
    failed: t('timeOff.saveFailed'),
  });
  return (
    <FormModal
      form={form}
      title={t('timeOff.ledger.add')}
      save={t('timeOff.ledger.save')}
      errorsTitle={t('timeOff.notSaved')}
      onClose={onClose}
    >
      <FieldRow>
        <SelectField
          label={t('timeOff.ledger.kind')}
          {...form.field('kind')}
          options={kinds.map((kind) => [kind, t(`timeOff.ledger.kinds.${enumName(kind)}`)])}
        />
        <NumberField
          label={t('timeOff.ledger.amount')}
          hint={t('timeOff.ledger.amountHint')}
          {...form.field('amount')}
        />
      </FieldRow>
      <TextField
        label={t('unavailability.reason')}
        hint={t('timeOff.ledger.reasonHint')}
        autoComplete="off"
        maxLength={500}
        {...form.field('reason')}
      />
    </FormModal>
  );
}
