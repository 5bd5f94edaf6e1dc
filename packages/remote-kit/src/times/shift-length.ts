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
