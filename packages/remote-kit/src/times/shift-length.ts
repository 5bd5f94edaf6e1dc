/** "8.5 h": 1 decimal in a list, 2 on detail (scheduling.md §9). */
export const shiftLength = (hours: number, language: string, decimals = 1): string =>
  `${new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(hours)} h`;
