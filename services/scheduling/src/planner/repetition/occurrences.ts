import type { DayOfWeek } from '@portfolio/contracts/scheduling';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { RRuleTemporal } from 'rrule-temporal';

const codes = {
  monday: 'MO',
  tuesday: 'TU',
  wednesday: 'WE',
  thursday: 'TH',
  friday: 'FR',
  saturday: 'SA',
  sunday: 'SU',
} as const satisfies Record<DayOfWeek, string>;

export interface Rule {
  weekdays: readonly DayOfWeek[];
  every_weeks: number;
  /** `YYYY-MM-DD`, included. */
  until: string;
}

const basic = (date: string) => date.replaceAll('-', '');

/** The days of a rule after its first one: dates without a zone, so that no clock moves them. Weeks begin on Monday. */
export function occurrencesAfter(first: CalendarDate, { weekdays, every_weeks, until }: Rule): CalendarDate[] {
  const days = weekdays.map((day) => codes[day]).join();
  const rule = new RRuleTemporal({
    rruleString: `DTSTART;VALUE=DATE:${basic(first.toString())}
RRULE:FREQ=WEEKLY;INTERVAL=${every_weeks};BYDAY=${days};WKST=MO;UNTIL=${basic(until)}`,
  });
  return rule
    .all()
    .map((moment) => parseDate(moment.toString().slice(0, 'YYYY-MM-DD'.length)))
    .filter((date) => date.compare(first) > 0);
}
