import { originalLanguage, translationLanguages } from '@portfolio/contracts/content';
import type { Language } from '@portfolio/remote-kit/manifest';

/** The language of this name; the original's for another. */
export const languageOf = (name: string | null): Language =>
  translationLanguages.find((language) => language === name) ?? originalLanguage;
