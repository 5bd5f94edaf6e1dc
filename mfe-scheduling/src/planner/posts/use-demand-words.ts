import { calendarDay, shiftWhen } from '@portfolio/remote-kit/times';
import { useTranslation } from '../../translator.ts';
import type { DemandValues, StretchValues, WatchValues } from './demand-values.ts';

/** Its lists in words, where two versions of them are shown: a line for each of their parts. */
export function useDemandWords(zone: string) {
  const { t, language } = useTranslation();
  const day = (date: string): string => (date === '' ? '…' : calendarDay(date, language));
  const hours = ({ startTime, endTime, heads }: StretchValues): string =>
    `${startTime}–${endTime}${heads === '' ? '' : ` × ${heads}`}`;
  const watch = ({ week, days, ...stretch }: WatchValues, isRotation: boolean): string =>
    [
      ...(isRotation ? [t('demand.weekNumber', { number: week })] : []),
      days.map((each) => t(`demand.dayNames.${each}`)).join(' '),
      hours(stretch),
    ].join(' ');

  const words = {
    periods: (value: DemandValues['periods']) =>
      value.flatMap(({ from, until, weeks, watches }) => [
        `${day(from)} – ${day(until)}`,
        ...watches.map((each) => watch(each, weeks !== '1')),
      ]),
    exceptions: (value: DemandValues['exceptions']) =>
      value.map(({ date, reason, stretches }) => [day(date), reason, ...stretches.map(hours)].join(' · ')),
    closures: (value: DemandValues['closures']) =>
      value.map(({ from, until, heads, reason }) =>
        [shiftWhen(from, until, language, zone), t('demand.closed', { count: heads }), reason].join(' · '),
      ),
    holidayStretches: (value: StretchValues[]) => value.map(hours),
  };
  const labels = {
    periods: 'demand.week',
    exceptions: 'demand.exceptions',
    closures: 'demand.closures',
    holidayStretches: 'demand.holidayHours',
  } as const;
  const inWords = (name: keyof typeof words) => ({
    label: t(labels[name]),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a value of the field of this name
    say: (value: unknown) => words[name](value as never).join('\n'),
  });
  return {
    periods: inWords('periods'),
    exceptions: inWords('exceptions'),
    closures: inWords('closures'),
    holidayStretches: inWords('holidayStretches'),
  };
}
