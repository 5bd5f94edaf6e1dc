const day = 86_400_000;

/** Days since 1970, as numbers that one can count with. @param date `YYYY-MM-DD` */
export const dayNumber = (date: string): number => Date.parse(date) / day;

/** @returns `YYYY-MM-DD` */
export const isoDay = (number: number): string => new Date(number * day).toISOString().slice(0, 10);

/** Monday is 0. */
export const weekdayOf = (number: number): number => (((number + 3) % 7) + 7) % 7;

/** The number of a day's week; one more for each Monday. */
export const weekOf = (number: number): number => Math.floor((number + 3) / 7);

/** The number of a week's Monday. */
export const mondayOf = (week: number): number => week * 7 - 3;

/** The number of a day's month; one more for each month. */
export function monthOf(number: number): number {
  const date = new Date(number * day);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The number of the first day of a month. */
export const firstOf = (month: number): number => Date.UTC(1970, month - 1970 * 12, 1) / day;

/** After each Sunday, the next day begins a week. */
export const sundaysIn = (month: number): number => weekOf(firstOf(month + 1)) - weekOf(firstOf(month));

/** The Sunday of some days, if there is one. */
export const sundayOf = (first: number, last: number): number | undefined => {
  const sunday = mondayOf(weekOf(first)) + 6;
  return sunday <= last ? sunday : undefined;
};
