import { useMutation } from '@apollo/client/react';
import { useZone } from '@portfolio/remote-kit';
import { useForm, type Refusal } from '@portfolio/remote-kit/forms';
import { useState } from 'react';
import { useTranslation } from '../translator.ts';
import { faultsIn, inputOf, textSchema, type ShiftValues } from './shift-values.ts';
import { CreateShift, UpdateShift, type WholeShift } from './shifts.graphql.ts';

/** readings.md: an employee cannot be in two places, unless that is permitted for the shift. */
const isOverlap = ({ faults }: Refusal): boolean =>
  faults.some(
    ({ path: [field], fault: { code, message } }) =>
      field === 'employee' && (code.includes('overlap') || message.includes('already has a shift')),
  );

/** The form of a new shift, or of one that is changed. @param onSaved gets the shift as it is now */
export function useShiftForm(
  values: ShiftValues,
  before: WholeShift | undefined,
  onSaved: (shift: WholeShift) => void,
) {
  const { t } = useTranslation();
  const zone = useZone();
  const [overlaps, setOverlaps] = useState(false);
  const [create] = useMutation(CreateShift);
  const [update] = useMutation(UpdateShift);

  const send = async (sent: ShiftValues): Promise<WholeShift | undefined> => {
    const input = inputOf(sent, zone, before);
    if (!before) return (await create({ variables: { input } })).data?.createShift;
    return (await update({ variables: { id: before.id, input } })).data?.updateShift;
  };

  const form = useForm<ShiftValues, WholeShift | undefined>({
    values,
    schema: textSchema,
    rules: (entered) => faultsIn(entered, zone),
    send,
    onSaved: (shift) => shift && onSaved(shift),
    failed: t('shifts.saveFailed'),
    refused(refusal) {
      setOverlaps(isOverlap(refusal));
      return false;
    },
    labels: { title: t('shifts.titleLabel'), notes: t('shifts.notes'), location: t('shifts.location') },
    sentences: {
      client: { required: t('shifts.errors.client') },
      employee: { required: t('shifts.errors.employee') },
      startTime: { required: t('shifts.errors.startTime'), skipped_time: t('shifts.errors.skipped') },
      endTime: {
        required: t('shifts.errors.endTime'),
        ends_before_start: t('shifts.errors.order'),
        skipped_time: t('shifts.errors.skipped'),
      },
    },
  });
  return { form, zone, /** The last try was refused because the employee has another shift then. */ overlaps };
}

export type ShiftForm = ReturnType<typeof useShiftForm>['form'];
