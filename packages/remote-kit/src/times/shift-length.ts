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

/** Making one takes far longer than writing a number, and a grid writes hundreds while it is scrolled. */
const made = new Map<string, Intl.NumberFormat>();

/** How numbers are written in a language, with so many decimals. */
export function decimals(language: string, least: number, most = least): Intl.NumberFormat {
  const key = `${language} ${least} ${most}`;
  const format =
    made.get(key) ?? new Intl.NumberFormat(language, { minimumFractionDigits: least, maximumFractionDigits: most });
  made.set(key, format);
  return format;
}

/** "8.5 h": 1 decimal in a list, 2 on detail (scheduling.md §9). */
export const shiftLength = (hours: number, language: string, places = 1): string =>
  `${decimals(language, places).format(hours)} h`;
