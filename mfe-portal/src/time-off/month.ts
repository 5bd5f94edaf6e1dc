const pad = (number: number) => String(number).padStart(2, '0');

/** The month of a day, `YYYY-MM`, so many months later. */
export function monthAfter(day: string, months: number): string {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${Math.floor(at / 12)}-${pad((at % 12) + 1)}`;
}

/** The days of a month, `YYYY-MM-DD`, and how many days of its first week, which begins on Monday, are before them. */
export function daysOf(month: string): { before: number; days: string[] } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return {
    before: (new Date(`${month}-01`).getUTCDay() + 6) % 7,
    days: Array.from({ length: count }, (_, index) => `${month}-${pad(index + 1)}`),
  };
}

/** The same, with the days after it that fill six weeks: a stretch that begins late in a month ends on the same screen. */
export function weeksOf(month: string): { before: number; days: string[] } {
  const { before, days } = daysOf(month);
  const after = daysOf(monthAfter(month, 1)).days;
  return { before, days: [...days, ...after].slice(0, 6 * 7 - before) };
}

/** What a tap on a day makes of the days that are chosen: the second tap ends what the first began; another begins anew. */
export const tapped = (
  { from, until }: { from: string; until: string },
  day: string,
): { from: string; until: string } =>
  from !== '' && from === until && day > from ? { from, until: day } : { from: day, until: day };
