/** Days between the two instants' dates in `timeZone`: 1 for a shift that ends after midnight. */
function daysBetween(start: Date, end: Date, timeZone: string): number {
  const day = (instant: Date): number =>
    Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant));
  return Math.round((day(end) - day(start)) / 86_400_000);
}

/** "Tue 24 Nov", in the words of `language`. */
export function shiftDay(startTime: string, language: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, weekday: 'short', day: 'numeric', month: 'short' });
  const word = Object.fromEntries(parts.formatToParts(new Date(startTime)).map(({ type, value }) => [type, value]));
  return `${word['weekday']} ${word['day']} ${word['month']}`;
}

/** "22:00–06:00 (+1)": the clock in `timeZone`, and how many days later it ends. */
export function shiftHours(startTime: string, endTime: string, language: string, timeZone: string): string {
  const [start, end] = [new Date(startTime), new Date(endTime)];
  const clock = new Intl.DateTimeFormat(language, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const later = daysBetween(start, end, timeZone);
  return `${clock.format(start)}–${clock.format(end)}${later > 0 ? ` (+${later})` : ''}`;
}

/** "8.5 h", one decimal (scheduling.md §9). */
export const shiftLength = (hours: number, language: string): string =>
  `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(hours)} h`;

/** Decimal dollars (`"120.00"`) as money: "$120.00". */
export const dollars = (amount: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(
    Number(amount),
  );
