import { useHost, useLanguage } from '@portfolio/remote-kit';

/**
 * For an element whose words an author wrote: they are in the content's language whatever the screen's is, which a screen reader has to
 * know, and find their own direction (docs/decisions/0322).
 */
export function useAuthored(): { dir: 'auto'; lang?: string } {
  const { contentLanguage } = useHost().config;
  const language = useLanguage();
  return { dir: 'auto', ...(contentLanguage && contentLanguage !== language && { lang: contentLanguage }) };
}
