import { useHost, useLanguage } from '@portfolio/remote-kit';

/**
 * For an element whose words an author wrote: they are in the content's language whatever the screen's is, which a screen reader has to
 * know, and find their own direction (docs/decisions/0322).
 * @param translated into which language the words were
 */
export function useAuthored(translated?: string | null): { dir: 'auto'; lang?: string } {
  const { config } = useHost();
  const contentLanguage = translated ?? config.contentLanguage;
  const language = useLanguage();
  return { dir: 'auto', ...(contentLanguage && contentLanguage !== language && { lang: contentLanguage }) };
}
