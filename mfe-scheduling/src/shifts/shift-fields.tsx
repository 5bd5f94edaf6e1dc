import { chosenShiftStatuses } from '@portfolio/contracts/scheduling';
import type { ToldConflict } from '@portfolio/planning/conflicts';
import { CheckboxField, SelectField, TextareaField, TextField } from '@portfolio/ui/field';
import type { ReactNode } from 'react';
import { ConflictNotices } from '../planner/conflicts/conflict-notices.tsx';
import { useTranslation } from '../translator.ts';
import { PaidNotice } from './paid-notice.tsx';
import { PlaceFields } from './place-fields.tsx';
import { shiftStatusName } from './shift-status.tsx';
import { type ShiftValues, faultsIn, inputOf } from './shift-values.ts';
import { TimeFields } from './time-fields.tsx';
import type { ShiftForm } from './use-shift-form.ts';
import { useShiftConflicts } from '../planner/conflicts/use-shift-conflicts.ts';
import type { ShiftChange } from '../generated/graphql.ts';

interface Props {
  /** None for a new one. */
  id: string | undefined;
  form: ShiftForm;
  /** The last try was refused because the employee has another shift then. */
  overlaps: boolean;
  /** It has been paid: what its pay follows from is shown, and stays. */
  paid?: boolean | undefined;
  /** What the form began with. */
  values: ShiftValues;
  /** Below the place, such as its post. */
  children?: ReactNode;
}

const choices = chosenShiftStatuses.map(shiftStatusName);

/** The fields of a shift (scheduling.md §5, Shift form), on a page of their own and in the week grid. */
export function ShiftFields({ id, form, overlaps, values, children, paid = false }: Props) {
  const { t } = useTranslation();
  const conflicts = usePlannedConflicts(id, form);
  const isOverlap =
    overlaps || form.controlled('allowOverlap').value || conflicts.some(({ code }) => code === 'overlap');
  const isLapsed =
    form.controlled('overrideReason').value !== '' ||
    conflicts.some(({ code, refuses }) => code === 'license_expired' && refuses);
  return (
    <>
      {paid && <PaidNotice />}
      <PlaceFields form={form} paid={paid} />
      {children}
      {isOverlap && (
        <CheckboxField
          label={t('shifts.allowOverlap')}
          hint={t('shifts.allowOverlapHint')}
          {...form.field('allowOverlap')}
        />
      )}
      {values.repeats && !paid && (
        <CheckboxField label={t('series.following')} hint={t('series.followingHint')} {...form.field('following')} />
      )}
      <TimeFields form={form} paid={paid} />
      <ConflictNotices conflicts={conflicts} />
      {isLapsed && (
        <TextField
          label={t('shifts.overrideReason')}
          hint={t('shifts.overrideReasonHint')}
          maxLength={500}
          autoComplete="off"
          {...form.field('overrideReason')}
        />
      )}
      <SelectField label={t('shifts.statusLabel')} disabled={paid} {...form.field('status')}>
        {values.status === 'MISSED' && <option value="MISSED">{t('shifts.status.MISSED')}</option>}
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
    </>
  );
}

/** What speaks against the shift that a form holds, while it is being filled in. */
function usePlannedConflicts(id: string | undefined, form: ShiftForm): readonly ToldConflict[] {
  const values = form.hookForm.watch();
  return useShiftConflicts(changeOf(id, values, values.zone), values.zone || 'UTC');
}

/** @returns undefined while something is missing or wrong that the form itself tells of */
function changeOf(id: string | undefined, values: ShiftValues, zone: string): ShiftChange | undefined {
  if (zone === '' || Object.values(faultsIn(values, zone)).some((fault) => fault !== undefined)) return undefined;
  const { client, location, post, employee, startTime, endTime, status, allowOverlap } = inputOf(values, zone);
  return { id: id ?? null, client, location, post, employee, startTime, endTime, status, allowOverlap };
}
