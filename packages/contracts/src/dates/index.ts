/*
 * The one form of dates in each language, for screens and mails alike: the day before the month, clocks of 24 hours, and the
 * year wherever it is not this one.
 */

type Instant = string | Date;

const made = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than what it is for; a grid writes hundreds of times in the same. */
function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.values(options).join(' ')}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(language, options);
  made.set(key, format);
  return format;
}

/** `YYYY-MM-DD` in `timeZone`. */
const isoDay = (instant: Instant, timeZone?: string): string =>
  dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(instant));

const parts = ['weekday', 'day', 'month', 'year'] as const;

type Part = (typeof parts)[number];

/** Some parts of a day, in this order in every language: "Tue 24 Nov 2026". */
function dayWith(shown: readonly Part[], instant: Instant, language: string, timeZone?: string): string {
  const format = dateFormat(language, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const word = Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return parts.flatMap((part) => (shown.includes(part) ? [word[part]] : [])).join(' ');
}

/** "24 Nov 2026": the day of an instant in `timeZone`; without one, in the reader's. */
export const dayOf = (instant: Instant, language: string, timeZone?: string): string =>
  dayWith(['day', 'month', 'year'], instant, language, timeZone);

/** `YYYY-MM-DD` as "24 Nov 2026". A day of the calendar, the same everywhere. */
export const calendarDay = (day: string, language: string): string => dayOf(day, language, 'UTC');

/** Two days of the calendar (`YYYY-MM-DD`): "23 – 29 Nov 2026", "30 Nov – 6 Dec 2026". */
export function calendarDays(first: string, last: string, language: string): string {
  if (first === last) return calendarDay(first, language);
  const needed: readonly Part[] =
    first.slice(0, 4) !== last.slice(0, 4)
      ? ['day', 'month', 'year']
      : first.slice(0, 7) === last.slice(0, 7)
        ? ['day']
        : ['day', 'month'];
  return `${dayWith(needed, first, language, 'UTC')} – ${calendarDay(last, language)}`;
}

/** Days of a calendar as `YYYY-MM-DD`, with times as `HH:MM`; nothing is the whole day. */
interface Stretch {
  from_day: string;
  from_time?: string | null | undefined;
  until_day: string;
  until_time?: string | null | undefined;
}

/** Days which may begin and end at a time: "24 – 26 Dec 2026", "24 Dec 2026 12:00–24:00". */
export function calendarStretch({ from_day, from_time, until_day, until_time }: Stretch, language: string): string {
  if (!from_time && !until_time) return calendarDays(from_day, until_day, language);
  const [start, end] = [from_time ?? '00:00', until_time ?? '24:00'];
  if (from_day === until_day) return `${calendarDay(from_day, language)} ${start}–${end}`;
  return `${calendarDay(from_day, language)} ${start} – ${calendarDay(until_day, language)} ${end}`;
}

/** "Tue 24 Nov", in another year than that of `now` "Wed 24 Nov 2027". */
export function shiftDay(startTime: Instant, language: string, timeZone?: string, now: Date = new Date()): string {
  const isThisYear = isoDay(startTime, timeZone).slice(0, 4) === isoDay(now, timeZone).slice(0, 4);
  return dayWith(isThisYear ? ['weekday', 'day', 'month'] : parts, startTime, language, timeZone);
}

/** Days between the two instants' dates in `timeZone`: 1 for a shift that ends after midnight. */
const daysBetween = (start: string, end: string, timeZone: string): number =>
  Math.round((Date.parse(isoDay(end, timeZone)) - Date.parse(isoDay(start, timeZone))) / 86_400_000);

/** "22:00–06:00 (+1)": the clock in `timeZone`, and how many days later it ends. */
export function shiftHours(startTime: string, endTime: string, language: string, timeZone: string): string {
  const later = daysBetween(startTime, endTime, timeZone);
  const clock = (instant: string): string => clockTime(instant, language, timeZone);
  return `${clock(startTime)}–${clock(endTime)}${later > 0 ? ` (+${later})` : ''}`;
}

/** "22:00", or "22:00:05", on the clock of `timeZone`; without one, on the reader's. */
export const clockTime = (instant: Instant, language: string, timeZone?: string, seconds = false): string =>
  dateFormat(language, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: seconds ? '2-digit' : undefined,
    hourCycle: 'h23',
  }).format(new Date(instant));

/** "24 Nov 2026, 22:00", or with its seconds: when something happened. */
export const dateAndTime = (instant: Instant, language: string, timeZone?: string, seconds = false): string =>
  `${dayOf(instant, language, timeZone)}, ${clockTime(instant, language, timeZone, seconds)}`;

/** "Tue 24 Nov, 22:00"; the year as {@link shiftDay} has it. */
export const dayAndTime = (instant: Instant, language: string, timeZone?: string): string =>
  `${shiftDay(instant, language, timeZone)}, ${clockTime(instant, language, timeZone)}`;

/** "Tue 24 Nov, 22:00–06:00 (+1)"; the year as {@link shiftDay} has it. */
export const shiftWhen = (startTime: string, endTime: string, language: string, timeZone: string): string =>
  `${shiftDay(startTime, language, timeZone)}, ${shiftHours(startTime, endTime, language, timeZone)}`;
