import { dateAndTime } from '@portfolio/remote-kit/times';
import { useTranslation } from '../translator.ts';

/** Writes an instant in the reader's language and zone. */
export function useDateTime(): (instant: string) => string {
  const { language } = useTranslation();
  return (instant) => dateAndTime(instant, language);
}
