import { endOfMonth, parseDate, startOfMonth, startOfWeek, type CalendarDate } from '@internationalized/date';

export interface ProposedPeriod {
  /** `YYYY-MM-DD` */
  startDate: string;
  endDate: string;
}

export const proposalNames = ['lastWeek', 'lastFortnight', 'lastMonth', 'thisMonth'] as const;

export type ProposalName = (typeof proposalNames)[number];

/** Weeks begin on Monday. */
const monday = (day: CalendarDate) => startOfWeek(day, 'en-US', 'mon');

const proposals: Record<ProposalName, (today: CalendarDate) => [CalendarDate, CalendarDate]> = {
  lastWeek: (today) => [monday(today).subtract({ weeks: 1 }), monday(today).subtract({ days: 1 })],
  lastFortnight: (today) => [monday(today).subtract({ weeks: 2 }), monday(today).subtract({ days: 1 })],
  lastMonth: (today) => {
    const month = startOfMonth(today).subtract({ months: 1 });
    return [month, endOfMonth(month)];
  },
  thisMonth: (today) => [startOfMonth(today), endOfMonth(today)],
};

/** The usual periods. @param today `YYYY-MM-DD` */
export function proposedPeriod(name: ProposalName, today: string): ProposedPeriod {
  const [first, last] = proposals[name](parseDate(today));
  return { startDate: first.toString(), endDate: last.toString() };
}
