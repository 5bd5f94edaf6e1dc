import { useTranslation } from '../translator.ts';

/** Writes an instant in the reader's language and zone. */
export function useDateTime(): (instant: string) => string {
  const { language } = useTranslation();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (instant) => format.format(new Date(instant));
}
