import { shiftDay, shiftLength, zoneName } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { DateTimeField, timeIn, TimeField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { useState } from 'react';
import { hoursBetween } from '../shared/times/hours-between.ts';
import { endAfter, hoursLater, instantOf } from '../shared/times/local-time.ts';
import { useTranslation } from '../translator.ts';
import type { ShiftForm } from './use-shift-form.ts';

/** Lengths, in hours, that one press sets. */
const lengths = [4, 8, 12];
const aDay = 24;

/** A day and two times on the clock of the zone, and how long that is: an end that is not later is on the next day. */
export function TimeFields({ form, paid }: { form: ShiftForm; paid: boolean }) {
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
