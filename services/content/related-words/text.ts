import { wordKey, type WordLanguage } from '../src/chat/related/word-key.ts';
import { wordsOf } from '../src/chat/words.ts';

/** The keys of a text's words, without those that say nothing. */
export type KeysOf = (text: string, language?: WordLanguage) => string[];

export const keysWithout =
  (stopWords: Record<WordLanguage, ReadonlySet<string>>): KeysOf =>
  (text, language = 'en') =>
    wordsOf(text)
      .filter((word) => !stopWords[language].has(word))
      .map((word) => wordKey(word, language));
