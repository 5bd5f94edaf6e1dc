import { shiftHours, shiftWhen } from '@portfolio/remote-kit/times';
import { useMemo } from 'react';
import { useTranslation } from '../translator.ts';
import { useGrid, type GridMeans } from './grid-context.ts';
import type { Placed, ScheduledShift } from './grid.types.ts';

type Named = Pick<GridMeans, 'by' | 'period' | 'clientOf' | 'locationOf' | 'employeeOf'>;

/** A shift in words: short in its block, whole for screen readers. */
export const useShiftWords = () => useWords(useGrid());
export type ShiftWords = ReturnType<typeof useWords>;

export function useWords({ by, period, clientOf, locationOf, employeeOf }: Named) {
  const { t, language } = useTranslation();
  return useMemo(() => {
    const siteOf = (shift: ScheduledShift) => [clientOf(shift), locationOf(shift)].filter(Boolean).join(', ');
    const statusOf = ({ status }: ScheduledShift) => t(`shifts.status.${status}`);
    return {
      statusOf,
      siteOf,
      employeeOf,
      whenOf: ({ startTime, endTime }: Pick<ScheduledShift, 'startTime' | 'endTime'>) =>
        shiftWhen(startTime, endTime, language, period.zone),
      hoursOf: ({ startTime, endTime }: Pick<ScheduledShift, 'startTime' | 'endTime'>) =>
        shiftHours(startTime, endTime, language, period.zone),
      briefOf: (shift: ScheduledShift) => (by === 'sites' ? employeeOf(shift) : siteOf(shift)),
      /** What a block says beside its hours and {@link briefOf}, to those who do not see its colour, shape and row. */
      restOf: ({ shift, continues }: Placed, isSelected: boolean) =>
        [
          '',
          by === 'sites' ? siteOf(shift) : employeeOf(shift),
          shift.title,
          statusOf(shift),
          shift.seriesId && t('series.repeats'),
          continues && t('scheduler.continues'),
          isSelected && t('scheduler.isSelected'),
        ]
          .filter((part, index) => index === 0 || part)
          .join(', '),
    };
  }, [t, language, by, period, clientOf, locationOf, employeeOf]);
}
