/** Making one takes far longer than writing a length, and a grid writes hundreds while it is scrolled. */
const made = new Map<string, Intl.NumberFormat>();

/** "8.5 h": 1 decimal in a list, 2 on detail (scheduling.md §9). */
export function shiftLength(hours: number, language: string, decimals = 1): string {
  const key = `${language} ${decimals}`;
  const format =
    made.get(key) ??
    new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  made.set(key, format);
  return `${format.format(hours)} h`;
}
