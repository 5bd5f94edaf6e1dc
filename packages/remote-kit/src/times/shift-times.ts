const made = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than what it is for; a grid writes hundreds of times in the same. */
function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.values(options).join(' ')}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(language, options);
  made.set(key, format);
  return format;
}

/** Days between the two instants' dates in `timeZone`: 1 for a shift that ends after midnight. */
function daysBetween(start: Date, end: Date, timeZone: string): number {
  const day = (instant: Date): number =>
    Date.parse(dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant));
  return Math.round((day(end) - day(start)) / 86_400_000);
}

/** "Tue 24 Nov", in the words of `language`. */
export function shiftDay(startTime: string, language: string, timeZone: string): string {
  const parts = dateFormat(language, { timeZone, weekday: 'short', day: 'numeric', month: 'short' });
  const word = Object.fromEntries(parts.formatToParts(new Date(startTime)).map(({ type, value }) => [type, value]));
  return `${word['weekday']} ${word['day']} ${word['month']}`;
}

/** "22:00–06:00 (+1)": the clock in `timeZone`, and how many days later it ends. */
export function shiftHours(startTime: string, endTime: string, language: string, timeZone: string): string {
  const later = daysBetween(new Date(startTime), new Date(endTime), timeZone);
  const clock = (instant: string): string => clockTime(instant, language, timeZone);
  return `${clock(startTime)}–${clock(endTime)}${later > 0 ? ` (+${later})` : ''}`;
}

type Instant = string | Date;

/** "22:00", or "22:00:05", on the clock of `timeZone`; without one, on the reader's. */
export const clockTime = (instant: Instant, language: string, timeZone?: string, seconds = false): string =>
  dateFormat(language, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: seconds ? '2-digit' : undefined,
    hourCycle: 'h23',
  }).format(new Date(instant));

/** "Nov 24, 2026, 22:00", or with its seconds: when something happened. */
export function dateAndTime(instant: Instant, language: string, timeZone?: string, seconds = false): string {
  const date = dateFormat(language, { timeZone, dateStyle: 'medium' }).format(new Date(instant));
  return `${date}, ${clockTime(instant, language, timeZone, seconds)}`;
}

/** "Tue 24 Nov, 22:00". */
export const dayAndTime = (instant: string, language: string, timeZone: string): string =>
  `${shiftDay(instant, language, timeZone)}, ${clockTime(instant, language, timeZone)}`;

/** "Tue 24 Nov, 22:00–06:00 (+1)". */
export const shiftWhen = (startTime: string, endTime: string, language: string, timeZone: string): string =>
  `${shiftDay(startTime, language, timeZone)}, ${shiftHours(startTime, endTime, language, timeZone)}`;

/** "8.5 h": 1 decimal in a list, 2 on detail (scheduling.md §9). */
export const shiftLength = (hours: number, language: string, decimals = 1): string =>
  `${new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(hours)} h`;
