import { shiftLength, zoneName } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { DateTimeField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { hoursBetween } from '../shared/times/hours-between.ts';
import { hoursLater, instantOf } from '../shared/times/local-time.ts';
import { useTranslation } from '../translator.ts';
import type { ShiftForm } from './use-shift-form.ts';

/** Lengths, in hours, that one press sets. */
const lengths = [4, 8, 12];

/** Start and end on the clock of the zone, and how long that is. */
export function TimeFields({ form, paid }: { form: ShiftForm; paid: boolean }) {
  const { t, language } = useTranslation();
  const known = form.controlled('zone').value;
  // Lengths are shown before it is known where the shift is; on most days they are the same everywhere.
  const zone = known || 'UTC';
  const start = form.controlled('startTime');
  const end = form.controlled('endTime');
  const [from, to] = [instantOf(start.value, zone), instantOf(end.value, zone)];
  const hours = from !== undefined && to !== undefined ? hoursBetween(from, to) : 0;

  const setLength = (length: number): void => {
    const later = hoursLater(start.value, length, zone);
    if (later !== undefined) end.onChange(later);
  };

  return (
    <Stack $gap={2}>
      <FieldRow>
        <DateTimeField
          label={t('shifts.startTime')}
          clockLabel={t('times.clock', { label: t('shifts.startTime') })}
          disabled={paid}
          {...start}
        />
        <DateTimeField
          label={t('shifts.endTime')}
          clockLabel={t('times.clock', { label: t('shifts.endTime') })}
          disabled={paid}
          min={start.value}
          {...end}
        />
      </FieldRow>
      <Cluster $gap={2}>
        {known && <Muted>{t('times.zone', { zone: zoneName(known) })}</Muted>}
        {hours > 0 && <Muted role="status">{t('shifts.lasts', { length: shiftLength(hours, language, 2) })}</Muted>}
      </Cluster>
      {from !== undefined && !paid && (
        <Cluster role="group" aria-label={t('shifts.setLength')} $gap={2}>
          {lengths.map((length) => (
            <Button key={length} size="small" onClick={() => setLength(length)}>
              {`${length} h`}
            </Button>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}
