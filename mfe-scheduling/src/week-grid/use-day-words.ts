import { DateFormatter, toZoned, type CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import { useTranslation } from '../translator.ts';

/** Days of the calendar in the reader's words, the same wherever they are. */
export function useDayWords() {
  const { language } = useTranslation();
  return useMemo(() => {
    const words = (options: Intl.DateTimeFormatOptions) => new DateFormatter(language, { timeZone: 'UTC', ...options });
    const at = (day: CalendarDate) => toZoned(day, 'UTC').toDate();
    const [short, long, range] = [
      words({ weekday: 'short', day: 'numeric', month: 'short' }),
      words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      words({ day: 'numeric', month: 'short', year: 'numeric' }),
    ];
    return {
      /** "Mon, Nov 23" in the order of the language. */
      short: (day: CalendarDate) => short.format(at(day)),
      long: (day: CalendarDate) => long.format(at(day)),
      range: (first: CalendarDate, last: CalendarDate) => range.formatRange(at(first), at(last)),
    };
  }, [language]);
}
