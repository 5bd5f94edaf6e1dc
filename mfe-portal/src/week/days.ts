const day = 86_400_000;

const after = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** The week, Monday to Sunday, of a day of the calendar: `YYYY-MM-DD`. */
export function weekOf(date: string): string[] {
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, place) => after(date, place - sinceMonday));
}

/** A day of the week so many weeks later. */
export const weeksAfter = (date: string, weeks: number): string => after(date, weeks * 7);

/** Dated things by the week of their date, in the order in which the weeks come. */
export function byWeek<Dated extends { date: string }>(
  shifts: readonly Dated[],
): { monday: string; sunday: string; shifts: Dated[] }[] {
  const weeks = Map.groupBy(shifts, ({ date }) => weekOf(date)[0]!);
  return [...weeks].map(([monday, ofWeek]) => ({ monday, sunday: after(monday, 6), shifts: ofWeek }));
}

interface Paid {
  status: string;
  durationHours: number;
  /** Dollars, two places; rounded once per shift. */
  pay: string;
}

const unpaid = new Set(['CANCELLED', 'MISSED']);

/** Hours and pay of several shifts together, to the cent; nobody is paid for what was cancelled or missed. */
export function totalOf(shifts: readonly Paid[]): { hours: number; pay: string } {
  const paid = shifts.filter(({ status }) => !unpaid.has(status));
  const cents = paid.reduce((sum, { pay }) => sum + Math.round(Number(pay) * 100), 0);
  return { hours: paid.reduce((sum, { durationHours }) => sum + durationHours, 0), pay: (cents / 100).toFixed(2) };
}
