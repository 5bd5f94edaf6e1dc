/** Decimal dollars (`"120.00"`) as money: "$120.00". */
export const dollars = (amount: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(
    Number(amount),
  );

/** `YYYY-MM-DD` as "24 Nov 2026". A day of the calendar, the same everywhere. */
export function calendarDay(day: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).formatToParts(new Date(day));
  const word = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${word['day']} ${word['month']} ${word['year']}`;
}

/** Hours of a payment (`"152.25"`), two places as they are paid: "152.25 h", on one line. */
export const hours = (amount: string, language: string): string =>
  `${new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(Number(amount))}\u{a0}h`;
