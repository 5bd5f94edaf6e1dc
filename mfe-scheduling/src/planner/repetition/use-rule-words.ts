import { DateFormatter, parseDate, toZoned } from '@internationalized/date';
import { daysOfWeek } from '@portfolio/contracts/scheduling';
import { calendarDay } from '@portfolio/remote-kit/times';
import type { DayOfWeek } from '../../generated/graphql.ts';
import { useTranslation } from '../../translator.ts';

interface Rule {
  weekdays: readonly DayOfWeek[];
  everyWeeks: number;
  /** `YYYY-MM-DD`. */
  until: string;
}

/** A Monday. */
const monday = parseDate('2001-01-01');

/** Days of the week in the order of the week, as GraphQL has them. */
export const weekdays = daysOfWeek.map((day) => day.toUpperCase() as DayOfWeek);

/** Rules of repetition, and days of the week, in the reader's words. */
export function useRuleWords() {
  const { t, language } = useTranslation();
  const write = (date: typeof monday, options: Intl.DateTimeFormatOptions) =>
    new DateFormatter(language, { timeZone: 'UTC', ...options }).format(toZoned(date, 'UTC').toDate());
  const dayName = (day: DayOfWeek): string => write(monday.add({ days: weekdays.indexOf(day) }), { weekday: 'short' });
  return {
    dayName,
    ruleOf: ({ weekdays: days, everyWeeks, until }: Rule): string =>
      t('series.rule', {
        count: everyWeeks,
        days: new Intl.ListFormat(language).format(weekdays.filter((day) => days.includes(day)).map(dayName)),
        until: calendarDay(until, language),
      }),
  };
}
