import { useApolloClient, useMutation } from '@apollo/client/react';
import type { OnceContext } from '@portfolio/remote-kit';
import { changesOf, useForm, type Refusal } from '@portfolio/remote-kit/forms';
import { useState } from 'react';
import { UpdateFollowingShifts } from '../planner/repetition/batch.graphql.ts';
import { useZoneOfPlace } from '../shared/choices/choices.ts';
import { useTranslation } from '../translator.ts';
import { faultsIn, inputOf, textSchema, valuesOf, type ShiftValues } from './shift-values.ts';
import { CreateShift, ShiftDetail, UpdateShift, type WholeShift } from './shifts.graphql.ts';

/** readings.md: an employee cannot be in two places, unless that is permitted for the shift. */
const isOverlap = ({ faults }: Refusal): boolean =>
  faults.some(
    ({ path: [field], fault: { code } }) =>
      field === 'employee' && (code === 'employee_has_shift' || code === 'employee_busy'),
  );

interface Options<Answer> {
  /** Under which name what is typed is kept. */
  draft: string;
  send: (values: ShiftValues, once: OnceContext, began: ShiftValues) => Promise<Answer>;
  /** Of the shift that is changed, if one is. */
  id?: string | undefined;
  onSaved: (answer: Answer) => void;
}

/** The form of a new shift, or of one that is changed, wherever it stands. */
export function useShiftForm<Answer>(values: ShiftValues, { draft, send, onSaved, id }: Options<Answer>) {
  const { t } = useTranslation();
  const [overlaps, setOverlaps] = useState(false);
  const latestOf = useLatest();
  const askZone = useZoneOfPlace();

  const form = useForm<ShiftValues, Answer>({
    draft,
    values,
    schema: textSchema,
    rules: (entered) => faultsIn(entered, entered.zone),
    send: async (_, entered, once, began) =>
      send({ ...entered, zone: entered.zone || (await askZone(entered)) }, once, began),
    latest: () => latestOf(id),
    onSaved,
    failed: t('shifts.saveFailed'),
    refused(refusal) {
      setOverlaps(isOverlap(refusal));
      return false;
    },
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
  return { form, /** The last try was refused because the employee has another shift then. */ overlaps };
}

export type ShiftForm = ReturnType<typeof useShiftForm>['form'];

/** A shift as it is now, in the form. */
function useLatest() {
  const apollo = useApolloClient();
  return async (id: string | undefined) => {
    if (id === undefined) return undefined;
    const { data } = await apollo.query({ query: ShiftDetail, variables: { id }, fetchPolicy: 'network-only' });
    const shift = data?.shift;
    if (!shift) return undefined;
    const { clientName: client, employeeName: employee, locationName: location } = shift;
    return { values: valuesOf(shift, shift.timeZone), words: { client, employee, location: location ?? '' } };
  };
}

/** Saves a form by itself. @param before the shift that is changed; none for a new one */
export function useSaveShift(before: WholeShift | undefined) {
  const [create] = useMutation(CreateShift);
  const [update] = useMutation(UpdateShift);
  const [updateFollowing] = useMutation(UpdateFollowingShifts);
  return async (values: ShiftValues, context: OnceContext, began: ShiftValues): Promise<WholeShift | undefined> => {
    const input = inputOf(values, values.zone, before);
    if (!before) return (await create({ variables: { input }, context })).data?.createShift;
    // Only what was changed: what others change meanwhile stays.
    const changes = changesOf(input, inputOf(began, began.zone, before));
    if (values.following) {
      await updateFollowing({ variables: { id: before.id, ...changes }, context });
      return before;
    }
    return (await update({ variables: { id: before.id, ...changes }, context })).data?.updateShift;
  };
}
