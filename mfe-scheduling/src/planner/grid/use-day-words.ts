import type { CalendarDate } from '@internationalized/date';
import { calendarDays, shiftDay } from '@portfolio/remote-kit/times';
import { useMemo } from 'react';
import { useTranslation } from '../../translator.ts';

/** Days of the calendar in the reader's words, the same wherever they are. */
export function useDayWords() {
  const { language } = useTranslation();
  return useMemo(
    () => ({
      /** "Mon 23 Nov", below a range that has the year. */
      short: (day: CalendarDate) => shiftDay(day.toString(), language, 'UTC', new Date(day.toString())),
      /** The same, with its year if that is not this one. */
      long: (day: CalendarDate) => shiftDay(day.toString(), language, 'UTC'),
      range: (first: CalendarDate, last: CalendarDate) => calendarDays(first.toString(), last.toString(), language),
    }),
    [language],
  );
}
