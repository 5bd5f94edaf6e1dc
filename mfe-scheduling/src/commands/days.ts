import { plainText, type Language } from '@portfolio/remote-kit';

const dayMs = 24 * 60 * 60 * 1000;

/** The words of a language for the days from yesterday to a week ahead → the day, `YYYY-MM-DD`; the nearest one to come of each name. */
function dayWords(language: Language, today: string): Map<string, string> {
  const noon = Date.parse(`${today}T12:00:00Z`);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const words = new Map<string, string>();
  for (const ahead of [1, 2, 3, 4, 5, 6, 7, 0, -1]) {
    const date = new Date(noon + ahead * dayMs);
    const day = date.toISOString().slice(0, 10);
    if (ahead <= 1) words.set(plainText(relative.format(ahead, 'day')), day);
    if (ahead > 0) words.set(plainText(weekday.format(date)), day);
  }
  return words;
}

/**
 * Takes a day out of what was typed: "ruth tomorrow" is "ruth" and the day after today.
 * @param today `YYYY-MM-DD` where the reader is
 */
export function dayNamed(text: string, language: Language, today: string): { text: string; day: string | undefined } {
  const words = dayWords(language, today);
  const typed = text.split(/\s+/);
  const at = typed.findIndex((word) => words.has(plainText(word)));
  if (at < 0) return { text, day: undefined };
  return { text: typed.toSpliced(at, 1).join(' '), day: words.get(plainText(typed[at]!)) };
}
