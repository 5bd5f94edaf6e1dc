import { shiftHours, shiftWhen, showsSameClock, zoneName } from '@portfolio/remote-kit/times';
import { useMemo } from 'react';
import { useTranslation } from '../../translator.ts';
import { useGrid, type GridMeans } from './grid-context.ts';
import type { Times } from './calendar.ts';
import type { Placed, ScheduledShift } from './grid.types.ts';

type Site = Pick<ScheduledShift, 'clientId' | 'locationId'>;
type Named = Pick<GridMeans, 'by' | 'period' | 'zoneOf' | 'clientOf' | 'locationOf' | 'employeeOf'>;

/** A shift in words: short in its block, whole for screen readers. */
export const useShiftWords = () => useWords(useGrid());
export type ShiftWords = ReturnType<typeof useWords>;

export function useWords({ by, period, zoneOf, clientOf, locationOf, employeeOf }: Named) {
  const { t, language } = useTranslation();
  return useMemo(() => {
    // Working out the offset of a zone takes longer than drawing a shift, and most begin when others do.
    const marks = new Map<string, string | undefined>();
    const markOf = (zone: string, at: string): string | undefined => {
      const key = `${zone} ${at}`;
      if (!marks.has(key)) marks.set(key, showsSameClock(zone, period.zone, new Date(at)) ? undefined : zoneName(zone));
      return marks.get(key);
    };
    const siteOf = (shift: ScheduledShift) => [clientOf(shift), locationOf(shift)].filter(Boolean).join(', ');
    const statusOf = ({ status }: ScheduledShift) => t(`shifts.status.${status}`);
    return {
      statusOf,
      siteOf,
      employeeOf,
      /** @param times of the shift, unless it is about to have others */
      whenOf: (shift: Site, { startTime, endTime }: Times) => shiftWhen(startTime, endTime, language, zoneOf(shift)),
      hoursOf: (shift: Site, { startTime, endTime }: Times) => shiftHours(startTime, endTime, language, zoneOf(shift)),
      inZone: (zone: string) => t('times.zone', { zone }),
      /** The zone of its site, where its clock is not that of the grid around. */
      zoneMarkOf: (shift: Site, { startTime }: Pick<Times, 'startTime'>) => {
        const zone = zoneOf(shift);
        return zone === period.zone ? undefined : markOf(zone, startTime);
      },
      briefOf: (shift: ScheduledShift) => (by === 'employees' ? siteOf(shift) : employeeOf(shift)),
      /** What a block says beside its hours and {@link briefOf}, to those who do not see its colour, shape and row. */
      restOf: ({ shift, continues, isGhost, isWithdrawn }: Placed, isSelected: boolean) =>
        [
          '',
          by === 'employees' ? employeeOf(shift) : siteOf(shift),
          shift.title,
          statusOf(shift),
          isWithdrawn && t('publishing.withdrawn'),
          shift.isDraft && t(shift.publishedAt ? 'publishing.changed' : 'publishing.fresh'),
          shift.seriesId && t('series.repeats'),
          continues && t('scheduler.continues'),
          isGhost && t('scheduler.ghost'),
          isSelected && t('scheduler.isSelected'),
        ]
          .filter((part, index) => index === 0 || part)
          .join(', '),
    };
  }, [t, language, by, period, zoneOf, clientOf, locationOf, employeeOf]);
}
