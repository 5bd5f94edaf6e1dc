import { calendarDay, dateAndTime } from '@portfolio/remote-kit/times';

/** `2026-12-20 21:00`, on the clock of a site, and `2026-12-20`, as the reader writes them. */
export const inReadersDates = (text: string, language: string): string =>
  text.replaceAll(/\b(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?\b/g, (_, day: string, time: string | undefined) =>
    time === undefined ? calendarDay(day, language) : dateAndTime(`${day}T${time}Z`, language, 'UTC'),
  );
