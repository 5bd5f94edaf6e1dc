import { chosenShiftStatuses } from '@portfolio/contracts/scheduling';
import type { ToldConflict } from '@portfolio/planning/conflicts';
import { shiftDay, shiftLength, zoneName } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import {
  CheckboxField,
  SelectField,
  TextareaField,
  TextField,
  DateTimeField,
  timeIn,
  TimeField,
} from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { type ReactNode, useState } from 'react';
import { endAfter, hoursLater, instantOf } from '../shared/times/local-time.ts';
import { hoursBetween } from '../shared/times/shift-time.tsx';
import { useTranslation } from '../translator.ts';
import { PlaceFields } from './place-fields.tsx';
import { shiftStatusName, PaidNotice } from './shift-status.tsx';
import { type ShiftValues, faultsIn, inputOf } from './shift-values.ts';
import type { ShiftForm } from './use-shift-form.ts';
import { useShiftConflicts, ConflictNotices } from '../planner/conflicts/conflict-notices.tsx';
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
      <TextField label={t('shifts.titleLabel')} optional={t('optional')} autoComplete="off" {...form.field('title')} />
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

/** Lengths, in hours, that one press sets. */
const lengths = [4, 8, 12];
const aDay = 24;

/** A day and two times on the clock of the zone, and how long that is: an end that is not later is on the next day. */
function TimeFields({ form, paid }: { form: ShiftForm; paid: boolean }) {
  const { t, language } = useTranslation();
  const known = form.controlled('zone').value;
  // Lengths are shown before it is known where the shift is; on most days they are the same everywhere.
  const zone = known || 'UTC';
  const start = form.controlled('startTime');
  const end = form.controlled('endTime');
  const [from, to] = [instantOf(start.value, zone), instantOf(end.value, zone)];
  const hours = from !== undefined && to !== undefined ? hoursBetween(from, to) : 0;
  /** What was typed while it is no time, and the length that stays while the start is typed. */
  const [typed, setTyped] = useState('');
  const [kept, setKept] = useState(0);
  const clock = end.value.split('T')[1] ?? typed;

  const setLength = (length: number): void => {
    const later = hoursLater(start.value, length, zone);
    if (later !== undefined) end.onChange(later);
  };
  const changeStart = (value: string): void => {
    start.onChange(value);
    const length = hours > 0 ? hours : kept;
    setKept(length);
    const later = length > 0 ? hoursLater(value, length, zone) : endAfter(value, timeIn(clock));
    if (later !== undefined) end.onChange(later);
  };
  const changeEnd = (value: string): void => {
    const time = timeIn(value);
    setTyped(value);
    setKept(0);
    // Without a start it is a time of no day yet.
    end.onChange(time === undefined ? '' : (endAfter(start.value, time) ?? `T${time}`));
  };

  return (
    <Stack $gap={2}>
      <FieldRow>
        <DateTimeField
          label={t('shifts.startTime')}
          clockLabel={t('times.clock', { label: t('shifts.startTime') })}
          disabled={paid}
          {...start}
          onChange={changeStart}
        />
        <TimeField label={t('shifts.endTime')} disabled={paid} {...end} value={clock} onChange={changeEnd} />
      </FieldRow>
      <Cluster $gap={2}>
        {known && <Muted>{t('times.zone', { zone: zoneName(known) })}</Muted>}
        {hours > 0 && <Muted role="status">{t('shifts.lasts', { length: shiftLength(hours, language, 2) })}</Muted>}
        {hours > 0 && end.value.slice(0, 10) !== start.value.slice(0, 10) && (
          <Muted>{t('shifts.endsOn', { day: shiftDay(end.value.slice(0, 10), language, 'UTC') })}</Muted>
        )}
      </Cluster>
      {from !== undefined && !paid && (
        <Cluster role="group" aria-label={t('shifts.setLength')} $gap={2}>
          {lengths.map((length) => (
            <Button key={length} size="small" onClick={() => setLength(length)}>
              {`${length} h`}
            </Button>
          ))}
          {hours > 0 && (
            <Button size="small" onClick={() => setLength(hours + aDay)}>
              {`+${aDay} h`}
            </Button>
          )}
        </Cluster>
      )}
    </Stack>
  );
}
