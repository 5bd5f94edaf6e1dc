import { calendarStretch } from '@portfolio/contracts/dates';

interface Days {
  /** `YYYY-MM-DD` */
  fromDay: string;
  /** `HH:MM`; nothing is the whole day. */
  fromTime?: string | null | undefined;
  untilDay: string;
  untilTime?: string | null | undefined;
}

/** {@link calendarStretch}, as GraphQL names days. */
export const daysWithTimes = ({ fromDay, fromTime, untilDay, untilTime }: Days, language: string): string =>
  calendarStretch({ from_day: fromDay, from_time: fromTime, until_day: untilDay, until_time: untilTime }, language);
