import { useHost } from '@portfolio/remote-kit';
import { useTranslation } from '../translator.ts';

/**
 * For an element whose words an author wrote: they are in the content's language whatever the screen's is, which a screen reader has to
 * know, and find their own direction.
 */
export function useAuthored(): { dir: 'auto'; lang?: string } {
  const { contentLanguage } = useHost().config;
  const { language } = useTranslation();
  return { dir: 'auto', ...(contentLanguage && contentLanguage !== language && { lang: contentLanguage }) };
}
