import { calendarDay, calendarDays } from '@portfolio/contracts/dates';

interface Days {
  /** `YYYY-MM-DD` */
  fromDay: string;
  /** `HH:MM`; nothing is the whole day. */
  fromTime?: string | null | undefined;
  untilDay: string;
  untilTime?: string | null | undefined;
}

/** Days of the calendar, which may begin and end at a time: "24 – 26 Dec 2026", "24 Dec 2026 12:00–24:00". */
export function daysWithTimes({ fromDay, fromTime, untilDay, untilTime }: Days, language: string): string {
  if (!fromTime && !untilTime) return calendarDays(fromDay, untilDay, language);
  const [start, end] = [fromTime ?? '00:00', untilTime ?? '24:00'];
  if (fromDay === untilDay) return `${calendarDay(fromDay, language)} ${start}–${end}`;
  return `${calendarDay(fromDay, language)} ${start} – ${calendarDay(untilDay, language)} ${end}`;
}
