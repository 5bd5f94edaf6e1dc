import { stemmer as spanishStem } from '@orama/stemmers/spanish';
import { stemmer as frenchStem } from '@orama/stemmers/french';
import type { Language } from '@portfolio/contracts/auth';

export type WordLanguage = Language;

/**
 * By what a word (lower-cased, without accents) is looked up: English ones as they are, because their forms have vectors
 * of their own; others by their stems.
 */
export function wordKey(word: string, language: WordLanguage): string {
  if (language === 'en') return word;
  return `${language}:${language === 'es' ? spanishStem(word) : frenchStem(word)}`;
}
