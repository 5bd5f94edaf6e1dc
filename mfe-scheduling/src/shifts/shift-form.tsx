import { CheckboxField } from '@portfolio/ui/field';
import { Form } from '@portfolio/ui/form';
import { useState } from 'react';
import { SaveActions } from '../shared/forms/save-actions.tsx';
import { useTranslation } from '../translator.ts';
import { PostField } from './post-field.tsx';
import { ShiftFields } from './shift-fields.tsx';
import type { ShiftValues } from './shift-values.ts';
import type { WholeShift } from './shifts.graphql.ts';
import { useSaveShift, useShiftForm } from './use-shift-form.ts';

interface Props {
  values: ShiftValues;
  /** The shift that is changed; none for a new one. */
  before?: WholeShift;
  /** @param repeats a new one is to be repeated next */
  onSaved: (shift: WholeShift, repeats: boolean) => void;
  onCancel: () => void;
}

/** scheduling.md §5, Shift form. */
export function ShiftForm({ values, before, onSaved, onCancel }: Props) {
  const { t } = useTranslation();
  const send = useSaveShift(before);
  const [repeats, setRepeats] = useState(false);
  const { form, overlaps } = useShiftForm(values, {
    draft: `shift/${before?.id ?? 'new'}`,
    id: before?.id,
    send,
    onSaved: (shift) => shift && onSaved(shift, repeats),
  });
  return (
    <Form {...form.props} errorsTitle={t('shifts.notSaved')}>
      <ShiftFields id={before?.id} paid={before?.paid} form={form} overlaps={overlaps} values={values}>
        <PostField form={form} />
      </ShiftFields>
      {!before && (
        <CheckboxField
          label={t('series.title')}
          hint={t('series.next')}
          checked={repeats}
          onChange={({ target }) => setRepeats(target.checked)}
        />
      )}
      <SaveActions
        save={t(before ? 'shifts.change.save' : 'shifts.create.save')}
        saving={form.saving}
        onCancel={() => form.leave(onCancel)}
      />
    </Form>
  );
}
