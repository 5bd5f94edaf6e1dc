import { chosenShiftStatuses } from '@portfolio/contracts/scheduling';
import { Button } from '@portfolio/ui/button';
import { CheckboxField, SelectField, TextareaField, TextField } from '@portfolio/ui/field';
import { Form, FormActions } from '@portfolio/ui/form';
import { useTranslation } from '../translator.ts';
import { PlaceFields } from './place-fields.tsx';
import { shiftStatusName } from './shift-status.tsx';
import type { ShiftValues } from './shift-values.ts';
import type { WholeShift } from './shifts.graphql.ts';
import { TimeFields } from './time-fields.tsx';
import { useShiftForm } from './use-shift-form.ts';

interface Props {
  values: ShiftValues;
  /** The shift that is changed; none for a new one. */
  before?: WholeShift;
  onSaved: (shift: WholeShift) => void;
  onCancel: () => void;
}

const choices = chosenShiftStatuses.map(shiftStatusName);

/** scheduling.md §5, Shift form. */
export function ShiftForm({ values, before, onSaved, onCancel }: Props) {
  const { t } = useTranslation();
  const { form, zone, overlaps } = useShiftForm(values, before, onSaved);
  const missed = before?.status === 'MISSED';
  return (
    <Form {...form.props} errorsTitle={t('shifts.notSaved')}>
      <PlaceFields form={form} />
      {(overlaps || values.allowOverlap) && (
        <CheckboxField
          label={t('shifts.allowOverlap')}
          hint={t('shifts.allowOverlapHint')}
          {...form.field('allowOverlap')}
        />
      )}
      <TimeFields form={form} zone={zone} />
      <SelectField label={t('shifts.statusLabel')} {...form.field('status')}>
        {missed && <option value="MISSED">{t('shifts.status.MISSED')}</option>}
        {choices.map((status) => (
          <option key={status} value={status}>
            {t(`shifts.status.${status}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('shifts.titleLabel')}
        optional={t('optional')}
        maxLength={200}
        autoComplete="off"
        {...form.field('title')}
      />
      <TextareaField
        label={t('shifts.notes')}
        optional={t('optional')}
        hint={t('shifts.notesHint')}
        rows={4}
        {...form.field('notes')}
      />
      <FormActions>
        <Button variant="ghost" onClick={() => form.leave(onCancel)}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" loading={form.saving}>
          {t(before ? 'shifts.change.save' : 'shifts.create.save')}
        </Button>
      </FormActions>
    </Form>
  );
}
